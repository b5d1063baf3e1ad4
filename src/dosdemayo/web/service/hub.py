"""Who is to look again, and at which game: topics, never the news themselves."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from enum import StrEnum
from math import inf
from typing import Any, TypeVar

from sqlalchemy import ClauseElement, bindparam, func, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from dosdemayo.web.store.direct import Statements
from dosdemayo.web.uncancelled import uncancelled

T = TypeVar("T")
CHANNEL = "dosdemayo"
_RECONNECT_AFTER = 2.0
#: Seconds within which PostgreSQL begins to listen.
_PATIENCE = 10.0
_NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("news")))


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


#: What the process that has made the change sees to by itself, and what every process must hear of.
_OWN = frozenset({Topic.NOTICES})
_FOR_ALL = frozenset({Topic.COMPUTER, Topic.TOKENS, Topic.REMOVED})


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
        #: By game: who waits, and for which topics.
        self._waiting: dict[str, dict[asyncio.Event, tuple[Topic, ...]]] = {}
        #: By game: what somebody is reading who was woken by the latest news.
        self._reading: dict[str, asyncio.Future[Any]] = {}
        #: The server is going to stop: there will be no more news.
        self.is_ending = False
        #: Called with the game's id, in every process.
        self.listeners: defaultdict[Topic, list[Callable[[str], None]]] = defaultdict(list)
        #: Called with a time at which a clock that was set in this process runs out.
        self.clock_listeners: list[Callable[[float], None]] = []

    @asynccontextmanager
    async def subscribed(self, game: str, *topics: Topic) -> AsyncIterator[asyncio.Event]:
        woken = asyncio.Event()
        self._waiting.setdefault(game, {})[woken] = topics
        try:
            await uncancelled(self._follow(game))
            yield woken
        finally:
            del self._waiting[game][woken]
            if not self._waiting[game]:
                del self._waiting[game]
            await uncancelled(self._follow(game))

    async def _follow(self, game: str) -> None:
        """Hear of a game from now on if somebody waits for it, and not any more if nobody does."""

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

    def wake(self, game: str, topics: set[Topic]) -> None:
        self._reading.pop(game, None)
        for woken, wanted in self._waiting.get(game, {}).items():
            if not topics.isdisjoint(wanted):
                woken.set()
        for topic in sorted(topics):
            for listener in self.listeners[topic]:
                listener(game)

    def end(self) -> None:
        """Everybody who waits is woken a last time."""
        self.is_ending = True
        self._wake_all()

    def _wake_all(self) -> None:
        self._reading.clear()
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
    """PostgreSQL delivers a NOTIFY when its transaction is committed, to this process too.

    Each game has a channel of its own, to which a process listens while it has a page of that game open.
    """

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()
        self._connection: Any = None
        #: It takes one statement at a time.
        self._statement = asyncio.Lock()
        #: Games that are listened to.
        self._followed: set[str] = set()

    async def publish(self, transaction: Transaction) -> None:
        for game, topics in transaction.topics.items():
            for channel, some in ((CHANNEL, topics & _FOR_ALL), (_channel(game), topics - _FOR_ALL - _OWN)):
                if some:
                    news = " ".join([game, *sorted(some)])
                    await transaction.rows(_NOTIFY, {"channel": channel, "news": news})

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
        from asyncpg import InterfaceError, PostgresError  # comes with dosdemayo[postgres]

        while True:
            with suppress(OSError, PostgresError, InterfaceError):
                await self._listen_once()
            await asyncio.sleep(_RECONNECT_AFTER)

    async def _listen_once(self) -> None:
        from asyncpg import connect

        connection = await connect(self._address, command_timeout=_PATIENCE)
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self._connection = connection
            for game in list(self._waiting):
                await self._follow(game)
            self._listening.set()
            # Something may have happened while nobody listened.
            self.wake("", {Topic.TOKENS})
            self._wake_all()
            await broken.wait()
        finally:
            self._connection = None
            self._followed.clear()
            async with self._statement:
                await connection.close()

    async def _follow(self, game: str) -> None:
        from asyncpg import InterfaceError, PostgresError

        async with self._statement:
            connection = self._connection
            if connection is None or (game in self._waiting) is (game in self._followed):
                return
            try:
                if game in self._waiting:
                    await connection.add_listener(_channel(game), self._heard)
                    self._followed.add(game)
                else:
                    await connection.remove_listener(_channel(game), self._heard)
                    self._followed.discard(game)
            except (OSError, PostgresError, InterfaceError):
                connection.terminate()  # the next one begins with all games that somebody waits for

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        game, *topics = str(payload).split()
        self.wake(game, set(map(Topic, topics)))


def _channel(game: str) -> str:
    return f"{CHANNEL}_{game}"
