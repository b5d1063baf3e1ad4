"""Finished games, at least one for each way a game can end, replay to the position they were kept with."""

from __future__ import annotations

from pathlib import Path

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH
from dosdemayo.engine.actions import Play, Resign
from dosdemayo.records import final_state, load_record, replay, write_record

GAMES = sorted(Path(__file__).parent.glob("*.dos"))
OUTCOMES = {
    "cubes_left": (SPANISH, "cubes left"),
    "city_subdued": (FRENCH, "city subdued"),
    "example_of_play": (SPANISH, "loss limit"),
    "gate_open": (SPANISH, "gate open"),
    "loss_limit_by_closed_fire": (SPANISH, "loss limit"),
    "loss_limit_by_fight": (SPANISH, "loss limit"),
    "loss_limit_by_flowerpot": (SPANISH, "loss limit"),
    "loss_limit_by_the_women_of_toledo": (SPANISH, "loss limit"),
    "loss_limit_lowered": (SPANISH, "loss limit"),
    "resigned_by_french": (SPANISH, "resigned"),
    "resigned_by_spanish": (FRENCH, "resigned"),
}


def test_every_kept_game_is_known() -> None:
    assert {path.stem for path in GAMES} == OUTCOMES.keys()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_replays_to_its_end(path: Path) -> None:
    """Reading compares the fingerprint of every turn and of the last position."""
    record = load_record(path)
    assert final_state(record).outcome == OUTCOMES[path.stem]
    text = path.read_text(encoding="utf-8")
    assert write_record(record) == text
    turns = {step.state.turn for step in replay(record)}
    assert text.count("\n= T") == max(turns)


@pytest.mark.parametrize("name", ["loss_limit_by_flowerpot", "loss_limit_by_the_women_of_toledo", "loss_limit_lowered"])
def test_a_card_ends_the_game_at_once(name: str) -> None:
    *before, last = replay(load_record(Path(__file__).with_name(f"{name}.dos")))
    assert isinstance(last.answer.action, Play)
    assert last.events[-1].code == "over"
    assert before[-1].state.outcome is None


def test_a_fight_ends_the_game_at_once() -> None:
    *_, last = replay(load_record(Path(__file__).with_name("loss_limit_by_fight.dos")))
    assert [event.code for event in last.events[-2:]] == ["lost", "over"]
    assert not isinstance(last.answer.action, Play | Resign)


def test_the_city_is_subdued_in_the_last_turn_only() -> None:
    last = final_state(load_record(Path(__file__).with_name("city_subdued.dos")))
    assert last.turn == 10
    assert not any(last.cubes[SPANISH])
    assert all(last.cubes[FRENCH][gate] for gate in (1, 6, 16, 20))


def test_every_card_is_played_in_some_game() -> None:
    played = {
        event.card
        for path in GAMES
        for step in replay(load_record(path))
        for event in step.events
        if event.code == "played"
    }
    assert played == base_rules().cards.keys()
