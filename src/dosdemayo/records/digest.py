"""Short fingerprints of positions and editions, the same on every machine and in every run."""

from __future__ import annotations

import json
from dataclasses import fields
from hashlib import sha256
from typing import Any, cast

from dosdemayo.content import Edition
from dosdemayo.engine import State
from dosdemayo.engine.open_questions import Question
from dosdemayo.engine.orders import Sheet
from dosdemayo.notation import answer_to_json

#: Hexadecimal digits of a fingerprint.
LENGTH = 8
#: Editions that were written down otherwise once, and play the same: records know them by their first fingerprint.
_KNOWN_AS = {"4d3d0a26": "dfab40e9"}


def state_digest(state: State) -> str:
    """The fingerprint of a position; whatever has no order at the table is sorted first."""
    return _digest(canonical_state(state))


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


def edition_digest(edition: Edition) -> str:
    """The fingerprint of every value that play depends on; names, certainties and sources do not count."""
    found = _digest(
        {
            "areas": len(edition.areas),
            "entries": sorted(edition.entries),
            "edges": sorted(list(edge) for edge in edition.edges),
            "sides": {card: texts["side"] for card, texts in edition.cards.items()},
            "values": {key: entry.value for key, entry in edition.values.items() if entry.value is not None},
        }
    )
    return _KNOWN_AS.get(found, found)


def _digest(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return sha256(text.encode("ascii")).hexdigest()[:LENGTH]


def _question(question: Question) -> list[Any]:
    """Its kind and its particulars; every question is a dataclass."""
    return [question.kind, *(getattr(question, field.name) for field in fields(cast(Any, question)))]


def _counts(counts: bytes) -> list[list[int]]:
    return [[area, number] for area, number in enumerate(counts) if number]


def _sheet(orders: Sheet) -> list[str]:
    return sorted(str(order) for order in orders)
