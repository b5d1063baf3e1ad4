"""The games of a store, for as long as a process works with them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Hub, PostgresHub
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.database import Database
from dosdemayo.web.store.tables import ServerRow
from dosdemayo.web.tokens import Tokens


@asynccontextmanager
async def opened_games(settings: Settings) -> AsyncIterator[Games]:
    """The store is brought up to date, and what changes in it is listened to."""
    database = Database(settings.database_url)
    try:
        await database.migrate()
        tokens = Tokens(await _key(database, settings))
        hub = PostgresHub(database.url) if database.is_postgresql else Hub()
        await hub.start()
        try:
            yield Games(settings, database, hub, tokens)
        finally:
            await hub.stop()
    finally:
        await database.close()


async def _key(database: Database, settings: Settings) -> bytes:
    """The key that tokens are made with: drawn once, by whichever process is first, and then kept."""
    insert = postgresql.insert if database.is_postgresql else sqlite.insert
    drawn = insert(ServerRow).values(key="tokens", value=settings.chance.secret()).on_conflict_do_nothing()
    async with database.transaction(writes=True) as session:
        await session.execute(drawn)
        return (await session.scalars(select(ServerRow.value).where(ServerRow.key == "tokens"))).one()
