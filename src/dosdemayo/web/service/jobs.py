"""Answers that the computer owes: a mark in the game's own row, which one process at a time takes up."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import or_, select, update

from dosdemayo.web.service.games import Games
from dosdemayo.web.store.tables import GameRow

#: Seconds after which a job whose thinker is not heard of any more is anybody's again.
LEASE = 20.0


class Jobs:
    """A game has at most one, and goes to the end of the queue with its next question: that is fair between games."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def take(self, most: int, besides: Collection[str] = ()) -> list[str]:
        """The games that have waited longest; on PostgreSQL nobody waits for rows that others are taking."""
        now = self._games.settings.now()
        is_free = or_(GameRow.leased_until.is_(None), GameRow.leased_until <= now)
        free = select(GameRow.id).where(GameRow.owed_since.is_not(None), is_free, GameRow.id.not_in(besides))
        free = free.order_by(GameRow.owed_since)
        async with self._games.database.transaction(writes=False) as connection:
            if await connection.scalar(free.limit(1)) is None:
                return []  # mostly; and a file need not be locked for it
        chosen = free.limit(most).with_for_update(skip_locked=True).scalar_subquery()
        async with self._games.database.transaction(writes=True) as connection:
            taken = _set(GameRow.id.in_(chosen), leased_until=now + LEASE).returning(GameRow.id)
            return list(await connection.scalars(taken))

    async def renew(self, games: Collection[str]) -> None:
        """They are still thought about; a question that has followed meanwhile is anybody's."""
        still = GameRow.id.in_(games) & GameRow.leased_until.is_not(None)
        await self._write(still, leased_until=self._games.settings.now() + LEASE)

    async def postpone(self, game: str, seconds: float) -> None:
        """It failed, and is tried again."""
        await self._write(GameRow.id == game, leased_until=self._games.settings.now() + seconds)

    async def release(self, games: Collection[str]) -> None:
        await self._write(GameRow.id.in_(games), leased_until=None)

    async def release_all(self) -> None:
        """For a process that has the store for itself: nobody else can be thinking."""
        await self._write(GameRow.leased_until.is_not(None), leased_until=None)

    async def _write(self, which: Any, **values: Any) -> None:
        async with self._games.database.transaction(writes=True) as connection:
            await connection.execute(_set(which, **values))


def _set(which: Any, **values: Any) -> Any:
    return update(GameRow).where(GameRow.owed_since.is_not(None), which).values(**values)
