"""Old games that a server does not keep, where its operator wants that."""

from __future__ import annotations

from sqlalchemy import delete, exists, select

from dosdemayo.web.service.games import Games
from dosdemayo.web.store.tables import AnswerRow, ChatRow, GameRow

_DAY = 86_400.0
#: Games that are removed in one transaction.
_AT_ONCE = 100


async def forget_the_old(games: Games) -> bool:
    """Remove games in which nobody has answered or said anything for the days that were set; may there be more?"""
    days = games.settings.expire_days
    if not days:
        return False
    since = games.settings.now() - days * _DAY
    later = [exists().where(table.game_id == GameRow.id, table.at >= since) for table in (AnswerRow, ChatRow)]
    old = select(GameRow.id).where(GameRow.created < since, *(~found for found in later)).limit(_AT_ONCE)
    async with games.database.transaction(writes=False) as session:
        if await session.scalar(old.limit(1)) is None:
            return False  # mostly; and a file need not be locked for it
    async with games.database.transaction(writes=True) as session:
        removed = delete(GameRow).where(GameRow.id.in_(old.scalar_subquery())).returning(GameRow.id)
        found = list(await session.scalars(removed.execution_options(synchronize_session=False)))
    games.forget(found)
    return len(found) == _AT_ONCE
