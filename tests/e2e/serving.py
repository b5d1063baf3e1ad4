"""The real server, as a process of its own on a free port of this machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx2

from dosdemayo.web.ready import STATIC

#: Starting means importing a compiler; on a busy machine that takes its time.
PATIENCE = 120


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def require_built_page() -> None:
    if not (STATIC / "index.html").is_file():
        raise RuntimeError(f"the page is not built: there is no {STATIC / 'index.html'}; run `make web` first")


class Server:
    """Can be killed in the middle of a game and started again over the same file."""

    def __init__(self, folder: Path, database: str = "", processes: int = 1, edition: Path | None = None) -> None:
        require_built_page()
        self._folder = folder
        self._database = database or f"sqlite:///{folder / 'games.sqlite'}"
        self._options = ["--processes", str(processes), *(["--edition", str(edition)] if edition else [])]
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.origin = f"http://127.0.0.1:{self._port}"
        self.http = httpx2.Client(base_url=self.origin, timeout=PATIENCE)

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        command = [sys.executable, "-m", "dosdemayo", "serve", "--no-browser", "--port", str(self._port)]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._options],
                env=os.environ | {"DOSDEMAYO_DATABASE_URL": self._database},
                stdout=log,
                stderr=log,
            )

    def wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process is None or self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{self.log()}")
            time.sleep(0.1)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _answers(self) -> bool:
        try:
            return self.http.get("/api/about").is_success
        except httpx2.TransportError:
            return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """End it as an operator does, with all that it has started."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait()

    def close(self) -> None:
        self.kill()
        self.http.close()

    def log(self) -> str:
        return (self._folder / "server.log").read_text(encoding="utf-8", errors="replace")

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()
