"""The tactical suite is sound, and strong players solve it."""

from itertools import islice
from typing import Any

import pytest
from tests.ai.suite import GAME, RULES, SIDES, asked_position, is_right, missed, positions, solves

from dosdemayo.ai import bot
from dosdemayo.engine.actions import Write
from dosdemayo.notation import parse_order

POSITIONS = positions()


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case["name"])
def test_a_position_asks_its_side_and_an_answer_can_be_right_or_wrong(case: dict[str, Any]) -> None:
    state = asked_position(case)
    options = GAME.options(state, SIDES[case["side"]])
    needed = Write(tuple(sorted(parse_order(any_of[0]) for any_of in case.get("needs", []))))
    tried = [needed] if needed in options else []
    verdicts = {is_right(case, answer) for answer in (*islice(options, 20_000), *tried)}
    assert verdicts == {True, False}


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 75
    assert len({case["name"] for case in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("level", ["strong", "strongest"])
def test_strong_players_solve_95_percent(level: str) -> None:
    names = missed(bot(level, RULES))
    assert len(names) <= len(POSITIONS) // 20, names


def test_the_strongest_mans_its_gates_in_an_empty_city_whatever_cards_it_thinks_of() -> None:
    """A handful of imagined hands is without the card that stops an entry once in ten times."""
    case = next(case for case in POSITIONS if case["name"].startswith("an entry may be stopped"))
    player = bot("strongest", RULES)
    assert all(solves(case, player, seed) for seed in range(40))
