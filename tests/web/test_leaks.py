"""What one side may not know never leaves the server: twins send byte-identical traffic to everybody else."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.web.kit import Clock, Person, Server, Stream, running
from tests.web.twins import Rows, Script, ScriptedDice, as_json, last_turn, silent_rows, twins

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Ruleset, Side, View, enemy
from dosdemayo.engine.actions import Action
from dosdemayo.engine.options import Options
from dosdemayo.web.settings import Settings

LOOKS: list[tuple[str, str, Any]] = [
    ("GET", "state", None),
    ("GET", "record", None),
    ("GET", "report", None),
    ("GET", "replay", None),
    ("GET", "replay?viewpoint=all", None),
    ("GET", "chat", None),
    ("POST", "answer", {"question": 0, "answer": ["play", "no_such_card"]}),
    ("POST", "check", {"question": 1, "answer": ["orders", ["9-15"]]}),
    ("POST", "undo", {"all": True}),
    ("POST", "reveal", {"question": 3}),
]


#: Comes every few seconds, whatever happens.
PING = b": here\r\n\r\n"


async def look(person: Person, also: list[tuple[str, str, Any]]) -> None:
    """Everything that a curious player can ask for."""
    for method, path, body in also:
        await person.call(method, path, body)
    if len(also) > 1:
        known = [{"game": person.game, "token": person.token}]
        found = await person.server.http.post("/api/my-games", json={"games": known})
        person.received.append(("POST my-games", found.status_code, found.content))


def looks(number: int) -> list[tuple[str, str, Any]]:
    """All of it now and then, the state always: a whole game takes its time."""
    return LOOKS if number % 12 == 0 else LOOKS[:1]


async def by_link(settings: Settings, rows: Rows, side: Side, rules: Ruleset) -> dict[str, Any]:
    """Play the rows between two people; what the other side and a spectator receive meanwhile."""
    clock = Clock()
    scripted = replace(settings, chance=Script(rows, rules), now=clock)
    async with running(scripted) as server:
        orders = "strict" if rules.strict else "assisted"
        french, spanish, spectator = await server.people(orders=orders, clock={"bank": 9000, "increment": 3})
        players = {FRENCH: french, SPANISH: spanish}
        watchers = [players[enemy(side)], spectator]
        async with Stream(watchers[0]).open() as first, Stream(spectator).open() as second:
            for number, (seat, answer) in enumerate(as_json(rows)):
                clock.time += 7
                await players[seat].give(*answer)
                for watcher, stream in zip(watchers, (first, second), strict=True):
                    await stream.wait_for((await watcher.state())["revision"])
                    await look(watcher, looks(number)[1:])
            return {
                w.seat: (w.received, s.raw.replace(PING, b"")) for w, s in zip(watchers, (first, second), strict=True)
            }


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.label)
async def test_twins_by_link_look_the_same(settings: Settings, tmp_path: Any, side: Side, seed: int) -> None:
    rules = base_rules(seed % 2 == 1)
    received = []
    for number, rows in enumerate(twins(seed + 100 * side, side, rules.strict)):
        own = replace(settings, database_url=f"sqlite:///{tmp_path / f'{number}.sqlite'}")
        received.append(await by_link(own, _until_over(rows), side, rules))
    assert_same(*received)


def assert_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Say what differs first: the whole would fill books."""
    for seat, (messages, stream) in one.items():
        for mine, its in zip(messages, other[seat][0], strict=True):
            assert mine == its, seat
        assert stream == other[seat][1], seat


def _until_over(rows: Rows) -> Rows:
    """All but the answer that ends the game: after it everything is shown."""
    return rows[:-1]


def test_twins_do_differ_in_who_was_asked() -> None:
    """Otherwise the test above would show little: what the engine passes over in one twin it asks in the other."""
    differing = 0
    for seed in range(8):
        one, other = twins(seed + 100, SPANISH)
        differing += silent_rows(base_rules(), one) != silent_rows(base_rules(), other)
    assert differing >= 3


class ScriptedBot:
    """A computer opponent that plays a side's rows."""

    def __init__(self, rows: Rows, side: Side) -> None:
        self._answers = [action for seat, action in rows if seat is side]

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        assert isinstance(rng, ScriptedDice)
        return self._answers[int(rng.purpose.removeprefix("computer/"))]


async def against_computer(settings: Settings, rows: Rows, side: Side) -> dict[str, Any]:
    """Play the other side's rows against a computer that holds the secrets."""
    rules = base_rules()
    bots = {"scripted": lambda _: ScriptedBot(rows, side)}
    scripted = replace(settings, chance=Script(rows, rules), bots=bots, now=Clock())
    async with running(scripted) as server:
        opponent = {"kind": "computer", "level": "scripted"}
        french, spanish, spectator = await server.people(side=enemy(side).label, opponent=opponent)
        human = french if side is SPANISH else spanish
        last = last_turn(rules, rows)
        answers = [answer for seat, answer in as_json(rows) if seat is enemy(side)]
        for number in range(10_000):
            await server.quiet()
            state = await human.state()
            await look(spectator, looks(number))
            await look(human, looks(number))
            if state["view"]["turn"] == last:
                break  # once the game is over everything is shown
            await _go_on(human, state, answers)
        return {person.seat: (person.received, b"") for person in (human, spectator)}


async def _go_on(human: Person, state: Any, answers: list[list[Any]]) -> None:
    question = state["question"]["id"]
    if "reveal" in state["can"]:
        await human.ok("POST", "reveal", {"question": question})
    else:
        route = "seal" if "seal" in state["can"] else "answer"
        await human.ok("POST", route, {"question": question, "answer": answers[question]})


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.label)
async def test_a_computers_secrets_do_not_show(settings: Settings, tmp_path: Any, side: Side) -> None:
    received = []
    for number, rows in enumerate(twins(500 + side, side)):
        own = replace(settings, database_url=f"sqlite:///{tmp_path / f'{number}.sqlite'}")
        received.append(await against_computer(own, rows, side))
    assert_same(*received)


async def test_the_schema_holds_no_secret(server: Server) -> None:
    before = (await server.http.get("/openapi.json")).text
    french, *_ = await server.people()
    assert (await server.http.get("/openapi.json")).text == before
    assert french.token not in before
