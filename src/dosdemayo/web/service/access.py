"""Tokens that are renewed: whoever holds the earlier one is out, in every process."""

from __future__ import annotations

import asyncio

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Topic
from dosdemayo.web.store.database import StoreUnavailableError
from dosdemayo.web.store.tables import RenewalRow
from dosdemayo.web.tokens import AUDIENCES


async def renew(games: Games, game: str, audience: str) -> None:
    """Give an audience another token. The streams of the earlier one end."""
    insert = (postgresql if games.database.is_postgresql else sqlite).insert(RenewalRow)
    first = insert.values(game_id=game, audience=audience, number=1)
    counted = first.on_conflict_do_update(
        index_elements=["game_id", "audience"], set_={"number": RenewalRow.number + 1}
    ).returning(RenewalRow.number)
    async with games.transaction() as transaction:
        number = (await transaction.connection.scalars(counted)).one()
        transaction.announce(game, [Topic.TOKENS])
    games.tokens.note_renewals([(game, audience, number)])


class Renewals:
    """Hears of tokens that another process has renewed."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self._read()
        self._games.hub.listeners[Topic.TOKENS].append(self._heard)

    async def stop(self) -> None:
        self._games.hub.listeners[Topic.TOKENS].remove(self._heard)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _heard(self, game: str) -> None:
        task = asyncio.create_task(self._read_for(game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read_for(self, game: str) -> None:
        """Then whoever has a stream of it open looks whether it still may."""
        await self._read()
        self._games.hub.wake(game, set(map(Topic, AUDIENCES)))

    async def _read(self) -> None:
        """All of them: they are few, and news may have been missed."""
        rows = select(RenewalRow.game_id, RenewalRow.audience, RenewalRow.number)
        try:
            async with self._games.database.transaction(writes=False) as connection:
                self._games.tokens.note_renewals(
                    [(game, audience, number) for game, audience, number in await connection.execute(rows)]
                )
        except StoreUnavailableError:
            return  # the log has named it
