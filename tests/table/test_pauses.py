"""Rule 9.5 by the clock: it takes as long to hold nothing as to hold something."""

import pytest

from dosdemayo.ai import opponents, thinking_time
from dosdemayo.table import Pauses


def lasting(pauses: Pauses, level: str, window: str, thought: float | None) -> float:
    """How long a card window lasts: None where the computer is not asked."""
    took = thought or 0.0
    return round(took + pauses.owed(level, window, took), 6)


@pytest.mark.parametrize(
    ("thoughts", "lasted"),
    [
        ([None, 0.1, None], [0.3, 0.3, 0.3]),
        ([0.7, None, 0.2, None], [0.7, 0.7, 0.7, 0.7]),
        ([60.0, None], [60.0, 1.0]),
    ],
)
def test_rule_9_5_it_takes_as_long_to_hold_nothing(thoughts: list[float | None], lasted: list[float]) -> None:
    pauses = Pauses(thinking_time)
    assert [lasting(pauses, "strong", "window:movement", thought) for thought in thoughts] == lasted


def test_rule_9_5_the_first_long_search_is_like_the_windows_before() -> None:
    pauses = Pauses(thinking_time)
    assert [lasting(pauses, "strongest-bold", "window:orders", thought) for thought in (None, 0.6, None)] == [
        1.0,
        1.0,
        1.0,
    ]


def test_a_long_thought_slows_neither_another_window_nor_another_level() -> None:
    pauses = Pauses(thinking_time)
    assert lasting(pauses, "strong", "window:movement", 0.9) == 0.9
    assert lasting(pauses, "strong", "window:resolution", None) == 0.3
    assert lasting(pauses, "solid", "window:movement", None) == 0.3


def test_a_player_who_is_no_level_is_expected_to_be_quick() -> None:
    assert thinking_time("practice", "orders") == thinking_time("practice", "draw") == 0.3


@pytest.mark.parametrize("question", ["orders", "window:orders"])
def test_only_the_strongest_searches_long(question: str) -> None:
    slow = [name for name in opponents() if thinking_time(name, question) > 0.3]
    assert slow == ["strongest", "strongest-bold", "strongest-careful"]
    assert all(thinking_time(name, "window:movement") == 0.3 for name in opponents())
