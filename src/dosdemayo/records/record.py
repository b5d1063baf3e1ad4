"""A game as its header and its answers (the save, the export and the bug report in one)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

from dosdemayo.content import Edition, base_edition
from dosdemayo.engine import Seat
from dosdemayo.engine.actions import Action
from dosdemayo.records.digest import edition_digest

#: The version of the written form.
FORMAT = 1
#: The version of the rules; it moves only when some sequence of answers gives another game, or none.
RULESET = 1

LONGEST_NAME = 80
_MOST_FAULTS_TOLD = 20


class Fault(NamedTuple):
    """What is wrong with a record: the line (0 for none in particular), the field or the rule, and why."""

    line: int
    about: str
    what: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.about}: {self.what}" if self.line else f"{self.about}: {self.what}"


class RecordError(Exception):
    """A record that cannot be read or replayed, with everything found wrong."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        told = [str(fault) for fault in faults[:_MOST_FAULTS_TOLD]]
        if len(faults) > len(told):
            told.append(f"and {len(faults) - len(told)} more")
        super().__init__("\n".join(told))
        self.faults = tuple(faults)


class Answer(NamedTuple):
    """Who answered, and what."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is played by, and by whom. Names and date may be empty."""

    edition: str = "base"
    edition_digest: str = field(default_factory=lambda: edition_digest(base_edition()))
    strict: bool = False
    french: str = ""
    spanish: str = ""
    date: str = ""
    ruleset: int = RULESET

    def __post_init__(self) -> None:
        problems = [
            f"{key} {why}" for key in ("edition", "french", "spanish") if (why := _bad_name(getattr(self, key)))
        ]
        if self.edition == "":
            problems.append("edition must have a name")
        if why := _bad_date(self.date):
            problems.append(f"date {why}")
        if problems:
            raise ValueError("; ".join(problems))

    @classmethod
    def of(
        cls, edition: Edition, *, strict: bool = False, french: str = "", spanish: str = "", date: str = ""
    ) -> Header:
        """The header of a game that is about to start."""
        return cls(edition.name, edition_digest(edition), strict, french, spanish, date)


@dataclass(slots=True)
class Record:
    """Append only: whoever runs a game checks an answer with the engine, then writes it down here."""

    header: Header = field(default_factory=Header)
    answers: list[Answer] = field(default_factory=list)
    #: Remarks of people, by the number of the answer they stand before.
    comments: dict[int, list[str]] = field(default_factory=dict)

    def append(self, seat: Seat, action: Action) -> None:
        """Write down an answer that the engine has accepted."""
        self.answers.append(Answer(seat, action))

    def comment(self, remark: str) -> None:
        """Say something before the next answer; each line is a remark of its own."""
        for line in remark.splitlines():
            self.comments.setdefault(len(self.answers), []).append(one_line(line))


def one_line(remark: str) -> str:
    """A remark without what would not survive in a line of text."""
    return "".join(letter if letter.isprintable() else " " for letter in remark).strip()


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
