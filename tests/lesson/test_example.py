"""The example of play: the rulebook's game, a comment on each turn, and a game of one's own from each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dosdemayo.i18n.catalog import languages, sources
from dosdemayo.lesson.example import example_history, example_record, record_before_orders
from dosdemayo.records import final_state, read_record

GOLDEN = Path(__file__).parents[1] / "golden" / "example_of_play.dos"


def test_it_is_the_golden_game() -> None:
    assert example_record() == GOLDEN.read_text(encoding="utf-8")
    outcome = example_history().state.outcome
    assert outcome is not None
    assert (outcome.winner.label, outcome.reason) == ("spanish", "loss limit")


@pytest.mark.parametrize("turn", range(1, 8))
def test_every_turn_can_be_played_on(turn: int) -> None:
    state = final_state(read_record(record_before_orders(turn)))
    assert state.turn == turn
    assert state.outcome is None


def test_a_turn_without_orders_cannot() -> None:
    with pytest.raises(KeyError):
        record_before_orders(8)


@pytest.mark.parametrize("lang", languages())
def test_every_turn_has_its_comments(lang: str) -> None:
    text = sources(lang)["example.ftl"]
    assert re.search(r"^example-turn8 =\n    \.after = .+$", text, re.MULTILINE)
    for turn in range(1, 8):
        assert re.search(rf"^example-turn{turn} =\n    \.before = .+\n    \.after = .+$", text, re.MULTILINE)
