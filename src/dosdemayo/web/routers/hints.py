"""What the strong player would do, for whoever asks in a game where that takes nobody in."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from dosdemayo.web.errors import ERRORS
from dosdemayo.web.models.hints import HintModel
from dosdemayo.web.models.requests import NameQuestion
from dosdemayo.web.routers.callers import ThePlayer
from dosdemayo.web.serializers.hints import hint_model
from dosdemayo.web.service.advisers import Advisers

router = APIRouter(prefix="/api/games/{game}", tags=["play"], responses=ERRORS)


async def the_advisers(request: Request) -> Advisers:
    advisers = request.app.state.advisers
    assert isinstance(advisers, Advisers)
    return advisers


@router.post("/hint")
async def hint(
    player: ThePlayer, given: NameQuestion, advisers: Annotated[Advisers, Depends(the_advisers)]
) -> HintModel:
    """What the strong player would answer, and why, as far as this seat can know. Changes nothing."""
    async with player.games.look(player.game) as opened:
        opened.match.require_hint(player.seat, given.question)
        history, rules = opened.match.history, player.games.rules(opened.row)
        view, options = history.game.view(history.state, player.seat), history.options(player.seat)
    return hint_model(given.question, await advisers.hint(player.game, rules, view, options))
