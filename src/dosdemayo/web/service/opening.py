"""The games of a store, for as long as a process works with them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Hub, PostgresHub
from dosdemayo.web.service.key import token_key
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.database import Database
from dosdemayo.web.tokens import Tokens


@asynccontextmanager
async def opened_games(settings: Settings) -> AsyncIterator[Games]:
    """The store is brought up to date, and what changes in it is listened to."""
    database = Database(settings.database_url)
    try:
        await database.migrate()
        tokens = Tokens(await token_key(database, settings.chance, settings.token_secret))
        hub = PostgresHub(database.url) if database.is_postgresql else Hub()
        await hub.start()
        try:
            yield Games(settings, database, hub, tokens)
        finally:
            await hub.stop()
    finally:
        await database.close()
