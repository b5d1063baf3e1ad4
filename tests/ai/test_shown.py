"""A sheet that the enemy will see: what is left out of the comparison does not change it."""

from random import Random

import numpy as np
import pytest

from dosdemayo.ai.choices import sheets
from dosdemayo.ai.fast.evaluator import opinion
from dosdemayo.ai.fast.workspace import workspace
from dosdemayo.ai.shown import least_hurt, worst
from dosdemayo.ai.turn_matrix import TurnMatrix
from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Side, enemy
from dosdemayo.kernel.convert import row_of
from dosdemayo.testing import scenario

RULES = base_rules()


def a_turn(side: Side) -> TurnMatrix:
    """Two enemy hands, one as likely again as the other."""
    french, spanish = {1: 2, 6: 2, 9: 3, 14: 2, 16: 1, 20: 1}, {4: 3, 8: 1, 12: 2, 17: 1}
    hands = [((), ("manolas",)), (("fuego_cerrado",), ())]
    states = [scenario(turn=6, step="orders", french=french, spanish=spanish, hands=hand) for hand in hands]
    plans = sheets(RULES, states[0], FRENCH, Random(1), 24, 60), sheets(RULES, states[0], SPANISH, Random(1), 24, 60)
    rows = np.array([row_of(state, RULES) for state in states])
    return TurnMatrix(side, rows, np.array([2 / 3, 1 / 3]), workspace(RULES, opinion()), plans)


@pytest.mark.parametrize("side", [FRENCH, SPANISH])
@pytest.mark.parametrize("best", [1, 5])
def test_the_best_are_those_of_comparing_everything(side: Side, best: int) -> None:
    matrix, whole = a_turn(side), a_turn(side)
    own, foe = list(range(len(matrix.sheets[side]))), list(range(len(matrix.sheets[enemy(side)])))
    everything = whole.weights @ whole.gains(own, foe).min(axis=2)
    found = worst(matrix, own, foe, best)
    top = np.argsort(-everything, kind="stable")[:best]
    assert found[top] == pytest.approx(everything[top])
    assert np.argsort(-found, kind="stable")[:best].tolist() == top.tolist()
    assert matrix.work.effort[0] < 0.9 * whole.work.effort[0]


def test_the_value_is_told_for_the_french() -> None:
    """What the Spanish show costs them: the French answer it better than they answer what they do not see."""
    matrix = a_turn(SPANISH)
    mix = least_hurt(matrix)
    place = matrix.sheets[SPANISH].index(mix.sheets[0])
    against_it = a_turn(FRENCH).gains(list(range(len(matrix.sheets[FRENCH]))), [place])[:, :, 0]
    assert mix.value == pytest.approx(float(matrix.weights @ against_it.max(axis=1)))
