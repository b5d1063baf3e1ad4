"""Something changed: a number, never the news."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response
from starlette.types import Receive, Scope, Send

from dosdemayo.web.errors import ERRORS
from dosdemayo.web.routers.callers import Caller, TheCaller
from dosdemayo.web.service.connections import Connection, connected
from dosdemayo.web.service.hub import Topic
from dosdemayo.web.store.database import StoreUnavailableError
from dosdemayo.web.tokens import audience_name
from dosdemayo.web.uncancelled import uncancelled

router = APIRouter(prefix="/api/games/{game}", tags=["play"])
#: Seconds of silence after which a proxy, or the reader, might take the stream for dead.
_SILENCE = 15
_STILL_HERE = b": here\r\n\r\n"


class EventStream(Response):
    """Holds little while nothing happens, since many are open at a time: one task, and one that waits for the end."""

    media_type = "text/event-stream"

    def __init__(self, caller: Caller) -> None:
        super().__init__(headers={"X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._caller = caller

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        # Ends when the database fails: the page connects again, and hears what it missed.
        with suppress(StoreUnavailableError):
            await self._run(receive, send)
        await send({"type": "http.response.body"})

    async def _run(self, receive: Receive, send: Send) -> None:
        caller = self._caller
        topics = Topic(audience_name(caller.seat)), Topic.PRESENCE
        async with caller.games.hub.subscribed(caller.game, *topics) as woken:
            leaving = asyncio.create_task(_left(receive))
            leaving.add_done_callback(lambda _: woken.set())
            try:
                async with connected(caller.games, caller.game, caller.seat) as connection:
                    await self._follow(connection, woken, leaving, send)
            finally:
                leaving.cancel()

    async def _follow(
        self, connection: Connection, woken: asyncio.Event, leaving: asyncio.Task[None], send: Send
    ) -> None:
        sent: dict[str, Any] = {}
        while self._caller.still_may and not leaving.done() and not self._caller.games.hub.is_ending:
            woken.clear()
            if not (found := await uncancelled(connection.news())):
                return
            for name, news in found.items():
                if sent.get(name) != news:
                    sent[name] = news
                    await _say(send, f"event: {name}\r\ndata: {json.dumps(news)}\r\n\r\n".encode())
            while not await _is_woken(woken):
                await _say(send, _STILL_HERE)


async def _left(receive: Receive) -> None:
    """Ends when the reader is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _is_woken(woken: asyncio.Event) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(_SILENCE):
            return await woken.wait()
    return False


async def _say(send: Send, text: bytes) -> None:
    await send({"type": "http.response.body", "body": text, "more_body": True})


@router.get(
    "/events",
    response_class=Response,
    responses={**ERRORS, 200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def events(caller: TheCaller) -> EventStream:
    """A stream of `changed` (with a revision) and `presence` (who has the game open)."""
    async with caller.games.look(caller.game):
        pass  # there is such a game
    return EventStream(caller)
