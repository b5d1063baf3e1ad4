"""Views and events as JSON data."""

from __future__ import annotations

from typing import Any

from dosdemayo.engine import FRENCH, SPANISH, Ruleset, Side, State, View
from dosdemayo.engine.game import Game
from dosdemayo.engine.state import InPlay, Outcome
from dosdemayo.table import Logged

#: The phases of a turn before the cubes move, in which somebody may still wonder why there was no draw.
_BEFORE_MOVEMENT = frozenset({"deny", "draw", "discard", "preparation", "orders", "write"})


def view_data(rules: Ruleset, view: View) -> dict[str, Any]:
    hands: dict[str, list[str] | None] = {"french": None, "spanish": None}
    decks = dict(hands)
    if view.seat in (FRENCH, SPANISH) and view.seat is not None:
        hands[view.seat.label], decks[view.seat.label] = list(view.hand), list(view.deck)
    return {
        "turn": view.turn,
        "phase": view.phase,
        "cubes": _pair(_cubes(view.cubes[0]), _cubes(view.cubes[1])),
        "outside": _cubes(view.outside),
        "reserve": _pair(*view.reserve),
        "lost": _pair(*view.lost),
        "hands": hands,
        "decks": decks,
        "hand_sizes": _pair(*view.hand_sizes),
        "deck_sizes": _pair(*view.deck_sizes),
        "discards": _pair(list(view.discards[0]), list(view.discards[1])),
        "in_play": [_in_play(rules, lying) for lying in view.in_play],
        "used": list(view.used),
        "draw_forbidden_by": _draw_forbidden_by(view),
        "initiative": view.initiative.label,
        "loss_limit": view.loss_limit,
        "closed": sorted(view.closed),
        "first_writer": None if view.first_writer is None else view.first_writer.label,
        "shown": None if view.shown is None else [str(order) for order in view.shown],
        "orders": _pair(*([str(order) for order in sheet] for sheet in view.orders)),
        "moved_in": _cubes(view.moved_in),
        "fought": list(view.fought),
        "outcome": outcome_data(view.outcome),
    }


def outcome_data(outcome: Outcome | None) -> dict[str, str] | None:
    return None if outcome is None else {"winner": outcome.winner.label, "reason": outcome.reason}


def full_view(game: Game, state: State) -> dict[str, Any]:
    """Everything, for a game that is over."""
    both = {
        "hands": _pair(list(state.hands[FRENCH]), list(state.hands[SPANISH])),
        "decks": _pair(list(state.decks[FRENCH]), list(state.decks[SPANISH])),
    }
    return view_data(game.rules, game.view(state, None)) | both


def event_data(number: int, logged: Logged, seat: Side | None) -> dict[str, Any]:
    """An event as a seat, or with None a spectator, may know it."""
    return full_event(number, logged._replace(event=logged.event.seen_by(seat)))


def full_event(number: int, logged: Logged) -> dict[str, Any]:
    """Everything, for a game that is over."""
    return {"n": number, "step": logged.step, "turn": logged.turn, "event": logged.event.to_json()}


def _draw_forbidden_by(view: View) -> dict[str, str | None]:
    """Who is to blame if a side was not asked whether it draws (4.3): the enemy, or it was the price of forbidding."""
    denied = view.denied if view.phase in _BEFORE_MOVEMENT else ()
    return _pair(None, None) | dict(zip((side.label for side in denied), ("enemy", "self"), strict=False))


def _pair(french: Any, spanish: Any) -> dict[str, Any]:
    return {"french": french, "spanish": spanish}


def _cubes(counts: bytes) -> dict[str, int]:
    return {str(area): number for area, number in enumerate(counts) if number}


def _in_play(rules: Ruleset, lying: InPlay) -> dict[str, Any]:
    return {"side": rules.cards[lying.card].side.label, **lying._asdict()}
