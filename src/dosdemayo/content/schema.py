"""What each key of an edition may hold, so that an error can say what would be right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

from dosdemayo.content.base import france, spain
from dosdemayo.engine.cards import Card, Stays
from dosdemayo.engine.ids import WINDOWS

#: What is expected, in words, and whether a value is that.
Check = tuple[str, Callable[[Any], bool]]

CARD_CLASSES: dict[str, type[Card]] = france.CARDS | spain.CARDS
LAST_AREA = 21
MOST_CUBES = 60


class EditionError(Exception):
    """A file that is no edition: which file, which line or key, and what would be right."""

    def __init__(self, path: Path, key: str, what: str) -> None:
        super().__init__(f"{path}: {key} {what}" if key else f"{path}: {what}")


def is_certainty(word: object) -> bool:
    return word in ("attested", "implied", "reconstructed")


def _number(lowest: int, highest: int) -> Check:
    return f"a whole number from {lowest} to {highest}", lambda v: type(v) is int and lowest <= v <= highest


def _is_area(value: object) -> bool:
    return type(value) is int and 1 <= value <= LAST_AREA


def _areas(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_area, value)) and len(set(value)) == len(value)


def _cubes(value: object) -> bool:
    if not isinstance(value, dict) or not all(key.isdecimal() and _is_area(int(key)) for key in value):
        return False
    return all(type(number) is int and number >= 0 for number in value.values()) and sum(value.values()) <= MOST_CUBES


def _cards(side: int | None, least: int = 0) -> Check:
    known = list(CARD_CLASSES if side is None else (france, spain)[side].CARDS)

    def accepts(value: object) -> bool:
        if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
            return False
        return least <= len(value) == len(set(value)) and set(value) <= set(known)

    return f"a list of {f'at least {least} ' if least else ''}different cards out of {', '.join(known)}", accepts


_AREA: Check = (f"an area from 1 to {LAST_AREA}", _is_area)
_AREAS: Check = (f"a list of different areas from 1 to {LAST_AREA}", _areas)
_CUBES: Check = (f"a table of cubes by area, such as {{ 1 = 2, 6 = 2 }}, {MOST_CUBES} at most", _cubes)
_STAYS: Check = (
    f"one of {', '.join(repr(stays.value) for stays in Stays)}",
    lambda value: value in [stays.value for stays in Stays],
)
_WINDOWS: Check = (
    f'a list out of {", ".join(WINDOWS)}, or ["any"]',
    lambda v: isinstance(v, list) and (v == ["any"] or all(window in WINDOWS for window in v)),
)
_TRUTH: Check = ("true or false", lambda value: isinstance(value, bool))

#: How each parameter of a card is checked, by its name.
_PARAMETERS: dict[str, Check] = {
    "windows": _WINDOWS,
    "stays": _STAYS,
    "immediate": _TRUTH,
    "from_turn": _number(1, 10),
    "until_turn": _number(1, 10),
    "area": _AREA,
    "closes_areas": _AREAS,
    "needs": _cards(None),
    "limit": _number(1, 30),
    **dict.fromkeys(("bonus", "recruits", "kills", "spared", "groups"), _number(0, 30)),
}


def parameters(cls: type[Card]) -> list[str]:
    """The fields of a card that are edition data."""
    fixed = {"id", "rule", "side"}
    if cls.targets is not Card.targets:
        fixed.add("immediate")  # a card that needs a target cannot be played unasked
    return [f.name for f in fields(cls) if f.name not in fixed]


SCHEMA: dict[str, Check] = {
    "limits.turns": _number(1, 10),
    "limits.loss_limit": _number(1, 30),
    "limits.order_limit": _number(0, 21),
    "limits.entry_turn": _number(1, 10),
    "limits.denial": _number(1, 11),
    "board.gates": _AREAS,
    "board.main_streets": _AREAS,
    "setup.french": _CUBES,
    "setup.outside": _CUBES,
    "setup.spanish": _CUBES,
    "setup.french_reserve": _number(0, 30),
    "setup.spanish_reserve": _number(0, 30),
    "setup.spanish_hand": _cards(1),
    "setup.french_choice": _cards(0, least=1),
    **{f"cards.{card}.{name}": _PARAMETERS[name] for card, cls in CARD_CLASSES.items() for name in parameters(cls)},
}
