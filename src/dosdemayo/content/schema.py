"""What each key of an edition may hold, so that an error can say what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, get_type_hints

from dosdemayo.engine.cards import Effect, Stays
from dosdemayo.engine.ids import WINDOWS
from dosdemayo.engine.vocabulary import VOCABULARY
from dosdemayo.engine.vocabulary.parameters import Number, OneArea, Parameter, SomeAreas, Word

#: What is expected, in words, and whether a value is that.
Check = tuple[str, Callable[[Any], bool]]

LAST_AREA = 21
_AREA_KEYS = [str(area) for area in range(1, LAST_AREA + 1)]
MOST_CARDS = 40
#: Letters of a file that are repeated in a sentence.
_SHOWN = 80


class EditionError(Exception):
    """A file that is no edition: which file, which line or key, and what would be right."""

    def __init__(self, path: Path, key: str, what: str) -> None:
        said = f"{shortened(key)} {what}" if key else what
        #: The sentence without the file, for whoever knows it by another name.
        self.said = printable(said)
        super().__init__(f"{path}: {self.said}")


def printable(text: str) -> str:
    """Nothing in a file steers somebody's terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def shortened(text: str) -> str:
    """What a file says, as far as a sentence needs it."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def is_certainty(word: object) -> bool:
    return word in ("attested", "implied", "reconstructed")


def is_card_id(word: str) -> bool:
    return re.fullmatch(r"[a-z][a-z0-9_]{0,39}", word) is not None


def _number(lowest: int, highest: int) -> Check:
    return f"a whole number from {lowest} to {highest}", lambda v: type(v) is int and lowest <= v <= highest


def _one_of(words: tuple[str, ...]) -> Check:
    return f"one of {', '.join(map(repr, words))}", lambda value: isinstance(value, str) and value in words


def _is_area(value: object) -> bool:
    return type(value) is int and 1 <= value <= LAST_AREA


def _areas(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_area, value)) and len(set(value)) == len(value)


def _cubes(value: object) -> bool:
    if not isinstance(value, dict) or not all(key in _AREA_KEYS for key in value):
        return False
    return all(type(number) is int and number >= 0 for number in value.values())


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value) and len(set(value)) == len(value)


def _words(longest: int) -> Check:
    def accepts(value: object) -> bool:
        texts = value if isinstance(value, dict) else {"": value}
        tags = all(tag == "" or re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?", tag) for tag in texts)
        return tags and all(isinstance(text, str) and len(text) <= longest for text in texts.values())

    expected = f'a text of {longest} letters at most, or several by language, such as {{ en = "…", es = "…" }}'
    return expected, accepts


_AREA: Check = (f"an area from 1 to {LAST_AREA}", _is_area)
_AREAS: Check = (f"a list of different areas from 1 to {LAST_AREA}", _areas)
_SOME_AREAS: Check = (f"a list of at least 1 of the areas from 1 to {LAST_AREA}", lambda v: v != [] and _areas(v))
_CUBES: Check = (f"a table of cubes by area from 1 to {LAST_AREA}, such as {{ 1 = 2, 6 = 2 }}", _cubes)
_CARDS: Check = ('a list of different cards, each by its id, such as ["murat"]', _texts)
_TRUTH: Check = ("true or false", lambda value: isinstance(value, bool))
_WINDOWS: Check = (
    f'a list such as ["movement"], chosen from {", ".join(WINDOWS)}, or ["any"]',
    lambda v: isinstance(v, list) and (v == ["any"] or all(window in WINDOWS for window in v)),
)
LONGEST_NAME = 80
NAME: Check = (
    f"a text of {LONGEST_NAME} letters at most, without a line break or a space at an end",
    lambda value: (
        isinstance(value, str) and value.isprintable() and value == value.strip() and 0 < len(value) <= LONGEST_NAME
    ),
)

#: What an edition says beside its cards.
SCHEMA: dict[str, Check] = {
    "limits.turns": _number(1, 10),
    "limits.loss_limit": _number(1, 30),
    "limits.order_limit": _number(0, 21),
    "limits.entry_turn": _number(1, 10),
    "limits.denial": _number(1, 11),
    "board.gates": _SOME_AREAS,
    "board.main_streets": _AREAS,
    "setup.french": _CUBES,
    "setup.outside": _CUBES,
    "setup.spanish": _CUBES,
    "setup.french_reserve": _number(0, 30),
    "setup.spanish_reserve": _number(0, 30),
    "setup.spanish_hand": _CARDS,
    "setup.french_choice": _CARDS,
}

#: What is said of a card in words.
CARD_TEXTS: dict[str, Check] = {"name": NAME, "rule": NAME, "side": _one_of(("french", "spanish"))}

#: What is said of a card in the language of the reader.
CARD_WORDS: dict[str, Check] = {"translated": _words(LONGEST_NAME), "flavour": _words(600)}

#: What every card may have beside its effects.
CARD_SCHEMA: dict[str, Check] = {
    "windows": _WINDOWS,
    "stays": _one_of(tuple(stays.value for stays in Stays)),
    "immediate": _TRUTH,
    "from_turn": _number(1, 10),
    "until_turn": _number(1, 10),
    "uses": _number(0, 9),
    "needs": _CARDS,
    "held": _AREAS,
}


def _check(kind: Parameter) -> Check:
    match kind:
        case Number(lowest, highest):
            return _number(lowest, highest)
        case OneArea():
            return f"{_AREA[0]}; leave it out for one that is picked", lambda value: value == 0 or _is_area(value)
        case SomeAreas():
            return _AREAS
        case Word(words):
            return _one_of(words)


def _kind(effect: type[Effect], parameter: str) -> Parameter:
    kind: Parameter = get_type_hints(effect, include_extras=True)[parameter].__metadata__[0]
    return kind


#: The parameters of each effect of the vocabulary.
EFFECT_SCHEMA: dict[str, dict[str, Check]] = {
    name: {parameter.name: _check(_kind(effect, parameter.name)) for parameter in fields(effect)}
    for name, effect in VOCABULARY.items()
}


def required(effect: type[Effect]) -> list[str]:
    """The parameters that have no default."""
    return [parameter.name for parameter in fields(effect) if parameter.default is MISSING]
