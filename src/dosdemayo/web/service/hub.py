"""Who waits for news of which game. Between processes the news goes by PostgreSQL's NOTIFY."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncSession

CHANNEL = "dosdemayo"
_RECONNECT_AFTER = 2.0


class Hub:
    """Says that something changed in a game, never what."""

    def __init__(self) -> None:
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        #: Called with the game's id in every process.
        self.listeners: list[Callable[[str], None]] = []

    @contextmanager
    def subscribed(self, game: str) -> Iterator[asyncio.Event]:
        woken = asyncio.Event()
        self._waiting[game].add(woken)
        try:
            yield woken
        finally:
            self._waiting[game].discard(woken)
            if not self._waiting[game]:
                del self._waiting[game]

    def wake(self, game: str) -> None:
        for woken in self._waiting.get(game, ()):
            woken.set()
        for listener in self.listeners:
            listener(game)

    async def announce(self, session: AsyncSession, game: str) -> None:
        """Called inside the transaction that changed the game."""

    def announced(self, game: str) -> None:
        """Called after that transaction was committed."""
        self.wake(game)

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """End to listen."""


class PostgresHub(Hub):
    """PostgreSQL delivers a NOTIFY when its transaction is committed, to this process too."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def announce(self, session: AsyncSession, game: str) -> None:
        await session.execute(text("SELECT pg_notify(:channel, :game)"), {"channel": CHANNEL, "game": game})

    def announced(self, game: str) -> None:
        """The notification does it."""

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen())
        await self._listening.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        from asyncpg import PostgresError  # comes with dosdemayo[postgres]

        while True:
            with suppress(OSError, PostgresError):
                await self._listen_once()
            await asyncio.sleep(_RECONNECT_AFTER)

    async def _listen_once(self) -> None:
        from asyncpg import connect

        connection = await connect(self._address)
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self._listening.set()
            for game in list(self._waiting):
                self.wake(game)  # something may have happened while nobody listened
            await broken.wait()
        finally:
            await connection.close()

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        self.wake(str(payload))
