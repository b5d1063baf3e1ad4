"""A view as it goes over the wire."""

from __future__ import annotations

from typing import Any

from dosdemayo.engine import FRENCH, SPANISH, Ruleset, Side, State, View
from dosdemayo.engine.state import Outcome
from dosdemayo.web.match import Logged, Match, Step
from dosdemayo.web.models.common import BySide, Cubes
from dosdemayo.web.models.state import CardInPlay, EventModel, OutcomeModel, ViewModel


def view_model(rules: Ruleset, view: View, phase: str) -> ViewModel:
    """`phase` is the table's: the engine may have gone past a window that is still open here."""
    hands: dict[str, list[str] | None] = {"french": None, "spanish": None}
    decks = dict(hands)
    if view.seat in (FRENCH, SPANISH) and view.seat is not None:
        hands[view.seat.label], decks[view.seat.label] = list(view.hand), list(view.deck)
    return ViewModel.model_validate(
        {
            "turn": view.turn,
            "phase": phase,
            "cubes": _pair(_cubes(view.cubes[0]), _cubes(view.cubes[1])),
            "outside": _cubes(view.outside),
            "reserve": _pair(*view.reserve),
            "lost": _pair(*view.lost),
            "hands": hands,
            "decks": decks,
            "hand_sizes": _pair(*view.hand_sizes),
            "deck_sizes": _pair(*view.deck_sizes),
            "discards": _pair(list(view.discards[0]), list(view.discards[1])),
            "in_play": [_in_play(rules, *lying) for lying in view.in_play],
            "used": list(view.used),
            "denied": [side.label for side in view.denied],
            "initiative": view.initiative.label,
            "loss_limit": view.loss_limit,
            "closed": sorted(view.closed),
            "first_writer": None if view.first_writer is None else view.first_writer.label,
            "shown": None if view.shown is None else [str(order) for order in view.shown],
            "orders": _pair(*([str(order) for order in sheet] for sheet in view.orders)),
            "moved_in": _cubes(view.moved_in),
            "fought": list(view.fought),
            "outcome": outcome_model(view.outcome),
        }
    )


def outcome_model(outcome: Outcome | None) -> OutcomeModel | None:
    if outcome is None:
        return None
    return OutcomeModel.model_validate({"winner": outcome.winner.label, "reason": outcome.reason})


def step_view(match: Match, step: Step, seat: Side | None) -> ViewModel:
    return view_model(match.game.rules, match.game.view(step.state, seat), step.phase)


def full_view(match: Match, step: Step) -> ViewModel:
    """Everything, for a game that is over."""
    shown = step_view(match, step, None)
    shown.hands = _both(step.state, "hands")
    shown.decks = _both(step.state, "decks")
    return shown


def event_model(number: int, logged: Logged, *seats: Side | None) -> EventModel:
    """An event as these seats together may know it."""
    seen: dict[str, Any] = {}
    for seat in seats:
        seen |= logged.event.seen_by(seat)
    code, rule = seen.pop("event"), seen.pop("rule")
    return EventModel(n=number, step=logged.step, turn=logged.turn, event=code, rule=rule, data=seen)


def _both(state: State, field: str) -> BySide[list[str] | None]:
    cards = getattr(state, field)
    return BySide[list[str] | None](french=list(cards[FRENCH]), spanish=list(cards[SPANISH]))


def _pair(french: Any, spanish: Any) -> dict[str, Any]:
    return {"french": french, "spanish": spanish}


def _cubes(counts: bytes) -> Cubes:
    return {str(area): number for area, number in enumerate(counts) if number}


def _in_play(rules: Ruleset, card: str, area: int, turn: int) -> CardInPlay:
    side = rules.cards[card].side.label
    return CardInPlay.model_validate({"card": card, "side": side, "area": area, "turn": turn})
