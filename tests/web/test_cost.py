"""What an answer costs: few statements, and no more looks into a file than needed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event
from tests.web.kit import Clock, Person, Server, running

from dosdemayo.table.clock import Outage
from dosdemayo.web.settings import Settings


@contextmanager
def statements(server: Server) -> Iterator[list[str]]:
    """The statements that this task gives the database meanwhile: services look around by the clock, beside it."""
    given: list[str] = []
    engine = server.games.database.engine.sync_engine
    own = asyncio.current_task()

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if asyncio.current_task() is own:
            given.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield given
    event.remove(engine, "before_cursor_execute", note)


async def test_an_answer_takes_three_statements_and_a_look_none(server: Server) -> None:
    french, spanish, spectator = await server.people()
    await french.state()
    with statements(server) as given:
        await french.ok("POST", "answer", {"question": 0, "answer": ["choose", "murat"]})
        assert [statement.split()[0] for statement in given] == ["BEGIN", "SELECT", "INSERT", "UPDATE"]
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
