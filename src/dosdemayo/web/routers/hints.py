"""What the strong player would do, for whoever asks in a game where that takes nobody in."""

from __future__ import annotations

from fastapi import APIRouter

from dosdemayo.web.errors import ERRORS
from dosdemayo.web.models.hints import HintModel
from dosdemayo.web.models.requests import NameQuestion
from dosdemayo.web.routers.callers import TheAdvisers, ThePlayer
from dosdemayo.web.serializers.hints import hint_model

router = APIRouter(prefix="/api/games/{game}", tags=["play"], responses=ERRORS)


@router.post("/hint")
async def hint(player: ThePlayer, given: NameQuestion, advisers: TheAdvisers) -> HintModel:
    """What the strong player would answer, and why, as far as this seat can know. Changes nothing."""
    async with player.games.look(player.game) as opened:
        opened.match.require_hint(player.seat, given.question)
        history, rules = opened.match.history, player.games.rules(opened.row)
        view, options = history.game.view(history.state, player.seat), history.options(player.seat)
    return hint_model(given.question, await advisers.hint(player.game, rules, view, options))
