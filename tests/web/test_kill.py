"""Whatever happens to a server and its database: what was accepted is there, once, and the games go on."""

from __future__ import annotations

import asyncio
import os
from random import Random

import httpx2
import pytest
from tests.web.faults import Player, assert_all_there_once, victim
from tests.web.postgres import free_port

#: Faults of a long run, for each database: `DOSDEMAYO_KILLS=1000 pytest -m long tests/web/test_kill.py -s`.
KILLS = int(os.environ.get("DOSDEMAYO_KILLS", "25"))
PLAYERS = 3
#: What can happen. Half of all faults are kills of the server itself.
OF_FILE = ["kill", "full"]
OF_POSTGRESQL = ["kill", "cut", "backend", "crash", "read_only"]


async def play_through(url: str, faults: list[str], rng: Random, longest: float) -> list[Player]:
    """Let people play while one fault follows the other; each time the games go on, and nothing is lost."""
    port = free_port()
    async with victim(url, port) as server, httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        players = [Player(http) for _ in range(PLAYERS)]
        playing = [asyncio.create_task(player.play()) for player in players]
        await _all_go_on(players, playing)
        for number, fault in enumerate(faults, 1):
            await asyncio.sleep(rng.uniform(0.05, longest))
            await getattr(server, f"suffer_{fault}")()
            await _all_go_on(players, playing)
            if number % 25 == 0:
                await assert_all_there_once(players, url)
                accepted = sum(len(player.accepted) for player in players)
                print(f"{number} faults: {accepted} answers, none lost, none doubled", flush=True)
        for player in players:
            player.stopped = True
        await asyncio.gather(*playing)
        await assert_all_there_once(players, url)
    return players


async def _all_go_on(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Also where somebody has failed for good: then the reason is raised."""
    going_on = [asyncio.create_task(player.goes_on()) for player in players]
    for player, goes_on in zip(playing, going_on, strict=True):
        await asyncio.wait([player, goes_on], return_when=asyncio.FIRST_COMPLETED)
        if player.done():
            player.result()
        await goes_on


async def test_nothing_accepted_is_lost_from_a_file(sqlite_url: str) -> None:
    players = await play_through(sqlite_url, ["kill", "full", "kill", "kill"], Random(2), longest=0.5)
    assert any(player.refusals for player in players)


async def test_nothing_accepted_is_lost_from_postgresql(postgres_url: str) -> None:
    await play_through(postgres_url, ["kill", *OF_POSTGRESQL], Random(5), longest=0.5)


def _many(kinds: list[str], rng: Random) -> list[str]:
    return [rng.choice(kinds[1:]) if rng.random() < 0.5 else "kill" for _ in range(KILLS)]


@pytest.mark.long
@pytest.mark.timeout(0)
async def test_nothing_is_lost_from_a_file_by_many_faults(sqlite_url: str) -> None:
    rng = Random(1808)
    await play_through(sqlite_url, _many(OF_FILE, rng), rng, longest=0.8)


@pytest.mark.long
@pytest.mark.timeout(0)
async def test_nothing_is_lost_from_postgresql_by_many_faults(postgres_url: str) -> None:
    rng = Random(1809)
    await play_through(postgres_url, _many(OF_POSTGRESQL, rng), rng, longest=0.8)
