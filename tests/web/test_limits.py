"""The careless and the hostile are asked to wait; nobody else notices."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx2
import pytest
from tests.web.kit import Clock, Server, Stream

from dosdemayo.web.limits import STREAMS_OF_ADDRESS, Allowance, Limits, address

GAME = {"side": "french", "opponent": {"kind": "same_screen"}}


def caller(server: Server, host: str) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(transport=httpx2.ASGITransport(server.app, client=(host, 1)), base_url="http://test")


async def test_one_address_cannot_create_games_without_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    rate = Allowance(3, 600.0)
    monkeypatch.setattr("dosdemayo.web.limits.NEW_GAMES", rate)
    async with caller(server, "203.0.113.5") as hostile, caller(server, "203.0.113.6") as other:
        for _ in range(rate.burst):
            assert (await hostile.post("/api/games", json=GAME)).status_code == 201
        refused = await hostile.post("/api/games", json=GAME)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert 1 <= int(refused.headers["Retry-After"]) <= rate.seconds
        assert refused.headers["X-Content-Type-Options"] == "nosniff"
        assert (await other.post("/api/games", json=GAME)).status_code == 201


async def test_files_that_are_looked_at_count_like_games(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dosdemayo.web.limits.NEW_GAMES", Allowance(2, 600.0))
    async with caller(server, "203.0.113.5") as hostile:
        assert (await hostile.post("/api/editions", json={"edition_file": ""})).status_code == 200
        assert (await hostile.post("/api/games", json=GAME)).status_code == 201
        assert (await hostile.post("/api/editions", json={"edition_file": ""})).status_code == 429


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("127.0.0.1", None),
        ("::1", None),
        ("testclient", None),
    ],
)
def test_whose_requests_count_together(host: str, counted: str | None) -> None:
    assert address({"type": "http", "client": (host, 1)}) == counted


async def test_streams_that_are_open_are_counted_and_given_back() -> None:
    """Whatever waits behind a stream is not asked."""
    end = asyncio.Event()
    answers: list[int] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await end.wait()

    async def send(message: Any) -> None:
        answers.extend([message["status"]] if "status" in message else [])

    clock = Clock()
    limits = Limits(application, clock)
    scope = {"type": "http", "method": "GET", "path": "/api/games/a/events", "client": ("203.0.113.5", 1)}
    streams = []
    for _ in range(STREAMS_OF_ADDRESS):
        clock.time += 1
        streams.append(asyncio.create_task(limits(scope, None, send)))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    await limits(scope, None, send)  # type: ignore[arg-type]
    assert answers == [429]
    end.set()
    await asyncio.gather(*streams)
    await limits(scope, None, send)  # type: ignore[arg-type]
    assert answers == [429]


async def test_idle_streams_from_one_place_do_not_stop_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dosdemayo.web.limits.STREAMS_OF_ADDRESS", 3)
    french, spanish, spectator = await server.people()
    async with AsyncExitStack() as stack, caller(server, "203.0.113.5") as hostile:
        for _ in range(3):
            await stack.enter_async_context(Stream(spectator, "203.0.113.5").open())
        headers = {"Authorization": f"Bearer {spectator.token}"}
        refused = await hostile.get(f"/api/games/{spectator.game}/events", headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert "Retry-After" in refused.headers
        other = await stack.enter_async_context(Stream(spanish, "203.0.113.6").open())
        await french.give("choose", "murat")
        await other.wait_for((await spanish.state())["revision"])
