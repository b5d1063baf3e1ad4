"""What one seat or a spectator may know. A view is built field by field from what is shown, never stripped (1.8)."""

from __future__ import annotations

from typing import NamedTuple

from dosdemayo.engine.actions import Action, Write
from dosdemayo.engine.draft import initiative
from dosdemayo.engine.effects import closed_areas, loss_limit
from dosdemayo.engine.ids import FRENCH, SIDES, SPANISH, Area, CardId, Seat, Side
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.questions import Decision
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import InPlay, Outcome, State


class View(NamedTuple):
    """Pairs are indexed by side, `bytes` by area."""

    seat: Seat | None
    turn: int
    phase: str
    cubes: tuple[bytes, bytes]
    outside: bytes
    reserve: tuple[int, int]
    lost: tuple[int, int]
    #: The seat's own cards, and the bag from which it draws; empty for a spectator.
    hand: tuple[CardId, ...]
    deck: tuple[CardId, ...]
    hand_sizes: tuple[int, int]
    deck_sizes: tuple[int, int]
    discards: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    in_play: tuple[InPlay, ...]
    used: tuple[CardId, ...]
    denied: tuple[Side, ...]
    initiative: Side
    loss_limit: int
    #: Areas closed to the Spanish now.
    closed: frozenset[Area]
    #: What this seat is asked.
    asked: Decision | None
    #: Sides that have sealed a secret answer while the other's is awaited.
    answered: tuple[Side, ...]
    #: The seat's own sealed answer.
    sealed: Action | None
    #: A sheet that had to be shown before the other is written.
    shown: Sheet | None
    first_writer: Side | None
    #: Orders in force, after the reveal.
    orders: tuple[Sheet, Sheet]
    moved_in: bytes
    fought: tuple[Area, ...]
    outcome: Outcome | None


def view_of(rules: Ruleset, state: State, seat: Seat | None) -> View:
    question = state.questions[-1] if state.questions else None
    player = seat if seat in SIDES else None
    return View(
        seat=seat,
        turn=state.turn,
        phase="over" if question is None else question.phase,
        cubes=state.cubes,
        outside=state.outside,
        reserve=state.reserve,
        lost=state.lost,
        hand=() if player is None else state.hands[player],
        deck=() if player is None else state.decks[player],
        hand_sizes=(len(state.hands[0]), len(state.hands[1])),
        deck_sizes=(len(state.decks[0]), len(state.decks[1])),
        discards=state.discards,
        in_play=state.in_play,
        used=state.used,
        denied=state.denied,
        initiative=initiative(state),
        loss_limit=loss_limit(rules, state),
        closed=frozenset(closed_areas(rules, state, SPANISH)),
        asked=_asked(state, seat),
        answered=tuple(side for side in (FRENCH, SPANISH) if state.sealed[side] is not None),
        sealed=None if player is None else state.sealed[player],
        shown=_shown(state),
        first_writer=state.first_writer,
        orders=state.orders,
        moved_in=state.moved_in,
        fought=state.fought,
        outcome=state.outcome,
    )


def _asked(state: State, seat: Seat | None) -> Decision | None:
    if seat is None or not state.questions:
        return None
    question = state.questions[-1]
    return Decision(seat, question.kind) if seat in question.seats(state) else None


def _shown(state: State) -> Sheet | None:
    answer = None if state.first_writer is None else state.sealed[state.first_writer]
    return answer.orders if isinstance(answer, Write) else None


def open_position(view: View) -> State:
    """What lies open on the table. Nobody holds a card in it, and nothing is asked."""
    return State(
        turn=view.turn,
        step=0,
        questions=(),
        cubes=view.cubes,
        outside=view.outside,
        reserve=view.reserve,
        lost=view.lost,
        hands=((), ()),
        decks=((), ()),
        discards=view.discards,
        in_play=view.in_play,
        used=view.used,
        denied=view.denied,
        sealed=(None, None),
        first_writer=view.first_writer,
        orders=view.orders,
        moved_in=view.moved_in,
        fought=view.fought,
        outcome=view.outcome,
    )
