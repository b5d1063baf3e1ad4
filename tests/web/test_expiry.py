"""Old games expire where that was set, and nowhere else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.web.kit import Clock, Server, Stream, running

from dosdemayo.web.service.connections import Connection
from dosdemayo.web.service.expiry import forget_the_old
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.tables import AnswerRow, ChatRow, GameRow, SeatRow

DAY = 86_400


async def rows(server: Server) -> list[Any]:
    async with server.games.database.transaction(writes=False) as connection:
        tables = (GameRow, SeatRow, AnswerRow, ChatRow)
        return [await connection.scalar(select(func.count()).select_from(table)) for table in tables]


async def test_games_in_which_nothing_happened_are_removed(settings: Settings, database_url: str, clock: Clock) -> None:
    async with running(replace(settings, database_url=database_url, expire_days=30)) as server:
        assert (await server.http.get("/api/about")).json()["expire_days"] == 30
        silent, *_ = await server.people()
        answered, *_ = await server.people()
        spoken, *_ = await server.people()
        await silent.give("choose", "murat")
        await silent.ok("POST", "chat", {"text": "Nobody has answered since."})
        clock.time += 20 * DAY
        await answered.give("choose", "murat")
        await spoken.ok("POST", "chat", {"text": "I am still here."})
        clock.time += 11 * DAY
        await forget_the_old(server.games)
        assert await silent.refused("GET", "state") == (404, "no_such_game")
        assert await silent.refused("POST", "resign", {}) == (404, "no_such_game")
        await answered.state()
        await spoken.state()
        assert await rows(server) == [2, 4, 1, 1]


async def test_a_portion_at_a_time(settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dosdemayo.web.service.expiry._AT_ONCE", 2)
    async with running(replace(settings, expire_days=1)) as server:
        for _ in range(3):
            await server.people()
        clock.time += 2 * DAY
        assert await forget_the_old(server.games)
        assert not await forget_the_old(server.games)
        assert (await rows(server))[0] == 0


async def test_games_that_are_being_played_stay(settings: Settings, database_url: str, clock: Clock) -> None:
    async with running(replace(settings, database_url=database_url, expire_days=1)) as server:
        timed, *_ = await server.people(clock={"bank": 9 * DAY, "increment": 0, "on_timeout": "forfeit"})
        named, *_ = await server.people()
        watched, *_ = await server.people()
        clock.time += 2 * DAY
        await named.ok("PUT", "name", {"name": "Still here"})
        connection = Connection(server.games, watched.game, "french")
        await connection.open()
        assert not await forget_the_old(server.games)
        assert (await rows(server))[0] == 3
        await connection.close()
        await forget_the_old(server.games)
        assert await watched.refused("GET", "state") == (404, "no_such_game")
        await timed.state()
        await named.state()


async def test_who_looks_at_a_removed_game_does_not_keep_it(
    settings: Settings, database_url: str, clock: Clock
) -> None:
    async with running(replace(settings, database_url=database_url, expire_days=1)) as server:
        french, _, spectator = await server.people()
        await french.ok("POST", "token", {"whose": "spectator"})
        token = server.games.tokens.of(french.game, None)
        async with Stream(replace(spectator, token=token)).open() as stream:
            clock.time += 2 * DAY
            async with server.games.look(french.game):
                await forget_the_old(server.games)
                await stream.wait_until(lambda: stream.ended)
        assert server.games.kept == 0
        assert not server.games.tokens.is_renewed(french.game, None)
        assert await french.refused("GET", "state") == (404, "no_such_game")


async def test_an_answer_that_is_being_given_keeps_its_game(
    settings: Settings, postgres_url: str, clock: Clock
) -> None:
    async with running(replace(settings, database_url=postgres_url, expire_days=1)) as server:
        french, *_ = await server.people()
        clock.time += 2 * DAY
        async with asyncio.timeout(20), server.games.change(french.game):
            await forget_the_old(server.games)
        await french.state()


async def test_without_the_setting_games_stay(server: Server, clock: Clock) -> None:
    assert (await server.http.get("/api/about")).json()["expire_days"] == 0
    french, *_ = await server.people()
    clock.time += 10_000 * DAY
    assert not await forget_the_old(server.games)
    await french.state()
