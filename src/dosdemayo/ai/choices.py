"""All sheets of a side where they are few enough to be looked at one by one; else its plans."""

from __future__ import annotations

from itertools import islice
from random import Random

from dosdemayo.ai.plans_french import french_plans
from dosdemayo.ai.plans_spanish import spanish_plans
from dosdemayo.engine.actions import Write
from dosdemayo.engine.game import Game
from dosdemayo.engine.ids import FRENCH, SIDES, Side
from dosdemayo.engine.open_questions import Writing
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import State

#: Turns before the end of the game in which all sheets may be looked at: what follows is then known.
_ENDGAME = 1


def sheets(rules: Ruleset, state: State, side: Side, rng: Random, most: int, all_of: int) -> list[Sheet]:
    """Every sheet where they are no more than `most`, near the end than `all_of`; else the best plans."""
    ending = state.turn > rules.turns - _ENDGAME
    everything = every_sheet(rules, state, side, all_of if ending else most)
    if everything is not None:
        return everything
    plans = french_plans if side is FRENCH else spanish_plans
    return plans(rules, state, rng, most)


def writing(state: State) -> State:
    """The position in which both are asked for their orders, before either has written."""
    return state._replace(questions=(Writing(SIDES),), sealed=(None, None))


def every_sheet(rules: Ruleset, state: State, side: Side, most: int) -> list[Sheet] | None:
    """Every sheet that a side can write; None if they are more."""
    options = Game(rules).options(writing(state), side)
    found = [action.orders for action in islice(options, most + 1) if isinstance(action, Write)]
    return found if len(found) <= most else None
