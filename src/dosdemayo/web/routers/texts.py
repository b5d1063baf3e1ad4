"""What is the same for everybody: rules, editions, catalogs, the drawing of the board."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message, Resource

from dosdemayo import __version__
from dosdemayo.content import base_digest, file_to_start_from
from dosdemayo.i18n import edition_key, languages
from dosdemayo.i18n.catalog import FALLBACK, common, of_page
from dosdemayo.records import RULESET
from dosdemayo.rules_text import guide_file, rules_file
from dosdemayo.table import USUAL_BEAT
from dosdemayo.web.errors import ERRORS, ApiError, text_response
from dosdemayo.web.models.answers import About, Catalogs, EditionModel, FieldLimits, OfferedEdition, SideStrength
from dosdemayo.web.models.common import (
    CHAT_LENGTH,
    MAIL_LENGTH,
    NAME_LENGTH,
    QUESTION_LENGTH,
    SEED_LENGTH,
    WEBHOOK_LENGTH,
)
from dosdemayo.web.models.requests import LONGEST_BEAT, SHORTEST_BEAT, SLOW_FROM
from dosdemayo.web.prepared import prepared_text
from dosdemayo.web.routers.callers import Language, TheGames
from dosdemayo.web.serializers.editions import edition_model

router = APIRouter(prefix="/api", tags=["texts"], responses=ERRORS)
_RULES = ("how_to_play", "explained", "players_aid", "faq", "rulebook", "cards", "rulings", "example_of_play", "cases")
#: Those of the guides that the page has a use for.
_GUIDES = ("editions",)
_SHORT = "public, max-age=60"
EditionPath = Annotated[str, Path(min_length=1, max_length=80)]
Word = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
LIMITS = FieldLimits(
    name=NAME_LENGTH,
    chat=CHAT_LENGTH,
    seed=SEED_LENGTH,
    question=QUESTION_LENGTH,
    webhook=WEBHOOK_LENGTH,
    mail=MAIL_LENGTH,
    shortest_beat=SHORTEST_BEAT,
    longest_beat=LONGEST_BEAT,
    usual_beat=USUAL_BEAT,
    slow_from=SLOW_FROM,
)


@router.get("/about")
async def about(games: TheGames) -> About:
    """What can be played here."""
    return About(
        version=__version__,
        ruleset=str(RULESET),
        levels=list(games.settings.bots),
        editions=[OfferedEdition(name=name, key=edition_key(name)) for name in games.settings.editions],
        usual_edition=games.settings.usual_edition,
        languages=list(languages()),
        mail=bool(games.settings.smtp_url),
        public_url=games.settings.public_url,
        expire_days=games.settings.expire_days,
        strengths=_strengths(),
        limits=LIMITS,
    )


@router.get("/rules/{name}", response_class=Response, responses=text_response("text/markdown"))
async def rules(request: Request, name: Word, lang: Language = FALLBACK) -> Response:
    """One of the rules documents, or the guide to `editions`; in English where it is not translated."""
    if name not in (*_RULES, *_GUIDES) or lang not in languages():
        raise ApiError(404, "no_such_text")
    text = guide_file(name, lang) if name in _GUIDES else rules_file(name, lang)
    return _cached(request, text, "text/markdown; charset=utf-8")


@router.get("/editions/{name:path}", response_model=EditionModel)
async def edition(request: Request, games: TheGames, name: EditionPath, lang: Language = FALLBACK) -> Response:
    """The map, the cards and the numbers of an edition, each with how sure it is; its words in one language."""
    known = games.settings.editions.get(name)
    if known is None or lang not in languages():
        raise ApiError(404, "no_such_text")
    return _cached(request, edition_model(known, lang).model_dump_json(), "application/json")


@router.get("/edition-file", response_class=Response, responses=text_response("text/plain"))
async def edition_file(request: Request) -> Response:
    """An edition file to start from, as `dosdemayo edition new` writes it."""
    return _cached(request, file_to_start_from(), "text/plain; charset=utf-8")


@router.get("/catalogs")
async def catalogs() -> Catalogs:
    """Which languages there are, and their files."""
    return Catalogs(languages={lang: sorted(_stems(lang)) for lang in languages()})


@router.get("/catalogs/{language}", response_class=Response, responses=text_response("text/plain"))
async def all_catalogs(request: Request, language: Word) -> Response:
    """The Fluent files that every page needs, in one body."""
    if language not in languages():
        raise ApiError(404, "no_such_text")
    return _cached(request, _joined(language), "text/plain; charset=utf-8")


@router.get("/catalogs/{language}/{file}.ftl", response_class=Response, responses=text_response("text/plain"))
async def catalog(request: Request, language: Word, file: Word) -> Response:
    """One Fluent file."""
    text = _stems(language).get(file) if language in languages() else None
    if text is None:
        raise ApiError(404, "no_such_text")
    return _cached(request, text, "text/plain; charset=utf-8")


@router.get("/shapes", response_class=Response, responses=text_response("application/json", {"type": "object"}))
async def shapes(request: Request) -> Response:
    """The board as a drawing."""
    return _cached(request, _shapes(), "application/json")


@cache
def _stems(lang: str) -> dict[str, str]:
    texts = {**dict.fromkeys(of_page(FALLBACK), ""), **of_page(lang)}
    return {name.removesuffix(".ftl"): text + _lacking(lang, name) for name, text in texts.items()}


def _lacking(lang: str, name: str) -> str:
    """What a file has in English only, so that a page needs no second language to be complete."""
    known = {entry.id.name for entry in _messages(of_page(lang).get(name, ""))}
    missing = [entry for entry in _messages(of_page(FALLBACK).get(name, "")) if entry.id.name not in known]
    return "\n" + serialize(Resource([*missing])) if missing else ""


def _messages(text: str) -> list[Message]:
    return [entry for entry in parse(text).body if isinstance(entry, Message)]


@cache
def _joined(lang: str) -> str:
    """An empty line ends the last message of a file."""
    wanted = sorted(name.removesuffix(".ftl") for name in common(FALLBACK))
    return "\n".join(_stems(lang)[name] for name in wanted)


@cache
def _strengths() -> list[SideStrength]:
    """Made by `python -m dosdemayo.lab.strength report` from kept games. Those of another edition say nothing here."""
    kept = json.loads(_shipped_strengths())
    return [SideStrength(**entry) for entry in kept if entry.pop("fingerprint") == base_digest()]


def _shipped_strengths() -> str:
    return (files("dosdemayo.web") / "strengths.json").read_text(encoding="utf-8")


@cache
def _shapes() -> str:
    return (files("dosdemayo.content.base") / "shapes.json").read_text(encoding="utf-8")


def _cached(request: Request, text: str, media: str) -> Response:
    return prepared_text(text, media).response(request, {"Cache-Control": _SHORT})
