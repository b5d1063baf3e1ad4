"""Records over HTTP: exported, imported, replayed, reported."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.web.kit import Person, Server, play_on
from tests.web.twins import random_rows

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH
from dosdemayo.records import Answer, Header, Record, final_state, public_record, read_record, without_forced_passes
from dosdemayo.table import History


async def finished(server: Server) -> tuple[Person, Person, Person]:
    people = await server.people(name="Ana", seed="records")
    await play_on(Random(9), *people[:2])
    return people


async def imported(server: Server, record: str, **wanted: Any) -> Any:
    body = {"record": record, "opponent": {"kind": "same_screen"}} | wanted
    return await server.http.post("/api/records", json=body)


async def test_a_finished_game_is_exported_whole_and_imported_again(server: Server) -> None:
    french, *_ = await finished(server)
    text = (await french.call("GET", "record")).text
    assert read_record(text).header.french.name == "Ana"
    made = (await imported(server, text)).json()
    copy = Person(server, made["game"], "french", made["tokens"]["french"])
    assert (await copy.state())["view"] == (await french.state())["view"]
    steps = [(await person.ok("GET", "replay", viewpoint="all"))["steps"] for person in (french, copy)]
    assert steps[0] == steps[1]


async def test_an_unfinished_record_goes_on(server: Server) -> None:
    french, *_ = await finished(server)
    lines = (await french.call("GET", "record")).text.splitlines()
    cut = next(number for number, line in enumerate(lines) if line.startswith("= T3"))
    header = [line for line in lines[:cut] if not line.startswith("result")]
    text = "\n".join([header[0], "result: unfinished", *header[1:], "= now"])
    made = (await imported(server, text, side="spanish", cards="strict")).json()
    people = [Person(server, made["game"], seat, made["tokens"][seat]) for seat in ("french", "spanish")]
    assert (await people[0].state())["view"]["turn"] in (2, 3)
    assert (await play_on(Random(1), *people))["view"]["outcome"] is not None


async def test_a_bad_record_is_told_line_by_line(server: Server) -> None:
    french, *_ = await finished(server)
    text = (await french.call("GET", "record")).text.replace("french keeps", "french juggles")
    response = await imported(server, text)
    assert (response.status_code, response.json()["code"]) == (422, "bad_record")
    assert text.splitlines()[response.json()["problems"][0]["line"] - 1].startswith("french juggles")


async def test_a_running_game_is_exported_as_the_seat_may_know_it(server: Server) -> None:
    french, spanish, spectator = await server.people(seed="exports")
    await french.give("choose", "murat")
    await play_on(Random(2), french, spanish, until_turn=4)
    texts = {person.seat: (await person.call("GET", "record")).text for person in (french, spanish, spectator)}
    assert "french keeps murat" in texts["french"]
    for seat in ("spanish", "spectator"):
        assert "french keeps ?" in texts[seat]
        dealt = [line.split()[-1] for line in texts[seat].splitlines() if line.startswith("chance deals french")]
        assert all(card == "?" or base_rules().cards[card].immediate for card in dealt)
        assert "french passes" not in texts[seat]


def test_rule_9_5_a_record_does_not_tell_what_waits_behind_a_window() -> None:
    found = [moment for seed in range(6) for moment in _seen_ahead(seed)]
    assert {"turn", "over"} <= set(found)


def _seen_ahead(seed: int) -> Iterator[str]:
    """Moments of a game at which a card window is open, though nobody holds anything for it."""
    history = History.start(base_rules())
    for seat, action in random_rows(base_rules(), Random(seed)):
        history = history.answered(seat, action)
        answers = [Answer(given.seat, given.action) for given in history.answers]
        rest = final_state(Record(Header(), without_forced_passes(base_rules(), answers)))
        turn = history.state.turn
        if history.window is None or (rest.turn == turn and rest.outcome is None):
            continue
        for reader in (FRENCH, SPANISH, None):
            text = public_record(Record(Header(), answers), reader)
            assert f"= T{turn + 1}" not in text
            assert "result: unfinished" in text
            assert text.endswith("\n\n= now\n")
        yield "turn" if rest.outcome is None else "over"


async def test_a_report_has_no_names_and_ends_at_its_step(server: Server) -> None:
    french, *_ = await finished(server)
    await french.ok("POST", "chat", {"text": "secret plans"})
    steps = (await french.ok("GET", "replay", viewpoint="all"))["steps"]
    whole = (await french.call("GET", "report")).text
    part = (await french.call("GET", "report", step=len(steps) // 2)).text
    assert "Ana" not in whole
    assert "secret plans" not in whole
    assert 0 < len(read_record(part).answers) < len(read_record(whole).answers)


async def test_while_a_game_runs_everybody_has_only_the_own_viewpoint(server: Server) -> None:
    french, spanish, spectator = await server.people()
    await play_on(Random(3), french, spanish, until_turn=2)
    for person in (french, spanish, spectator):
        replay = await person.ok("GET", "replay")
        assert replay["viewpoints"] == [person.seat]
        others = {"french", "spanish", "spectator", "all"} - {person.seat}
        for viewpoint in others:
            assert await person.refused("GET", "replay", viewpoint=viewpoint) == (403, "game_running")


async def test_a_replay_tells_the_log_step_by_step(server: Server) -> None:
    french, _, spectator = await finished(server)
    log = (await french.state())["log"]["events"]
    replays = {v: await spectator.ok("GET", "replay", viewpoint=v) for v in ("french", "spectator", "all")}
    assert [event for step in replays["french"]["steps"] for event in step["events"]] == log
    assert len({len(replay["steps"]) for replay in replays.values()}) == 1
    last = replays["all"]["steps"][-1]
    assert last["view"]["hands"]["spanish"] is not None
    assert last["view"]["outcome"] == (await french.state())["view"]["outcome"]
    assert replays["spectator"]["steps"][-1]["view"]["hands"] == {"french": None, "spanish": None}


@pytest.mark.parametrize("viewpoint", ["french", "spectator"])
async def test_the_last_step_is_the_state(server: Server, viewpoint: str) -> None:
    french, spanish, spectator = await server.people()
    await play_on(Random(4), french, spanish, until_turn=3)
    person = french if viewpoint == "french" else spectator
    assert (await person.ok("GET", "replay"))["steps"][-1]["view"] == (await person.state())["view"]
