"""Bank, increment, and what happens when time is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import update
from tests.web.kit import Clock, Person, Server, play_on, running

from dosdemayo import records
from dosdemayo.i18n import Catalog, Teller
from dosdemayo.web.models.state import EventModel
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.tables import SeatRow


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
    revealed = [entry["event"] for entry in events if entry["event"]["code"] == "revealed"]
    assert [(event["side"], event["orders"]) for event in revealed] == [("spanish", ["4-5"]), ("french", [])]


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
    state = await spanish.state()
    assert state["view"]["outcome"] == {"winner": "spanish", "reason": "time"}
    assert state["log"]["events"][-1]["event"] == {"code": "over", "rule": "8.4", "winner": "spanish", "reason": "time"}
    assert (await french.state())["can"] == ["offer_rematch", "chat"]
    last = (await french.ok("GET", "replay", viewpoint="all"))["steps"][-1]
    assert (last["view"]["outcome"]["reason"], last["events"][-1]["event"]["reason"]) == ("time", "time")


async def test_a_forfeit_is_told_as_what_it_is(server: Server, clock: Clock) -> None:
    french, _, _ = await timed(server, "forfeit")
    clock.time += 60
    await tick(server)
    over = (await french.state())["log"]["events"][-1]
    told = Teller(Catalog("en")).event(EventModel.model_validate(over).event)
    assert "the French ran out of time" in told
    assert "resign" not in told


async def test_a_record_remembers_that_time_ran_out(server: Server, clock: Clock) -> None:
    french, spanish, _ = await timed(server, "forfeit", seed="late")
    await play_on(Random(2), french, spanish, until_phase="write")
    clock.time += 10_000
    await tick(server)
    state = await french.state()
    assert state["view"]["outcome"]["reason"] == "time"
    text = (await french.call("GET", "record")).text
    assert text.splitlines()[-3].endswith(" forfeits")
    assert f"result: {state['view']['outcome']['winner']} win, time" in text
    assert records.read_record(text).header.clock == records.Clock(60, 10, records.OnTimeout.FORFEIT)
    body = {"record": text, "opponent": {"kind": "same_screen"}}
    made = (await server.http.post("/api/records", json=body)).json()
    copy = Person(server, made["game"], "french", made["tokens"]["french"])
    assert (await copy.state())["view"]["outcome"] == state["view"]["outcome"]
    assert records.read_record((await copy.call("GET", "record")).text).answers == records.read_record(text).answers


async def test_a_resignation_stays_one(server: Server) -> None:
    french, *_ = await timed(server, "forfeit")
    state = await french.ok("POST", "resign", {})
    assert state["view"]["outcome"]["reason"] == "resigned"
    assert not records.read_record((await french.call("GET", "record")).text).forfeited


async def test_only_a_clock_says_that_time_has_run_out(server: Server) -> None:
    french, *_ = await timed(server, "forfeit")
    body = {"question": (await french.state())["question"]["id"], "answer": ["forfeit"]}
    assert await french.refused("POST", "answer", body) == (422, "invalid")


async def test_a_forfeit_survives_a_restart(settings: Settings, clock: Clock) -> None:
    async with running(settings) as server:
        french, *_ = await timed(server, "forfeit")
        clock.time += 60
        await tick(server)
        before = await french.state()
    async with running(settings) as server:
        again = Person(server, french.game, "french", french.token)
        assert await again.state() == before


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


async def test_one_damaged_game_does_not_stop_the_clocks_of_the_others(
    server: Server, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, *_ = await timed(server, "forfeit")
    french, *_ = await timed(server, "forfeit")
    async with server.games.database.transaction(writes=True) as connection:
        await connection.execute(update(SeatRow).where(SeatRow.game_id == damaged.game).values(sealed=["nonsense"]))
    server.games._kept.clear()
    clock.time += 60
    await tick(server)
    assert (await french.state())["view"]["outcome"]["reason"] == "time"
    assert damaged.game in caplog.text


async def test_time_while_nobody_was_served_is_given_back(settings: Settings, clock: Clock) -> None:
    async with running(settings) as server:
        french, *_ = await timed(server, "forfeit")
        clock.time += 20
        await server.games.downtime.beat(clock.time - 10)
        await server.games.downtime.beat(clock.time)
    clock.time += 500
    async with running(settings) as server:
        again = Person(server, french.game, "french", french.token)
        clock.time += 5
        await tick(server)
        assert (await again.state())["clocks"]["french"] == {"remaining": 35.0, "running": True}
        clock.time += 35
        await tick(server)
        assert (await again.state())["view"]["outcome"]["reason"] == "time"
