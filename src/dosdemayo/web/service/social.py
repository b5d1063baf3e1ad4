"""What players say to each other, their names, and the next game."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import bindparam, insert, select

from dosdemayo.engine import Side
from dosdemayo.table import Opponent, TableError, TableFault
from dosdemayo.web.models.answers import ChatLine, ChatLines
from dosdemayo.web.service import creation
from dosdemayo.web.service.games import Games
from dosdemayo.web.store.rows import Reader
from dosdemayo.web.store.tables import ChatRow, GameRow

_LINES_AT_ONCE = 200
_LINES = (
    select(ChatRow.number, ChatRow.side, ChatRow.text, ChatRow.at)
    .where(ChatRow.game_id == bindparam("game"), ChatRow.number.between(bindparam("first"), bindparam("last")))
    .order_by(ChatRow.number)
    .limit(_LINES_AT_ONCE)
)


async def rematch(games: Games, game: str, side: Side, log_from: int) -> bytes:
    """Offer another game with sides swapped, or accept the other's offer."""
    async with games.change(game) as opened:
        row = opened.row
        if not opened.match.over:
            raise TableError(TableFault.NOT_OVER)
        if row.rematch_game is None:
            offered = row.rematch_by
            row.rematch_by = offered or side.label
            if row.opponent != Opponent.LINK or offered not in (None, side.label):
                row.rematch_game = await creation.rematch(games, opened)
        games.store(opened)
        return games.state(opened, side, log_from)


async def rename(games: Games, game: str, side: Side, name: str, log_from: int) -> bytes:
    async with games.change(game) as opened:
        opened.seats[side].name = name
        games.store(opened)
        return games.state(opened, side, log_from)


async def say(games: Games, game: str, side: Side, text: str) -> ChatLines:
    async with games.change(game) as opened:
        number = opened.row.chat_lines
        opened.row.chat_lines += 1
        line = insert(ChatRow).values(game_id=game, number=number, side=side.label, text=text, at=opened.now)
        await opened.connection.execute(line)
        return await lines(opened.changing.rows, opened.row, number)


async def lines(read: Reader, game: GameRow, start: int) -> ChatLines:
    """What was said, as far as the game's row knows of it: more may have been said since."""
    rows = await read(_LINES, {"game": game.id, "first": start, "last": game.chat_lines - 1})
    found = [
        ChatLine.model_validate(
            {"n": row.number, "side": row.side, "text": row.text, "at": datetime.fromtimestamp(row.at, UTC)}
        )
        for row in rows
    ]
    return ChatLines(total=game.chat_lines, lines=found)
