"""The rules of 2 de Mayo as a pure function of positions and answers: no I/O, clock, randomness, text or card name."""

from dosdemayo.engine.game import Game, Refused
from dosdemayo.engine.ids import CHANCE, FRENCH, SIDES, SPANISH, Seat, Side, enemy
from dosdemayo.engine.orders import OUTSIDE, Order, Step
from dosdemayo.engine.problems import Problem
from dosdemayo.engine.questions import Decision
from dosdemayo.engine.ruleset import Ruleset, Setup
from dosdemayo.engine.state import InPlay, Outcome, State
from dosdemayo.engine.view import View

__all__ = [
    "CHANCE",
    "FRENCH",
    "OUTSIDE",
    "SIDES",
    "SPANISH",
    "Decision",
    "Game",
    "InPlay",
    "Order",
    "Outcome",
    "Problem",
    "Refused",
    "Ruleset",
    "Seat",
    "Setup",
    "Side",
    "State",
    "Step",
    "View",
    "enemy",
]
