"""What an answer costs: few statements, and no more looks into a file than needed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import event
from tests.web.kit import Clock, Person, Server, play_on, running, until

from dosdemayo.table import History
from dosdemayo.table.clock import Outage
from dosdemayo.web.service.games import PORTION
from dosdemayo.web.settings import Settings


@contextmanager
def statements(server: Server) -> Iterator[list[str]]:
    """The statements that this task gives the database meanwhile: services look around by the clock, beside it."""
    given: list[str] = []
    database = server.games.database
    engine, compiled = database.engine.sync_engine, database.statements._compiled
    own = asyncio.current_task()

    def note(statement: str) -> None:
        if asyncio.current_task() is own:
            given.append(statement)

    def past_sqlalchemy(statement: Any) -> Any:
        note(str(statement))
        return compiled(statement)

    def through_it(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        note(statement)

    event.listen(engine, "before_cursor_execute", through_it)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(database.statements, "_compiled", past_sqlalchemy)
        yield given
    event.remove(engine, "before_cursor_execute", through_it)


async def test_an_answer_takes_two_statements_and_a_look_none(server: Server) -> None:
    french, spanish, spectator = await server.people()
    await french.state()
    with statements(server) as given:
        await french.ok("POST", "answer", {"question": 0, "answer": ["choose", "murat"]})
        assert [statement.split()[0] for statement in given] == ["UPDATE", "INSERT"]
        given.clear()
        for person in (french, spanish, spectator):
            await person.state()
        assert given == []


async def test_what_is_private_is_seen_at_once(server: Server, clock: Clock) -> None:
    french, *_ = await server.people(clock={"bank": 600})
    await french.state()
    await french.ok("PUT", "draft", {"question": 0, "answer": ["choose", "murat"]})
    clock.time += 5
    state = await french.state()
    assert state["draft"] == ["choose", "murat"]
    assert state["clocks"]["french"]["remaining"] == 595
    server.games.downtime.outages = (Outage(clock.time - 5, clock.time),)
    assert (await french.state())["clocks"]["french"]["remaining"] == 600


async def test_what_could_not_be_stored_is_not_seen(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    french, *_ = await server.people()
    before = await french.state()

    async def fail(*_: Any) -> None:
        raise OSError("no room")

    with monkeypatch.context() as broken:
        broken.setattr(server.games.hub, "publish", fail)
        body = {"question": 0, "answer": ["choose", "murat"]}
        assert await french.refused("POST", "answer", body) == (503, "unavailable")
    assert await french.state() == before
    assert await french.refused("GET", "ending") == (403, "game_running")
    assert await french.state() == before
    await french.give("choose", "murat")


async def test_another_process_is_seen_at_once(settings: Settings, postgres_url: str) -> None:
    shared = replace(settings, database_url=postgres_url)
    async with running(shared) as one, running(shared) as other:
        french, *_ = await one.people()
        there = Person(other, french.game, "french", french.token)
        await there.state()
        await french.give("choose", "murat")
        assert await there.state() == await french.state()


async def test_a_look_at_a_known_game_of_postgresql_is_one_small_query(settings: Settings, postgres_url: str) -> None:
    """Nothing is read anew, and nothing begun, unless another process has changed the game."""
    async with running(replace(settings, database_url=postgres_url)) as server:
        french, spanish, _ = await server.people()
        await french.give("choose", "murat")
        with statements(server) as given:
            await french.state()
            await spanish.state()
        assert [statement.split()[:2] for statement in given] == [["SELECT", "games.fingerprint,"]] * 2


async def test_a_draft_of_another_process_is_seen_at_once(settings: Settings, postgres_url: str) -> None:
    shared = replace(settings, database_url=postgres_url)
    async with running(shared) as one, running(shared) as other:
        french, *_ = await one.people()
        there = Person(other, french.game, "french", french.token)
        await there.state()
        await french.ok("PUT", "draft", {"question": 0, "answer": ["choose", "murat"]})
        assert (await there.state())["draft"] == ["choose", "murat"]


async def test_a_connection_that_postgresql_has_closed_is_not_used(settings: Settings, postgres_url: str) -> None:
    async with running(replace(settings, database_url=postgres_url)) as server:
        french, *_ = await server.people()
        pooled: list[Any] = []
        engine = server.games.database.engine.sync_engine
        event.listen(engine, "checkout", lambda connection, *_: pooled.append(connection.driver_connection))
        await french.state()
        pooled[0].terminate()
        await until(lambda: bool(pooled[0].is_closed()))
        await french.give("choose", "murat")


async def test_another_process_that_wrote_to_the_same_file_is_not_written_over(settings: Settings) -> None:
    async with running(settings) as one, running(settings) as other:
        french, *_ = await one.people()
        there = Person(other, french.game, "french", french.token)
        await there.state()
        await french.give("choose", "murat")
        late = {"question": 0, "answer": ["choose", "artilleria"]}
        assert await there.refused("POST", "answer", late) == (503, "unavailable")
        assert await there.refused("POST", "answer", late) == (409, "stale_question")
        assert await there.state() == await french.state()


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """What is given to the threads of a file, with its arguments."""
    given: list[tuple[str, Any]] = []
    in_a_thread = aiosqlite.Connection._execute

    async def noting(connection: Any, fn: Any, *args: Any) -> Any:
        given.append((fn.__name__, args))
        return await in_a_thread(connection, fn, *args)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", noting)
    return given


async def test_writers_to_a_file_take_turns(server: Server, in_threads: list[tuple[str, Any]]) -> None:
    """Nobody finds the file locked and has to wait for it in a thread; those are for the disk alone."""
    people = [(await server.people())[0] for _ in range(5)]
    in_threads.clear()
    body = {"question": 0, "answer": ["choose", "murat"]}
    await asyncio.gather(*(person.ok("POST", "answer", body) for person in people))
    assert in_threads == [("commit", ())] * 5


async def test_closing_a_file_holds_nobody_up(settings: Settings, in_threads: list[tuple[str, Any]]) -> None:
    """The last to close writes all that is only in the log into the file."""
    async with running(settings):
        in_threads.clear()
    assert ("close", ()) in in_threads


async def test_many_games_from_the_store_leave_others_their_turn(settings: Settings) -> None:
    """However many stored answers a list of games has to follow, few of them are followed in one turn of the loop."""
    async with running(settings) as server:
        played = [await server.people() for _ in range(3)]
        for people in played:
            await play_on(Random(2), *people[:2], until_turn=4)
    async with running(settings) as server:
        followed: Counter[int] = Counter()
        turn = 0
        answered = History.answered

        def noting(*given: Any) -> History:
            followed[turn] += 1
            return answered(*given)

        async def turns() -> None:
            nonlocal turn
            while True:
                turn += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(turns())
        known = [{"game": french.game, "token": french.token} for french, *_ in played]
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(History, "answered", noting)
            listed = (await server.http.post("/api/my-games", json={"games": known})).json()["games"]
        counting.cancel()
        assert len(listed) == len(played)
        assert sum(followed.values()) > 2 * PORTION
        assert max(followed.values()) <= PORTION
