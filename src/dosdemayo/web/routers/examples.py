"""The example of play, to be walked through and to be played on."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse

from dosdemayo.lesson.example import example_history, record_before_orders
from dosdemayo.web.errors import ERRORS, ApiError
from dosdemayo.web.models.answers import Replay, Seated
from dosdemayo.web.models.lessons import PlayOn
from dosdemayo.web.models.requests import ComputerOpponent, ImportRecord
from dosdemayo.web.routers.callers import TheGames
from dosdemayo.web.serializers.replays import replay_data
from dosdemayo.web.service import creation

router = APIRouter(prefix="/api/example", tags=["lesson"], responses=ERRORS)


@router.get("", response_model=Replay)
async def example() -> Any:
    """The whole game, step by step, with both hands open; what is written on a sheet is told when it is opened."""
    return JSONResponse(_replay())


@router.post("/{turn}", status_code=201)
async def play_on(games: TheGames, turn: Annotated[int, Path(ge=1, le=99)], wanted: PlayOn) -> Seated:
    """A new game against the computer from there on, where both sides are about to write."""
    try:
        record = record_before_orders(turn)
    except KeyError as error:
        raise ApiError(404, "no_such_text") from error
    opponent = ComputerOpponent(kind="computer", level=wanted.level)
    return await creation.create_from_record(games, ImportRecord(record=record, side=wanted.side, opponent=opponent))


@cache
def _replay() -> dict[str, Any]:
    replay = replay_data("example", example_history(), None, "all")
    for told in (event["event"] for step in replay["steps"] for event in step["events"]):
        if told["code"] == "sealed":
            # Whoever walks through is asked for orders of their own first.
            told["orders"] = None
    return replay
