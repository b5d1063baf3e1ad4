"""The small parts of a position line: numbers, counts by area, sides, cards, lists and pairs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

from dosdemayo.engine import FRENCH, SPANISH, Ruleset, Side
from dosdemayo.engine.ids import CardId
from dosdemayo.notation.answers import NotationError, short

#: Stands where nothing is.
NONE = "-"
_SIDES: dict[str, Side] = {side.label: side for side in (FRENCH, SPANISH)}
Part = TypeVar("Part")


def joined(parts: Iterable[str]) -> str:
    return ",".join(parts) or NONE


def written_counts(counts: bytes) -> str:
    return joined(f"{area}:{number}" for area, number in enumerate(counts) if number)


def read_number(text: str, what: str, lowest: int = 0, highest: int = 255) -> int:
    if len(text) > 3 or not (text.isascii() and text.isdecimal()) or not lowest <= int(text) <= highest:
        raise NotationError(f"{what} is a number from {lowest} to {highest}, not {short(text)}")
    return int(text)


def read_word(text: str, words: Collection[str], what: str) -> str:
    if text not in words:
        raise NotationError(f"{short(text)} is not {what}; expected one of {', '.join(words)}")
    return text


def read_list(text: str, read: Callable[[str], Part]) -> tuple[Part, ...]:
    """Parts between commas, or - for none."""
    return () if text == NONE else tuple(read(part) for part in text.split(","))


def read_pair(text: str, read: Callable[[str], Part]) -> tuple[Part, Part]:
    """The French and the Spanish part, with a stroke between."""
    french, stroke, spanish = text.partition("/")
    if not stroke or "/" in spanish:
        raise NotationError(f"{short(text)} is not french/spanish; write - for a side that has none")
    return read(french), read(spanish)


def read_side(text: str) -> Side:
    return _SIDES[read_word(text, _SIDES, "a side")]


def read_cards(rules: Ruleset, text: str) -> tuple[CardId, ...]:
    return read_list(text, lambda card: read_word(card, rules.cards, "a card"))


def read_counts(rules: Ruleset, text: str, areas: Collection[int] | None = None) -> bytes:
    """Cubes by area, each area once: `1:2,16:5`."""
    allowed = rules.board.areas if areas is None else areas
    counts: dict[int, int] = {}
    for part in read_list(text, str):
        area, colon, number = part.partition(":")
        if not colon:
            raise NotationError(f"{short(part)} is no count of cubes in an area; write 14:3")
        place = read_number(area, "an area", min(allowed), max(allowed))
        if place in counts or place not in allowed:
            raise NotationError(f"{short(part)}: write each area once, out of {', '.join(map(str, allowed))}")
        counts[place] = read_number(number, f"the number of cubes in area {place}")
    return rules.board.counts(counts.items())
