"""What an operator asks, and what the outside may not."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import subprocess
from asyncio import to_thread
from collections.abc import AsyncIterator
from configparser import ConfigParser
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
import uvicorn
from tests.web.conftest import new_database
from tests.web.kit import Person, Server, running
from uvicorn.server import ServerState

from dosdemayo.web import serve
from dosdemayo.web.logs import JsonLines, json_logging
from dosdemayo.web.notices.guard import is_public
from dosdemayo.web.settings import Settings


async def test_health_and_metrics(server: Server) -> None:
    french, *_ = await server.people()
    await french.give("choose", "murat")
    assert (await server.http.get("/healthz")).text == "ok"
    assert (await server.http.get("/readyz")).text == "ready"
    lines = (await server.http.get("/metrics")).text.splitlines()
    assert {"dosdemayo_answers_total 1", "dosdemayo_games 1", "dosdemayo_owed_answers 0"} <= set(lines)
    assert not any(french.game in line or french.token in line for line in lines)


async def test_metrics_are_for_this_machine_alone(server: Server) -> None:
    transport = httpx2.ASGITransport(server.app, client=("203.0.113.5", 1))
    async with httpx2.AsyncClient(transport=transport, base_url="http://test") as outside:
        assert (await outside.get("/healthz")).status_code == 200
        assert (await outside.get("/metrics")).status_code == 404
        assert (await outside.get("/readyz")).status_code == 404


async def test_a_public_address_with_tls_is_kept_to(settings: Settings) -> None:
    async with running(replace(settings, public_url="https://play.example")) as server:
        for host, status in (("play.example", 200), ("play.example:443", 200), ("127.0.0.1:8808", 200), ("evil", 421)):
            answer = await server.http.get("/api/about", headers={"Host": host})
            assert answer.status_code == status
            assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "https://play.example", "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "https://play.example"}, 201),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://play.example.evil.example"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site", "Origin": "https://other.play.example"}, 403),
    ],
)
async def test_another_sites_page_changes_nothing(settings: Settings, headers: dict[str, str], status: int) -> None:
    async with running(replace(settings, public_url="https://play.example")) as server:
        everywhere = {"Host": "play.example", **headers}
        game = {"side": "french", "opponent": {"kind": "same_screen"}}
        response = await server.http.post("/api/games", json=game, headers=everywhere)
        assert response.status_code == status
        assert (await server.http.get("/api/about", headers=everywhere)).status_code == 200


@pytest.mark.parametrize("ip", ["192.88.99.1", "3fff::1", "3fff:fff::1"])
def test_these_are_no_public_addresses(ip: str) -> None:
    assert not is_public(ip)


@pytest.mark.parametrize("letter", ["\u202e", "\u2066", "\u2069"])
async def test_nothing_turns_what_is_written_around(server: Server, letter: str) -> None:
    french, *_ = await server.people()
    assert await french.refused("POST", "chat", {"text": f"abc{letter}"}) == (422, "invalid")
    assert await french.refused("PUT", "name", {"name": f"Ana{letter}x"}) == (422, "invalid")


async def test_a_backup_of_the_file_is_restored(settings: Settings, tmp_path: Path) -> None:
    """As docs/operations.md says: SQLite's own backup, while the server runs."""
    async with running(settings) as server:
        french, *_ = await server.people()
        await french.give("choose", "murat")
        before = await french.state()
        source = sqlite3.connect(settings.database_url.removeprefix("sqlite:///"))
        with sqlite3.connect(tmp_path / "backup.sqlite") as copy:
            source.backup(copy)
        copy.close()
        source.close()
        await french.give("pass")
    async with running(replace(settings, database_url=f"sqlite:///{tmp_path / 'backup.sqlite'}")) as server:
        again = Person(server, french.game, french.seat, french.token)
        assert await again.state() == before
        await again.give("pass")


async def test_a_dump_of_the_database_is_restored(settings: Settings, postgres: str) -> None:
    """As docs/operations.md says: pg_dump while the server runs, pg_restore into a new database."""
    source, restored = [await new_database(postgres) for _ in range(2)]
    async with running(replace(settings, database_url=source)) as server:
        french, *_ = await server.people()
        await french.give("choose", "murat")
        before = await french.state()
        dumped = await to_thread(subprocess.run, ["pg_dump", "-Fc", source], check=True, stdout=subprocess.PIPE)
        await french.give("pass")
    await to_thread(subprocess.run, ["pg_restore", "-d", restored], check=True, input=dumped.stdout)
    async with running(replace(settings, database_url=restored)) as server:
        again = Person(server, french.game, french.seat, french.token)
        assert await again.state() == before
        await again.give("pass")


def test_the_log_as_lines_of_json() -> None:
    error = OSError("no room")
    found = (OSError, error, None)
    record = logging.LogRecord("dosdemayo.web", logging.ERROR, "", 1, "game %s\nfails", ("k3",), found)
    record.stack_info = "Stack (most recent call last):\n  here"
    [line] = JsonLines().format(record).splitlines()
    said = json.loads(line)
    assert (said["level"], said["logger"], said["message"]) == ("error", "dosdemayo.web", "game k3\nfails")
    assert said["error"].endswith("OSError: no room")
    assert said["stack"].endswith("here")
    assert json_logging("warning")["root"]["level"] == "WARNING"


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    config = uvicorn.Config(lambda *_: None, http=serve._Protocol, lifespan="off", log_level="critical")
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: serve._Protocol(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
    yield reader, writer
    writer.close()
    listening.close()


async def test_who_connects_and_says_nothing_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "_SECONDS_TO_ASK", 0.1)
    async with connected() as (reader, writer):
        writer.write(b"GET / HTT")
        assert await asyncio.wait_for(reader.read(), 10) == b""


async def test_whose_headers_never_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "_LONGEST_HEAD", 2_000)
    async with connected() as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 500)
        assert await asyncio.wait_for(reader.read(), 10) == b""


def test_the_files_for_operators_can_be_read() -> None:
    deploy = Path(__file__).parents[2] / "deploy"
    service = ConfigParser(strict=False, interpolation=None)
    service.optionxform = str  # type: ignore[assignment,method-assign]
    service.read(deploy / "dosdemayo@.service")
    assert service["Service"]["ExecStart"].split()[1:] == ["serve", "--no-browser", "--port", "%i"]
    proxies = [(deploy / name).read_text("utf-8") for name in ("nginx.conf", "Caddyfile")]
    assert all(re.findall(r"127\.0\.0\.1:(\d+)", proxy) == ["8808", "8809"] for proxy in proxies)
    known = Path(__file__).parents[2] / "docs" / "guide" / "server.md"
    for name in re.findall(r"DOSDEMAYO_\w+", "".join(path.read_text("utf-8") for path in deploy.iterdir())):
        assert name in known.read_text("utf-8")
