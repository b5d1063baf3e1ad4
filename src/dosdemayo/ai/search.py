"""A player that searches: sheets by double oracle over the turn, cards and numbers by trying each to the end."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random

import numpy as np

from dosdemayo.ai.fast.desk import desk
from dosdemayo.ai.fast.features import Floats
from dosdemayo.ai.fast.matrix import Payoffs, judge_answers, tries_of
from dosdemayo.ai.habits import habitual
from dosdemayo.ai.mutations import french_neighbours, spanish_neighbours
from dosdemayo.ai.plans_french import french_plans
from dosdemayo.ai.plans_spanish import spanish_plans
from dosdemayo.ai.stage import Mix, Stage
from dosdemayo.belief import sample
from dosdemayo.engine.actions import Action, Allot, Choose, Deny, Draw, Pass, Write
from dosdemayo.engine.allotments import AllotmentOptions
from dosdemayo.engine.ids import FRENCH, SPANISH, Side, enemy
from dosdemayo.engine.options import Choices, Options, WindowOptions
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import State
from dosdemayo.engine.view import View
from dosdemayo.kernel.codec import decode, encode
from dosdemayo.kernel.convert import row_of
from dosdemayo.kernel.layout import ANSWER, Ints


@dataclass(frozen=True)
class Budget:
    """How hard to think. Effort is counted in positions valued, so that the same view gives the same answer."""

    #: Enemy hands that are imagined.
    hands: int
    #: Order sheets thought of for each side.
    sheets: int
    #: Sheets of each side with which the double oracle starts.
    start: int
    #: Positions valued for one pair of sheets, and again after each round of mutations.
    effort: int
    #: Times that neighbours of the sheets in the mix are tried.
    mutations: int
    #: Ways to share cubes among orders that are tried when it comes to that.
    numbers: int = 150


class Searcher:
    def __init__(self, rules: Ruleset, net: Floats, budget: Budget) -> None:
        self.rules = rules
        self.budget = budget
        self.desk = desk(rules, net)

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        assert view.asked is not None
        if isinstance(options, Choices):
            return self._choice(view, options, rng)
        if isinstance(options, WindowOptions):
            return self._card(view, options, rng)
        if isinstance(options, AllotmentOptions):
            return self._numbers(view, options, rng)
        mix = self.orders(view, rng)
        return Write(rng.choices(mix.sheets, mix.chances)[0])

    def _choice(self, view: View, options: Choices, rng: Random) -> Action:
        first = options.actions[0]
        if isinstance(first, Choose):
            return rng.choice(options.actions)
        if isinstance(first, Deny):
            return Deny(self._worth_denying(view))
        return Draw(True)

    def _worth_denying(self, view: View) -> bool:
        """Free where one's own draw goes on; else the French give theirs up, whose deck holds traps."""
        assert view.seat is not None
        free = view.hand_sizes[enemy(view.seat)] - view.hand_sizes[view.seat] > self.rules.denial
        return free or view.seat is FRENCH

    def imagine(self, view: View, rng: Random) -> tuple[list[State], Payoffs]:
        """Positions that this may be, one for each enemy hand thought of, and how likely each is."""
        found: dict[tuple[str, ...], list[State]] = {}
        assert view.seat is not None
        for _ in range(self.budget.hands):
            state = sample(view, self.rules, rng)
            found.setdefault(state.hands[enemy(view.seat)], []).append(state)
        weights = np.array([len(states) for states in found.values()], np.float64)
        return [states[0] for states in found.values()], weights / weights.sum()

    # ------------------------------------------------------------------------------------------------ orders

    def orders(self, view: View, rng: Random) -> Mix:
        """How to mix order sheets now."""
        assert view.seat is not None
        states, weights = self.imagine(view, rng)
        rows = np.array([row_of(state) for state in states])
        sheets = (self.plans(FRENCH, view, states, rng), self.plans(SPANISH, view, states, rng))
        stage = Stage(view.seat, rows, weights, self.desk, sheets)
        if view.first_writer is view.seat:
            return self._shown_first(stage)
        mine, theirs = stage.solve(self.budget.start, self.budget.effort)
        for _ in range(self.budget.mutations):
            self._mutate(stage, states[0], mine, theirs, view)
            mine, theirs = stage.solve(self.budget.start, self.budget.effort)
        own = stage.chosen[view.seat]
        return _mix([stage.sheets[view.seat][k] for k in own], mine, stage.expected(mine, theirs))

    def plans(self, side: Side, view: View, states: list[State], rng: Random) -> list[Sheet]:
        if view.shown is not None and view.first_writer is side:
            return [view.shown]
        plans = french_plans if side is FRENCH else spanish_plans
        return plans(self.rules, states[0], rng, self.budget.sheets)

    def _shown_first(self, stage: Stage) -> Mix:
        """What is written will be seen before the enemy writes: take the sheet whose best answer hurts least."""
        everything = [list(range(len(sheets))) for sheets in stage.sheets]
        gains = stage.gains(everything[stage.side], everything[enemy(stage.side)])
        worst = np.einsum("ti,t->i", gains.min(axis=2), stage.weights)
        best = int(worst.argmax())
        value = float(worst[best]) if stage.side is FRENCH else 1.0 - float(worst[best])
        return Mix((stage.sheets[stage.side][best],), (1.0,), value)

    def _mutate(self, stage: Stage, state: State, mine: Payoffs, theirs: Payoffs, view: View) -> None:
        """Think of sheets that differ in one order from the two played most."""
        foe = enemy(stage.side)
        mixes = {stage.side: mine, foe: stage.weights @ theirs}
        for side in (FRENCH, SPANISH):
            if view.shown is not None and view.first_writer is side:
                continue
            neighbours = french_neighbours if side is FRENCH else spanish_neighbours
            most_played = [stage.chosen[side][k] for k in np.argsort(-mixes[side])[:2]]
            for place in most_played:
                stage.add(side, neighbours(self.rules, state, stage.sheets[side][place]))

    # ------------------------------------------------------------------------------------------------ cards, numbers

    def _card(self, view: View, options: WindowOptions, rng: Random) -> Action:
        """Before the orders by habit; after them by trying."""
        if view.phase in ("preparation", "orders"):
            return habitual(self.rules, view, options)
        rows = self._rows(view, rng)
        tries = tries_of(rows[0], self.desk)
        answers = np.concatenate([np.zeros((1, ANSWER), np.int64), self.desk.tries[:tries]])
        best = self._best(view, rows, answers, keep=0)
        return Pass() if best == 0 else decode(rows[0], answers[best])

    def _numbers(self, view: View, options: AllotmentOptions, rng: Random) -> Action:
        rows = self._rows(view, rng)
        ways = list(islice(options, self.budget.numbers))
        answers = np.array([encode(rows[0], way) for way in ways])
        action = ways[self._best(view, rows, answers, keep=None)]
        assert isinstance(action, Allot)
        return action

    def _rows(self, view: View, rng: Random) -> Ints:
        return np.array([row_of(state) for state in self.imagine(view, rng)[0]])

    def _best(self, view: View, rows: Ints, answers: Ints, keep: int | None) -> int:
        """The place of the best answer; `keep` is one that is preferred unless another gains something."""
        values = np.zeros(len(answers))
        judge_answers(rows, answers, self.desk, values)
        gains = values if view.seat is FRENCH else -values
        if keep is not None:
            gains[keep] += 0.004
        return int(gains.argmax())


def _mix(sheets: list[Sheet], chances: Payoffs, value: float) -> Mix:
    """Leave out what is hardly ever played."""
    kept = [(sheet, float(chance)) for sheet, chance in zip(sheets, chances, strict=True) if chance > 0.02]
    total = sum(chance for _, chance in kept)
    return Mix(tuple(s for s, _ in kept), tuple(c / total for _, c in kept), value)
