"""What an answer leads to, moment by moment.

The engine goes on until somebody has to be asked, past every card window in which nobody can play. Where two people
share one screen that would give hands away: they must be offered every window in which, for all that is public, they
could hold something (9.5), and see the board as it stood when it opened.
"""

from __future__ import annotations

from typing import NamedTuple

from dosdemayo.engine import FRENCH, Game, Refused, Seat, Side, State
from dosdemayo.engine.actions import Action, Resign
from dosdemayo.engine.draft import Draft
from dosdemayo.engine.events import Event
from dosdemayo.engine.ids import CardId
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.steps import walk
from dosdemayo.engine.steps.card_window import OpenWindow, playable_on, usable_on


class Moment(NamedTuple):
    """Events, the position after them, and the card window that has just opened, if one has."""

    events: tuple[Event, ...]
    state: State
    window: str | None = None


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


def may_act(rules: Ruleset, state: State, window: str, side: Side) -> bool:
    """For all that is public: could this side hold a card that it can play now, or use one in play?"""
    cards = _possible_hand(rules, state, side) if state.hands[side] else []
    return any(playable_on(rules, state, window, card) for card in cards) or any(
        usable_on(rules, state, window, side, lying.card) for lying in state.in_play
    )


def _possible_hand(rules: Ruleset, state: State, side: Side) -> list[CardId]:
    """Cards that a side may hold; until its first draw only those with which it starts (2.3, 2.4)."""
    deck, setup = rules.decks[side], rules.setup
    start = (*setup.hands[side], *(setup.choice if side is FRENCH else ()))
    kept = len(setup.hands[side]) + (1 if side is FRENCH and setup.choice else 0)
    gone = {*state.discards[side], *(lying.card for lying in state.in_play)}
    unseen = start if len(state.decks[side]) == len(deck) - kept else deck
    return [card for card in unseen if card not in gone]
