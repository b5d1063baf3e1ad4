"""Open pages: who is here, for the other player to see and for notices to leave alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeAlias
from uuid import uuid4

from sqlalchemy import bindparam, delete, insert, select, update

from dosdemayo.engine import Side
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Topic, Transaction
from dosdemayo.web.store.database import StoreUnavailableError
from dosdemayo.web.store.tables import ConnectionRow, GameRow
from dosdemayo.web.tokens import audience_name
from dosdemayo.web.uncancelled import uncancelled

log = logging.getLogger(__name__)
#: What is noted of each audience, and who is here.
News: TypeAlias = tuple[dict[str, list[Any]], dict[str, bool]]
#: A player who leaves may have to be notified.
_TOPICS = Topic.PRESENCE, Topic.NOTICES
_AT_ONCE = 500
_AUDIENCES = select(GameRow.audiences).where(GameRow.id == bindparam("game"))


class Connection:
    def __init__(self, games: Games, game: str, audience: str) -> None:
        self.id = uuid4().hex
        self._games = games
        self._game = game
        self._audience = audience

    async def news(self) -> dict[str, dict[str, Any]]:
        """What a stream may say: the revision of its own audience, and who is here; nothing of a removed game."""
        seen, presence = await self._games.hub.shared(self._game, self._read)
        if not seen:
            return {}
        return {"changed": {"revision": seen.get(self._audience, [0])[0]}, "presence": presence}

    async def _read(self) -> News:
        read = self._games.database.rows
        found = await read(_AUDIENCES, {"game": self._game})
        return found[0].audiences if found else {}, await self._games.presence(read, self._game)

    async def open(self) -> None:
        now = self._games.settings.now()
        async with self._games.transaction() as transaction:
            await _note(transaction, self.id, self._game, self._audience, now)
            transaction.announce(self._game, _TOPICS)
        self._games.open_pages[self.id] = self._game, self._audience

    async def close(self) -> None:
        self._games.open_pages.pop(self.id, None)
        async with self._games.transaction() as transaction:
            await transaction.connection.execute(delete(ConnectionRow).where(ConnectionRow.id == self.id))
            transaction.announce(self._game, _TOPICS)


class Beats:
    """Says for all open pages of this process, again and again, that they are still here."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._games.settings.presence_timeout / 3)
            try:
                await uncancelled(beat(self._games))
            except StoreUnavailableError:
                continue  # the log has named it
            except Exception:
                log.exception("open pages could not be said to be here")


async def beat(games: Games) -> None:
    """One statement for many pages: a stream that is silent costs nothing."""
    pages = sorted(games.open_pages)
    for first in range(0, len(pages), _AT_ONCE):
        ids = pages[first : first + _AT_ONCE]
        async with games.transaction() as transaction:
            now, connection = games.settings.now(), transaction.connection
            still = update(ConnectionRow).where(ConnectionRow.id.in_(ids)).values(beat=now).returning(ConnectionRow.id)
            known = set(await connection.scalars(still))
            if games.open_pages.keys() & set(ids) - known:
                await _come_back(games, transaction, set(ids) - known)


async def _come_back(games: Games, transaction: Transaction, pages: set[str]) -> None:
    """While nothing was heard from us somebody took them for gone; or their games are not stored any more."""
    connection, now = transaction.connection, games.settings.now()
    wanted = {games.open_pages[page][0] for page in games.open_pages.keys() & pages}
    stored = select(GameRow.id).where(GameRow.id.in_(wanted)).with_for_update(read=True, key_share=True)
    found = set(await connection.scalars(stored))
    for page in games.open_pages.keys() & pages:
        game, audience = games.open_pages[page]
        if game not in found:
            del games.open_pages[page]
            continue
        await _note(transaction, page, game, audience, now)
        transaction.announce(game, _TOPICS)


async def _note(transaction: Transaction, page: str, game: str, audience: str, now: float) -> None:
    here = insert(ConnectionRow).values(id=page, game_id=game, audience=audience, beat=now)
    await transaction.connection.execute(here)


async def forget_the_gone(games: Games) -> None:
    """Whoever has not been heard of for long, in whichever game: its process may have died."""
    gone = ConnectionRow.beat < games.settings.now() - games.settings.presence_timeout
    async with games.database.transaction(writes=False) as connection:
        if await connection.scalar(select(ConnectionRow.id).where(gone).limit(1)) is None:
            return  # mostly; and a file need not be locked for it
    async with games.transaction() as transaction:
        for game in await transaction.connection.scalars(
            delete(ConnectionRow).where(gone).returning(ConnectionRow.game_id)
        ):
            transaction.announce(game, _TOPICS)


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
