"""The event stream: a number and who is here, nothing else."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import delete, func, select
from tests.web.kit import Clock, Server, Stream, play_on, running, until
from tests.web.test_cost import statements

from dosdemayo.web.service.connections import Connection, News, beat, forget_the_gone
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Topic
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.tables import ConnectionRow, GameRow


async def test_a_stream_says_at_once_where_the_game_stands(server: Server) -> None:
    french, *_ = await server.people()
    async with Stream(french).open() as stream:
        revision = (await french.state())["revision"]
        assert ("changed", {"revision": revision}) in stream.messages


async def test_a_stream_that_has_nothing_to_say_shows_that_it_is_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dosdemayo.web.routers.stream._SILENCE", 0.01)
    *_, spectator = await server.people()
    async with Stream(spectator).open() as stream:
        assert stream.headers[b"content-type"].startswith(b"text/event-stream")
        assert stream.headers[b"x-accel-buffering"] == b"no"  # or nginx would collect it
        await stream.wait_until(lambda: stream.raw.count(b": here\r\n\r\n") == 3)


async def test_a_stream_carries_numbers_and_presence_only(server: Server) -> None:
    french, spanish, spectator = await server.people()
    async with Stream(spectator).open() as stream:
        await play_on(Random(2), french, spanish, until_turn=3)
        await stream.wait_for((await spectator.state())["revision"])
        assert {name for name, _ in stream.messages} == {"changed", "presence"}
        assert {tuple(news) for name, news in stream.messages if name == "changed"} == {("revision",)}
        revisions = [news["revision"] for name, news in stream.messages if name == "changed"]
        assert revisions == sorted(set(revisions))


async def test_what_a_seat_cannot_see_sends_it_nothing(server: Server) -> None:
    french, spanish, _ = await server.people()
    async with Stream(spanish).open() as stream:
        before = stream.raw
        await french.ok("PUT", "draft", {"question": 0, "answer": ["choose", "murat"]})
        await french.ok("PUT", "standing", {"standing": {"turn": 1, "ask": "never"}})
        await french.ok("POST", "check", {"question": 0, "answer": ["choose", "murat"]})
        await french.refused("POST", "answer", {"question": 9, "answer": ["pass"]})
        await asyncio.sleep(0.2)
        assert stream.raw == before


async def test_presence_follows_the_open_pages(server: Server) -> None:
    french, spanish, _ = await server.people()
    async with Stream(french).open() as stream:
        assert await server.presence(french.game) == {"french": True, "spanish": False}
        async with Stream(spanish).open():
            both = ("presence", {"french": True, "spanish": True})
            await stream.wait_until(lambda: both in stream.messages)
    assert await server.presence(french.game) == {"french": False, "spanish": False}


async def test_a_page_that_vanished_is_not_here_for_ever(server: Server, clock: Clock) -> None:
    french, *_ = await server.people()
    await Connection(server.games, french.game, "french").open()
    assert (await server.presence(french.game))["french"]
    clock.time += 60
    assert not (await server.presence(french.game))["french"]


async def test_a_stream_that_is_never_silent_is_here(settings: Settings, clock: Clock) -> None:
    """Signs of life are given between the news too, however many there are."""
    async with running(replace(settings, presence_timeout=0.6)) as server:
        french, *_ = await server.people()
        async with Stream(french).open():
            clock.time += 60
            for _ in range(60):
                server.games.hub.wake(french.game, {Topic.FRENCH})
                await asyncio.sleep(0.01)
            assert (await server.presence(french.game))["french"]


async def test_pages_that_are_silent_are_here_by_one_statement(server: Server, clock: Clock) -> None:
    games = [(await server.people())[:2] for _ in range(3)]
    async with AsyncExitStack() as stack:
        for person in (person for game in games for person in game):
            await stack.enter_async_context(Stream(person).open())
        clock.time += 60
        with statements(server) as given:
            await beat(server.games)
        assert [statement.split()[0] for statement in given] == ["UPDATE"]
        for french, _ in games:
            assert await server.presence(french.game) == {"french": True, "spanish": True}
    assert server.games.open_pages == {}


async def test_whoever_is_forgotten_is_seen_to_be_gone(server: Server, clock: Clock) -> None:
    """The process that had the page open may have died."""
    french, spanish, _ = await server.people()
    await Connection(server.games, french.game, "french").open()
    async with Stream(spanish).open() as stream:
        await stream.wait_until(lambda: ("presence", {"french": True, "spanish": True}) in stream.messages)
        server.games.open_pages = {page: who for page, who in server.games.open_pages.items() if who[1] == "spanish"}
        clock.time += 60
        await beat(server.games)
        await forget_the_gone(server.games)
        await stream.wait_until(lambda: stream.messages[-1] == ("presence", {"french": False, "spanish": True}))


async def test_a_page_that_was_taken_for_gone_comes_back(server: Server, clock: Clock) -> None:
    french, *_ = await server.people()
    connection = Connection(server.games, french.game, "french")
    await connection.open()
    clock.time += 60
    await forget_the_gone(server.games)
    await beat(server.games)
    assert (await server.presence(french.game))["french"]


async def test_a_page_of_a_game_that_is_not_stored_any_more_harms_no_other(server: Server, clock: Clock) -> None:
    removed, *_ = await server.people()
    french, *_ = await server.people()
    for person in (removed, french):
        await Connection(server.games, person.game, "french").open()
    async with server.games.database.transaction(writes=True) as connection:
        await connection.execute(delete(GameRow).where(GameRow.id == removed.game))
    clock.time += 60
    await beat(server.games)
    assert (await server.presence(french.game))["french"]
    assert [game for game, _ in server.games.open_pages.values()] == [french.game]


async def test_signs_of_life_go_on_after_an_accident(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []

    async def failing(_games: Games) -> None:
        tried.append(len(tried))
        raise LookupError

    monkeypatch.setattr("dosdemayo.web.service.connections.beat", failing)
    async with running(replace(settings, presence_timeout=0.03)):
        await until(lambda: len(tried) > 1)
    assert "open pages could not be said to be here" in caplog.text


@pytest.mark.long
async def test_two_who_play_for_a_minute_are_never_shown_absent(settings: Settings) -> None:
    async with running(replace(settings, now=time.time)) as server:
        french, spanish, _ = await server.people()
        async with Stream(french).open(), Stream(spanish).open() as stream:
            rng, end = Random(60), time.monotonic() + 60
            while time.monotonic() < end:
                for person in (french, spanish):
                    state = await person.state()
                    if "seal" in state["can"] or "answer" in state["can"]:
                        await person.give(*person.sample(rng))
                    else:
                        await person.ok("POST", "chat", {"text": "Your move"})
                    await asyncio.sleep(0.5)
                    assert await server.presence(french.game) == {"french": True, "spanish": True}
            said = [news for name, news in stream.messages if name == "presence"]
            assert said == [{"french": True, "spanish": True}]


async def test_there_is_no_stream_of_no_game(server: Server) -> None:
    response = await server.http.get("/api/games/nowhere/events", headers={"Authorization": "Bearer x"})
    assert response.status_code == 404


async def test_spectators_cost_one_look_and_leave_no_trace(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    french, _, spectator = await server.people()
    looks: list[str] = []
    read = Connection._read

    async def counted(self: Connection) -> News:
        looks.append(self._game)
        return await read(self)

    async with AsyncExitStack() as stack:
        streams = [await stack.enter_async_context(Stream(spectator).open()) for _ in range(12)]
        async with server.games.database.transaction(writes=False) as connection:
            assert await connection.scalar(select(func.count()).select_from(ConnectionRow)) == 0
        monkeypatch.setattr(Connection, "_read", counted)
        await french.give("choose", "murat")
        revision = (await spectator.state())["revision"]
        for stream in streams:
            await stream.wait_for(revision)
    assert len(looks) <= 2
