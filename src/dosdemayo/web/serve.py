"""Starting the server from a command line."""

from __future__ import annotations

import asyncio
import gc
import threading
import webbrowser

import uvicorn
from fastapi import FastAPI
from uvicorn.config import LOGGING_CONFIG
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.supervisors import Multiprocess

from dosdemayo.spoken import said
from dosdemayo.web.logs import json_logging
from dosdemayo.web.ready import log_format, log_level

#: Within so many seconds a connection has brought its first request.
_SECONDS_TO_ASK = 15.0
#: Bytes of its headers.
_LONGEST_HEAD = 65_536


class _Protocol(HttpToolsProtocol):
    """Cuts whoever connects and then says nothing, says it letter by letter, or whose headers do not end."""

    _in_head = True
    #: Bytes of a head that is not over yet.
    _read = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._cut = self.loop.call_later(_SECONDS_TO_ASK, self._close_unless_asked)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cut.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._read = self._read + len(data) if self._in_head else 0
        if self._read > _LONGEST_HEAD:
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head = False

    def _close_unless_asked(self) -> None:
        if self._request is None:
            self.transport.close()

    @property
    def _request(self) -> object | None:
        """None until there was one."""
        return self.cycle


class _Server(uvicorn.Server):
    """Says where the page is, and opens it, as soon as there is somebody to answer."""

    def __init__(self, config: uvicorn.Config, page: str, open_browser: bool) -> None:
        super().__init__(config)
        self._page, self._opens = page, open_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        _say_where(self._page)
        if self._opens:
            threading.Thread(target=webbrowser.open, args=(self._page,), daemon=True).start()


def _say_where(page: str) -> None:
    print(said("serve-running", address=page), flush=True)


def application() -> FastAPI:
    """A server for a process that does nothing else, and in which nobody waits for the garbage collector.

    What was loaded stays until the end. To look through it again and again would hold everybody up for 0.1 seconds.
    """
    from dosdemayo.web.app import create_app
    from dosdemayo.web.settings import Settings

    app = create_app(Settings(thinks_apart=True))
    gc.collect()
    gc.freeze()
    return app


def serve(host: str = "127.0.0.1", port: int = 8808, open_browser: bool = True, processes: int = 1) -> None:
    """Serve until interrupted. Requests are not logged: who plays when is nobody's business."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104 - only compared
    config = uvicorn.Config(
        "dosdemayo.web.serve:application",
        factory=True,
        host=host,
        port=port,
        workers=processes,
        log_level=log_level(),
        log_config=json_logging(log_level()) if log_format() == "json" else LOGGING_CONFIG,
        http=_Protocol,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    page = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    if processes > 1:
        _say_where(page)
        Multiprocess(config, [config.bind_socket()]).run()
    else:
        _Server(config, page, open_browser).run()
