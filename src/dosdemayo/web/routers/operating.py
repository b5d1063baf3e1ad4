"""For whoever operates the server: does it live, can it serve, what does it do?"""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy import func, select

from dosdemayo.web.errors import ApiError
from dosdemayo.web.limits import address
from dosdemayo.web.routers.callers import TheGames
from dosdemayo.web.store.tables import GameRow

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> Response:
    """The process answers."""
    return PlainTextResponse("ok")


@router.get("/readyz")
async def readyz(request: Request, games: TheGames) -> Response:
    """Its database answers too; 503 where it does not."""
    _require_this_machine(request)
    async with games.database.transaction(writes=False) as connection:
        await connection.scalar(select(1))
    return PlainTextResponse("ready")


@router.get("/metrics")
async def metrics(request: Request, games: TheGames) -> Response:
    _require_this_machine(request)
    owed = GameRow.owed_since.is_not(None)
    query = select(func.count(), func.count().filter(GameRow.over.is_(False)), func.count().filter(owed))
    async with games.database.transaction(writes=False) as connection:
        stored, running, jobs = (await connection.execute(query.select_from(GameRow))).one()
    lines = request.scope["metrics"].lines(
        games=stored, running_games=running, owed_answers=jobs, kept_games=games.kept
    )
    return PlainTextResponse("\n".join([*lines, ""]), media_type="text/plain; version=0.0.4")


def _require_this_machine(request: Request) -> None:
    if address(request.scope) is not None:
        raise ApiError(404, "not_found")
