"""Stored games and records of format 1 are opened, are what they were, and go on (tests/corpus/v1/README.md)."""

from __future__ import annotations

import asyncio
import json
import lzma
import zipfile
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.run import run
from tests.corpus.answering import sample_answer
from tests.corpus.facts import digests, game_facts, people_of, played_digest, record_facts
from tests.web.kit import Person, Server, running

from dosdemayo.records import Record, final_state, read_record, write_record
from dosdemayo.records.replay import game_of
from dosdemayo.web.settings import Settings

FOLDER = Path(__file__).parent / "v1"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
GAMES: dict[str, dict[str, Any]] = EXPECTED["games"]
RECORDS: dict[str, dict[str, Any]] = EXPECTED["records"]
FINISHED = sorted(name for name, game in GAMES.items() if "outcome" in game["facts"])
RUNNING = sorted(set(GAMES) - set(FINISHED))
#: Standing passes until a window went when beats came; whoever had one is asked, and may take a pass back.
GONE = ("no_card", "undo")
#: So many further answers show that a game goes on; then it is given up, and its whole record can be read.
FURTHER = 10
#: States without the events so far.
NO_LOG = 1_000_000
#: Games are shared among this many tests, so that several processes can take part.
PARTS = 6
parts = pytest.mark.parametrize("part", range(PARTS))


def text_of(name: str) -> str:
    with zipfile.ZipFile(FOLDER / "records.zip") as archive:
        return archive.read(name).decode("utf-8")


def settings_in(folder: Path) -> Settings:
    """The moment at which the games of then were left."""
    return Settings(
        database_url=f"sqlite:///{folder / 'games.sqlite'}",
        now=lambda: float(EXPECTED["now"]),
        bot_pause=lambda level, question: 0.0,
        clock_tick=3600,
        static=folder / "static",
    )


@pytest.fixture(scope="session")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The games of then as the server of today keeps them, once for all tests: that takes its time."""
    folder = tmp_path_factory.mktemp("upgraded")
    (folder / "games.sqlite").write_bytes(lzma.decompress((FOLDER / "games.sqlite.xz").read_bytes()))
    asyncio.run(upgrade(folder))
    return (folder / "games.sqlite").read_bytes()


async def upgrade(folder: Path) -> None:
    async with running(settings_in(folder)):
        pass


@pytest.fixture
async def server(tmp_path: Path, upgraded: bytes) -> AsyncIterator[Server]:
    """The server of today over a copy of the games of then."""
    (tmp_path / "games.sqlite").write_bytes(upgraded)
    async with running(settings_in(tmp_path)) as server:
        yield server


def test_there_are_enough_of_them() -> None:
    assert len(FINISHED) >= 200
    assert len(RUNNING) >= 50
    outcomes = [record["outcome"] for record in RECORDS.values()]
    assert len(outcomes) - outcomes.count(None) >= 20
    assert outcomes.count(None) >= 20


@parts
async def test_finished_games_are_what_they_were(server: Server, part: int) -> None:
    for name in FINISHED[part::PARTS]:
        game = GAMES[name]
        people = people_of(server, name, game["tokens"])
        assert await game_facts(people) == game["facts"], name
        record = await whole_record(people["spectator"])
        assert (len(record.answers), played_digest(record)) == (game["answers"], game["digest"]), name


@parts
async def test_running_games_are_what_they_were_and_go_on(server: Server, part: int) -> None:
    for name in RUNNING[part::PARTS]:
        game = GAMES[name]
        people = people_of(server, name, game["tokens"])
        if "owed" not in game:
            gone = GONE if "no_card" in game["facts"] else ()
            facts = await game_facts(people)
            assert without(gone, facts) == without(gone, game["facts"]), name
        await goes_on(server, name, FURTHER)


@pytest.mark.long
@parts
async def test_running_games_go_on_to_their_end(server: Server, part: int) -> None:
    for name in RUNNING[part::PARTS]:
        await goes_on(server, name, further=1000)


def without(keys: Sequence[str], facts: Mapping[str, Any]) -> dict[str, Any]:
    return {key: fact for key, fact in facts.items() if key not in keys}


async def goes_on(server: Server, name: str, further: int) -> None:
    """What was answered so far leads where it led, and more can be answered."""
    game = GAMES[name]
    people = people_of(server, name, game["tokens"])
    if "invitation" in game:
        joined = await server.http.post(f"/api/games/{name}/join", json={"invitation": game["invitation"]})
        assert joined.status_code == 200, name
    await play_on(people, Random(name), further)
    record = await whole_record(people["spectator"])
    assert len(record.answers) > game["answers"], name
    assert game["answers"] == 0 or game["digest"] in digests(record), name


async def whole_record(person: Person) -> Record:
    response = await person.call("GET", "record")
    return read_record(response.text)


async def play_on(people: Mapping[str, Person], rng: Random, further: int) -> None:
    """Let the people of a game answer anything that is allowed, so often, and then give up."""
    state = await look(people["french"])
    players = [people[seat] for seat, player in state["players"].items() if player["kind"] == "human"]
    async with asyncio.timeout(120):
        while True:
            for player in players:
                state = await look(player)
                while state["view"]["outcome"] is None and further and (route := open_route(state)):
                    body = {"question": state["question"]["id"]}
                    if route != "reveal":
                        body["answer"] = sample_answer(state["question"], rng)
                    state = await player.ok("POST", route, body, log_from=NO_LOG)
                    further -= 1
                if state["view"]["outcome"]:
                    return
                if not further:
                    await player.ok("POST", "resign", {})
                    return
            await asyncio.sleep(0.002)  # the computer thinks


async def look(player: Person) -> Any:
    return await player.ok("GET", "state", log_from=NO_LOG)


def open_route(state: Mapping[str, Any]) -> str | None:
    return next((route for route in ("answer", "seal", "reveal") if route in state["can"]), None)


def known_facts(record: Record, name: str) -> dict[str, Any]:
    return {key: fact for key, fact in record_facts(record).items() if key in RECORDS[name]}


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_a_record_is_what_it_was_and_goes_on(name: str) -> None:
    record = read_record(text_of(name))
    assert known_facts(record, name) == RECORDS[name]
    assert known_facts(read_record(write_record(record)), name) == RECORDS[name]
    game, rng, state = game_of(record.header), Random(name), final_state(record)
    while state.outcome is None:
        seat = rng.choice(game.pending(state)).seat
        action = game.options(state, seat).sample(rng)
        state, _ = game.apply(state, seat, action)
        record.append(seat, action)
    assert final_state(read_record(write_record(record))) == state


async def test_records_go_on_at_the_server(server: Server) -> None:
    for name in sorted(RECORDS)[::8]:
        body = {"record": text_of(name), "side": "spanish", "opponent": {"kind": "same_screen"}, "cards": "strict"}
        made = (await server.http.post("/api/records", json=body)).raise_for_status().json()
        people = people_of(server, made["game"], made["tokens"])
        outcome = (await look(people["french"]))["view"]["outcome"]
        assert (outcome and list(outcome.values())) == RECORDS[name]["outcome"], name
        await play_on(people, Random(name), FURTHER)


@pytest.mark.parametrize("name", EXPECTED["resumed"])
def test_a_save_is_taken_up_again_at_the_terminal(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(text_of(name), encoding="utf-8")
    done = run("play", str(file), "--seed", "1", typed="")
    assert done.exit_code == 0, done.output
    assert known_facts(read_record(file.read_text(encoding="utf-8")), name) == RECORDS[name]
