"""Open pages: who is here, for the other player to see and for notices to leave alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

from sqlalchemy import delete, select, update

from dosdemayo.engine import Side
from dosdemayo.web.patience import undisturbed
from dosdemayo.web.service.games import Games
from dosdemayo.web.store.tables import AudienceRow, ConnectionRow
from dosdemayo.web.tokens import audience_name


class Connection:
    def __init__(self, games: Games, game: str, audience: str) -> None:
        self.id = uuid4().hex
        self._games = games
        self._game = game
        self._audience = audience

    async def news(self) -> dict[str, dict[str, Any]]:
        """What a stream may say: the revision of its own audience, and who is here."""
        async with self._games.database.transaction(writes=False) as session:
            revision = await session.scalar(
                select(AudienceRow.revision).where(
                    AudienceRow.game_id == self._game, AudienceRow.audience == self._audience
                )
            )
            presence = await self._games.presence(session, self._game)
        return {"changed": {"revision": revision}, "presence": presence}

    async def beat(self) -> None:
        """Still here; whoever has not been heard of for long is not."""
        now = self._games.settings.now()
        stale = now - self._games.settings.presence_timeout
        async with self._games.database.transaction(writes=True) as session:
            await session.execute(update(ConnectionRow).where(ConnectionRow.id == self.id).values(beat=now))
            gone = delete(ConnectionRow).where(ConnectionRow.game_id == self._game, ConnectionRow.beat < stale)
            await session.execute(gone)

    async def open(self) -> None:
        now = self._games.settings.now()
        row = ConnectionRow(id=self.id, game_id=self._game, audience=self._audience, beat=now)
        async with self._games.database.transaction(writes=True) as session:
            session.add(row)
            await self._games.hub.announce(session, self._game)
        self._games.hub.announced(self._game)

    async def close(self) -> None:
        async with self._games.database.transaction(writes=True) as session:
            await session.execute(delete(ConnectionRow).where(ConnectionRow.id == self.id))
            await self._games.hub.announce(session, self._game)
        self._games.hub.announced(self._game)


@asynccontextmanager
async def connected(games: Games, game: str, seat: Side | None) -> AsyncIterator[Connection]:
    connection = Connection(games, game, audience_name(seat))
    await undisturbed(connection.open())
    try:
        yield connection
    finally:
        await undisturbed(connection.close())
