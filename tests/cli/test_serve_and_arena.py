"""Serving and matching from the command line."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from tests.cli.run import run

from dosdemayo.cli import serving
from dosdemayo.web.settings import Settings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def about(port: int, patience: float = 60) -> dict[str, object]:
    """What the server says of itself, as soon as it answers."""
    until = time.monotonic() + patience
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/about") as answer:
                told: dict[str, object] = json.load(answer)
                return told
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def test_serve_answers_and_ends_on_interrupt(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "dosdemayo", "serve", "--no-browser", "--port", str(port)]
    environment = os.environ | {"DOSDEMAYO_DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert "beginner" in about(port)["levels"]  # type: ignore[operator]
        finally:
            server.send_signal(signal.SIGINT)
            printed, _ = server.communicate(timeout=60)
    assert f"http://127.0.0.1:{port}/" in printed
    assert (tmp_path / "games.sqlite3").exists()


def test_a_taken_port_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--no-browser", "--port", str(port))
    assert result.exit_code == 2
    assert str(port) in result.stderr
    assert "--port" in result.stderr


def test_a_page_that_is_not_built_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(serving, "Settings", lambda: Settings(static=tmp_path))
    result = run("serve", "--no-browser")
    assert result.exit_code == 2
    assert "make web" in result.stderr


def test_a_match_tells_both_sides_and_writes_its_games(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    result = run("arena", "beginner", "-n", "3", "--json", str(path))
    assert result.exit_code == 0, result.output
    told = json.loads(path.read_text("utf-8"))
    assert len(told["games"]) == 3
    assert told["pairs"][0]["games"] == 3
    assert "beginner" in result.stdout


@pytest.mark.parametrize(("players", "told"), [(["nobody"], "nobody"), (["beginner", "beginner"], "once")])
def test_a_match_that_cannot_be_is_told(players: list[str], told: str) -> None:
    result = run("arena", *players, "-n", "1")
    assert result.exit_code == 2
    assert told in result.stderr
