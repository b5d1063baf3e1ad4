"""Another level of the computer in a running game: from the next turn on, seen by all, and kept."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from tests.web.kit import Person, Server, play_on, running

from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.spaces import Options
from dosdemayo.records import LevelChange, read_record, write_record
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.tables import AnswerRow, GameRow


class Diary:
    """Who was asked in which turn."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, str]] = []

    def player(self, name: str) -> Any:
        diary = self

        class Writing:
            def __init__(self, _: Ruleset) -> None: ...

            def answer(self, view: View, options: Options, rng: Random) -> Action:
                diary.entries.append((view.turn, name))
                return options.sample(rng)

        return Writing

    def by_turn(self) -> dict[int, set[str]]:
        turns: dict[int, set[str]] = {}
        for turn, name in self.entries:
            turns.setdefault(turn, set()).add(name)
        return turns


@pytest.fixture
def diary() -> Diary:
    return Diary()


@pytest.fixture
def two_levels(settings: Settings, diary: Diary) -> Settings:
    return replace(settings, bots={name: diary.player(name) for name in ("easy", "hard")})


async def seated(server: Server) -> tuple[Person, Person]:
    french, _, spectator = await server.people(opponent={"kind": "computer", "level": "easy"}, seed="levels")
    return french, spectator


def levels(state: Any) -> tuple[str | None, str | None]:
    return state["options"]["level"], state["options"]["next_level"]


async def test_another_level_plays_from_the_next_turn_on(two_levels: Settings, diary: Diary) -> None:
    async with running(two_levels) as server:
        french, spectator = await seated(server)
        await play_on(Random(1), french, until_turn=2)
        state = await french.ok("PUT", "level", {"level": "hard"})
        assert levels(state) == ("easy", "hard")
        assert levels(await spectator.state()) == ("easy", "hard")
        await play_on(Random(2), french, until_turn=3)
        assert levels(await french.state()) == levels(await spectator.state()) == ("hard", None)
        await play_on(Random(3), french, until_turn=4)
    turns = diary.by_turn()
    assert {turn: turns[turn] for turn in (1, 2, 3)} == {1: {"easy"}, 2: {"easy"}, 3: {"hard"}}


async def test_a_change_is_told_to_everybody_who_looks_on(two_levels: Settings) -> None:
    async with running(two_levels) as server:
        french, spectator = await seated(server)
        before = (await spectator.state())["revision"]
        await french.ok("PUT", "level", {"level": "hard"})
        assert (await spectator.state())["revision"] == before + 1


async def test_a_change_can_be_taken_back_before_its_turn(two_levels: Settings, diary: Diary) -> None:
    async with running(two_levels) as server:
        french, _ = await seated(server)
        await french.ok("PUT", "level", {"level": "hard"})
        state = await french.ok("PUT", "level", {"level": "easy"})
        assert levels(state) == ("easy", None)
        await play_on(Random(1), french, until_turn=3)
    assert {name for _, name in diary.entries} == {"easy"}


async def test_a_restart_keeps_the_level(two_levels: Settings, diary: Diary) -> None:
    async with running(two_levels) as server:
        french, _ = await seated(server)
        await french.ok("PUT", "level", {"level": "hard"})
    async with running(two_levels) as server:
        again = Person(server, french.game, "french", french.token)
        assert levels(await again.state()) == ("easy", "hard")
        await play_on(Random(1), again, until_turn=2)
        assert levels(await again.state()) == ("hard", None)


async def test_changes_are_only_ever_added_and_no_answer_of_the_game_moves(two_levels: Settings) -> None:
    async with running(two_levels) as server:
        french, _ = await seated(server)
        await play_on(Random(1), french, until_turn=2)
        async with server.games.database.transaction(writes=False) as connection:
            answers = len((await connection.scalars(select(AnswerRow))).all())
        question = (await french.state())["question"]["id"]
        for level in ("hard", "hard", "easy", "hard"):
            await french.ok("PUT", "level", {"level": level})
        assert (await french.state())["question"]["id"] == question
        async with server.games.database.transaction(writes=False) as connection:
            assert len((await connection.scalars(select(AnswerRow))).all()) == answers
            [changes] = await connection.scalars(select(GameRow.level_changes))
            assert [change[:2] for change in changes] == [[3, "hard"], [3, "easy"], [3, "hard"]]


async def test_the_record_says_where_another_level_took_over(two_levels: Settings) -> None:
    async with running(two_levels) as server:
        french, _ = await seated(server)
        await play_on(Random(1), french, until_turn=2)
        await french.ok("PUT", "level", {"level": "hard"})
        await play_on(Random(2), french)
        text = (await french.call("GET", "record")).text
    lines = text.splitlines()
    assert "spanish: computer, easy" in lines
    change = lines.index("computer plays hard from turn 3")
    assert lines[change - 1].startswith("= T3")
    assert read_record(text).levels == [LevelChange(3, "hard")]
    assert write_record(read_record(text)) == text


async def test_a_rematch_is_played_by_the_level_that_was_chosen_last(two_levels: Settings) -> None:
    async with running(two_levels) as server:
        french, _ = await seated(server)
        await french.ok("PUT", "level", {"level": "hard"})
        await french.ok("POST", "resign", {})
        rematch = (await french.ok("POST", "rematch", {}))["rematch"]
        state = await Person(server, rematch["game"], "spanish", rematch["token"]).state()
        assert levels(state) == ("hard", None)


async def test_who_may_change_the_level_and_when(two_levels: Settings) -> None:
    async with running(two_levels) as server:
        french, spectator = await seated(server)
        assert "level" in (await french.state())["can"]
        assert await french.refused("PUT", "level", {"level": "genius"}) == (422, "invalid")
        assert await spectator.refused("PUT", "level", {"level": "hard"}) == (403, "not_a_player")
        await french.ok("POST", "resign", {})
        assert "level" not in (await french.state())["can"]
        assert await french.refused("PUT", "level", {"level": "hard"}) == (409, "game_over")


@pytest.mark.parametrize("kind", ["link", "same_screen"])
async def test_people_have_no_level(two_levels: Settings, kind: str) -> None:
    async with running(two_levels) as server:
        french, *_ = await server.people(opponent={"kind": kind})
        state = await french.state()
        assert (levels(state), "level" in state["can"]) == ((None, None), False)
        assert await french.refused("PUT", "level", {"level": "hard"}) == (409, "no_computer")
