"""The solid player: good plans, each tried against a few plans of the enemy; the best on the average is played."""

from __future__ import annotations

from random import Random

import numpy as np

from dosdemayo.ai.fast.evaluator import Evaluator
from dosdemayo.ai.search import Budget, Searcher
from dosdemayo.ai.turn_matrix import Mix, TurnMatrix
from dosdemayo.engine.ids import FRENCH, SPANISH, enemy
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.view import View
from dosdemayo.kernel.convert import row_of

_OWN_PLANS = 16
_ENEMY_PLANS = 8
#: One enemy hand is imagined, and a dozen ways to share cubes are tried.
_BUDGET = Budget(hands=1, sheets=_OWN_PLANS, start=1, effort=0, mutations=0, numbers=12)


class Solid(Searcher):
    def __init__(self, rules: Ruleset, evaluator: Evaluator) -> None:
        super().__init__(rules, evaluator, _BUDGET)

    def one_turn(self, view: View, rng: Random) -> Mix:
        """The sheet that does best against plans of the enemy taken as equally likely."""
        assert view.seat is not None
        states, weights = self.imagine(view, rng)
        plans = {side: self.plans(side, view, states, rng) for side in (FRENCH, SPANISH)}
        foe = enemy(view.seat)
        plans[foe] = rng.sample(plans[foe], min(_ENEMY_PLANS, len(plans[foe])))
        rows = np.array([row_of(state, self.rules) for state in states])
        matrix = TurnMatrix(view.seat, rows, weights, self.work, (plans[FRENCH], plans[SPANISH]))
        gains = matrix.gains(list(range(len(plans[view.seat]))), list(range(len(plans[foe])))).mean(axis=(0, 2))
        best = int(gains.argmax())
        value = float(gains[best]) if view.seat is FRENCH else 1.0 - float(gains[best])
        return Mix((plans[view.seat][best],), (1.0,), value)
