"""Several processes behind one address."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from threading import Barrier, BrokenBarrierError

import pytest
from tests.cli.run import refused, run
from tests.cli.test_serve_and_arena import about, free_port
from tests.cli.test_stopping import started, stop
from tests.web.kit import Stream, running

from dosdemayo.web.chance import SecureChance
from dosdemayo.web.service.hub import PostgresHub, Topic
from dosdemayo.web.service.opening import opened_games
from dosdemayo.web.settings import Settings


def test_the_first_start_of_several_processes_agrees_on_the_token_key(settings: Settings, database_url: str) -> None:
    """All of them find an empty database; those who can wait until each has drawn a key, and then store it at once."""
    drawn = Barrier(4)

    class Together(SecureChance):
        def secret(self) -> bytes:
            with suppress(BrokenBarrierError):  # a file admits one at a time
                drawn.wait(2)
            return super().secret()

    async def start() -> str:
        async with opened_games(replace(settings, database_url=database_url, chance=Together())) as games:
            return games.tokens.of("game", None)

    with ThreadPoolExecutor(drawn.parties) as processes:
        starting = [processes.submit(asyncio.run, start()) for _ in range(drawn.parties)]
        assert len({start.result() for start in starting}) == 1


async def test_a_server_of_two_processes_answers_and_leaves_none_behind(postgres_url: str) -> None:
    port = free_port()
    arguments = ["dosdemayo", "serve", "--no-browser", "--port", str(port), "--processes", "2"]
    with started(*arguments, DOSDEMAYO_DATABASE_URL=postgres_url) as server:
        assert about(port, patience=120)["levels"]
        assert "Traceback" not in stop(server, signal.SIGTERM)


async def test_a_process_hears_of_a_game_while_it_has_a_page_of_it_open(settings: Settings, postgres_url: str) -> None:
    settings = replace(settings, database_url=postgres_url)
    async with running(settings) as server, running(settings) as other:
        unseen, *_ = await server.people()
        french, *_, spectator = await server.people()
        heard: list[str] = []
        other.games.hub.listeners[Topic.SPECTATOR].append(heard.append)
        async with Stream(replace(spectator, server=other)).open() as stream:
            await stream.wait_for(1)
            for player in (unseen, french):
                await player.give("choose", "murat")
            await stream.wait_for((await spectator.state())["revision"])
        assert heard == [french.game]


async def test_whoever_lost_the_database_hears_of_all_games_again(settings: Settings, postgres_url: str) -> None:
    settings = replace(settings, database_url=postgres_url)
    async with running(settings) as server, running(settings) as other:
        french, *_, spectator = await server.people()
        async with Stream(replace(spectator, server=other)).open() as stream:
            await stream.wait_for(1)
            hub = other.games.hub
            assert isinstance(hub, PostgresHub)
            hub._connection.terminate()
            await french.give("choose", "murat")
            await stream.wait_for((await spectator.state())["revision"])


async def test_thinking_goes_on_in_a_process_of_its_own(settings: Settings, postgres_url: str) -> None:
    async with running(replace(settings, database_url=postgres_url, thinkers=0)) as server:
        _, spanish, _ = await server.people(side="spanish", opponent={"kind": "computer", "level": "practice"})
        with started("dosdemayo", "think", DOSDEMAYO_DATABASE_URL=postgres_url, DOSDEMAYO_THINKERS="1") as thinker:
            for _ in range(600):
                if (await spanish.state())["view"]["phase"] != "french_choice":
                    break
                await asyncio.sleep(0.2)
            else:
                pytest.fail("nobody thought")
            assert "Traceback" not in await asyncio.to_thread(stop, thinker, signal.SIGTERM)


def test_a_file_leaves_thinking_to_its_server(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOSDEMAYO_DATABASE_URL", sqlite_url)
    assert "needs PostgreSQL" in refused(run("think"))
