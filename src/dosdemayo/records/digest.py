"""Short fingerprints of positions, the same on every machine and in every run."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

from dosdemayo.content.fingerprint import digest
from dosdemayo.engine import State
from dosdemayo.engine.open_questions import Question
from dosdemayo.engine.orders import Sheet
from dosdemayo.notation import answer_to_json


def state_digest(state: State) -> str:
    """The fingerprint of a position; whatever has no order at the table is sorted first."""
    return digest(canonical_state(state))


def canonical_state(state: State) -> dict[str, Any]:
    """A position as plain data. `step` is left out: where the turn goes on follows from what is asked."""
    return {
        "turn": state.turn,
        "questions": [_question(question) for question in state.questions],
        "cubes": [_counts(cubes) for cubes in state.cubes],
        "outside": _counts(state.outside),
        "reserve": list(state.reserve),
        "lost": list(state.lost),
        "hands": [sorted(cards) for cards in state.hands],
        "decks": [sorted(cards) for cards in state.decks],
        "discards": [sorted(cards) for cards in state.discards],
        "in_play": sorted(list(lying) for lying in state.in_play),
        "used": sorted(state.used),
        "denied": sorted(side.label for side in state.denied),
        "sealed": [None if answer is None else answer_to_json(answer) for answer in state.sealed],
        "first_writer": None if state.first_writer is None else state.first_writer.label,
        "orders": [_sheet(orders) for orders in state.orders],
        "moved_in": _counts(state.moved_in),
        "fought": sorted(state.fought),
        "outcome": None if state.outcome is None else [state.outcome.winner.label, state.outcome.reason],
    }


def _question(question: Question) -> list[Any]:
    """Its kind and its particulars; every question is a dataclass."""
    return [question.kind, *(getattr(question, field.name) for field in fields(cast(Any, question)))]


def _counts(counts: bytes) -> list[list[int]]:
    return [[area, number] for area, number in enumerate(counts) if number]


def _sheet(orders: Sheet) -> list[str]:
    return sorted(str(order) for order in orders)
