"""A game as its header and its answers (the save, the export and the bug report in one)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from dosdemayo.engine import Problem, Seat
from dosdemayo.engine.actions import Action, Resign
from dosdemayo.records.header import Header
from dosdemayo.records.proof import Proof

#: The version of the written form.
FORMAT = 2

_MOST_FAULTS_TOLD = 20


class Fault(NamedTuple):
    """What is wrong with a record: the line (0 for none in particular), the field or the rule, and why."""

    line: int
    about: str
    what: str
    #: The answer that the rules refuse, and why, for whoever says it in other words.
    refused: tuple[Answer, Problem] | None = None

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


class LevelChange(NamedTuple):
    """From this turn on the computer plays at another level: `computer plays strong from turn 5`."""

    turn: int
    level: str

    def __str__(self) -> str:
        return f"computer plays {self.level} from turn {self.turn}"


@dataclass(slots=True)
class Record:
    """Append only: whoever runs a game checks an answer with the engine, then writes it down here."""

    header: Header = field(default_factory=Header)
    answers: list[Answer] = field(default_factory=list)
    #: Remarks of people, by the number of the answer they stand before.
    comments: dict[int, list[str]] = field(default_factory=dict)
    #: Changes of the computer's level, by ascending turns.
    levels: list[LevelChange] = field(default_factory=list)
    #: That nobody chose the cards, or changed what was sealed.
    proof: Proof | None = None

    @property
    def forfeited(self) -> bool:
        """Has somebody's time run out, and did that end the game?"""
        return bool(self.answers) and self.answers[-1].action == Resign(on_time=True)

    def append(self, seat: Seat, action: Action) -> None:
        """Write down an answer that the engine has accepted."""
        self.answers.append(Answer(seat, action))

    def comment(self, remark: str) -> None:
        """Say something before the next answer; each line is a remark of its own."""
        for line in remark.splitlines():
            self.comments.setdefault(len(self.answers), []).append(one_line(line))

    def change_level(self, turn: int, level: str) -> None:
        """From this turn on the computer plays at this level; what was said before about these turns is void."""
        self.levels = [change for change in self.levels if change.turn < turn]
        if level != self.level_at(turn):
            self.levels.append(LevelChange(turn, level))

    def level_at(self, turn: int) -> str:
        """The level at which the computer plays a turn; empty where it does not play against a person."""
        return next((change.level for change in reversed(self.levels) if change.turn <= turn), self._first_level)

    @property
    def last_level(self) -> str:
        """What was chosen last, even if its turn has not come."""
        return self.levels[-1].level if self.levels else self._first_level

    @property
    def _first_level(self) -> str:
        side = self.header.computer
        return "" if side is None else self.header.players[side].level


def one_line(remark: str) -> str:
    """A remark without what would not survive in a line of text."""
    return "".join(letter if letter.isprintable() else " " for letter in remark).strip()
