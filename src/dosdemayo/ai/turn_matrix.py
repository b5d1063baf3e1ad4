"""One turn as a game of two sheets, solved by double oracle: each side adds its best reply until none is better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from dosdemayo.ai.bot import Thought
from dosdemayo.ai.fast.matrix import Payoffs, Places, equilibrium, fill
from dosdemayo.ai.fast.workspace import Workspace
from dosdemayo.engine.actions import Write
from dosdemayo.engine.ids import FRENCH, SPANISH, Side, enemy
from dosdemayo.engine.orders import Sheet
from dosdemayo.kernel.convert import code_of
from dosdemayo.kernel.layout import ANSWER, Ints

#: Iterations of regret matching.
_ROUNDS = 400
#: A reply joins only if it is better by so much.
_BETTER = 0.002
#: Sheets that are tried between two looks at the effort spent.
_AT_A_TIME = 8
#: A sheet that is played less often is left out of what replies are tried on.
_RARE = 0.03


class Mix(NamedTuple):
    """How often to play each sheet, and what the French may then expect."""

    sheets: tuple[Sheet, ...]
    chances: tuple[float, ...]
    value: float
    #: What the enemy is thought to write, most likely first.
    replies: tuple[tuple[Sheet, float], ...] = ()

    def thought(self, side: Side | None) -> Thought:
        """The same as the side sees it that writes."""
        mix = tuple((Write(sheet), chance) for sheet, chance in zip(self.sheets, self.chances, strict=True))
        value = self.value if side is FRENCH else 1.0 - self.value
        return Thought(max(mix, key=lambda pair: pair[1])[0], value, mix, self.replies)


def as_answers(sheets: list[Sheet]) -> Ints:
    answers = np.zeros((len(sheets), ANSWER), np.int64)
    for place, sheet in enumerate(sheets):
        answers[place, : 1 + len(sheet)] = [len(sheet), *map(code_of, sheet)]
    return answers


@dataclass
class TurnMatrix:
    """`rows` are positions that the side may be in, one for each enemy hand, with `weights` that sum to 1."""

    side: Side
    rows: Ints
    weights: Payoffs
    work: Workspace
    sheets: tuple[list[Sheet], list[Sheet]]

    def __post_init__(self) -> None:
        self.answers = [as_answers(self.sheets[0]), as_answers(self.sheets[1])]
        self.table: Payoffs = np.full((len(self.rows), len(self.sheets[0]), len(self.sheets[1])), -1.0)
        self.chosen: tuple[list[int], list[int]] = ([], [])

    def add(self, side: Side, sheets: list[Sheet]) -> list[int]:
        """More sheets for one side; their places."""
        known = set(self.sheets[side])
        new = [sheet for sheet in dict.fromkeys(sheets) if sheet not in known]
        if not new:
            return []
        first = len(self.sheets[side])
        self.sheets[side].extend(new)
        self.answers[side] = np.concatenate([self.answers[side], as_answers(new)])
        shape = list(self.table.shape)
        shape[1 + side] = len(new)
        self.table = np.concatenate([self.table, np.full(shape, -1.0)], axis=1 + side)
        return list(range(first, first + len(new)))

    def gains(self, some: list[int], others: list[int]) -> Payoffs:
        """What the side gains with some of its sheets against others of the enemy's, by enemy hand."""
        own, foe = np.array(some, np.int64), np.array(others, np.int64)
        french, spanish = (own, foe) if self.side is FRENCH else (foe, own)
        self.fill(french, spanish)
        block = self.table[:, french][:, :, spanish]
        return block if self.side is FRENCH else 1.0 - block.transpose(0, 2, 1)

    def fill(self, french: Places, spanish: Places) -> None:
        fill(self.rows, self.answers[0], self.answers[1], french, spanish, self.work, self.table)

    def solve(self, start: int, effort: int) -> tuple[Payoffs, Payoffs]:
        """Mixes over `chosen` of both sides, for the enemy by hand; stops when the effort is spent."""
        other = enemy(self.side)
        for side in (FRENCH, SPANISH):
            if not self.chosen[side]:
                self.chosen[side].extend(range(min(start, len(self.sheets[side]))))
        limit = self.work.effort[0] + effort
        while True:
            own, foe = self.chosen[self.side], self.chosen[other]
            gains = np.ascontiguousarray(self.gains(own, foe))
            mine, theirs = equilibrium(gains, self.weights, _ROUNDS)
            if self.work.effort[0] >= limit:
                return mine, theirs
            value = float(np.einsum("i,tij,tj,t->", mine, gains, theirs, self.weights))
            by_hand = np.einsum("i,tij,tj->t", mine, gains, theirs)
            grown = self._reply(own, foe, theirs, value, limit)
            grown |= self._enemy_reply(foe, own, mine, by_hand, limit)
            if not grown:
                return mine, theirs

    def expected(self, mine: Payoffs, theirs: Payoffs) -> float:
        """What the French may expect of these mixes."""
        gains = self.gains(self.chosen[self.side], self.chosen[enemy(self.side)])
        gain = float(np.einsum("i,tij,tj,t->", mine, gains, theirs, self.weights))
        return gain if self.side is FRENCH else 1.0 - gain

    def replies(self, theirs: Payoffs) -> tuple[tuple[Sheet, float], ...]:
        """The enemy's sheets that are worth a thought, most likely first."""
        other = enemy(self.side)
        chances = self.weights @ theirs
        order = [int(k) for k in np.argsort(-chances) if chances[k] > _RARE]
        return tuple((self.sheets[other][self.chosen[other][k]], float(chances[k])) for k in order)

    def _looked_at(self, side: Side, others: list[int], limit: int) -> list[int]:
        """Sheets of a side tried against some of the other's, a few at a time, until the effort is spent."""
        count = len(self.sheets[side])
        for start in range(0, count, _AT_A_TIME):
            some = list(range(start, min(start + _AT_A_TIME, count)))
            self.gains(*((some, others) if side is self.side else (others, some)))
            if self.work.effort[0] >= limit:
                return list(range(some[-1] + 1))
        return list(range(count))

    def _reply(self, own: list[int], foe: list[int], theirs: Payoffs, value: float, limit: int) -> bool:
        """Add the side's best reply to the enemy's mixes, if it is better than what it has."""
        often = [k for k in range(theirs.shape[1]) if theirs[:, k].max() > _RARE]
        others = [foe[k] for k in often]
        gains = self.gains(self._looked_at(self.side, others, limit), others)
        expected = np.einsum("tij,tj,t->i", gains, theirs[:, often], self.weights)
        best = int(expected.argmax())
        if expected[best] <= value + _BETTER or best in own:
            return False
        own.append(best)
        return True

    def _enemy_reply(self, foe: list[int], own: list[int], mine: Payoffs, by_hand: Payoffs, limit: int) -> bool:
        """Add the best reply of each enemy hand to the side's mix."""
        often = [k for k in range(len(mine)) if mine[k] > _RARE]
        others = [own[k] for k in often]
        gains = self.gains(others, self._looked_at(enemy(self.side), others, limit))
        expected = np.einsum("i,tij->tj", mine[often], gains)
        grown = False
        for hand in range(len(self.rows)):
            best = int(expected[hand].argmin())
            if expected[hand, best] < by_hand[hand] - _BETTER and best not in foe:
                foe.append(best)
                grown = True
        return grown
