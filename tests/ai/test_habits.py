"""Rules of thumb: when a card that stops an order is played, and on which."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ai.suite import GAME, RULES, asked_position

from dosdemayo.ai.habits import habitual
from dosdemayo.engine import SPANISH
from dosdemayo.engine.actions import Pass, Play
from dosdemayo.engine.orders import OUTSIDE, Order
from dosdemayo.engine.spaces import WindowOptions

GATES = {"1": 1, "6": 1, "16": 1}


@pytest.mark.parametrize(
    ("turn", "french", "outside", "stopped"),
    [
        (10, GATES, {"16": 3, "20": 1}, Order(OUTSIDE, 20)),
        (10, GATES | {"20": 1}, {"16": 1, "20": 1}, None),
        (4, {}, {"16": 2, "20": 5}, Order(OUTSIDE, 20)),
        (4, {}, {"16": 2, "20": 2}, None),
    ],
    ids=["the last gate", "no gate to keep open", "the most that come in", "hardly anybody comes in"],
)
def test_entries_are_stopped_where_it_counts(
    turn: int, french: dict[str, int], outside: dict[str, int], stopped: Order | None
) -> None:
    case: dict[str, Any] = {
        "side": "spanish",
        "turn": turn,
        "phase": "write",
        "check": False,
        "cubes": {"french": french, "spanish": {"4": 1}},
        "outside": outside,
        "hands": {"spanish": ["ordenes_interceptadas"]},
        "script": [["spanish", "orders", []], ["french", "orders", ["-16", "-20"]]],
    }
    state = asked_position(case)
    options = GAME.options(state, SPANISH)
    assert isinstance(options, WindowOptions)
    answer = habitual(RULES, GAME.view(state, SPANISH), options)
    assert answer == (Play("ordenes_interceptadas", stopped) if stopped else Pass())
