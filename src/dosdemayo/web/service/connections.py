"""Open pages: who is here, for the other player to see and for notices to leave alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeAlias
from uuid import uuid4

from sqlalchemy import delete, select, update

from dosdemayo.engine import Side
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Topic
from dosdemayo.web.store.tables import ConnectionRow, GameRow
from dosdemayo.web.tokens import audience_name
from dosdemayo.web.uncancelled import uncancelled

#: What is noted of each audience, and who is here.
News: TypeAlias = tuple[dict[str, list[Any]], dict[str, bool]]


class Connection:
    def __init__(self, games: Games, game: str, audience: str) -> None:
        self.id = uuid4().hex
        self._games = games
        self._game = game
        self._audience = audience
        #: A player who leaves may have to be notified.
        self._topics = Topic.PRESENCE, Topic.NOTICES

    async def news(self) -> dict[str, dict[str, Any]]:
        """What a stream may say: the revision of its own audience, and who is here."""
        seen, presence = await self._games.hub.shared(self._game, self._read)
        return {"changed": {"revision": seen.get(self._audience, [0])[0]}, "presence": presence}

    async def _read(self) -> News:
        async with self._games.database.transaction(writes=False) as session:
            seen = await session.scalar(select(GameRow.audiences).where(GameRow.id == self._game))
            return seen or {}, await self._games.presence(session, self._game)

    async def beat(self) -> None:
        """Still here."""
        if self._audience == Topic.SPECTATOR:
            return
        now = self._games.settings.now()
        async with self._games.transaction() as transaction:
            session = transaction.session
            if await session.get(ConnectionRow, self.id, with_for_update=True) is None:
                # While nothing was heard from us somebody took us for gone.
                session.add(self._row(now))
                transaction.announce(self._game, self._topics)
            await session.execute(update(ConnectionRow).where(ConnectionRow.id == self.id).values(beat=now))

    async def open(self) -> None:
        now = self._games.settings.now()
        async with self._games.transaction() as transaction:
            transaction.session.add(self._row(now))
            transaction.announce(self._game, self._topics)

    def _row(self, now: float) -> ConnectionRow:
        return ConnectionRow(id=self.id, game_id=self._game, audience=self._audience, beat=now)

    async def close(self) -> None:
        async with self._games.transaction() as transaction:
            await transaction.session.execute(delete(ConnectionRow).where(ConnectionRow.id == self.id))
            transaction.announce(self._game, self._topics)


async def forget_the_gone(games: Games) -> None:
    """Whoever has not been heard of for long, in whichever game: its process may have died."""
    gone = ConnectionRow.beat < games.settings.now() - games.settings.presence_timeout
    async with games.database.transaction(writes=False) as session:
        if await session.scalar(select(ConnectionRow.id).where(gone).limit(1)) is None:
            return  # mostly; and a file need not be locked for it
    async with games.database.transaction(writes=True) as session:
        await session.execute(delete(ConnectionRow).where(gone))


@asynccontextmanager
async def connected(games: Games, game: str, seat: Side | None) -> AsyncIterator[Connection]:
    """Spectators leave no trace: whether they are here concerns nobody, and there may be many."""
    connection = Connection(games, game, audience_name(seat))
    if seat is None:
        yield connection
        return
    await uncancelled(connection.open())
    try:
        yield connection
    finally:
        await uncancelled(connection.close())
