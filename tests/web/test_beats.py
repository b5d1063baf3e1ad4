"""Beats over HTTP: the same for both sides, for a spectator, and whatever is held."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from tests.web.kit import Clock, Server, Stream, running

from dosdemayo.web.settings import Settings

HERE = {"turn": 1, "window": "preparation"}


async def played(settings: Settings, url: str, card: str, press: str | None) -> list[tuple[Any, ...]]:
    """All that the Spanish and a spectator receive around the first beat, by the time at which it is there."""
    clock = Clock()
    async with running(replace(settings, database_url=url, now=clock)) as server, AsyncExitStack() as stack:
        french, spanish, spectator = await server.people(cards="beat", seed="one")
        streams = {p.seat: await stack.enter_async_context(Stream(p).open()) for p in (french, spanish, spectator)}
        heard = []
        await french.give("choose", card)
        for passed in (0.0, 1.0, 1.5, 1.0):
            clock.time += passed
            if passed == 1.0 and press and (await french.state())["beat"]:
                await french.ok("POST", press, HERE)
            await server.app.state.ticker.tick()
            for person in (spanish, spectator):
                state = await person.state()
                await streams[person.seat].wait_for(state["revision"])
                changes = [news for name, news in streams[person.seat].messages if name == "changed"]
                heard.append((clock.time, state | {"game": "", "players": ""}, changes))
        return heard


@pytest.mark.parametrize("press", [None, "ready", "wait"])
async def test_rule_9_5_a_beat_tells_nothing_of_a_hand(
    settings: Settings, database_url: str, press: str | None
) -> None:
    """With Artillería the French could play in the first window, with Murat they could not."""
    first = await played(settings, database_url, "artilleria", press)
    second = await played(settings, database_url, "murat", press)
    assert first == second
    assert first[0][1]["beat"]["left"] == 3.0
    assert bool(first[-1][1]["cards_may_be_played"]) is (press == "wait")


async def test_rule_9_5_a_standing_answer_is_private(server: Server) -> None:
    french, spanish, spectator = await server.people(cards="standing")
    seen = [await spanish.state(), await spectator.state()]
    said = await french.ok("PUT", "standing", {"standing": {"turn": 1, "ask": "when", "areas": [9], "on_card": True}})
    assert said["standing"]["areas"] == [9]
    assert [await spanish.state(), await spectator.state()] == seen


async def test_at_one_screen_a_beat_is_for_both(server: Server) -> None:
    french, _, spectator = await server.people(opponent={"kind": "same_screen"}, cards="beat")
    await french.give("choose", "artilleria")
    state = await spectator.state()
    assert state["screen"] == {"seat": None, "asks": None}
    assert state["can"] == ["wait", "ready"]
    answered = await french.ok("POST", "wait", HERE, as_spectator=True)
    assert answered["view"]["hands"] == {"french": None, "spanish": None}
    assert answered["screen"] == {"seat": "french", "asks": "french"}
    assert answered["waiting"] == ["french"]


async def test_at_one_screen_whoever_drew_is_called_to_look_before_the_beat(server: Server) -> None:
    french, spanish, spectator = await server.people(opponent={"kind": "same_screen"}, cards="beat", seed="one")
    await french.give("choose", "murat")
    while (state := await spectator.state())["view"]["turn"] == 1:
        if beat := state["beat"]:
            for person in (french, spanish):
                await person.ok("POST", "ready", {"turn": beat["turn"], "window": beat["window"]})
        else:
            await {"french": french, "spanish": spanish}[state["screen"]["seat"]].give("orders", [])
    for person in (spanish, french):
        await person.give("draw")
    for person in (spanish, french):
        state = await person.state()
        assert (state["screen"], state["beat"]) == ({"seat": person.seat, "asks": None}, None)
        assert "look" in state["can"]
        await person.ok("POST", "look", {})
    assert (await spectator.state())["beat"]["left"] == 5.0


async def test_a_beat_begins_anew_after_an_outage(settings: Settings) -> None:
    """Nobody could press anything while the server was away."""
    clock = Clock()
    async with running(replace(settings, now=clock)) as server:
        french, *_ = await server.people(opponent={"kind": "same_screen"}, cards="beat")
        await french.give("choose", "artilleria")
    clock.time += 60
    async with running(replace(settings, now=clock)) as server:
        await server.app.state.ticker.tick()
        state = await replace(french, server=server).state()
        assert state["beat"]["left"] == 3.0
        clock.time += 3
        await server.app.state.ticker.tick()
        assert (await replace(french, server=server).state())["beat"] is None


async def test_a_beat_ends_by_itself_however_seldom_clocks_are_looked_at(settings: Settings, database_url: str) -> None:
    """The process that begins it knows when it ends."""
    async with running(replace(settings, database_url=database_url, now=time.time)) as server:
        french, _, spectator = await server.people(opponent={"kind": "same_screen"}, cards="beat", beat=2)
        async with Stream(spectator).open() as stream:
            await french.give("choose", "artilleria")
            begun = await spectator.state()
            assert begun["beat"]
            await stream.wait_for(begun["revision"] + 1)
            assert not (await spectator.state())["beat"]


async def test_a_ticker_misses_no_beat_that_ends_while_it_looks(settings: Settings) -> None:
    clock = Clock()
    async with running(replace(settings, now=clock)) as server:
        french, *_ = await server.people(opponent={"kind": "same_screen"}, cards="beat")
        await french.give("choose", "artilleria")
        ticker = server.app.state.ticker
        looked = await ticker.tick()
        clock.time += 60
        assert await ticker._deadline_after(looked) < clock.time
