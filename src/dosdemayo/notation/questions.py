"""The question that a position asks, as a part of its line: `write:spanish,french`, `window:orders:french:1`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple

from dosdemayo.engine import Ruleset
from dosdemayo.engine.ids import Seat, Window
from dosdemayo.engine.open_questions import (
    Allotment,
    CardWindow,
    Choice,
    Dealing,
    Denial,
    Discarding,
    Drawing,
    Question,
    Writing,
)
from dosdemayo.notation.answers import NotationError, short
from dosdemayo.notation.parts import NONE, joined, read_cards, read_list, read_number, read_side, read_word


class _Field(NamedTuple):
    """How one field of a question is written and read."""

    write: Callable[[Any], str]
    read: Callable[[Ruleset, str], Any]


_SEATS: dict[str, Seat] = {seat.label: seat for seat in Seat}
_SIDE = _Field(lambda side: side.label, lambda _, text: read_side(text))
_SIDES = _Field(lambda sides: joined(side.label for side in sides), lambda _, text: read_list(text, read_side))
_CARDS = _Field(joined, read_cards)
_WINDOW = _Field(lambda window: window.value, lambda _, text: Window(read_word(text, list(Window), "a card window")))
_SEAT = _Field(lambda seat: seat.label, lambda _, text: _SEATS[read_word(text, _SEATS, "a seat")])
_CARD_COUNT = _Field(str, lambda _, text: read_number(text, "the number of cards", 1))
_PASSES = _Field(str, lambda _, text: read_number(text, "the number of passes", 0, 1))


def _or_none(field: _Field) -> _Field:
    return _Field(
        lambda value: NONE if value is None else field.write(value),
        lambda rules, text: None if text == NONE else field.read(rules, text),
    )


#: Every question of the engine by its word, with its fields in their order.
_FORMS: dict[str, tuple[type[Question], tuple[_Field, ...]]] = {
    "choose": (Choice, (_CARDS,)),
    "deny": (Denial, (_SIDE,)),
    "draw": (Drawing, (_SIDES,)),
    "deal": (Dealing, (_SIDES, _CARDS)),
    "discard": (Discarding, (_SIDE, _SEAT, _CARD_COUNT, _or_none(_WINDOW), _or_none(_SIDE))),
    "window": (CardWindow, (_WINDOW, _SIDE, _PASSES)),
    "write": (Writing, (_SIDES,)),
    "allot": (Allotment, ()),
}


def written_question(question: Question) -> str:
    word, forms = next((word, forms) for word, (kind, forms) in _FORMS.items() if type(question) is kind)
    values = (getattr(question, field.name) for field in fields(question))  # type: ignore[arg-type]
    parts = [form.write(value) for form, value in zip(forms, values, strict=True)]
    return ":".join((word, *(parts[:1] if _is_short(question) else parts)))


def _is_short(question: Question) -> bool:
    """The discard that most editions know is written in one word: one card, picked by chance, at the draw."""
    return isinstance(question, Discarding) and question == Discarding(question.side)


def read_question(rules: Ruleset, text: str) -> Question:
    word, *parts = text.split(":")
    kind, forms = _FORMS[read_word(word, _FORMS, "a question")]
    if kind is Discarding and len(parts) == 1:
        return Discarding(read_side(parts[0]))
    if len(parts) != len(forms):
        raise NotationError(f"{short(text)}: {word} has {len(forms)} parts after it, with a colon before each")
    return kind(*(form.read(rules, part) for form, part in zip(forms, parts, strict=True)))
