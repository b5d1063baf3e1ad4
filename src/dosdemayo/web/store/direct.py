"""Statements that every answer needs, given to the driver itself: the way through SQLAlchemy costs more than they do.

SQLAlchemy still writes them, once each, and knows in which shape values travel.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ClauseElement, ColumnElement, Dialect, Select
from sqlalchemy.ext.asyncio import AsyncConnection


class Statements:
    """For statements that stay as they are, with names for whatever changes: each is kept for good."""

    def __init__(self, dialect: Dialect, is_postgresql: bool) -> None:
        self._dialect = dialect
        self._is_postgresql = is_postgresql
        self._known: dict[ClauseElement, _Compiled] = {}

    async def rows(self, connection: AsyncConnection, query: ClauseElement, values: dict[str, Any]) -> Sequence[Any]:
        """What a query finds."""
        compiled, driver = self._compiled(query), driver_of(connection)
        given = compiled.given(values)
        if self._is_postgresql:
            return compiled.rows(await driver.fetch(compiled.text, *given))
        return compiled.rows(driver.at_once(compiled.text, given).fetchall())

    async def run(self, connection: AsyncConnection, statement: ClauseElement, values: dict[str, Any]) -> int:
        """How many rows were changed."""
        compiled, driver = self._compiled(statement), driver_of(connection)
        given = compiled.given(values)
        if self._is_postgresql:
            return int((await driver.execute(compiled.text, *given)).rpartition(" ")[2])
        changed: int = driver.at_once(compiled.text, given).rowcount
        return changed

    def _compiled(self, statement: ClauseElement) -> _Compiled:
        compiled = self._known.get(statement)
        if compiled is None:
            compiled = self._known[statement] = _Compiled(statement, self._dialect, self._is_postgresql)
        return compiled


class _Compiled:
    def __init__(self, statement: ClauseElement, dialect: Dialect, is_postgresql: bool) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self._usual = dict(compiled.params)
        binds = [(name, compiled.binds[name].type.dialect_impl(dialect)) for name in compiled.positiontup]
        self._given = [(name, kind.bind_processor(dialect)) for name, kind in binds]
        columns = list(statement.selected_columns) if isinstance(statement, Select) else []
        # What PostgreSQL's driver finds has its shape already.
        read = [None if is_postgresql else _reader(column, dialect) for column in columns]
        self._found = [(place, reader) for place, reader in enumerate(read) if reader is not None]
        make: Any = namedtuple  # with names that nobody knows before
        self._row = make("Row", [column.key for column in columns], rename=True)

    def given(self, values: dict[str, Any]) -> list[Any]:
        """In the order and in the shape that the driver wants."""
        usual = self._usual
        every = [(values[name] if name in values else usual[name], written) for name, written in self._given]
        return [value if written is None else written(value) for value, written in every]

    def rows(self, found: Sequence[Any]) -> list[Any]:
        return [self._row._make(self._read(row)) for row in found]

    def _read(self, row: Sequence[Any]) -> list[Any]:
        values = list(row)
        for place, read in self._found:
            values[place] = read(values[place])
        return values


def _reader(column: ColumnElement[Any], dialect: Dialect) -> Any:
    return column.type.dialect_impl(dialect).result_processor(dialect, None)


def driver_of(connection: AsyncConnection) -> Any:
    """The driver's own connection."""
    held = connection.sync_connection
    assert held is not None
    return held.connection.driver_connection
