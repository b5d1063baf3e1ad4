"""The beginner: plays by rules of thumb, looks at one group at a time, and errs."""

from __future__ import annotations

from random import Random

from dosdemayo.ai.bot import ThinkingBot, Thought
from dosdemayo.ai.habits import habitual
from dosdemayo.ai.tactics import distances, losses, near_cubes, occupied
from dosdemayo.engine.actions import Action, Allot, Choose, Deny, Draw, Pass, Write
from dosdemayo.engine.ids import FRENCH, SPANISH, Area
from dosdemayo.engine.orders import OUTSIDE, Order
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.spaces import (
    AllotmentOptions,
    Choices,
    FrenchGroup,
    FrenchSheets,
    Options,
    SpanishGroup,
    SpanishSheets,
    WindowOptions,
)
from dosdemayo.engine.view import View


class Beginner(ThinkingBot):
    """`whim` is how far a rule of thumb may be off: the spread of the noise on every judgement.

    The bolder it is, the less it cares for danger.
    """

    def __init__(self, rules: Ruleset, whim: float = 0.6, forgetful: float = 0.15, boldness: float = 0.0) -> None:
        self.rules = rules
        self.whim = whim
        self.forgetful = forgetful
        self.caution = 1.0 - 0.6 * boldness

    def _think(self, view: View, options: Options, rng: Random) -> Thought:
        return Thought(self._answer(view, options, rng))

    def _answer(self, view: View, options: Options, rng: Random) -> Action:
        if isinstance(options, Choices):
            return self._choice(view, options, rng)
        if isinstance(options, WindowOptions):
            return Pass() if rng.random() < self.forgetful else habitual(self.rules, view, options)
        if isinstance(options, FrenchSheets):
            return self._french(view, options, rng)
        if isinstance(options, SpanishSheets):
            return self._spanish(view, options, rng)
        assert isinstance(options, AllotmentOptions)
        return self._numbers(view, options)

    def _choice(self, view: View, options: Choices, rng: Random) -> Action:
        first = options.actions[0]
        if isinstance(first, Choose):
            return rng.choice(options.actions)
        if isinstance(first, Deny):
            return Deny(rng.random() < 0.5)
        return Draw(True)

    def _noise(self, rng: Random) -> float:
        return rng.gauss(0.0, self.whim)

    # ------------------------------------------------------------------------------------------------ French

    def _french(self, view: View, options: FrenchSheets, rng: Random) -> Action:
        scored = [
            (self._french_score(view, group, order) + self._noise(rng), order, group)
            for group in options.groups
            for order in group.orders()
        ]
        chosen: list[Order] = []
        counted = 0
        for score, order, group in sorted(scored, key=lambda item: (-item[0], item[1])):
            leaving = sum(o.origin == order.origin for o in chosen if order.origin)
            if score > 0 and leaving == 0 and counted + group.counted <= options.limit:
                chosen.append(order)
                counted += group.counted
        return Write(tuple(chosen))

    def _french_score(self, view: View, group: FrenchGroup, order: Order) -> float:
        """Attack weaker groups, come in, go where the Spaniards are; be home at the gates for the end."""
        french, spanish = view.cubes
        goal = order.destination
        score = 2.0 * losses(group.cubes + french[goal], spanish[goal])
        if spanish[goal] > group.cubes + french[goal]:
            score -= 2.0 * self.caution
        if order.origin == OUTSIDE:
            return score + 1.0
        threat = near_cubes(self.rules.board, spanish, goal) + spanish[goal]
        if threat > group.cubes + french[goal]:
            score -= self.caution
        score += 0.5 * (self._nearest(view, order.origin) - self._nearest(view, goal))
        return score + self._gates(view, group, goal)

    def _nearest(self, view: View, area: Area) -> int:
        """Steps to the nearest Spanish group, or to the nearest open gate when there is none."""
        aims = occupied(view.cubes[SPANISH]) or [g for g in self.rules.board.gates if not view.cubes[FRENCH][g]]
        return min((distances(self.rules.board)[area][aim] for aim in aims), default=0)

    def _gates(self, view: View, group: FrenchGroup, goal: Area) -> float:
        """Near the end an open gate draws a group, and the last cube of a gate stays."""
        gates, late = self.rules.board.gates, view.turn >= self.rules.turns - 1
        if not late:
            return 0.0
        leaves_open = group.origin in gates and group.cubes == 1
        return (1.5 if goal in gates and not view.cubes[FRENCH][goal] else 0.0) - (3.0 if leaves_open else 0.0)

    def _numbers(self, view: View, options: AllotmentOptions) -> Action:
        """Everybody goes, except one who guards a gate near the end; the first order of a stack takes the most."""
        pairs: list[tuple[Order, int]] = []
        late = view.turn >= self.rules.turns - 2
        for most, orders in options.stacks:
            stays = late and most > len(orders) and orders[0].origin in self.rules.board.gates
            spare = most - len(orders) - (1 if stays else 0)
            pairs += [(order, 1 + (spare if order is orders[0] else 0)) for order in orders]
        return Allot(tuple(pairs))

    # ------------------------------------------------------------------------------------------------ Spanish

    def _spanish(self, view: View, options: SpanishSheets, rng: Random) -> Action:
        orders: list[Order] = []
        for group in options.groups:
            stay = self._spanish_score(view, group, group.origin) + self._noise(rng)
            goals = [goal for goal in group.destinations if goal not in group.risky]
            moves = [(self._spanish_score(view, group, goal) + self._noise(rng), goal) for goal in goals]
            score, goal = max(moves, default=(stay, group.origin))
            if score > stay:
                orders.append(Order(group.origin, goal))
        return Write(tuple(orders))

    def _spanish_score(self, view: View, group: SpanishGroup, goal: Area) -> float:
        """Strike what is weaker, keep away from what is stronger, seek company."""
        french, spanish = view.cubes
        there = group.most + (spanish[goal] if goal != group.origin else 0)
        score = 2.0 * losses(there, french[goal]) - 2.0 * self.caution * losses(french[goal], there)
        danger = near_cubes(self.rules.board, french, goal)
        score -= self.caution * losses(danger, there) if not french[goal] else 0.0
        company = near_cubes(self.rules.board, spanish, goal) - (group.cubes if goal != group.origin else 0)
        return score + 0.25 * company + (0.5 * spanish[goal] if goal != group.origin else 0.0)
