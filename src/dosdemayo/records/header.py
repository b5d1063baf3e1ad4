"""What a game is played by, and by whom; every fact has its written form and the way back."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from dosdemayo.content import Edition, base_edition, edition_digest, origin_of
from dosdemayo.engine import Side

#: The version of the rules; it moves only when some sequence of answers gives another game, or none.
RULESET = 1

LONGEST_NAME = 80
#: What a level of the computer is called.
LEVEL = r"[a-z0-9_.-]{1,40}"
_SECONDS = r"[0-9]{1,9}(?:\.[0-9]{1,3})?"
_CLOCK = re.compile(rf"({_SECONDS})\s*\+\s*({_SECONDS})\s*,\s*(default|forfeit)")


class PlayerKind(StrEnum):
    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a side: a person, who may have a name, or the computer, with its level at the start of the game.

    Written as `José`, `computer, solid`, or `"computer, solid"` for a person whose name would be read otherwise.
    """

    kind: PlayerKind = PlayerKind.PERSON
    name: str = ""
    level: str = ""

    def __post_init__(self) -> None:
        if why := _bad_name(self.name):
            raise ValueError(f"the name {why}")
        if self.is_computer and (self.name or not re.fullmatch(LEVEL, self.level)):
            raise ValueError(f"expected {_COMPUTER_FORM}")
        if self.level and not self.is_computer:
            raise ValueError("a person has no level")

    @classmethod
    def person(cls, name: str = "") -> Player:
        return cls(name=name)

    @classmethod
    def computer(cls, level: str) -> Player:
        return cls(PlayerKind.COMPUTER, level=level)

    @classmethod
    def read(cls, text: str) -> Player:
        """The way back from the written form; raises ValueError, which says what would be right."""
        if len(text) > 1 and text[0] == text[-1] == '"':
            return cls.person(text[1:-1])
        if not _seems_computer(text):
            return cls.person(text)
        match = re.fullmatch(rf"computer\s*,\s*({LEVEL})", text.lower())
        if match is None:
            raise ValueError(f"expected {_COMPUTER_FORM}; a person of that name stands in quotation marks")
        return cls.computer(match[1])

    @property
    def is_computer(self) -> bool:
        return self.kind is PlayerKind.COMPUTER

    def __str__(self) -> str:
        if self.is_computer:
            return f"computer, {self.level}"
        return f'"{self.name}"' if _seems_computer(self.name) or self.name[:1] == '"' else self.name


_COMPUTER_FORM = "the computer with its level, such as computer, solid"


def _seems_computer(text: str) -> bool:
    return re.match(r"computer\b", text, re.IGNORECASE) is not None


class OnTimeout(StrEnum):
    """What follows when the time of a side has run out: an answer is given for it, or it has lost."""

    DEFAULT = "default"
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class Clock:
    """Each side's seconds at the start and for each answer, in thousandths at most: `600 + 10, forfeit`."""

    bank: float
    increment: float = 0
    on_timeout: OnTimeout = OnTimeout.DEFAULT

    @classmethod
    def read(cls, text: str) -> Clock:
        match = _CLOCK.fullmatch(text.lower())
        if match is None:
            raise ValueError(
                "expected seconds at the start and for each answer, and what follows when they have run out, "
                "such as 600 + 10, default or 600 + 10, forfeit"
            )
        return cls(float(match[1]), float(match[2]), OnTimeout(match[3]))

    def __str__(self) -> str:
        return f"{_seconds(self.bank)} + {_seconds(self.increment)}, {self.on_timeout}"


def _seconds(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is played by, and by whom. Names and date may be empty."""

    edition: str = "base"
    edition_digest: str = field(default_factory=lambda: edition_digest(base_edition()))
    strict: bool = False
    french: Player = field(default_factory=Player)
    spanish: Player = field(default_factory=Player)
    clock: Clock | None = None
    date: str = ""
    ruleset: int = RULESET
    #: What the edition is made of, as JSON; empty for a base edition.
    origin: str = ""

    def __post_init__(self) -> None:
        why = "must have a name" if self.edition == "" else _bad_name(self.edition)
        if why:
            raise ValueError(f"edition {why}")
        if why := _bad_date(self.date):
            raise ValueError(f"date {why}")

    @classmethod
    def of(
        cls,
        edition: Edition,
        *,
        strict: bool = False,
        french: Player | None = None,
        spanish: Player | None = None,
        clock: Clock | None = None,
        date: str = "",
    ) -> Header:
        """The header of a game that is about to start."""
        origin = origin_of(edition)
        return cls(
            edition=edition.name,
            edition_digest=edition_digest(edition),
            strict=strict,
            french=french or Player(),
            spanish=spanish or Player(),
            clock=clock,
            date=date,
            origin="" if origin is None else json.dumps(origin, ensure_ascii=False),
        )

    @property
    def players(self) -> tuple[Player, Player]:
        """By side."""
        return self.french, self.spanish

    @property
    def computer(self) -> Side | None:
        """The side that the computer plays against a person."""
        sides = [side for side in (Side.FRENCH, Side.SPANISH) if self.players[side].is_computer]
        return sides[0] if len(sides) == 1 else None


def _bad_name(name: str) -> str:
    """Why a name cannot stand in one line of a header."""
    if not name.isprintable():
        return "contains what cannot be printed"
    if name != name.strip():
        return "begins or ends with a space"
    return f"is longer than {LONGEST_NAME} letters" if len(name) > LONGEST_NAME else ""


def _bad_date(day: str) -> str:
    try:
        is_date = not day or date.fromisoformat(day).isoformat() == day
    except ValueError:
        is_date = False
    return "" if is_date else f"{day!r} is no date such as 1808-05-02"
