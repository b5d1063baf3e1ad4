"""Ten thousand games at random: cubes and cards are conserved at every position, and every game comes to its end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import Game
from dosdemayo.testing import MOST_QUESTIONS, play_random, position_faults

#: Small blocks, so that they can be spread over processes.
BLOCKS, GAMES = 40, 250
REASONS = {"loss limit", "cubes left", "gate open", "city subdued"}


def test_there_are_ten_thousand() -> None:
    assert BLOCKS * GAMES >= 10_000


@pytest.mark.parametrize("block", range(BLOCKS))
def test_games(block: int) -> None:
    rules = base_rules(strict=block % 4 == 3)
    game = Game(rules)
    endings: Counter[str] = Counter()
    longest = 0
    for number in range(GAMES):
        turn = 1
        for length, played in enumerate(play_random(game, Random(f"{block}/{number}")), start=1):
            longest = max(length, longest)
            assert position_faults(rules, played.after) == []
            assert played.after.turn in (turn, turn + 1)
            turn = played.after.turn
        assert played.after.outcome is not None
        endings[played.after.outcome.reason] += 1
    assert endings.total() == GAMES
    assert endings.keys() <= REASONS
    assert len(endings) > 1
    assert longest < MOST_QUESTIONS // 2
