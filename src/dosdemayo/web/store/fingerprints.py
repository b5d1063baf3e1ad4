"""Fingerprints of what is stored: a row that was changed, lost or cut off since it was written does not fit any more.

They guard against accidents, not against somebody who may write to the database.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from dosdemayo.engine import Refused, Side
from dosdemayo.web.store.tables import AnswerRow, GameRow, SeatRow

#: Before the first answer.
NO_ANSWERS = ""
#: What decides how a game goes on. A column that joins them must be empty in all games that there are.
_GAME = (
    *("id", "created", "opponent", "level", "strict", "edition", "edition_digest", "seed", "bank", "increment"),
    *("on_timeout", "deadline", "over", "entries", "audiences", "level_changes", "chat_lines", "rematch_by"),
    *("rematch_game", "cards", "beat_seconds", "beat", "confirms_reveal", "proof"),
)
_SEAT = ("side", "computer", "name", "joined", "sealed", "seal", "no_card", "standing", "remaining", "running_since")
#: What reading rows that were tampered with may raise.
_UNREADABLE = (Refused, ValueError, TypeError, LookupError, AttributeError, AssertionError, RecursionError)


class DamagedGameError(Exception):
    """A stored game is not what was stored. It is left as it is."""

    def __init__(self, game: str, what: str) -> None:
        super().__init__(f"game {game} is damaged: {what}")
        self.game = game
        self.what = what


@contextmanager
def found_damaged(game: str) -> Iterator[None]:
    """Whatever cannot be read or followed within is damage to this game."""
    try:
        yield
    except _UNREADABLE as error:
        raise DamagedGameError(game, f"its rows cannot be read ({type(error).__name__})") from error


def of_answer(before: str, row: AnswerRow) -> str:
    """Follows from the answer before, so that none can be missing."""
    return _digest([before, row.number, row.seat, row.action, row.at])


def of_game(row: GameRow, seats: dict[Side, SeatRow], last_answer: str) -> str:
    ordered = (_filled(seat, _SEAT) for _, seat in sorted(seats.items()))
    return _digest([last_answer, _filled(row, _GAME), *ordered])


def check_answers(rows: list[AnswerRow], first: int, before: str) -> str:
    """The last one's fingerprint."""
    for number, row in enumerate(rows, first):
        if row.number != number:
            raise DamagedGameError(row.game_id, f"answer {number} is missing")
        before = of_answer(before, row)
        if row.fingerprint != before:
            raise DamagedGameError(row.game_id, f"answer {number} is not what was stored")
    return before


def check_game(row: GameRow, seats: dict[Side, SeatRow], answers: int, last_answer: str) -> None:
    if answers != row.entries:
        raise DamagedGameError(row.id, f"{row.entries} answers were stored, {answers} are there")
    if row.fingerprint != of_game(row, seats, last_answer):
        raise DamagedGameError(row.id, "its row, or one of its seats', is not what was stored")


def _filled(row: GameRow | SeatRow, columns: tuple[str, ...]) -> dict[str, Any]:
    """What is not empty, numbers as the database gives them back."""
    held = vars(row)
    values = ((column, held.get(column)) for column in columns)
    return {column: float(value) if type(value) is int else value for column, value in values if value is not None}


def _digest(data: Any) -> str:
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
