"""What an answer leads to, moment by moment.

The engine goes on until somebody has to be asked, past every card window in which nobody can play. Where two people
share one screen that would give hands away: they must be offered every window in which, for all that is public, they
could hold something (9.5), and see the board as it stood when it opened.
"""

from __future__ import annotations

from typing import NamedTuple

from dosdemayo.engine import Game, Refused, Seat, State
from dosdemayo.engine.actions import Action, Resign
from dosdemayo.engine.draft import Draft
from dosdemayo.engine.events import Event
from dosdemayo.engine.ids import Window
from dosdemayo.engine.steps import walk
from dosdemayo.engine.steps.card_window import OpenWindow


class Moment(NamedTuple):
    """Events, the position after them, and the card window that has just opened, if one has."""

    events: tuple[Event, ...]
    state: State
    window: Window | None = None


def unfold(game: Game, state: State, seat: Seat, action: Action) -> list[Moment]:
    """The same as `Game.apply`, in parts: the answer itself, the opening of each card window, and the rest."""
    refusals = [problem for problem in game.check(state, seat, action) if not problem.warning]
    if refusals:
        raise Refused(refusals)
    if isinstance(action, Resign):
        end, events = game.apply(state, seat, action)
        return [Moment(tuple(events), end)]
    draft = Draft(state)
    draft.questions[-1].answer(game.rules, draft, seat, action)
    moments = [Moment(tuple(draft.events), draft.freeze())]
    told = len(draft.events)
    for step in walk(game.rules, draft):
        if isinstance(step, OpenWindow):
            moments.append(Moment(tuple(draft.events[told:]), draft.freeze(), step.name))
            told = len(draft.events)
    return [*moments, Moment(tuple(draft.events[told:]), draft.freeze())]
