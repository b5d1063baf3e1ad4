"""What the strong player would do, and what the tutor warns of, in games where that takes nobody in."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from dosdemayo.lesson import heard
from dosdemayo.web.errors import ERRORS
from dosdemayo.web.models.hints import HintModel, TutorWarningModel, TutorWarnings
from dosdemayo.web.models.requests import AnswerQuestion, NameQuestion
from dosdemayo.web.routers.callers import TheAdvisers, ThePlayer
from dosdemayo.web.serializers.hints import hint_model
from dosdemayo.web.service.answers import read_answer

router = APIRouter(prefix="/api/games/{game}", tags=["play"], responses=ERRORS)


@router.post("/hint")
async def hint(player: ThePlayer, given: NameQuestion, advisers: TheAdvisers) -> HintModel:
    """What the strong player would answer, and why, as far as this seat can know. Changes nothing."""
    async with player.games.look(player.game) as opened:
        opened.match.require_hint(player.seat, given.question)
        history, rules = opened.match.history, player.games.rules(opened.row)
        view, options = history.game.view(history.state, player.seat), history.options(player.seat)
    return hint_model(given.question, await advisers.hint(player.game, rules, view, options))


@router.post("/tutor")
async def tutor(player: ThePlayer, given: AnswerQuestion) -> TutorWarnings:
    """What an answer gives away, as far as this seat can know; nothing of one that is refused. Changes nothing."""
    answer = read_answer(given.answer)
    async with player.games.look(player.game) as opened:
        opened.match.require_hint(player.seat, given.question)
        game, state = opened.match.history.game, opened.match.history.state
    # Many positions may have to be compared: not while everybody waits.
    found = await asyncio.to_thread(heard, game, state, player.seat, answer)
    return TutorWarnings(warnings=[TutorWarningModel(code=each.code, rule=each.rule, data=each.data) for each in found])
