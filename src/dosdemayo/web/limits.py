"""How much one address, and one game, may ask for. This machine's own requests are not limited."""

from __future__ import annotations

import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import NamedTuple

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from dosdemayo.web.errors import ApiError


class Allowance(NamedTuple):
    """So many at once, and then one every so many seconds."""

    burst: int
    seconds: float


REQUESTS = Allowance(300, 0.02)
NEW_GAMES = Allowance(30, 3.0)
CHAT = Allowance(20, 1.0)
#: Streams that are open at a time.
STREAMS_OF_ADDRESS, STREAMS_OF_GAME = 200, 500
_WAIT_FOR_STREAM = 10
#: So many addresses and games are remembered, the latest.
_REMEMBERED = 20_000
_GAME = re.compile(r"^/api/games/([a-z0-9]{1,32})/(events|chat)$")
#: To look at an edition file costs what a game by it costs.
_CREATING = ("/api/games", "/api/editions", "/api/records")


class Limits:
    """Middleware: 429 with `Retry-After` for whoever asks too much."""

    def __init__(self, app: ASGIApp, now: Callable[[], float] = time.monotonic) -> None:
        self._app = app
        self._now = now
        #: When each would have nothing used up any more, if it asked for nothing from now on.
        self._free_at: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._streams: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        source = address(scope) if scope["type"] == "http" else None
        if source is None:
            await self._app(scope, receive, send)
            return
        found = _GAME.match(scope["path"])
        wait = max(self._used(*use) for use in _uses(scope, source, found))
        is_stream = found is not None and found[2] == "events"
        places = {source: STREAMS_OF_ADDRESS, f"game {found[1]}": STREAMS_OF_GAME} if found and is_stream else {}
        if any(self._streams[place] >= most for place, most in places.items()):
            wait = _WAIT_FOR_STREAM
        if wait > 0:
            body = ApiError(429, "too_many").body.model_dump()
            await JSONResponse(body, 429, {"Retry-After": str(ceil(wait))})(scope, receive, send)
            return
        with self._open(places):
            await self._app(scope, receive, send)

    def _used(self, kind: str, whose: str, rate: Allowance) -> float:
        """Seconds to wait; 0 where it may be done now."""
        key, now = (kind, whose), self._now()
        free_at = max(self._free_at.get(key, now), now) + rate.seconds
        wait = free_at - now - rate.burst * rate.seconds
        if wait > 0:
            return wait
        self._free_at[key] = free_at
        self._free_at.move_to_end(key)
        while len(self._free_at) > _REMEMBERED:
            self._free_at.popitem(last=False)
        return 0.0

    @contextmanager
    def _open(self, places: dict[str, int]) -> Iterator[None]:
        self._streams.update(places.keys())
        try:
            yield
        finally:
            for place in places:
                self._streams[place] -= 1
                if not self._streams[place]:
                    del self._streams[place]


def address(scope: Scope) -> str | None:
    """Whose requests count together: an address, or the net of one of version 6; None for this machine."""
    return _counted_as((scope.get("client") or ("",))[0])


@lru_cache(maxsize=_REMEMBERED)
def _counted_as(host: str) -> str | None:
    try:
        found = ip_address(host)
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return None
    return str(found) if found.version == 4 else str(IPv6Address(int(found) >> 64 << 64))


def _uses(scope: Scope, source: str, found: re.Match[str] | None) -> Iterator[tuple[str, str, Allowance]]:
    yield "request", source, REQUESTS
    if scope["method"] == "POST" and scope["path"] in _CREATING:
        yield "new game", source, NEW_GAMES
    if scope["method"] == "POST" and found is not None and found[2] == "chat":
        yield "chat", found[1], CHAT
