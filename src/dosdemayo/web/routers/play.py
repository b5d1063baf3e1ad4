"""Seeing a game and answering in it.

States are sent as they are built: `response_model` describes them, and tests hold them to it.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from dosdemayo.engine import SIDES
from dosdemayo.engine.ids import Window
from dosdemayo.i18n import Catalog, Teller, languages
from dosdemayo.table import Ask, StandingAnswer
from dosdemayo.web.errors import ERRORS, invalid
from dosdemayo.web.models.answers import Check, InWords
from dosdemayo.web.models.requests import (
    AnswerQuestion,
    AskInWords,
    CheckAnswer,
    ChooseLevel,
    Contribute,
    NameBeat,
    NameQuestion,
    Nothing,
    SayDraws,
    SetStanding,
)
from dosdemayo.web.models.state import ProofModel, State
from dosdemayo.web.routers.callers import LogFrom, TheCaller, ThePlayer, as_json
from dosdemayo.web.serializers.states import proof_data
from dosdemayo.web.service.answers import check_answer, check_text, read_answer
from dosdemayo.web.service.in_words import read_words

router = APIRouter(prefix="/api/games/{game}", tags=["play"], responses=ERRORS)


@router.get("/state", response_model=State)
async def state(caller: TheCaller, log_from: LogFrom = 0) -> Any:
    return as_json(await caller.games.seen(caller.game, caller.seat, log_from))


@router.post("/words")
async def in_words(caller: TheCaller, asked: AskInWords) -> InWords:
    """What the caller may see of the table, in words; or what was typed as an answer. Changes nothing."""
    if asked.lang not in languages():
        raise invalid("lang", f"expected one of {', '.join(languages())}")
    async with caller.games.look(caller.game) as opened:
        history, edition = opened.match.history, caller.games.edition(opened.row)
    return read_words(history, caller.seat, Teller(Catalog(asked.lang), edition), asked.text)


@router.post("/answer", response_model=State)
async def answer(player: ThePlayer, given: AnswerQuestion, log_from: LogFrom = 0, as_spectator: bool = False) -> Any:
    """Answer a question that is not secret."""
    action = read_answer(given.answer)
    return await player.act(
        lambda match, now: match.answer(player.seat, given.question, action, now), log_from, as_spectator
    )


@router.post("/seal", response_model=State)
async def seal(player: ThePlayer, given: AnswerQuestion, log_from: LogFrom = 0) -> Any:
    """Answer a question that both sides answer in secret."""
    action = read_answer(given.answer)
    return await player.act(lambda match, now: match.seal(player.seat, given.question, action, now), log_from)


@router.post("/contribution")
async def contribute(player: ThePlayer, given: Contribute) -> ProofModel:
    """Take part in the dealing: commit to a secret, and open it when the other player has committed too."""
    async with player.games.change(player.game) as opened:
        opened.match = opened.match.contribute(player.seat, given.pledge)
    return ProofModel.model_validate(proof_data(opened.match))


@router.post("/unseal", response_model=State)
async def unseal(player: ThePlayer, given: NameQuestion, log_from: LogFrom = 0) -> Any:
    """Take a sealed answer back while the other's is awaited."""
    return await player.act(lambda match, now: match.unseal(player.seat, given.question, now), log_from)


@router.post("/reveal", response_model=State)
async def reveal(player: ThePlayer, given: NameQuestion, log_from: LogFrom = 0) -> Any:
    """Against the computer: open both order sheets."""
    return await player.act(lambda match, now: match.reveal(player.seat, given.question, now), log_from)


@router.post("/undo", response_model=State)
async def undo(player: ThePlayer, _: Nothing, log_from: LogFrom = 0) -> Any:
    """Take one's own last answer back, as long as nothing came of it."""
    return await player.act(lambda match, now: match.undo(player.seat, now), log_from)


@router.post("/resign", response_model=State)
async def resign(player: ThePlayer, _: Nothing, log_from: LogFrom = 0) -> Any:
    return await player.act(lambda match, now: match.resign(player.seat, now), log_from)


@router.post("/wait", response_model=State)
async def wait(player: ThePlayer, beat: NameBeat, log_from: LogFrom = 0, as_spectator: bool = False) -> Any:
    """Stop a beat: for its rest the card window asks one side after the other."""
    return await player.act(
        lambda match, now: match.wait(player.seat, beat.turn, Window(beat.window), now), log_from, as_spectator
    )


@router.post("/ready", response_model=State)
async def ready(player: ThePlayer, beat: NameBeat, log_from: LogFrom = 0, as_spectator: bool = False) -> Any:
    """Need no more time in this beat; both together end it."""
    return await player.act(
        lambda match, now: match.ready(player.seat, beat.turn, Window(beat.window), now), log_from, as_spectator
    )


@router.post("/draw", response_model=State)
async def draw(player: ThePlayer, said: SayDraws, log_from: LogFrom = 0) -> Any:
    """Say for both, before a screen that they share, who draws (4.4)."""
    drawing = [side for side in SIDES if side.label in said.drawing]
    return await player.act(lambda match, now: match.draw(said.turn, drawing, now), log_from, as_spectator=True)


@router.post("/look", response_model=State)
async def look(player: ThePlayer, _: Nothing, log_from: LogFrom = 0) -> Any:
    """Have seen what I drew, before a screen that both share: only then does the beat begin."""
    return await player.act(lambda match, now: match.look(player.seat, now), log_from)


@router.put("/standing", response_model=State)
async def stand(player: ThePlayer, wanted: SetStanding, log_from: LogFrom = 0) -> Any:
    """Say what shall be done about my cards in a turn, or take that back."""
    said = wanted.standing
    standing = None
    if said is not None:
        standing = StandingAnswer(**said.model_dump() | {"ask": Ask(said.ask), "areas": tuple(said.areas)})
    return await player.act(lambda match, now: match.stand(player.seat, standing, now), log_from)


@router.put("/level", response_model=State)
async def choose_level(player: ThePlayer, wanted: ChooseLevel, log_from: LogFrom = 0) -> Any:
    """Let another level of the computer play from the next turn on."""
    known = player.games.settings.bots
    if wanted.level not in known:
        raise invalid("level", f"expected one of {', '.join(known)}")
    return await player.act(lambda match, _: match.choose_level(wanted.level), log_from)


@router.put("/draft")
async def save_draft(player: ThePlayer, given: AnswerQuestion) -> Check:
    """Keep what a player has in mind, and say what is wrong with it; nobody else learns of it."""
    action = read_answer(given.answer)
    async with player.games.note(player.game) as opened:
        opened.match.require_question(player.seat, given.question)
        seat = opened.seats[player.seat]
        seat.draft, seat.draft_question = given.answer, given.question
        return check_answer(opened.match.history, player.seat, action)


@router.post("/check")
async def check(player: ThePlayer, given: CheckAnswer) -> Check:
    """Would this be accepted? Changes nothing."""
    async with player.games.look(player.game) as opened:
        opened.match.require_question(player.seat, given.question)
        if given.text is not None:
            return check_text(opened.match.history, player.seat, given.text)
        return check_answer(opened.match.history, player.seat, read_answer(given.answer or []))
