"""A game within the transaction that opened it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from dosdemayo.engine import Side
from dosdemayo.table import Match
from dosdemayo.web.service.hub import Topic, Transaction
from dosdemayo.web.store import fingerprints, matches
from dosdemayo.web.store.tables import GameRow, SeatRow

if TYPE_CHECKING:
    from dosdemayo.web.serializers.states import Audience


class Changes(NamedTuple):
    """How often what an audience sees has changed, the fingerprint of it, and when it last did."""

    revision: int = 0
    digest: str = ""
    moved: float = 0.0


@dataclass
class OpenGame:
    transaction: Transaction
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

    @property
    def session(self) -> AsyncSession:
        return self.transaction.session

    def changes(self, audience: str) -> Changes:
        return Changes(*self.row.audiences.get(audience, ()))

    def note(self, audience: str, changes: Changes) -> None:
        self.row.audiences = {**self.row.audiences, audience: list(changes)}

    def store(self) -> set[Topic]:
        """Write the match down; whom beside those who look at it that concerns."""
        self.stored = True
        for answer in matches.save(self._loaded, self.match, self.row, self.seats, self.now):
            self.last_answer = answer.fingerprint = fingerprints.of_answer(self.last_answer, answer)
            self.session.add(answer)
        topics = set[Topic]()
        computer = self.match.terms.computer
        if computer is not None and (computer in self.match.thinking or self.match.over):
            topics.add(Topic.COMPUTER)
        if any(seat.webhook is not None or seat.mail is not None for seat in self.seats.values()):
            topics.add(Topic.NOTICES)
        return topics

    def sign(self) -> None:
        """Give the rows their fingerprint: whatever decides the game is as it will be stored."""
        self.row.fingerprint = fingerprints.of_game(self.row, self.seats, self.last_answer)
