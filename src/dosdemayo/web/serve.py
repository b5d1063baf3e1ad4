"""Starting the server from a command line."""

from __future__ import annotations

import threading
import webbrowser

import uvicorn
from uvicorn.supervisors import Multiprocess

from dosdemayo.web.ready import log_level


class _Server(uvicorn.Server):
    """Opens the page as soon as there is somebody to answer."""

    def __init__(self, config: uvicorn.Config, page: str | None) -> None:
        super().__init__(config)
        self._page = page

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self._page is not None and self.started:
            threading.Thread(target=webbrowser.open, args=(self._page,), daemon=True).start()


def serve(host: str = "127.0.0.1", port: int = 8808, open_browser: bool = True, processes: int = 1) -> None:
    """Serve until interrupted. Requests are not logged: who plays when is nobody's business."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104 - only compared
    config = uvicorn.Config(
        "dosdemayo.web.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=processes,
        log_level=log_level(),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    page = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    print(f"2 de Mayo is served at {page}  (Ctrl-C ends)", flush=True)
    if processes > 1:
        Multiprocess(config, [config.bind_socket()]).run()
    else:
        _Server(config, page if open_browser else None).run()
