"""Seeing a game and answering in it."""

from __future__ import annotations

import json

from fastapi import APIRouter
from pydantic import JsonValue

from dosdemayo.engine import FRENCH
from dosdemayo.engine.actions import Action, Write
from dosdemayo.notation import NotationError, answer_from_json, answer_to_json, parse_sheet
from dosdemayo.web.errors import ERRORS, invalid
from dosdemayo.web.match import FORFEIT
from dosdemayo.web.models.answers import Check, Saved
from dosdemayo.web.models.common import Unreadable
from dosdemayo.web.models.requests import (
    AnswerQuestion,
    CheckAnswer,
    ChooseLevel,
    NameQuestion,
    Nothing,
    SaveDraft,
    SetNoCard,
)
from dosdemayo.web.models.state import State
from dosdemayo.web.routers.callers import LogFrom, Player, TheCaller, ThePlayer

router = APIRouter(prefix="/api/games/{game}", tags=["play"], responses=ERRORS)
_LONGEST_DRAFT = 4096


@router.get("/state")
async def state(caller: TheCaller, log_from: LogFrom = 0) -> State:
    async with caller.games.look(caller.game) as sitting:
        return await caller.state(sitting, log_from)


@router.post("/answer")
async def answer(player: ThePlayer, given: AnswerQuestion, log_from: LogFrom = 0) -> State:
    """Answer a question that is not secret."""
    action = _read(given.answer)
    return await player.act(lambda room: room.answer(player.seat, given.question, action), log_from)


@router.post("/seal")
async def seal(player: ThePlayer, given: AnswerQuestion, log_from: LogFrom = 0) -> State:
    """Answer a question that both sides answer in secret."""
    action = _read(given.answer)
    return await player.act(lambda room: room.seal(player.seat, given.question, action), log_from)


@router.post("/unseal")
async def unseal(player: ThePlayer, given: NameQuestion, log_from: LogFrom = 0) -> State:
    """Take a sealed answer back while the other's is awaited."""
    return await player.act(lambda room: room.unseal(player.seat, given.question), log_from)


@router.post("/reveal")
async def reveal(player: ThePlayer, given: NameQuestion, log_from: LogFrom = 0) -> State:
    """Against the computer: open both order sheets."""
    return await player.act(lambda room: room.reveal(player.seat, given.question), log_from)


@router.post("/undo")
async def undo(player: ThePlayer, _: Nothing, log_from: LogFrom = 0) -> State:
    """Take one's own last answer back, as long as nothing came of it."""
    return await player.act(lambda room: room.undo(player.seat), log_from)


@router.post("/resign")
async def resign(player: ThePlayer, _: Nothing, log_from: LogFrom = 0) -> State:
    return await player.act(lambda room: room.resign(player.seat), log_from)


@router.put("/no_card")
async def no_card(player: ThePlayer, wanted: SetNoCard, log_from: LogFrom = 0) -> State:
    """Pass beforehand in every card window before the one named."""
    until = None if wanted.until is None else wanted.until.model_dump()
    return await player.act(lambda room: room.pass_until(player.seat, until), log_from)


@router.put("/level")
async def choose_level(player: ThePlayer, wanted: ChooseLevel, log_from: LogFrom = 0) -> State:
    """Let another level of the computer play from the next turn on."""
    known = player.games.settings.bots
    if wanted.level not in known:
        raise invalid("level", f"expected one of {', '.join(known)}")
    return await player.act(lambda room: room.choose_level(wanted.level), log_from)


@router.put("/draft")
async def save_draft(player: ThePlayer, given: SaveDraft) -> Saved:
    """Keep what a player has in mind; nobody else learns of it."""
    if len(json.dumps(given.draft)) > _LONGEST_DRAFT:
        raise invalid("draft", f"longer than {_LONGEST_DRAFT} characters")
    async with player.games.change(player.game) as sitting:
        sitting.room.require_question(player.seat, given.question)
        row = sitting.room.seats[player.seat]
        row.draft, row.draft_question = given.draft, given.question
    return Saved()


@router.post("/check")
async def check(player: ThePlayer, given: CheckAnswer) -> Check:
    """Would this be accepted? Changes nothing."""
    async with player.games.look(player.game) as sitting:
        sitting.room.require_question(player.seat, given.question)
        try:
            action = Write(parse_sheet(given.text)) if given.text is not None else _read(given.answer or [])
        except NotationError as error:
            unreadable = Unreadable(text=given.text or "", what=str(error))
            return Check(accepted=False, answer=None, problems=[unreadable], counted=None, free=None)
        problems = sitting.room.check(player.seat, given.question, action)
        counted = _counted(player, action, sitting.room.match.game.rules.board.main_streets)
        return Check(
            accepted=all(problem.warning for problem in problems),
            answer=answer_to_json(action),
            problems=list(problems),
            counted=counted,
            free=None if counted is None or not isinstance(action, Write) else len(action.orders) - counted,
        )


def _counted(player: Player, action: Action, main_streets: frozenset[int]) -> int | None:
    """Rule 5.4."""
    if player.seat is not FRENCH or not isinstance(action, Write):
        return None
    return sum(order.origin not in main_streets for order in action.orders)


def _read(answer: list[JsonValue]) -> Action:
    if answer == [FORFEIT]:
        raise invalid("answer", "only a clock says that time has run out")
    try:
        return answer_from_json(answer)
    except NotationError as error:
        raise invalid("answer", str(error)) from error
