"""Bank, increment, and what happens when time is over."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.web.kit import Clock, Person, Server, play_on


async def timed(server: Server, on_timeout: str = "default", **wanted: Any) -> tuple[Person, Person, Person]:
    return await server.people(clock={"bank": 60, "increment": 10, "on_timeout": on_timeout}, **wanted)


async def tick(server: Server) -> None:
    await server.app.state.ticker.tick()


async def test_the_clock_of_whoever_is_asked_runs(server: Server, clock: Clock) -> None:
    french, spanish, _ = await timed(server)
    clock.time += 20
    clocks = (await spanish.state())["clocks"]
    assert clocks == {
        "french": {"remaining": 40.0, "running": True},
        "spanish": {"remaining": 60.0, "running": False},
    }
    state = await french.give("choose", "murat")
    assert state["clocks"]["french"]["remaining"] == 50.0


async def test_nobodys_clock_runs_before_both_are_there(server: Server, clock: Clock) -> None:
    made = await server.create(clock={"bank": 60})
    french = Person(server, made["game"], "french", made["tokens"]["french"])
    clock.time += 1000
    assert (await french.state())["clocks"]["french"] == {"remaining": 60.0, "running": False}
    await server.http.post(f"/api/games/{made['game']}/join", json={"invitation": made["invitation"]["token"]})
    clock.time += 5
    assert (await french.state())["clocks"]["french"] == {"remaining": 55.0, "running": True}


async def test_a_sealed_answer_stops_the_clock_and_unsealing_starts_it(server: Server, clock: Clock) -> None:
    french, spanish, _ = await timed(server)
    await play_on(Random(1), french, spanish, until_phase="write")
    before = (await french.state())["clocks"]["french"]["remaining"]
    state = await french.give("orders", [])
    clock.time += 30
    state = await french.state()
    assert state["clocks"]["french"] == {"remaining": before, "running": False}
    await french.ok("POST", "unseal", {"question": state["question"]["id"]})
    clock.time += 3
    assert (await french.state())["clocks"]["french"] == {"remaining": before - 3, "running": True}


async def test_time_over_gives_the_default_answer(server: Server, clock: Clock) -> None:
    french, spanish, _ = await timed(server)
    clock.time += 60
    await tick(server)
    state = await french.state()
    assert state["view"]["hands"]["french"] == ["artilleria"]
    assert state["question"]["kind"] == "window:preparation"
    clock.time += 10
    await tick(server)
    assert (await french.state())["view"]["phase"] == "write"
    await spanish.give("orders", ["4-5"])
    clock.time += 10
    await tick(server)
    events = (await french.state())["log"]["events"]
    assert [e["data"] for e in events if e["event"] == "revealed"] == [
        {"side": "spanish", "orders": ["4-5"]},
        {"side": "french", "orders": []},
    ]


async def test_a_game_that_everybody_left_ends_by_itself(server: Server, clock: Clock) -> None:
    french, *_ = await timed(server)
    for _ in range(400):
        clock.time += 60
        await tick(server)
        if (await french.state())["view"]["outcome"]:
            break
    assert (await french.state())["view"]["outcome"] == {"winner": "spanish", "reason": "cubes left"}


async def test_time_over_forfeits_where_that_was_agreed(server: Server, clock: Clock) -> None:
    french, spanish, _ = await timed(server, "forfeit")
    clock.time += 59
    await tick(server)
    assert (await spanish.state())["view"]["outcome"] is None
    clock.time += 1
    await tick(server)
    assert (await spanish.state())["view"]["outcome"] == {"winner": "spanish", "reason": "resigned"}
    assert (await french.state())["can"] == ["offer_rematch", "chat"]


async def test_a_spectator_sees_no_clock_while_a_window_is_open(server: Server) -> None:
    french, _, spectator = await timed(server)
    assert (await spectator.state())["clocks"] is not None
    await french.give("choose", "artilleria")
    state = await spectator.state()
    assert (state["cards_may_be_played"], state["clocks"]) == (True, None)


async def test_taking_an_answer_back_takes_its_increment_back(server: Server) -> None:
    french, *_ = await timed(server)
    await french.give("choose", "artilleria")
    state = await french.ok("POST", "undo", {})
    assert state["clocks"]["french"]["remaining"] == 60.0
