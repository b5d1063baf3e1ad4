"""Order sheets that a French player would think of: strike, come in, join, pull back, guard the gates, and mixtures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, islice
from random import Random

from dosdemayo.ai.tactics import distances, losses, occupied, once_each
from dosdemayo.engine.ids import Area
from dosdemayo.engine.orders import OUTSIDE, Order, Sheet
from dosdemayo.engine.positions import contested, french_groups
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.spaces import FrenchGroup
from dosdemayo.engine.state import State

#: Sheets made by chance, beside the plans.
_WHIMS = 40
#: Turns before the end from which open gates call for cubes.
_HOMEWARD = 5
#: Groups around which nets are drawn, the largest first.
_HUNTED = 2


class FrenchPlans:
    def __init__(self, rules: Ruleset, state: State, rng: Random) -> None:
        self.rules = rules
        self.state = state
        self.rng = rng
        self.board = rules.board
        self.steps = distances(rules.board)
        self.french, self.spanish = state.cubes
        self.groups = list(french_groups(rules, state))
        self.counted = [(g, order) for g in self.groups if g.counted for order in g.orders()]
        self.free = [(g, order) for g in self.groups if not g.counted for order in g.orders()]
        self.threat = [self._threat(area) for area in range(self.board.size + 1)]
        self.scores = {order: self._score(group, order) for group, order in self.counted + self.free}
        self.ranked = sorted((order for _, order in self.counted), key=lambda order: -self.scores[order])
        opening = {order for group, order in self.counted if self._opens_gate(group)}
        self.safe = [order for order in self.ranked if order not in opening]

    def _threat(self, area: Area) -> int:
        """Spanish cubes that can be in an area after this turn."""
        return self.spanish[area] + sum(self.spanish[near] for near in self.board.neighbours[area])

    def sheets(self) -> Iterator[Sheet]:
        """Every plan, the plainest first; each with the free orders that look good, with none, and with all."""
        good = self._good_free()
        yield self._legal((*self.ranked[: self.rules.order_limit], *good))
        yield from map(self._legal, self._fights())
        yield from map(self._legal, self._nets())
        for counted in self._plans():
            yield self._legal((*counted, *good))
        for counted in self._plans():
            yield self._legal(counted)
        for free in self._free_sets():
            yield self._legal(free)
            yield self._legal((*self.ranked[: self.rules.order_limit], *free))
        yield from (self._whim() for _ in range(_WHIMS))

    def _legal(self, orders: Iterable[Order]) -> Sheet:
        """Leave out what would be one order too many (5.4, 5.5), or the same again."""
        kept: list[Order] = []
        counted = 0
        for order in orders:
            leaving = sum(o.origin == order.origin for o in kept)
            counts = self.rules.counts(order.origin)
            room = order.origin == OUTSIDE or leaving < self.french[order.origin]
            if room and order not in kept and counted + counts <= self.rules.order_limit:
                kept.append(order)
                counted += counts
        return tuple(sorted(kept))

    def _plans(self) -> Iterator[Sheet]:
        """Counted orders only."""
        yield tuple(self.ranked[: self.rules.order_limit])
        yield ()
        yield from self._strikes()
        yield from self._retreats()
        yield from self._gates()
        entries = [order for _, order in self.counted if order.origin == OUTSIDE]
        yield from combinations(entries, 2)
        for entry in entries:
            yield (entry, *self.ranked[:2])
        yield from self._joins()
        yield from combinations(self.ranked[:5], 2)
        yield from ((order,) for order in self.ranked[:5])

    def _into(self, area: Area) -> list[Order]:
        orders = [(group.cubes, order) for group, order in self.counted + self.free if order.destination == area]
        return [order for _, order in sorted(orders, key=lambda item: (-item[0], item[1]))]

    def _strikes(self) -> Iterator[Sheet]:
        """The strongest orders into an area where a Spanish group stands, or into which it may slip away."""
        groups = sorted(occupied(self.spanish), key=lambda area: -self.spanish[area])
        for area in groups:
            if self._into(area):
                yield tuple(self._into(area))
        for area in groups:
            for near in self.board.neighbours[area]:
                if self._into(near) and not contested(self.state, area):
                    yield (*self._into(area)[:1], *self._into(near)[:1])

    def _fights(self) -> Iterator[Sheet]:
        """From the main streets into every place where Spaniards stand; with the best counted orders, and without."""
        free = [o for group, o in self.free if self.spanish[o.destination] and not self._opens_gate(group)]
        yield tuple(free)
        yield (*free, *self.safe)

    def _nets(self) -> Iterator[Sheet]:
        """Around a group: into its place and wherever it may run, from the main streets where that is free."""
        for area in sorted(occupied(self.spanish), key=lambda area: -self.spanish[area])[:_HUNTED]:
            held = self.spanish[area] == 1 and contested(self.state, area)
            net = (
                [area] if held else [area, *(way for way in self.board.neighbours[area] if not self._barred(way, area))]
            )
            free = [order for group, order in self.free if order.destination in net and not self._opens_gate(group)]
            ways = [order for order in self.safe if order.destination in net]
            far = [order for order in ways if order.destination not in {o.destination for o in free}]
            once = {order.destination: order for order in reversed(far)}
            yield (*free, *once.values(), *ways)
            yield (*(order for order in free if order.destination == area), *once.values())

    def _barred(self, way: Area, area: Area) -> bool:
        """Do the French stand there strong enough already, and free to act?"""
        return not self.spanish[way] and self.french[way] >= 2 * self.spanish[area]

    def _retreats(self) -> Iterator[Sheet]:
        """Groups that could be beaten go where they are safest; the most endangered first."""
        ways = []
        for group in self.groups:
            if group.origin == OUTSIDE or not losses(self.threat[group.origin], group.cubes):
                continue
            cubes = group.cubes
            risks = [(losses(self.threat[goal], cubes + self.french[goal]), goal) for goal in group.destinations]
            ways.append((losses(self.threat[group.origin], cubes), Order(group.origin, min(risks)[1])))
        ways.sort(key=lambda way: (-way[0], way[1]))
        orders = tuple(order for _, order in ways)
        if orders:
            yield orders
            yield (orders[0], *self.ranked[:2])

    def _gates(self) -> Iterator[Sheet]:
        """Near the end: the shortest ways to gates that stand open."""
        if self.state.turn + _HOMEWARD <= self.rules.turns:
            return
        ways = []
        for gate in self.board.gates:
            if not self.french[gate]:
                for _, order in self.counted + self.free:
                    far = 0 if order.origin == OUTSIDE else self.steps[order.origin][gate]
                    if self.steps[order.destination][gate] < max(far, 1):
                        ways.append((self.steps[order.destination][gate], gate, order))
        ways.sort()
        best = {gate: order for _, gate, order in reversed(ways)}
        yield tuple(best.values())
        yield from combinations(best.values(), 2)
        for order in best.values():
            yield (order, *self.ranked[:1])

    def _joins(self) -> Iterator[Sheet]:
        """Two groups come together."""
        by_goal: dict[Area, list[FrenchGroup]] = {}
        for group, order in self.counted:
            by_goal.setdefault(order.destination, []).append(group)
        pairs = []
        for goal, groups in by_goal.items():
            for first, second in combinations(groups, 2):
                orders = (Order(first.origin, goal), Order(second.origin, goal))
                pairs.append((-(first.cubes + second.cubes + self.french[goal]), orders))
        yield from (orders for _, orders in sorted(pairs)[:6])

    def _good_free(self) -> Sheet:
        """For each stack in the main streets the order that looks best, if one does."""
        best: dict[Area, Order] = {}
        for _, order in self.free:
            if self.scores[order] > max(0.0, self.scores[best[order.origin]] if order.origin in best else 0.0):
                best[order.origin] = order
        return tuple(best.values())

    def _free_sets(self) -> Iterator[Sheet]:
        """Free orders to all sides of each stack, and to each two sides."""
        for group in self.groups:
            if not group.counted:
                near = [order for order in group.orders() if self.threat[order.destination]]
                near.sort(key=lambda order: -self.scores[order])
                yield tuple(near)
                yield from combinations(near, 2)

    def _score(self, group: FrenchGroup, order: Order) -> float:
        """How good one order looks by itself."""
        goal, cubes = order.destination, group.cubes
        together = cubes + self.french[goal]
        held = contested(self.state, goal)
        score = losses(together, self.spanish[goal]) * (1.2 if held else 0.7)
        if self.spanish[goal] >= together:
            score -= 1.0
        score -= 0.8 * losses(self.threat[goal], together)
        if order.origin == OUTSIDE:
            return score + 0.6
        score += 0.8 * losses(self.threat[order.origin], cubes)
        score += 0.25 * (self._way(order.origin, cubes) - self._way(goal, cubes))
        return score - self._opens_gate(group)

    def _way(self, area: Area, cubes: int) -> int:
        """Steps to the nearest Spanish group that so many cubes could beat."""
        weaker = [other for other in occupied(self.spanish) if self.spanish[other] < cubes]
        return min((self.steps[area][other] for other in weaker), default=0)

    def _opens_gate(self, group: FrenchGroup) -> float:
        late = self.state.turn + 1 >= self.rules.turns
        return 1.5 if late and group.origin in self.board.gates and group.cubes == 1 else 0.0

    def _whim(self) -> Sheet:
        noisy = sorted(self.scores, key=lambda order: -(self.scores[order] + self.rng.gauss(0.0, 0.5)))
        wanted = [o for o in noisy if self.rules.counts(o.origin) or self.scores[o] + self.rng.gauss(0.0, 0.3) > 0]
        return self._legal(wanted)


def french_plans(rules: Ruleset, state: State, rng: Random, most: int) -> list[Sheet]:
    plans = FrenchPlans(rules, state, rng)
    return list(islice(once_each(plans.sheets()), most))
