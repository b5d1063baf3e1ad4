"""What was damaged in the store is found when it is opened, named, never repaired; everything else goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Update, delete, text, update
from sqlalchemy.sql.dml import Delete
from tests.cli.run import refused, run
from tests.web.kit import Person, play_on, running

from dosdemayo.web.settings import Settings
from dosdemayo.web.store.database import Database
from dosdemayo.web.store.tables import AnswerRow, GameRow, SeatRow

Damage = Callable[[str], Update | Delete]
DAMAGES: dict[str, tuple[Damage, str]] = {
    "an answer edited": (
        lambda game: update(AnswerRow).where(_is(game, 0)).values(action=["choose", "artilleria"]),
        "answer 0 is not what was stored",
    ),
    "an answer redated": (
        lambda game: update(AnswerRow).where(_is(game, 1)).values(at=5.0),
        "answer 1 is not what was stored",
    ),
    "an answer that is nonsense": (
        lambda game: update(AnswerRow).where(_is(game, 1)).values(action={"a": 1}),
        "answer 1 is not what was stored",
    ),
    "the first answer lost": (lambda game: delete(AnswerRow).where(_is(game, 0)), "answer 0 is missing"),
    "the last answer lost": (
        lambda game: delete(AnswerRow).where(_is(game, 3)),
        "4 answers were stored, 3 are there",
    ),
    "an illegal sealed sheet": (
        lambda game: update(SeatRow).where(SeatRow.game_id == game).values(sealed=["orders", ["1-20"]]),
        "its row, or one of its seats', is not what was stored",
    ),
    "a seat lost": (
        lambda game: delete(SeatRow).where(SeatRow.game_id == game, SeatRow.side == "french"),
        "its rows cannot be read (KeyError)",
    ),
    "the end undone": (
        lambda game: update(GameRow).where(GameRow.id == game).values(over=True),
        "its row, or one of its seats', is not what was stored",
    ),
}


def _is(game: str, number: int) -> Any:
    return (AnswerRow.game_id == game) & (AnswerRow.number == number)


async def damage(url: str, statement: Any) -> None:
    database = Database(url)
    async with database.transaction(writes=True) as connection:
        await connection.execute(statement)
    await database.close()


@pytest.fixture
def stored(settings: Settings, database_url: str) -> Settings:
    return replace(settings, database_url=database_url)


async def two_games(settings: Settings) -> tuple[Person, Person]:
    async with running(settings) as server:
        people = [(await server.people(seed="1808"))[:2] for _ in range(2)]
        for french, spanish in people:
            await french.give("choose", "murat")
            await french.give("pass")
            await spanish.give("orders", [])
            await french.give("orders", [])
        return people[0][0], people[1][0]


@pytest.mark.parametrize("what", DAMAGES)
async def test_damage_is_named_and_stays_alone(
    settings: Settings, what: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    harm, named = DAMAGES[what]
    hurt, sound = await two_games(settings)
    await damage(settings.database_url, harm(hurt.game))
    async with running(settings) as server:
        hurt, sound = (Person(server, person.game, person.seat, person.token) for person in (hurt, sound))
        for _ in range(2):
            assert await hurt.refused("GET", "state") == (500, "damaged_game")
        assert await hurt.refused("POST", "resign", {}) == (500, "damaged_game")
        assert [r.getMessage() for r in caplog.records] == [f"game {hurt.game} is damaged: {named}"]
        known = [{"game": person.game, "token": person.token} for person in (hurt, sound)]
        listed = (await server.http.post("/api/my-games", json={"games": known})).json()
        assert [game["game"] for game in listed["games"]] == [sound.game]
        await sound.ok("POST", "resign", {})
    monkeypatch.setenv("DOSDEMAYO_DATABASE_URL", settings.database_url)
    report = await examined()
    assert report == {"games": 2, "sound": False, "problems": [{"game": hurt.game, "what": named}]}


async def examined() -> Any:
    """The command in a thread: it has an event loop of its own."""
    return json.loads((await asyncio.to_thread(run, "doctor", "--json")).stdout)


async def test_a_row_that_is_no_json_is_damage(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    hurt, _ = await two_games(settings)
    await damage(settings.database_url, text("UPDATE answers SET action = '[' WHERE number = 1"))
    async with running(settings) as server:
        hurt = Person(server, hurt.game, hurt.seat, hurt.token)
        assert await hurt.refused("GET", "state") == (500, "damaged_game")


async def test_a_sound_store_is_called_so(stored: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(stored) as server:
        french, spanish, _ = await server.people(clock={"bank": 600})
        await play_on(Random(1), french, spanish, until_turn=2)
        await french.ok("POST", "chat", {"text": "¡Hola!"})
        await server.create(opponent={"kind": "computer", "level": "practice"})
        await server.quiet()
    monkeypatch.setenv("DOSDEMAYO_DATABASE_URL", stored.database_url)
    assert await examined() == {"games": 2, "sound": True, "problems": []}
    harm, named = DAMAGES["an answer redated"]
    await damage(stored.database_url, harm(french.game))
    assert await examined() == {"games": 2, "sound": False, "problems": [{"game": french.game, "what": named}]}


def test_a_file_that_was_cut_off_or_emptied_is_refused_in_a_sentence(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(two_games(settings))
    file = Path(settings.database_url.removeprefix("sqlite:///"))
    monkeypatch.setenv("DOSDEMAYO_DATABASE_URL", settings.database_url)
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])
    assert "cannot be used" in refused(run("doctor"))
    file.write_bytes(b"")
    assert "is empty" in refused(run("doctor"))
    assert file.read_bytes() == b""
    file.unlink()
    assert "there is no database" in refused(run("doctor"))
    assert not file.exists()
