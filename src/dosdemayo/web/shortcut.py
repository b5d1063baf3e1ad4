"""What every move asks for, without the detour through the framework: the same functions of the routes, called at once.

To find a route, to ask for its dependencies one by one and to read its parameters costs more than the rules do.
Whatever is not said just as our page says it takes the usual way, where everything is checked, refused and explained.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable
from typing import Any, NamedTuple

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosdemayo.web.models.common import Model
from dosdemayo.web.models.requests import AnswerQuestion, NameBeat, NameQuestion
from dosdemayo.web.routers import play, stream
from dosdemayo.web.routers.callers import caller_of, player_of

#: Bodies from this size on are compressed, and how thoroughly.
WORTH_COMPRESSING, LEVEL = 1000, 5
_PATH = re.compile(r"/api/games/([a-z0-9]{1,32})/([a-z]+)")
_QUERY = re.compile(rb"(?:log_from=([0-9]{1,6}))?")
_BEARER = b"Bearer "


class Way(NamedTuple):
    """The function of a route."""

    call: Callable[..., Any]
    #: What is sent along, by a player; None where anybody may look.
    body: type[Model] | None = None
    takes_log_from: bool = True


class ShortCall(NamedTuple):
    """A request that is said as our page says it."""

    way: Way
    game: str
    token: str
    log_from: int | None
    accepts_gzip: bool


_WAYS = {
    ("GET", "state"): Way(play.state),
    ("GET", "events"): Way(stream.events, takes_log_from=False),
    ("POST", "answer"): Way(play.answer, AnswerQuestion),
    ("POST", "seal"): Way(play.seal, AnswerQuestion),
    ("POST", "reveal"): Way(play.reveal, NameQuestion),
    ("POST", "wait"): Way(play.wait, NameBeat),
    ("POST", "ready"): Way(play.ready, NameBeat),
}


class Shortcut:
    """Middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = _asked(scope) if scope["type"] == "http" else None
        if asked is None:
            await self._app(scope, receive, send)
            return
        body = None
        if asked.way.body is not None:
            sent = await _whole(receive)
            body = _read(sent, asked.way.body)
            if body is None:
                await self._app(scope, _Again(sent, receive), send)
                return
        response = await _answered(scope, asked, body)
        await response(scope, receive, send)


def _asked(scope: Scope) -> ShortCall | None:
    """None for whatever takes the usual way."""
    path, query = _PATH.fullmatch(scope["path"]), _QUERY.fullmatch(scope["query_string"])
    way = None if path is None else _WAYS.get((scope["method"], path[2]))
    if path is None or query is None or way is None or (query[1] is not None and not way.takes_log_from):
        return None
    headers = dict(scope["headers"])
    bearer = headers.get(b"authorization", b"")
    is_json = headers.get(b"content-type") == b"application/json"
    is_usual = len(headers) == len(scope["headers"]) and bearer.startswith(_BEARER) and bearer.count(b" ") == 1
    if not is_usual or (way.body is not None and not is_json):
        return None
    token, log_from = bearer[len(_BEARER) :].decode("latin-1"), None if query[1] is None else int(query[1])
    return ShortCall(way, path[1], token, log_from, b"gzip" in headers.get(b"accept-encoding", b""))


async def _whole(receive: Receive) -> list[Message]:
    """A body with all of its parts; how long it may be has been seen to."""
    sent = [await receive()]
    while sent[-1].get("more_body", False):
        sent.append(await receive())
    return sent


def _read(sent: list[Message], model: type[Model]) -> Model | None:
    """None for what is to be refused with reasons."""
    try:
        return model.model_validate(json.loads(b"".join(part.get("body", b"") for part in sent)))
    except (ValueError, RecursionError, ValidationError):
        return None


async def _answered(scope: Scope, asked: ShortCall, body: Model | None) -> Response:
    """Refusals are made by whoever makes them on the usual way."""
    app = scope["app"]
    try:
        caller = caller_of(app.state.games, asked.game, asked.token)
        given = {} if asked.log_from is None else {"log_from": asked.log_from}
        arguments = (caller,) if body is None else (player_of(caller), body)
        response: Response = await asked.way.call(*arguments, **given)
    except Exception as error:
        known = app.exception_handlers
        refuse = next((known[kind] for kind in type(error).__mro__ if kind in known), None)
        if refuse is None:
            raise
        response = await refuse(Request(scope), error)
    _compress(response, asked)
    return response


def _compress(response: Response, asked: ShortCall) -> None:
    if len(response.body) < WORTH_COMPRESSING:
        return
    response.headers["vary"] = "Accept-Encoding"
    if asked.accepts_gzip:
        response.body = zlib.compress(response.body, LEVEL, 16 + zlib.MAX_WBITS)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))


class _Again:
    """Gives what was read of a request once more."""

    def __init__(self, sent: list[Message], receive: Receive) -> None:
        self._sent = iter(sent)
        self._receive = receive

    async def __call__(self) -> Message:
        return next(self._sent, None) or await self._receive()
