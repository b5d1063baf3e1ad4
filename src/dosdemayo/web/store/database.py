"""The connection to SQLite or PostgreSQL, and transactions on it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeAlias

from alembic import command
from alembic.config import Config
from sqlalchemy import ClauseElement, Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, DBAPIError, DisconnectionError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from dosdemayo.web.store import sqlite
from dosdemayo.web.store.direct import Statements, driver_of

Errors: TypeAlias = tuple[type[BaseException], ...]
log = logging.getLogger(__name__)
# At lower levels these write what statements were given, and what they found.
for _driver in ("aiosqlite", "sqlalchemy.engine"):
    logging.getLogger(_driver).setLevel(logging.WARNING)
#: Any number will do, as long as every server of this project uses the same.
_MIGRATION_LOCK = 1808_05_02
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def async_url(address: str) -> URL:
    """The same address, with a driver that does not block."""
    url = make_url(address)
    backend = url.drivername.split("+")[0]
    if backend not in _DRIVERS:
        raise ValueError(f"{backend} is no database for games; give an address that begins with sqlite: or postgresql:")
    return url.set(drivername=_DRIVERS[backend])


class StoreUnavailableError(Exception):
    """The database does not answer, or cannot write; later it may. Nothing was changed."""


class Database:
    def __init__(self, address: str) -> None:
        self.url = async_url(address)
        self.is_postgresql = self.url.drivername.startswith("postgresql")
        if not self.is_postgresql and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        # What a statement was given may be somebody's secret, so no error repeats it.
        ours = {} if self.is_postgresql else {"async_creator_fn": sqlite.FileConnection}
        # The drivers begin and end transactions as they are told to here; SQLAlchemy begins none of its own.
        level = "AUTOCOMMIT" if self.is_postgresql else None
        self.engine = create_async_engine(self.url, hide_parameters=True, connect_args=ours, isolation_level=level)
        self.statements = Statements(self.engine.dialect, self.is_postgresql)
        #: Whoever writes to a file takes turns here, rather than look again and again whether it is still locked.
        self._writers = asyncio.Lock()
        self._failures, self._mistakes = _errors(self.is_postgresql)
        self._breaks: Errors = (*self._failures, asyncio.CancelledError)
        #: What fails: reading (False), writing (True).
        self._failing: set[bool] = set()
        if self.is_postgresql:
            event.listen(self.engine.sync_engine, "checkout", _refuse_closed)
        else:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def migrate(self) -> None:
        """Bring the tables up to date; servers that start together wait for each other."""
        # Alembic ends what nobody has told it of.
        async with self._connected(writes=True) as connection, connection.begin():
            if self.is_postgresql:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            await connection.run_sync(_upgrade)

    @asynccontextmanager
    async def transaction(self, *, writes: bool) -> AsyncIterator[AsyncConnection]:
        """Commits at the end, or changes nothing. Raises StoreUnavailableError."""
        turn = self._writers if writes and not self.is_postgresql else nullcontext()
        with self._noted(writes):
            async with turn, self._connected(writes) as connection:
                yield connection

    @asynccontextmanager
    async def _connected(self, writes: bool) -> AsyncIterator[AsyncConnection]:
        """Who only reads has PostgreSQL begin nothing: what belongs together is one query, or only ever grows."""
        async with self._lent() as connection:
            driver = driver_of(connection)
            if not self.is_postgresql:
                begun = driver.transaction(writes=writes)
            else:
                begun = driver.transaction() if writes else nullcontext()
            async with begun:
                yield connection

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[AsyncConnection]:
        """From the pool. What failed on PostgreSQL may be stuck in the middle of something, and is not used again."""
        async with self.engine.connect() as connection:
            try:
                yield connection
            except self._breaks:
                if self.is_postgresql:
                    driver_of(connection).terminate()
                raise

    async def rows(self, query: ClauseElement, values: dict[str, Any]) -> Sequence[Any]:
        """What a single query finds, without whatever a transaction costs. Raises StoreUnavailableError."""
        with self._noted(writes=False):
            async with self._lent() as connection:
                return await self.statements.rows(connection, query, values)

    @contextmanager
    def _noted(self, writes: bool) -> Iterator[None]:
        """An outage becomes a StoreUnavailableError."""
        try:
            yield
        except self._mistakes:
            raise  # no outage, but a mistake of ours
        except self._failures as error:
            self._note_failure(error, writes)
            raise StoreUnavailableError from error
        self._note_success(writes)

    def _note_failure(self, error: BaseException, writes: bool) -> None:
        """An outage is said once when it begins, and once when it is over."""
        if not self._failing:
            log.error("the database fails: %s", getattr(error, "orig", None) or str(error) or type(error).__name__)
        self._failing.add(writes)

    def _note_success(self, writes: bool) -> None:
        """What can be read can perhaps not be written; what can be written can be read."""
        if self._failing and self._failing <= {writes, False}:
            log.warning("the database can be used again")
            self._failing.clear()
        self._failing.discard(writes)

    async def close(self) -> None:
        await self.engine.dispose()


def _errors(is_postgresql: bool) -> tuple[Errors, Errors]:
    """What a database that is away, full or locked raises, and what mistakes of ours raise."""
    failures, mistakes = (DBAPIError, PoolTimeoutError, OSError), (DataError, IntegrityError, ProgrammingError)
    if not is_postgresql:
        ours = (sqlite3.DataError, sqlite3.IntegrityError, sqlite3.ProgrammingError)
        return (*failures, sqlite3.Error), (*mistakes, *ours)
    import asyncpg  # comes with dosdemayo[postgres]

    ours = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, asyncpg.SyntaxOrAccessError)
    theirs = (asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresError)
    return (*failures, *theirs), (*mistakes, *ours)


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", "dosdemayo.web.store:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _refuse_closed(connection: Any, *_: Any) -> None:
    """PostgreSQL was restarted meanwhile: another connection is made. To ask each time would cost as much as a look."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver must not begin transactions of its own
    cursor = connection.cursor()
    sqlite.begin_log(cursor)
    for pragma in ("synchronous=FULL", f"busy_timeout={sqlite.PATIENCE}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
