"""Old games that a server does not keep, where its operator wants that."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, exists, func, select

from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Topic
from dosdemayo.web.store.tables import AnswerRow, ChatRow, ConnectionRow, GameRow
from dosdemayo.web.tokens import AUDIENCES

_DAY = 86_400.0
#: Games that are removed in one transaction.
_AT_ONCE = 100
#: Where in what is noted of an audience it says when that last changed.
_MOVED = 2
#: Memory lets go of the game, and streams of it end.
_TOPICS = Topic.REMOVED, *map(Topic, AUDIENCES)


async def forget_the_old(games: Games) -> bool:
    """Remove games in which nothing has happened for the days that were set; may there be more?"""
    days = games.settings.expire_days
    if not days:
        return False
    quiet = _quiet(games, games.settings.now() - days * _DAY)
    old = select(GameRow.id).where(*quiet).limit(_AT_ONCE)
    async with games.database.transaction(writes=False) as connection:
        if await connection.scalar(old.limit(1)) is None:
            return False  # mostly; and a file need not be locked for it
    async with games.transaction() as transaction:
        connection = transaction.connection
        found = list(await connection.scalars(old.with_for_update(skip_locked=True)))
        # Looked at once more: PostgreSQL may have locked what somebody had changed a moment ago.
        removed = delete(GameRow).where(GameRow.id.in_(found), *quiet).returning(GameRow.id)
        for game in await connection.scalars(removed):
            transaction.announce(game, _TOPICS)
    return len(found) == _AT_ONCE


def _quiet(games: Games, since: float) -> list[ColumnElement[bool]]:
    """Nobody has answered, said or changed anything, no clock runs, and nobody is here."""
    alive = games.settings.now() - games.settings.presence_timeout
    moved = [func.coalesce(GameRow.audiences[(name, _MOVED)].as_float(), 0.0) for name in AUDIENCES]
    return [
        GameRow.created < since,
        GameRow.deadline.is_(None),
        *(last < since for last in moved),
        *(~exists().where(table.game_id == GameRow.id, table.at >= since) for table in (AnswerRow, ChatRow)),
        ~exists().where(ConnectionRow.game_id == GameRow.id, ConnectionRow.beat > alive),
    ]
