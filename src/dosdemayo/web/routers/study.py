"""A game to keep, to look at again, or to report."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse

from dosdemayo.ai.hindsight import tipped
from dosdemayo.i18n import languages
from dosdemayo.i18n.catalog import FALLBACK
from dosdemayo.web.errors import ERRORS, ApiError, text_response
from dosdemayo.web.models.answers import EditionModel, Ending, ProspectModel, Prospects, Replay, Viewpoint
from dosdemayo.web.routers.callers import Caller, Language, TheAdvisers, TheCaller
from dosdemayo.web.serializers.editions import edition_model
from dosdemayo.web.serializers.exports import export
from dosdemayo.web.serializers.replays import replay_data
from dosdemayo.web.service import endings

router = APIRouter(prefix="/api/games/{game}", tags=["study"], responses=ERRORS)


@router.get("/record", response_class=Response, responses=text_response("text/plain"))
async def record(caller: TheCaller) -> Response:
    """The whole record of a finished game; of a running one what the caller may know."""
    return await _export(caller, names=True, step=None)


@router.get("/report", response_class=Response, responses=text_response("text/plain"))
async def report(caller: TheCaller, step: Annotated[int | None, Query(ge=0, le=1_000_000)] = None) -> Response:
    """The same up to a step and without names, to be sent to somebody who looks for the fault."""
    return await _export(caller, names=False, step=step)


@router.get("/replay", response_model=Replay)
async def replay(caller: TheCaller, viewpoint: Viewpoint | None = None) -> Any:
    async with caller.games.look(caller.game) as opened:
        return JSONResponse(replay_data(caller.game, opened.match.history, caller.seat, viewpoint))


@router.get("/ending")
async def the_ending(caller: TheCaller) -> Ending:
    """Losses by turn, the hands, and the score with this opponent. Only when the game is over."""
    return await endings.ending(caller.games, caller.game)


@router.get("/prospects")
async def prospects(caller: TheCaller, advisers: TheAdvisers) -> Prospects:
    """How a strong player judges each turn of a game that is over; it sees both hands."""
    async with caller.games.look(caller.game) as opened:
        history = endings.finished(opened.match.history)
        rules = caller.games.rules(opened.row)
    found = await advisers.prospects(caller.game, rules, endings.asked_for_orders(history))
    assert history.state.outcome is not None
    turns = [ProspectModel(turn=turn, french=french) for turn, french in found]
    return Prospects(turns=turns, tipped=tipped(found, history.state.outcome.winner))


@router.get("/edition", response_model=EditionModel)
async def game_edition(caller: TheCaller, lang: Language = FALLBACK) -> Response:
    """What the game is played by, if it is not the base edition of this server; its words in one language."""
    if lang not in languages():
        raise ApiError(404, "no_such_text")
    async with caller.games.look(caller.game) as opened:
        found = caller.games.edition(opened.row)
    text = await asyncio.to_thread(lambda: edition_model(found, lang).model_dump_json())
    return Response(text, media_type="application/json")


async def _export(caller: Caller, *, names: bool, step: int | None) -> Response:
    async with caller.games.look(caller.game) as opened:
        edition = caller.games.edition(opened.row)
        text = export(opened, caller.seat, edition, names=names, step=step)
    kind = "record" if names else "report"
    disposition = f'attachment; filename="dosdemayo-{caller.game}-{kind}.txt"'
    return Response(text, media_type="text/plain", headers={"Content-Disposition": disposition})
