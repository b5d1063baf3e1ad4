"""A game within the transaction that opened it, or to be looked at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from dosdemayo.engine import Side
from dosdemayo.table import Match
from dosdemayo.web.service.hub import Topic, Transaction
from dosdemayo.web.store import fingerprints, matches, rows
from dosdemayo.web.store.tables import AnswerRow, GameRow, SeatRow

if TYPE_CHECKING:
    from dosdemayo.web.serializers.states import Audience


class Changes(NamedTuple):
    """How often what an audience sees has changed, the fingerprint of it, and when it last did."""

    revision: int = 0
    digest: str = ""
    moved: float = 0.0


@dataclass
class OpenGame:
    #: None where it is only looked at.
    transaction: Transaction | None
    row: GameRow
    seats: dict[Side, SeatRow]
    #: To be replaced by the match that follows.
    match: Match
    now: float
    #: The fingerprint of the last answer.
    last_answer: str = fingerprints.NO_ANSWERS
    #: What each audience sees, once it is known.
    seen: dict[str, Audience] = field(default_factory=dict)
    stored: bool = False

    def __post_init__(self) -> None:
        self._loaded = self.match
        self._before = [rows.values(row) for row in (self.row, *self.seats.values())]
        self._answers: list[AnswerRow] = []

    @property
    def connection(self) -> AsyncConnection:
        return self.changing.connection

    @property
    def changing(self) -> Transaction:
        assert self.transaction is not None
        return self.transaction

    def changes(self, audience: str) -> Changes:
        return Changes(*self.row.audiences.get(audience, ()))

    def note(self, audience: str, changes: Changes) -> None:
        self.row.audiences = {**self.row.audiences, audience: list(changes)}

    def store(self) -> set[Topic]:
        """Note in the rows how the match stands; whom beside those who look at it that concerns."""
        self.stored = True
        for answer in matches.save(self._loaded, self.match, self.row, self.seats, self.now):
            self.last_answer = answer.fingerprint = fingerprints.of_answer(self.last_answer, answer)
            self._answers.append(answer)
        topics = set[Topic]()
        if self.note_owed():
            topics.add(Topic.COMPUTER)
        if any(seat.webhook is not None or seat.mail is not None for seat in self.seats.values()):
            topics.add(Topic.NOTICES)
        return topics

    def note_owed(self) -> bool:
        """Does the computer owe an answer, and is that new? Then nobody thinks about it yet."""
        side, row = self.match.terms.computer, self.row
        if side is None or side not in self.match.thinking:
            row.owed_since = row.leased_until = None
            return False
        before, now = self._loaded.history.question_id(side), self.match.history.question_id(side)
        if row.owed_since is not None and before == now:
            return False
        row.owed_since, row.leased_until = self.now, None
        return True

    def sign(self) -> None:
        """Give the rows their fingerprint: whatever decides the game is as it will be stored."""
        self.row.fingerprint = fingerprints.of_game(self.row, self.seats, self.last_answer)

    async def write(self) -> None:
        """Raises StaleGameError."""
        await rows.update_game(self.changing.run, self._before, self.row, list(self.seats.values()), self._answers)

    async def write_new(self) -> None:
        await rows.add_game(self.changing.run, self.row, list(self.seats.values()), self._answers)
