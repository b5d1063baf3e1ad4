"""What players say to each other, and the next game."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from dosdemayo.web.errors import ERRORS
from dosdemayo.web.models.answers import ChatLines
from dosdemayo.web.models.requests import Nothing, Say, SetName
from dosdemayo.web.models.state import State
from dosdemayo.web.routers.callers import LogFrom, TheCaller, ThePlayer, as_json
from dosdemayo.web.service import social

router = APIRouter(prefix="/api/games/{game}", tags=["social"], responses=ERRORS)


@router.post("/rematch", response_model=State)
async def rematch(player: ThePlayer, _: Nothing, log_from: LogFrom = 0) -> Any:
    """Offer another game with sides swapped, or accept the other's offer."""
    return as_json(await social.rematch(player.games, player.game, player.seat, log_from))


@router.put("/name", response_model=State)
async def set_name(player: ThePlayer, wanted: SetName, log_from: LogFrom = 0) -> Any:
    return as_json(await social.rename(player.games, player.game, player.seat, wanted.name, log_from))


@router.post("/chat")
async def say(player: ThePlayer, said: Say) -> ChatLines:
    return await social.say(player.games, player.game, player.seat, said.text)


@router.get("/chat")
async def chat(caller: TheCaller, start: Annotated[int, Query(alias="from", ge=0, le=1_000_000_000)] = 0) -> ChatLines:
    async with caller.games.look(caller.game) as opened:
        return await social.lines(caller.games.database.rows, opened.row, start)
