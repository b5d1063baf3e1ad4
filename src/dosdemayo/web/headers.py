"""What every answer carries, how much a request may, and what is answered when something fails."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers as HeaderList
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dosdemayo.web.errors import ApiError

log = logging.getLogger(__name__)
#: One origin, nothing inline, no frames.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_ALWAYS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_A_YEAR = "max-age=31536000"
#: Whether and where an answer may be kept.
_KEPT_WHERE = b"cache-control"
_NOWHERE = (_KEPT_WHERE, b"no-store")
_THIS_MACHINE = ("localhost", "127.0.0.1", "::1")
_READING = ("GET", "HEAD", "OPTIONS")
#: The page itself, or whoever sits before the browser.
_OWN_SITE = ("same-origin", "none")
LARGEST_BODY = 2_500_000


class Headers:
    """Adds the headers; what does not say otherwise is not kept anywhere.

    Where the public address is one with TLS, whatever was sent to another host is refused, and browsers keep to TLS.
    """

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self._app = app
        self._public_url = public_url
        public = urlsplit(public_url)
        is_secure = public.scheme == "https"
        self._hosts = {public.hostname, *_THIS_MACHINE} if is_secure else None
        always = _ALWAYS | ({"Strict-Transport-Security": _A_YEAR} if is_secure else {})
        self._always = {name.lower().encode(): value.encode() for name, value in always.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self._completed(message["headers"])
            await send(message)

        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif self._hosts is not None and _host(scope) not in self._hosts:
            await _refusal(421, "not_found")(scope, receive, with_headers)
        elif scope["method"] not in _READING and not self._is_same_origin(scope):
            await _refusal(403, "other_origin")(scope, receive, with_headers)
        else:
            await self._app(scope, receive, with_headers)

    def _completed(self, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        kept = [header for header in headers if header[0] not in self._always]
        kept += self._always.items()
        return kept if any(name == _KEPT_WHERE for name, _ in kept) else [*kept, _NOWHERE]

    def _is_same_origin(self, scope: Scope) -> bool:
        """What a browser says about the page that sends it; whoever is no browser says nothing."""
        headers = HeaderList(scope=scope)
        origin = headers.get("origin")
        return headers.get("sec-fetch-site", "none") in _OWN_SITE and (
            origin is None or origin == self._public_url or _name(origin) == _name(f"//{headers.get('host', '')}")
        )


def _host(scope: Scope) -> str | None:
    return _name(f"//{HeaderList(scope=scope).get('host', '')}")


def _name(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


def _refusal(status: int, code: str) -> JSONResponse:
    return JSONResponse(ApiError(status, code).body.model_dump(), status)


class Failures:
    """Whatever nobody expected is answered in the usual shape, and logged."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except Exception:
            if begun or scope["type"] != "http":
                raise
            log.exception("a request failed")
            await _refusal(500, "failed")(scope, receive, send)


class SizeLimit:
    """Refuses a body that no request of ours needs, before it is read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = HeaderList(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            await _refusal(413, "too_large")(scope, receive, send)
            return
        await self._app(scope, _Metered(receive), send)


class _Metered:
    """A body without a stated length must not be endless either."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._left = LARGEST_BODY

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            return {"type": "http.disconnect"}
        return message
