"""What players say to each other, and the next game."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import select

from dosdemayo.web.errors import ERRORS, conflict
from dosdemayo.web.models.answers import ChatLine, ChatLines
from dosdemayo.web.models.requests import Nothing, Say, SetName
from dosdemayo.web.models.state import State
from dosdemayo.web.routers.callers import LogFrom, TheCaller, ThePlayer
from dosdemayo.web.service import creation
from dosdemayo.web.service.games import Sitting
from dosdemayo.web.store.tables import ChatRow

router = APIRouter(prefix="/api/games/{game}", tags=["company"], responses=ERRORS)
_LINES_AT_ONCE = 200


@router.post("/rematch")
async def rematch(player: ThePlayer, _: Nothing, log_from: LogFrom = 0) -> State:
    """Offer another game with sides swapped, or accept the other's offer."""
    async with player.games.change(player.game) as sitting:
        room = sitting.room
        if not room.match.over:
            raise conflict("not_over")
        if room.game.rematch_game is None:
            offered = room.game.rematch_by
            alone = room.game.opponent != "link"
            room.game.rematch_by = offered or player.seat.label
            if alone or (offered is not None and offered != player.seat.label):
                room.game.rematch_game = await creation.rematch(player.games, sitting)
        await player.games.store(sitting)
        found = await player.state(sitting, log_from)
    if sitting.room.game.rematch_game is not None:
        player.games.hub.announced(sitting.room.game.rematch_game)
    return found


@router.put("/name")
async def set_name(player: ThePlayer, wanted: SetName, log_from: LogFrom = 0) -> State:
    async with player.games.change(player.game) as sitting:
        sitting.room.seats[player.seat].name = wanted.name
        await player.games.store(sitting)
        return await player.state(sitting, log_from)


@router.post("/chat")
async def say(player: ThePlayer, said: Say) -> ChatLines:
    async with player.games.change(player.game) as sitting:
        room = sitting.room
        number = room.game.chat_lines
        room.game.chat_lines += 1
        line = ChatRow(game_id=player.game, number=number, side=player.seat.label, text=said.text, at=room.now)
        sitting.session.add(line)
        await player.games.store(sitting)
        return await _lines(sitting, number)


@router.get("/chat")
async def chat(caller: TheCaller, start: Annotated[int, Query(alias="from", ge=0, le=1_000_000_000)] = 0) -> ChatLines:
    async with caller.games.look(caller.game) as sitting:
        return await _lines(sitting, start)


async def _lines(sitting: Sitting, start: int) -> ChatLines:
    query = select(ChatRow).where(ChatRow.game_id == sitting.room.game.id, ChatRow.number >= start)
    rows = await sitting.session.scalars(query.order_by(ChatRow.number).limit(_LINES_AT_ONCE))
    lines = [
        ChatLine.model_validate(
            {"n": row.number, "side": row.side, "text": row.text, "at": datetime.fromtimestamp(row.at, UTC)}
        )
        for row in rows
    ]
    return ChatLines(total=sitting.room.game.chat_lines, lines=lines)
