"""The solid player: good plans, each tried against a few plans of the enemy; the best on the average is played.

The better a plan of the enemy is, the more it counts. The French, who want to know where everybody runs, think of many.
"""

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

_OWN_PLANS = 40
#: Plans of the enemy that are looked at, by the side that thinks.
_ENEMY_PLANS = (16, 2)
#: By how much a plan of the enemy must be better than another to count e times as much.
_DOUBT = 0.02
#: One enemy hand is imagined, and a dozen ways to share cubes are tried.
_BUDGET = Budget(hands=1, sheets=_OWN_PLANS, start=1, effort=0, mutations=0, numbers=12)


class Solid(Searcher):
    def __init__(self, rules: Ruleset, evaluator: Evaluator) -> None:
        super().__init__(rules, evaluator, _BUDGET)

    def one_turn(self, view: View, rng: Random) -> Mix:
        """The sheet that does best against plans of the enemy, who prefers good ones."""
        assert view.seat is not None
        states, weights = self.imagine(view, rng)
        plans = {side: self.plans(side, view, states, rng) for side in (FRENCH, SPANISH)}
        foe = enemy(view.seat)
        plans[foe] = rng.sample(plans[foe], min(_ENEMY_PLANS[view.seat], len(plans[foe])))
        rows = np.array([row_of(state, self.rules) for state in states])
        matrix = TurnMatrix(view.seat, rows, weights, self.work, (plans[FRENCH], plans[SPANISH]))
        table = matrix.gains(list(range(len(plans[view.seat]))), list(range(len(plans[foe])))).mean(axis=0)
        harm = -table.mean(axis=0) / _DOUBT
        likely = np.exp(harm - harm.max())
        gains = table @ (likely / likely.sum())
        best = int(gains.argmax())
        value = float(gains[best]) if view.seat is FRENCH else 1.0 - float(gains[best])
        return Mix((plans[view.seat][best],), (1.0,), value)
