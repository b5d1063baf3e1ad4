"""Is a whole store sound? Every game is opened; nothing is changed, least of all repaired."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, bindparam, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from dosdemayo.shell import UserError
from dosdemayo.web.errors import ApiError
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Hub
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.database import Database, alembic_config
from dosdemayo.web.store.fingerprints import DamagedGameError
from dosdemayo.web.store.tables import AnswerRow, ChatRow, GameRow, SeatRow
from dosdemayo.web.tokens import Tokens

_AT_ONCE = 500


def _number_of(table: type[ChatRow | AnswerRow]) -> Any:
    return select(func.count()).where(table.game_id == GameRow.id).scalar_subquery()


#: What a game's row says that there is, and what is there: one query, since the server may be running.
_COUNTS = select(GameRow.chat_lines, _number_of(ChatRow), GameRow.entries, _number_of(AnswerRow)).where(
    GameRow.id == bindparam("game")
)


class Finding(NamedTuple):
    """What is wrong; with no game, with the store itself."""

    game: str | None
    what: str


class Examination:
    """Counts the games that were looked at."""

    def __init__(self, settings: Settings) -> None:
        self._database = Database(settings.database_url)
        self._games = Games(settings, self._database, Hub(), Tokens(b""))
        self.games = 0

    async def findings(self) -> AsyncIterator[Finding]:
        try:
            async with self._database.transaction(writes=False) as connection:
                await connection.run_sync(_require_tables_of_today)
                for what in await self._faults_of_store(connection):
                    yield Finding(None, what)
            async for game in self._ids():
                self.games += 1
                if fault := await self._fault(game):
                    yield Finding(game, fault)
        except SQLAlchemyError as error:
            yield Finding(None, f"the database cannot be read: {getattr(error, 'orig', None) or type(error).__name__}")
        finally:
            await self._database.close()

    async def _faults_of_store(self, connection: AsyncConnection) -> list[str]:
        faults = []
        if not self._database.is_postgresql:
            faults = [row for row in await connection.scalars(text("PRAGMA integrity_check(20)")) if row != "ok"]
        for table in (SeatRow, AnswerRow, ChatRow):
            orphans = select(func.count()).where(table.game_id.not_in(select(GameRow.id)))
            if number := await connection.scalar(orphans):
                faults.append(f"{number} rows of {table.__tablename__} belong to no game")
        return faults

    async def _ids(self) -> AsyncIterator[str]:
        last = ""
        while True:
            query = select(GameRow.id).where(GameRow.id > last).order_by(GameRow.id).limit(_AT_ONCE)
            async with self._database.transaction(writes=False) as connection:
                found = list(await connection.scalars(query))
            if not found:
                return
            for game in found:
                yield game
            last = found[-1]

    async def _fault(self, game: str) -> str | None:
        try:
            async with self._games.look(game):
                pass  # it can be opened
            for lines, said, answers, given in await self._database.rows(_COUNTS, {"game": game}):
                if lines != said:
                    return f"{lines} lines were said, {said} are there"
                if answers != given:
                    return f"{answers} answers were stored, {given} are there"
        except DamagedGameError as error:
            return error.what
        except ApiError as error:
            return "it has no seats" if error.code == "no_such_game" else "this server does not know its edition"
        return None


def _require_tables_of_today(connection: Connection) -> None:
    found = MigrationContext.configure(connection).get_current_revision()
    wanted = ScriptDirectory.from_config(alembic_config()).get_current_head()
    if found != wanted:
        raise UserError("error-tables" if found else "error-tables-none", found=found, wanted=wanted)
