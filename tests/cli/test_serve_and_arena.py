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

from tests.cli.run import refused, run

from dosdemayo.cli.lan import lan_address


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
            assert server.stdout is not None
            assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
            # Nobody who follows the address at once is turned away.
            assert "beginner" in about(port, patience=0)["levels"]  # type: ignore[operator]
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=60)
    assert (tmp_path / "games.sqlite3").exists()


def test_a_server_on_the_local_network_says_where_it_is(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "dosdemayo", "serve", "--no-browser", "--lan", "--port", str(port)]
    environment = os.environ | {"DOSDEMAYO_PUBLIC_URL": "http://madrid.example/"}
    with subprocess.Popen(
        [*command, "--folder", str(tmp_path)], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert about(port)["public_url"] == "http://madrid.example"
        finally:
            server.send_signal(signal.SIGINT)
            printed, _ = server.communicate(timeout=60)
    assert "For others on this network: http://madrid.example/" in printed


def test_the_address_of_this_machine_on_its_network() -> None:
    parts = lan_address().split(".")
    assert len(parts) == 4
    assert all(part.isdigit() for part in parts)


def test_a_match_shows_who_is_stronger() -> None:
    result = run("arena", "beginner", "-n", "1")
    assert result.exit_code == 0, result.output
    assert "beginner" in result.stdout


def test_a_match_as_json() -> None:
    result = run("arena", "beginner", "-n", "3", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert len(found["games"]) == 3
    assert found["pairs"][0]["games"] == 3


def test_a_server_offers_an_edition_beside_ours_and_has_chosen_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[cards.luis_daoiz.strength]\nbonus = 5\n", encoding="utf-8")
    port = free_port()
    options = ["--no-browser", "--port", str(port), "--folder", str(tmp_path), "--edition", str(tmp_path / "mine.toml")]
    with subprocess.Popen([sys.executable, "-m", "dosdemayo", "serve", *options]) as server:
        try:
            told = about(port)
            names = [edition["name"] for edition in told["editions"]]  # type: ignore[attr-defined]
            assert names == ["base", "corrections (example)", "mine"]
            assert told["usual_edition"] == "mine"
        finally:
            server.terminate()
    assert (tmp_path / "games.sqlite").exists()


def test_players_are_named_once() -> None:
    assert "once" in refused(run("arena", "beginner", "beginner", "-n", "1"))
