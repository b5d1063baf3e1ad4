"""What one side may not know does not leave by side doors: logs, notices, and how long an answer takes."""

from __future__ import annotations

import logging
import os
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import NormalDist

import pytest
from tests.web.kit import Clock, Person, play_on, running
from tests.web.test_notices import Web
from tests.web.twins import Rows, Script, as_json, twins

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Side, enemy
from dosdemayo.web.settings import Settings

HOOK = "https://hooks.example/a-secret-path"
#: Pairs of games whose times are compared: `pytest -m long tests/web/test_leaks_aside.py`.
TWINS = int(os.environ.get("DOSDEMAYO_TWINS", "200"))


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


async def seconds(settings: Settings, rows: Rows, side: Side) -> float:
    """How long the other side waits for what it asks, all in all."""
    waited = 0.0

    async def timed(person: Person, answer: list[object]) -> None:
        nonlocal waited
        began = time.perf_counter()
        await (person.give(*answer) if answer else person.state())
        waited += time.perf_counter() - began

    async with running(replace(settings, chance=Script(rows, base_rules()), now=Clock())) as server:
        french, spanish, _ = await server.people()
        players = {FRENCH: french, SPANISH: spanish}
        for seat, answer in as_json(rows)[:40]:
            if seat is side:
                await players[side].give(*answer)
            else:
                await timed(players[enemy(side)], answer)
            await timed(players[enemy(side)], [])
    return waited


@pytest.mark.long
@pytest.mark.timeout(0)
async def test_times_of_twins_do_not_differ(settings: Settings, tmp_path: Path) -> None:
    """A sign test: chance alone decides which of two twins is answered more quickly."""
    quicker = 0
    for pair in range(TWINS):
        side = SIDES[pair % 2]
        rows = list(enumerate(twins(pair, side)))
        Random(pair).shuffle(rows)  # neither is always the first
        times = {}
        for number, own in rows:
            file = f"sqlite:///{tmp_path / f'{pair}-{number}.sqlite'}"
            times[number] = await seconds(replace(settings, database_url=file), own, side)
        quicker += times[0] < times[1]
    off = abs(quicker - TWINS / 2) / (TWINS / 4) ** 0.5
    chance = 2 * (1 - NormalDist().cdf(off))
    print(f"the first was quicker in {quicker} of {TWINS} pairs; chance alone does that with p = {chance:.3f}")
    assert chance > 0.001
