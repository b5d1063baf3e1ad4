"""Which level of the computer plays which turn: as the game began, and as it was changed since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dosdemayo.web.store.tables import LevelRow


class Change(NamedTuple):
    """From this turn on another level plays."""

    turn: int
    before: str
    after: str


class Levels:
    """Changes are only ever added. Each counts from a turn on, so that no turn is played by two levels."""

    def __init__(self, first: str, rows: list[LevelRow]) -> None:
        self._first = first
        self._rows = rows

    def at(self, turn: int) -> str:
        """What was said last about this turn or one before it."""
        return next((row.level for row in reversed(self._rows) if row.turn <= turn), self._first)

    @property
    def last(self) -> str:
        """What was chosen last, even if its turn never came."""
        return self._rows[-1].level if self._rows else self._first

    def change(self, game: str, turn: int, level: str, now: float) -> LevelRow | None:
        """Let a level play from this turn on; None if it would anyhow."""
        if level == self.at(turn):
            return None
        row = LevelRow(game_id=game, number=len(self._rows), turn=turn, level=level, at=now)
        self._rows.append(row)
        return row

    def changes(self, until: int) -> Iterator[Change]:
        """Those that were seen in play, up to a turn."""
        for turn in range(2, until + 1):
            before, after = self.at(turn - 1), self.at(turn)
            if before != after:
                yield Change(turn, before, after)
