"""A second turn: the cells of a turn that matter are valued by solving the turn that would follow."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np

from dosdemayo.ai.choices import sheets
from dosdemayo.ai.fast.matrix import Payoffs, after
from dosdemayo.ai.fast.workspace import Workspace
from dosdemayo.ai.turn_matrix import TurnMatrix
from dosdemayo.engine.ids import FRENCH, SIDES, SPANISH, enemy
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.kernel.convert import state_of
from dosdemayo.kernel.layout import REASON, ROW

#: Cells that are looked into before the mixes are found anew.
_AT_A_TIME = 6
#: A pair of sheets that meets less often is not looked into.
_RARE = 0.01
#: A turn that follows is thought of with so many sheets a side, and so many positions valued.
_SHEETS = 14
_START = 4
_EFFORT = 1200
#: In the last turn so many sheets of a side are all looked at.
_ALL = 60


@dataclass(frozen=True)
class MatrixCell:
    """A pair of sheets by their places, and how often they meet."""

    french: int
    spanish: int
    chance: float


class Deeper:
    def __init__(self, rules: Ruleset, matrix: TurnMatrix, work: Workspace, rng: Random) -> None:
        self.rules = rules
        self.matrix = matrix
        self.work = work
        self.rng = rng
        self.known: set[tuple[int, int]] = set()

    def solve(self, start: int, effort: int, cells: int) -> tuple[Payoffs, Payoffs]:
        """Mixes that rest on a look into so many cells; those that are played most come first."""
        mixes = self.matrix.solve(start, effort)
        while cells > 0 and (chosen := self._met_most(*mixes)[: min(_AT_A_TIME, cells)]):
            for cell in chosen:
                self._look_into(cell)
            cells -= len(chosen)
            mixes = self.matrix.solve(start, effort)
        return mixes

    def _met_most(self, mine: Payoffs, theirs: Payoffs) -> list[MatrixCell]:
        """Cells not yet looked into, the likeliest first."""
        own, foe = self.matrix.chosen[self.matrix.side], self.matrix.chosen[enemy(self.matrix.side)]
        meeting = np.outer(mine, self.matrix.weights @ theirs)
        found = []
        for i, j in np.argwhere(meeting > _RARE):
            pair = (own[i], foe[j]) if self.matrix.side is FRENCH else (foe[j], own[i])
            if pair not in self.known:
                found.append(MatrixCell(*pair, float(meeting[i, j])))
        return sorted(found, key=lambda cell: -cell.chance)

    def _look_into(self, cell: MatrixCell) -> None:
        """Find how far a cell's value is off with one of the enemy hands, and correct it for all."""
        self.known.add((cell.french, cell.spanish))
        matrix, hand = self.matrix, len(self.known) % len(self.matrix.rows)
        values = matrix.table[:, cell.french, cell.spanish]
        values += self._second_turn(hand, cell) - values[hand]
        np.clip(values, 0.0, 1.0, out=values)

    def _second_turn(self, hand: int, cell: MatrixCell) -> float:
        row, matrix = np.zeros(ROW, np.int64), self.matrix
        french, spanish = matrix.answers[FRENCH][cell.french], matrix.answers[SPANISH][cell.spanish]
        after(matrix.rows[hand], french, spanish, self.work, row)
        if row[REASON]:
            return float(matrix.table[hand, cell.french, cell.spanish])
        state = state_of(row, self.rules)
        plans = {side: sheets(self.rules, state, side, self.rng, _SHEETS, _ALL) for side in SIDES}
        following = TurnMatrix(FRENCH, row[None], np.ones(1), self.work, (plans[FRENCH], plans[SPANISH]))
        return following.expected(*following.solve(_START, _EFFORT))
