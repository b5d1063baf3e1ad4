"""The steps of a turn, one file for each chapter of the rulebook."""

from __future__ import annotations

from typing import Protocol

from dosdemayo.engine.cards import Stays
from dosdemayo.engine.draft import Draft
from dosdemayo.engine.ids import Window
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.steps.card_window import Expiry, OpenWindow
from dosdemayo.engine.steps.movement import Numbers, Reveal, Void
from dosdemayo.engine.steps.orders import Writes
from dosdemayo.engine.steps.preparation import Denials, Draws
from dosdemayo.engine.steps.resolution import EndOfTurn, Fights
from dosdemayo.engine.steps.victory import loss_limit_reached


class TurnStep(Protocol):
    """Stateless: it is entered once a turn, does what the rules say, and may leave a question."""

    @property
    def name(self) -> str: ...

    def enter(self, rules: Ruleset, draft: Draft) -> None: ...


#: Rule 3.1: a turn from its start to its end.
TURN: tuple[TurnStep, ...] = (
    Denials(),
    Draws(),
    OpenWindow(Window.PREPARATION),
    OpenWindow(Window.ORDERS),
    Writes(),
    Reveal(),
    OpenWindow(Window.MOVEMENT),
    Void(),
    Numbers(),
    OpenWindow(Window.AFTER_MOVEMENT),
    Expiry("end of movement", Stays.NEXT_MOVEMENT),
    OpenWindow(Window.RESOLUTION),
    Fights(),
    OpenWindow(Window.AFTER_RESOLUTION),
    Expiry("end of cards", Stays.TURN),
    EndOfTurn(),
)


def step_named(name: str) -> int:
    """Where in a turn the step of this name stands."""
    return next(index for index, step in enumerate(TURN) if step.name == name)


def advance(rules: Ruleset, draft: Draft) -> None:
    """Go through the steps of turns until somebody is asked or the game is over."""
    while draft.outcome is None and not draft.questions and not loss_limit_reached(rules, draft):
        step = TURN[draft.step]
        draft.step += 1
        step.enter(rules, draft)
