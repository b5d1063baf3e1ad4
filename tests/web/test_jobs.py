"""What the computer owes is kept until it is answered: tried again, thought once, and taken in turn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Collection
from dataclasses import replace
from random import Random
from typing import ClassVar

import pytest
from sqlalchemy import select
from tests.web.kit import Clock, Person, Server, running, until

from dosdemayo.ai import RandomBot
from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.spaces import Options
from dosdemayo.web.service.jobs import LEASE, Jobs
from dosdemayo.web.service.thinkers import Thinkers
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.database import StoreUnavailableError
from dosdemayo.web.store.tables import GameRow


class Counting(RandomBot):
    """Notes what it has thought about, and fails as often as it is told to."""

    thoughts: ClassVar[list[str]] = []
    failures: ClassVar[list[Exception]] = []

    def __init__(self, _: Ruleset) -> None: ...

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        if self.failures:
            raise self.failures.pop()
        assert view.asked is not None
        self.thoughts.append(view.asked.kind)
        return super().answer(view, options, rng)


@pytest.fixture
def counting(settings: Settings) -> Settings:
    Counting.thoughts.clear()
    Counting.failures.clear()
    return replace(settings, bots={"counting": Counting})


async def asked(server: Server) -> Person:
    """A game in which the computer owes the first answer."""
    _, spanish, _ = await server.people(side="spanish", opponent={"kind": "computer", "level": "counting"})
    return spanish


async def owed(server: Server) -> list[str]:
    async with server.games.database.transaction(writes=False) as connection:
        query = select(GameRow.id).where(GameRow.owed_since.is_not(None)).order_by(GameRow.owed_since)
        return list(await connection.scalars(query))


async def test_a_thought_that_failed_is_tried_again(counting: Settings, clock: Clock) -> None:
    Counting.failures.append(RuntimeError("once"))
    async with running(counting) as server:
        spanish = await asked(server)
        await server.quiet()
        assert await owed(server) == [spanish.game]
        clock.time += 10
        server.app.state.thinkers.wake()
        await server.quiet()
        assert (await spanish.state())["view"]["phase"] != "french_choice"


async def test_a_thought_that_failed_is_tried_soon_though_its_lease_is_being_renewed(
    counting: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    renew, let_go = Jobs.renew, threading.Event()
    renewed: list[Collection[str]] = []

    async def slow(self: Jobs, games: Collection[str]) -> None:
        renewed.append(games)
        let_go.set()
        await asyncio.sleep(0.2)  # in which the thought fails
        await renew(self, games)

    def fail(*_: object) -> Action:
        let_go.wait(30)
        monkeypatch.setattr(Counting, "answer", RandomBot.answer)
        raise RuntimeError("once")

    monkeypatch.setattr(Jobs, "renew", slow)
    monkeypatch.setattr(Counting, "answer", fail)
    async with running(counting) as server:
        spanish = await asked(server)
        server.app.state.thinkers.wake()
        await server.quiet()
        assert renewed == [{spanish.game}]
        clock.time += 10
        server.app.state.thinkers.wake()
        await server.quiet()
        assert (await spanish.state())["view"]["phase"] != "french_choice"


async def test_an_answer_waits_for_a_store_that_is_away(counting: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dosdemayo.web.service.thinkers._RETRY", 0.01)
    give, refusals = Thinkers._give, [StoreUnavailableError(), StoreUnavailableError()]

    async def refuse(*arguments: object) -> None:
        if refusals:
            raise refusals.pop()
        await give(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Thinkers, "_give", refuse)
    async with running(counting) as server:
        spanish = await asked(server)
        await server.quiet()
        assert not refusals
        assert (await spanish.state())["view"]["phase"] != "french_choice"
    assert Counting.thoughts.count("french_choice") == 1


async def test_two_servers_think_a_question_once(counting: Settings, postgres_url: str) -> None:
    shared = replace(counting, database_url=postgres_url)
    async with running(shared) as here, running(shared) as there:
        people = [await asked(server) for server in (here, there, here)]
        for person in people:
            await person.ok("POST", "chat", {"text": "¿Y bien?"})
        for _ in range(3000):
            if not await owed(here):
                break
            await asyncio.sleep(0.01)
    assert Counting.thoughts.count("french_choice") == len(people)


async def test_a_job_is_taken_by_one_and_given_back_by_time(counting: Settings, clock: Clock) -> None:
    async with running(replace(counting, thinkers=0)) as server:
        games = []
        for _ in range(3):
            clock.time += 1
            games.append((await asked(server)).game)
        jobs = Jobs(server.games)
        assert set(await jobs.take(2)) == set(games[:2])
        assert await jobs.take(2) == games[2:]
        assert await jobs.take(2) == []
        clock.time += LEASE
        await jobs.renew(games[:1])
        assert set(await jobs.take(3)) == set(games[1:])


async def test_a_server_that_starts_opens_no_game_before_it_has_to(
    counting: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(replace(counting, thinkers=0)) as server:
        games = [(await asked(server)).game for _ in range(5)]
    most: list[int] = []
    take = Jobs.take

    async def noting(self: Jobs, number: int, besides: Collection[str]) -> list[str]:
        most.append(number)
        return await take(self, number, besides)

    monkeypatch.setattr(Jobs, "take", noting)
    async with running(replace(counting, thinkers=2)) as server:
        await until(lambda: len(server.games._kept) == len(games))
        await server.quiet()
        assert await owed(server) == []
    assert max(most) == 2
