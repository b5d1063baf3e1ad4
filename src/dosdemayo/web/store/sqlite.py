"""SQLite from an event loop: only what may wait for a lock or for the disk is given to a thread.

The rest is a matter of microseconds, less than handing it over and back.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiosqlite

TAKE_LOCK = "BEGIN IMMEDIATE"
#: Milliseconds for which a lock that another process has is waited for.
PATIENCE = 30_000


class FileConnection(aiosqlite.Connection):
    def __init__(self, *where: Any, **how: Any) -> None:
        super().__init__(lambda: sqlite3.connect(*where, **how | {"check_same_thread": False}), iter_chunk_size=64)
        self._thread.daemon = True
        self._writes = False

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        """What every method of a connection and of its cursors goes through."""
        takes_lock, ends = args[:1] == (TAKE_LOCK,), fn in (self._conn.commit, self._conn.rollback)
        waits = (ends and self._writes) or fn == self._conn.close
        self._writes = takes_lock or (self._writes and not ends)
        if takes_lock:
            try:
                return self._impatiently(fn, *args, **kwargs)
            except sqlite3.OperationalError as error:
                if not _is_busy(error):
                    raise
                waits = True  # another process has it
        if not waits:
            return fn(*args, **kwargs)
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]

    def at_once(self, statement: str, values: Sequence[Any]) -> sqlite3.Cursor:
        """For what waits for nothing, because it only reads, or the lock was taken before."""
        return self._conn.execute(statement, values)

    @asynccontextmanager
    async def transaction(self, *, writes: bool) -> AsyncIterator[None]:
        """Whoever is going to write takes the lock at once, so that two never read the same and then both write."""
        await self.execute(TAKE_LOCK if writes else "BEGIN")
        try:
            yield
        except BaseException:
            await self.rollback()
            raise
        await self.commit()

    def _impatiently(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        self._conn.execute("PRAGMA busy_timeout=0")
        try:
            return fn(*args, **kwargs)
        finally:
            self._conn.execute(f"PRAGMA busy_timeout={PATIENCE}")


def begin_log(cursor: Any) -> None:
    """A new file gets its write-ahead log from whoever is first; SQLite does not wait for that one by itself."""
    patient_until = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or time.monotonic() > patient_until:
                raise
        time.sleep(0.01)


def _is_busy(error: sqlite3.OperationalError) -> bool:
    """The lower byte says so; the rest is why, such as that another process reads the log after a crash."""
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
