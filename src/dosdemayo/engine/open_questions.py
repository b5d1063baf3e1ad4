"""Every question that a position can hold, and the steps of the turn between which they are asked (3.1)."""

from dosdemayo.engine.questions import Question
from dosdemayo.engine.steps import TURN, step_named
from dosdemayo.engine.steps.card_window import CardWindow, Discarding
from dosdemayo.engine.steps.movement import Allotment
from dosdemayo.engine.steps.orders import Writing
from dosdemayo.engine.steps.preparation import Dealing, Denial, Drawing
from dosdemayo.engine.steps.setup import Choice

__all__ = [
    "TURN",
    "Allotment",
    "CardWindow",
    "Choice",
    "Dealing",
    "Denial",
    "Discarding",
    "Drawing",
    "Question",
    "Writing",
    "step_named",
]
