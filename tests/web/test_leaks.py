"""What one side may not know never leaves the server: twins send byte-identical traffic to everybody else."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.web.conftest import new_database
from tests.web.curious import ELSEWHERE, asked, look, routes
from tests.web.kit import Clock, Person, Server, Stream, running
from tests.web.twins import Rows, Script, ScriptedDice, after, as_json, forced_rows, twins

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Ruleset, Side, View, enemy
from dosdemayo.engine.actions import Action
from dosdemayo.engine.spaces import Options
from dosdemayo.table import settling
from dosdemayo.web.app import create_app
from dosdemayo.web.settings import Settings

#: Comes every few seconds, whatever happens.
PING = b": here\r\n\r\n"


async def between_people(settings: Settings, rows: Rows, side: Side, rules: Ruleset, kind: str) -> dict[str, Any]:
    """Play the rows between two people; what the other side and a spectator receive meanwhile."""
    clock = Clock()
    scripted = replace(settings, chance=Script(rows, rules), now=clock)
    orders = "strict" if rules.strict else "assisted"
    wanted: dict[str, Any] = {"orders": orders, "opponent": {"kind": kind}, "seed": None}
    if kind == "link":
        wanted["clock"] = {"bank": 9000, "increment": 3}
    async with running(scripted) as server:
        french, spanish, spectator = await server.people(**wanted)
        players = {FRENCH: french, SPANISH: spanish}
        watchers = [players[enemy(side)], spectator]
        async with Stream(watchers[0]).open() as first, Stream(spectator).open() as second:

            async def settled() -> None:
                for watcher, stream in zip(watchers, (first, second), strict=True):
                    await stream.wait_for((await watcher.state())["revision"])

            for number, (seat, answer) in enumerate(as_json(rows)):
                clock.time += 7
                await players[seat].give(*answer)
                await settled()
                for watcher in watchers if number % 36 == 0 else ():
                    await look(watcher, everything=True, settled=settled)
            return {
                w.seat: (w.received, s.raw.replace(PING, b"")) for w, s in zip(watchers, (first, second), strict=True)
            }


@pytest.fixture(autouse=True)
def _scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games have commitments as ever, with the same salts in both twins, but their cards come from the script."""
    by_dice = settling.dealt
    monkeypatch.setattr(settling, "dealt", lambda match: by_dice(replace(match, proof=None)))


@pytest.fixture
def paged(settings: Settings) -> Settings:
    """With a page to be looked at."""
    (settings.static / "assets").mkdir(parents=True)
    (settings.static / "index.html").write_text("<!doctype html><title>page</title>")
    (settings.static / "assets" / "main-1a2b3c.js").write_text("//")
    # A page that is open shows signs of life by the real time, of which some runs take more than others.
    return replace(settings, presence_timeout=1e6)


@pytest.mark.parametrize(
    ("side", "kind"),
    [(FRENCH, "link"), (SPANISH, "link"), (SPANISH, "same_screen")],
    ids=["french", "spanish", "screen"],
)
async def test_twins_between_people_look_the_same(paged: Settings, tmp_path: Path, side: Side, kind: str) -> None:
    rules = base_rules(kind == "same_screen")
    received = []
    for number, rows in enumerate(twins(100 * side + len(kind), side, rules.strict)):
        own = replace(paged, database_url=f"sqlite:///{tmp_path / f'{number}.sqlite'}")
        received.append(await between_people(own, _until_over(rows), side, rules, kind))
    assert_same(*received)


async def test_twins_look_the_same_on_postgresql(paged: Settings, postgres: str) -> None:
    received = []
    for rows in twins(1808, SPANISH):
        own = replace(paged, database_url=await new_database(postgres))
        received.append(await between_people(own, _until_over(rows), SPANISH, base_rules(), "link"))
    assert_same(*received)


def assert_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Say what differs first: the whole would fill books."""
    for seat, (messages, stream) in one.items():
        assert len(messages) > 100
        for mine, its in zip(messages, other[seat][0], strict=True):
            assert mine == its, seat
        assert stream == other[seat][1], seat


def _until_over(rows: Rows) -> Rows:
    """All but the answer that ends the game: after it everything is shown."""
    return rows[:-1]


def test_twins_do_differ_in_who_was_asked() -> None:
    """Otherwise the test above would show little: what the engine passes over in one twin it asks in the other."""
    differing = 0
    for seed in range(20):
        one, other = twins(seed + 100, SPANISH)
        differing += forced_rows(base_rules(), one) != forced_rows(base_rules(), other)
    assert differing >= 5


class ScriptedBot:
    """A computer opponent that plays a side's rows."""

    def __init__(self, rows: Rows, side: Side) -> None:
        self._answers = [action for seat, action in rows if seat is side]

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        assert isinstance(rng, ScriptedDice)
        return self._answers[int(rng.purpose.removeprefix("computer/"))]


async def against_computer(settings: Settings, rows: Rows, side: Side) -> dict[str, Any]:
    """Play the other side's rows against a computer that holds the secrets, and whose level is changed."""
    rules = base_rules()
    bots = {level: lambda _: ScriptedBot(rows, side) for level in ("scripted", "other")}
    scripted = replace(settings, chance=Script(rows, rules), bots=bots, now=Clock())
    async with running(scripted) as server:
        opponent = {"kind": "computer", "level": "scripted"}
        french, spanish, spectator = await server.people(side=enemy(side).label, opponent=opponent, seed=None)
        human = french if side is SPANISH else spanish
        last = after(rules, rows).state.turn
        answers = [answer for seat, answer in as_json(rows) if seat is enemy(side)]
        for number in count():
            await server.quiet()
            state = await human.state()
            await look(spectator, everything=number % 8 == 0)
            await look(human, everything=number % 8 == 0)
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
async def test_a_computers_secrets_do_not_show(paged: Settings, tmp_path: Path, side: Side) -> None:
    received = []
    for number, rows in enumerate(twins(500 + side, side)):
        own = replace(paged, database_url=f"sqlite:///{tmp_path / f'{number}.sqlite'}")
        received.append(await against_computer(own, rows, side))
    assert_same(*received)
    messages = [message for person, _ in received[0].values() for message in person]
    hints = {body for call, status, _, body in messages if (call, status) == ("POST hint", 200)}
    assert len(hints) > 1


async def test_once_a_game_is_over_everybody_reads_the_same_record(server: Server) -> None:
    people = await server.people()
    await people[0].ok("POST", "resign", {})
    for path, query in (("record", {}), ("report", {}), ("replay", {"viewpoint": "all"})):
        assert len({(await person.call("GET", path, **query)).content for person in people}) == 1


async def test_the_schema_holds_no_secret(server: Server) -> None:
    before = (await server.http.get("/openapi.json")).text
    french, *_ = await server.people()
    assert (await server.http.get("/openapi.json")).text == before
    assert french.token not in before


def test_no_route_is_forgotten(settings: Settings) -> None:
    """Whoever adds a route lets a curious player ask at it, too."""
    app = create_app(settings)
    assert routes(app) - {("HEAD", "/openapi.json")} == {*asked(app), *ELSEWHERE}
