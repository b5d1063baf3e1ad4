"""Who is to look again, and at which game: topics, never the news themselves."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import StrEnum
from math import inf
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import ClauseElement, bindparam, func, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from dosdemayo.web.store.direct import Statements

T = TypeVar("T")
CHANNEL = "dosdemayo"
_RECONNECT_AFTER = 2.0
_NOTIFY = select(func.pg_notify(CHANNEL, bindparam("news")))


class Topic(StrEnum):
    """What a change concerns: an audience's view, who is here, what the computer owes, notices, tokens."""

    FRENCH = "french"
    SPANISH = "spanish"
    SPECTATOR = "spectator"
    PRESENCE = "presence"
    COMPUTER = "computer"
    NOTICES = "notices"
    TOKENS = "tokens"
    #: The game is not stored any more.
    REMOVED = "removed"


#: What the process that has made the change sees to by itself.
_OWN = frozenset({Topic.NOTICES})


class Signal(NamedTuple):
    game: str
    topic: Topic


class Transaction:
    """A transaction that changes games, and whom that concerns."""

    def __init__(self, connection: AsyncConnection, statements: Statements) -> None:
        self.connection = connection
        self._statements = statements
        self.topics: defaultdict[str, set[Topic]] = defaultdict(set)
        #: When the first of the clocks that it sets runs out.
        self.deadline = inf

    async def rows(self, query: ClauseElement, values: dict[str, Any]) -> Sequence[Any]:
        """What a query finds within it."""
        return await self._statements.rows(self.connection, query, values)

    async def run(self, statement: ClauseElement, values: dict[str, Any]) -> int:
        """How many rows a statement changes."""
        return await self._statements.run(self.connection, statement, values)

    def announce(self, game: str, topics: Iterable[Topic], deadline: float | None = None) -> None:
        self.topics[game].update(topics)
        if deadline is not None:
            self.deadline = min(self.deadline, deadline)


class Hub:
    """Wakes those who wait for a game's topics, when a change of it is stored."""

    def __init__(self) -> None:
        self._waiting: defaultdict[Signal, set[asyncio.Event]] = defaultdict(set)
        #: By game: what somebody is reading who was woken by the latest news.
        self._reading: dict[str, asyncio.Future[Any]] = {}
        #: The server is going to stop: there will be no more news.
        self.is_ending = False
        #: Called with the game's id, in every process.
        self.listeners: defaultdict[Topic, list[Callable[[str], None]]] = defaultdict(list)
        #: Called with a time at which a clock that was set in this process runs out.
        self.clock_listeners: list[Callable[[float], None]] = []

    @contextmanager
    def subscribed(self, game: str, *topics: Topic) -> Iterator[asyncio.Event]:
        woken = asyncio.Event()
        signals = [Signal(game, topic) for topic in topics]
        for signal in signals:
            self._waiting[signal].add(woken)
        try:
            yield woken
        finally:
            for signal in signals:
                self._waiting[signal].discard(woken)
                if not self._waiting[signal]:
                    del self._waiting[signal]

    async def shared(self, game: str, read: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Those who were woken together read once for all of them; whoever comes after other news reads anew."""
        reading = self._reading.get(game)
        if reading is None or reading.done():
            reading = self._reading[game] = asyncio.ensure_future(read())
            reading.add_done_callback(lambda done: self._forget(game, done))
        found: T = await asyncio.shield(reading)
        return found

    def _forget(self, game: str, done: asyncio.Future[Any]) -> None:
        if self._reading.get(game) is done:
            del self._reading[game]
        if not done.cancelled():
            done.exception()  # those who waited have it

    def wake(self, game: str, topics: Iterable[Topic]) -> None:
        self._reading.pop(game, None)
        for topic in sorted(topics):
            for woken in self._waiting.get(Signal(game, topic), ()):
                woken.set()
            for listener in self.listeners[topic]:
                listener(game)

    def end(self) -> None:
        """Everybody who waits is woken a last time."""
        self.is_ending = True
        for waiting in self._waiting.values():
            for woken in waiting:
                woken.set()

    async def publish(self, transaction: Transaction) -> None:
        """Called inside the transaction, before it is committed."""

    def published(self, transaction: Transaction) -> None:
        """Called after it was committed."""
        for game, topics in transaction.topics.items():
            self.wake(game, self._unannounced(topics))
        for listener in self.clock_listeners:
            listener(transaction.deadline)

    def _unannounced(self, topics: set[Topic]) -> set[Topic]:
        """What nobody else tells this process of."""
        return topics

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

    async def publish(self, transaction: Transaction) -> None:
        for game, topics in transaction.topics.items():
            if others := topics - _OWN:
                await transaction.rows(_NOTIFY, {"news": " ".join([game, *sorted(others)])})

    def _unannounced(self, topics: set[Topic]) -> set[Topic]:
        return topics & _OWN

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
            self.wake("", [Topic.TOKENS])  # something may have happened while nobody listened
            for game, topic in list(self._waiting):
                self.wake(game, [topic])
            await broken.wait()
        finally:
            await connection.close()

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        game, *topics = str(payload).split()
        self.wake(game, map(Topic, topics))
