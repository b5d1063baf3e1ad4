"""What one side may not know does not leave by side doors: logs, notices, and how long an answer takes."""

from __future__ import annotations

import logging
import os
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import NormalDist, mean

import pytest
from tests.web.kit import Clock, Person, Server, play_on, running
from tests.web.test_notices import Web
from tests.web.twins import Rows, Script, as_json, twins

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Side, enemy
from dosdemayo.web.settings import Settings

HOOK = "https://hooks.example/a-secret-path"
#: Pairs of games whose times are compared: `pytest -m long tests/web/test_leaks_aside.py`.
TWINS = int(os.environ.get("DOSDEMAYO_TWINS", "200"))
#: So many answers of each are played.
ANSWERS = 30


async def test_no_log_of_any_level_holds_a_secret(
    settings: Settings, database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    web = Web()
    async with running(replace(settings, database_url=database_url)) as server:
        server.app.state.notifier.webhooks = web.webhooks
        french, spanish, spectator = await server.people(name="Ana María")
        await spanish.ok("PUT", "notices", {"webhook": HOOK})
        await play_on(Random(3), french, spanish, until_turn=2, until_phase="write")
        await french.ok("POST", "chat", {"text": "a word in confidence"})
        await french.give("orders", ["6-7"])
        await server.app.state.notifier.settled()
        hands = (await french.state())["view"]["hands"]["french"]
        secrets = [person.token for person in (french, spanish, spectator)]
        secrets += [str(server.games.tokens._key), "a-secret-path", "a word in confidence", "6-7", "Ana María", *hands]
    assert web.requests
    assert hands
    assert not [secret for secret in secrets if secret in caplog.text]


async def noticed(settings: Settings, rows: Rows, side: Side) -> list[tuple[int, bytes]]:
    """The notices that the other side gets, each with the number of the answer after which it came."""
    web = Web()
    async with running(replace(settings, chance=Script(rows, base_rules()), now=Clock())) as server:
        server.app.state.notifier.webhooks = web.webhooks
        french, spanish, _ = await server.people()
        players = {FRENCH: french, SPANISH: spanish}
        await players[enemy(side)].ok("PUT", "notices", {"webhook": HOOK})
        found: list[tuple[int, bytes]] = []
        for number, (seat, answer) in enumerate(as_json(rows)[:60]):
            await players[seat].give(*answer)
            await server.app.state.notifier.settled()
            found += [(number, request.content) for request in web.requests[len(found) :]]
    return found


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.label)
async def test_notices_of_twins_are_the_same(settings: Settings, tmp_path: Path, side: Side) -> None:
    one, other = [
        await noticed(replace(settings, database_url=f"sqlite:///{tmp_path / f'{number}.sqlite'}"), rows, side)
        for number, rows in enumerate(twins(700 + side, side))
    ]
    assert len(one) > 5
    assert one == other


class Turns:
    """The chance of one game after the other, on a server that plays them all."""

    def __init__(self) -> None:
        self.script = Script([], base_rules())
        self._games = 0

    def dice(self, seed: str | None, purpose: str) -> Random:
        return self.script.dice(seed, purpose)

    def game_id(self) -> str:
        self._games += 1
        return f"game{self._games}"

    def secret(self) -> bytes:
        return self.script.secret()


async def seconds(server: Server, turns: Turns, rows: Rows, side: Side) -> float:
    """Processor time, which no neighbour on the machine changes, for all that the other side asks."""
    spent = 0.0

    async def timed(person: Person, answer: list[object]) -> None:
        nonlocal spent
        began = time.process_time()
        await (person.give(*answer) if answer else person.state())
        spent += time.process_time() - began

    turns.script = Script(rows, base_rules())
    french, spanish, _ = await server.people()
    players = {FRENCH: french, SPANISH: spanish}
    for seat, answer in as_json(rows)[:ANSWERS]:
        if seat is side:
            await players[side].give(*answer)
        else:
            await timed(players[enemy(side)], answer)
        await timed(players[enemy(side)], [])
    return spent


def chance_of(quartets: list[tuple[float, float, float, float]]) -> float:
    """How often chance alone sets two runs of a game so far apart from two runs of its twin, in either direction.

    Of the three ways to make pairs of four runs, that into twins must not be the one with the widest gap more often
    than in a third of all cases. What makes a run slow, whatever it is, does not matter: the runs are shuffled.
    """
    widest = 0
    for one, again, other, once_more in quartets:
        gap = abs(one + again - other - once_more)
        widest += gap > max(abs(one + other - again - once_more), abs(one + once_more - again - other))
    number = len(quartets)
    return 1 - NormalDist(number / 3, (number * 2 / 9) ** 0.5).cdf(widest)


def test_the_comparison_finds_a_difference_and_no_other() -> None:
    rng = Random(9)

    def runs(apart: float) -> tuple[float, float, float, float]:
        sign = rng.choice((-apart, apart))
        one, again, other, once_more = (rng.gauss(100, 1) for _ in range(4))
        return one, again, other + sign, once_more + sign

    assert chance_of([runs(0) for _ in range(200)]) > 0.01
    assert chance_of([runs(2) for _ in range(200)]) < 0.0001


@pytest.mark.long
@pytest.mark.timeout(0)
async def test_times_of_twins_do_not_differ(settings: Settings) -> None:
    turns, quartets = Turns(), []
    async with running(replace(settings, chance=turns)) as server:
        for pair in range(TWINS):
            side = SIDES[pair % 2]
            one, other = twins(pair, side)
            times: dict[int, float] = {}
            for number in Random(pair).sample(range(4), 4):
                times[number] = await seconds(server, turns, one if number < 2 else other, side)
            quartets.append((times[0], times[1], times[2], times[3]))
    chance = chance_of(quartets)
    apart = mean(abs(a + b - c - d) / (a + b + c + d) for a, b, c, d in quartets)
    within = mean(abs(a + c - b - d) / (a + b + c + d) for a, b, c, d in quartets)
    print(f"{TWINS} twins: {apart:.2%} apart, runs of the same game {within:.2%}; by chance with p = {chance:.3f}")
    assert chance > 0.001
