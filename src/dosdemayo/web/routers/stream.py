"""Something changed: a number, never the news."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from fastapi import APIRouter
from sse_starlette import EventSourceResponse, ServerSentEvent

from dosdemayo.web.errors import ERRORS
from dosdemayo.web.routers.callers import Caller, TheCaller
from dosdemayo.web.service.connections import connected
from dosdemayo.web.service.hub import Topic
from dosdemayo.web.store.database import StoreUnavailableError
from dosdemayo.web.tokens import audience_name
from dosdemayo.web.uncancelled import uncancelled

router = APIRouter(prefix="/api/games/{game}", tags=["play"])
_PING = 15


@router.get(
    "/events",
    response_class=EventSourceResponse,
    responses={**ERRORS, 200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def events(caller: TheCaller) -> EventSourceResponse:
    """A stream of `changed` (with a revision) and `presence` (who has the game open)."""
    async with caller.games.look(caller.game):
        pass  # there is such a game
    return EventSourceResponse(_stream(caller), ping=_PING, ping_message_factory=_still_here)


def _still_here() -> ServerSentEvent:
    return ServerSentEvent(comment="here")


async def _stream(caller: Caller) -> AsyncIterator[ServerSentEvent]:
    """Ends when the database fails: the page connects again, and hears what it missed."""
    with suppress(StoreUnavailableError):
        async for news in _news(caller):
            yield news


async def _news(caller: Caller) -> AsyncIterator[ServerSentEvent]:
    sent: dict[str, Any] = {}
    topics = Topic(audience_name(caller.seat)), Topic.PRESENCE
    with caller.games.hub.subscribed(caller.game, *topics) as woken:
        async with connected(caller.games, caller.game, caller.seat) as connection:
            while caller.still_may:
                woken.clear()
                if not (found := await uncancelled(connection.news())):
                    return
                for name, news in found.items():
                    if sent.get(name) != news:
                        sent[name] = news
                        yield ServerSentEvent(json.dumps(news), event=name)
                await woken.wait()
