"""`dosdemayo serve`: the game in the browser."""

from __future__ import annotations

import socket
import subprocess
import sys

from dosdemayo.cli.errors import UserError
from dosdemayo.web.serve import serve
from dosdemayo.web.settings import Settings


def serve_here(host: str, port: int, browser: bool) -> None:
    settings = Settings()
    if not (settings.static / "index.html").exists():
        raise UserError("the page is not built; `make web` builds it")
    _free(host, port)
    with _warming_up() as compiling:
        serve(host, port, browser, settings)
        compiling.terminate()


def _warming_up() -> subprocess.Popen[bytes]:
    """Compile the stronger opponents aside, while the player looks at the first page; done once, it takes no time."""
    command = [sys.executable, "-m", "dosdemayo.ai.warm"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603


def _free(host: str, port: int) -> None:
    """Say plainly that a port is taken, before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise UserError(f"cannot listen on {host} port {port}: {error.strerror}; try another --port") from error
