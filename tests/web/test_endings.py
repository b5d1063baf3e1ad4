"""A game that is over: losses, hands, prospects, score; and an invitation before it is taken up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.web.kit import Person, Server, play_on

from dosdemayo.ai.hindsight import Prospect, order_states, prospects, tipped
from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, Ruleset, Side, State
from dosdemayo.records import read_record
from dosdemayo.web.settings import Settings

GOLDEN = Path(__file__).parents[1] / "golden"


def curve(*french: int) -> list[Prospect]:
    return [Prospect(turn, share) for turn, share in enumerate(french, 1)]


@pytest.mark.parametrize(
    ("french", "winner", "turn"),
    [
        ((60, 55, 40, 30), SPANISH, 2),
        ((60, 45, 55, 30), SPANISH, 3),
        ((40, 30, 10, 5), SPANISH, 2),
        ((70, 40, 20), FRENCH, 3),
        ((), FRENCH, None),
    ],
)
def test_when_a_game_tipped(french: tuple[int, ...], winner: Side, turn: int | None) -> None:
    assert tipped(curve(*french), winner) == turn


def test_the_strong_player_judges_each_turn_of_a_finished_game() -> None:
    record = read_record((GOLDEN / "example_of_play.dos").read_text(encoding="utf-8"))
    game = Game(base_rules())
    states = [game.start()]
    for answer in record.answers:
        states.append(game.apply(states[-1], answer.seat, answer.action)[0])
    found = prospects(game.rules, order_states(game, states))
    assert [turn for turn, _ in found] == [1, 2, 3, 4, 5, 6, 7]
    assert all(0 <= french <= 100 for _, french in found)


def guess(_: Ruleset, states: Sequence[State]) -> list[Prospect]:
    """Quicker than a strong player."""
    return [Prospect(state.turn, 10 * state.turn) for state in states]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, look_back=guess)


async def test_a_game_that_is_over_tells_all(server: Server) -> None:
    french, spanish, spectator = await server.people()
    for person in (french, spanish, spectator):
        assert await person.refused("GET", "ending") == (403, "game_running")
        assert await person.refused("GET", "prospects") == (403, "game_running")
    state = await play_on(Random(1), french, spanish)
    ending = await spectator.ok("GET", "ending")
    for side in ("french", "spanish"):
        assert sum(turn[side] for turn in ending["lost"]) == state["view"]["lost"][side]
        assert len(ending["hands"][side]) == state["view"]["hand_sizes"][side]
    turns = [turn["turn"] for turn in ending["lost"]]
    assert turns == list(range(1, state["view"]["turn"] + 1))
    found = await spanish.ok("GET", "prospects")
    assert found["turns"][0] == {"turn": 1, "french": 10}
    assert found["tipped"] in turns


async def test_the_score_follows_people_from_side_to_side(server: Server) -> None:
    french, spanish, _ = await server.people()
    await french.ok("POST", "resign", {})
    assert (await french.ok("GET", "ending"))["score"] == {"french": 0, "spanish": 1}
    await french.ok("POST", "rematch", {})
    listed = await server.http.post("/api/my-games", json={"games": [{"game": spanish.game, "token": spanish.token}]})
    assert listed.json()["games"][0]["rematch_offered"]
    rematch = (await spanish.ok("POST", "rematch", {}))["rematch"]
    again = Person(server, rematch["game"], "french", rematch["token"])
    await again.ok("POST", "resign", {})
    assert (await again.ok("GET", "ending"))["score"] == {"french": 1, "spanish": 1}


async def test_an_invitation_says_what_it_is_to(server: Server) -> None:
    made = await server.create(name="Ana", clock={"bank": 900, "increment": 30})
    path, body = f"/api/games/{made['game']}/invitation", {"invitation": made["invitation"]["token"]}
    found = (await server.http.post(path, json=body)).json()
    assert (found["side"], found["host"], found["options"]["clock"]["bank"]) == ("spanish", "Ana", 900)
    assert found["view"]["hands"] == {"french": None, "spanish": None}
    assert (await server.http.post(path, json={"invitation": "nonsense"})).status_code == 404
    await server.http.post(f"/api/games/{made['game']}/join", json=body)
    assert (await server.http.post(path, json=body)).json()["code"] == "already_joined"


async def test_a_link_as_a_picture(server: Server) -> None:
    answer = await server.http.post("/api/qr", json={"text": "http://192.168.0.2:8808/join/x#y"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<?xml")
