"""Order sheets that a Spanish player would think of: gather, strike, slip away, hold a place, and mixtures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from dosdemayo.ai.tactics import distances, losses, occupied, once_each
from dosdemayo.engine.ids import SPANISH, Area
from dosdemayo.engine.orders import Order, Sheet
from dosdemayo.engine.positions import spanish_groups, splits
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.spaces import SpanishGroup
from dosdemayo.engine.state import State
from dosdemayo.engine.vocabulary.places import Placed

#: Sheets made by chance, beside the plans.
_WHIMS = 40
#: For each group where it goes; its own place to stay.
Moves = dict[Area, Area]


class SpanishPlans:
    def __init__(self, rules: Ruleset, state: State, rng: Random) -> None:
        self.rules = rules
        self.state = state
        self.rng = rng
        self.board = rules.board
        self.steps = distances(rules.board)
        self.french, self.spanish = state.cubes
        self.groups = {group.origin: group for group in spanish_groups(rules, state)}
        self.danger = [self._danger(area) for area in range(self.board.size + 1)]

    def _danger(self, area: Area) -> int:
        """French cubes that can be in an area after this turn."""
        near = sum(self.french[n] for n in self.board.neighbours[area] if self.french[n] and not self.spanish[n])
        may_enter = self.state.turn >= self.rules.entry_turn
        return self.french[area] + near + (self.state.outside[area] if may_enter else 0)

    def sheets(self) -> Iterator[Sheet]:
        """Every plan once, the plainest first."""
        yield from (self._sheet(moves) for moves in self._plans())
        yield from self._splits()
        yield from (self._sheet(self._all(self._whim)) for _ in range(_WHIMS))

    def _sheet(self, moves: Moves) -> Sheet:
        return tuple(Order(origin, goal) for origin, goal in sorted(moves.items()) if goal != origin)

    def _plans(self) -> Iterator[Moves]:
        yield {}
        away = self._all(self._safest)
        yield away
        for point in self._meeting_points():
            gather = self._march(point)
            yield gather
            near = {o: g for o, g in gather.items() if self.steps[o][point] <= 2}
            yield away | near
            yield near
        for strike in self._strikes():
            yield strike
            yield away | strike
        for place in self._places():
            yield away | {origin: goal for origin, goal in self._march(place).items() if goal == place}

    def _all(self, move: Callable[[SpanishGroup], Area]) -> Moves:
        return {origin: move(group) for origin, group in self.groups.items()}

    def _march(self, point: Area) -> Moves:
        return self._all(lambda group: self._towards(group, point))

    def _goals(self, group: SpanishGroup) -> list[Area]:
        """Where a group can be next turn without a card that is not sure to come."""
        return [group.origin, *(goal for goal in group.destinations if goal not in group.risky)]

    def _towards(self, group: SpanishGroup, point: Area) -> Area:
        return min(self._goals(group), key=lambda goal: (self.steps[goal][point], self.danger[goal]))

    def _safest(self, group: SpanishGroup) -> Area:
        """Where the group, with whom it meets there, loses least if the French come with all they have near."""

        def loss(goal: Area) -> tuple[float, int, int]:
            there = self.spanish[goal] if goal == group.origin else self.spanish[goal] + group.most
            strike = losses(there, self.french[goal]) if self.french[goal] else 0
            exits = len(self.board.neighbours[goal])
            return (losses(self.danger[goal], there) - strike, self.danger[goal], -exits)

        return min(self._goals(group), key=loss)

    def _meeting_points(self) -> list[Area]:
        """Places that most cubes reach soonest."""

        def way(point: Area) -> int:
            return sum(g.cubes * self.steps[o][point] for o, g in self.groups.items()) + self.french[point]

        return sorted(self.board.areas, key=way)[:6]

    def _strikes(self) -> Iterator[Moves]:
        """All who can reach a French group that they outnumber, the weakest first."""
        targets = sorted(occupied(self.french), key=lambda area: self.french[area])
        for target in targets:
            moves = {o: target for o, g in self.groups.items() if target in g.destinations}
            if self.spanish[target] + sum(self.groups[o].most for o in moves) > self.french[target] and moves:
                yield moves

    def _places(self) -> list[Area]:
        """Places that cards in hand speak of."""
        hand = self.state.hands[SPANISH]
        effects = (effect for card in hand for effect in self.rules.cards[card].effects if isinstance(effect, Placed))
        return sorted({effect.area or effect.near for effect in effects} - {0})

    def _whim(self, group: SpanishGroup) -> Area:
        """A likely move, with chance in it."""

        def score(goal: Area) -> float:
            there = self.spanish[goal] if goal == group.origin else self.spanish[goal] + group.most
            value = losses(there, self.french[goal]) - 0.7 * losses(self.danger[goal], there)
            return value + 0.3 * (self.spanish[goal] > 0) + self.rng.gauss(0.0, 0.6)

        return max(self._goals(group), key=score)

    def _splits(self) -> Iterator[Sheet]:
        """Where a group may be split: half of it each way, the others staying away from harm."""
        if not splits(self.rules, self.state, SPANISH):
            return
        for group in sorted(self.groups.values(), key=lambda g: -g.most)[:2]:
            rest = {o: self._safest(g) for o, g in self.groups.items() if o != group.origin}
            goals = [goal for goal in group.destinations if goal not in group.risky]
            for first in goals:
                for second in goals:
                    if first < second and group.most > 1:
                        half = group.most // 2
                        pair = (Order(group.origin, first, half), Order(group.origin, second, group.most - half))
                        yield (*self._sheet(rest), *pair)


def spanish_plans(rules: Ruleset, state: State, rng: Random, most: int) -> list[Sheet]:
    plans = SpanishPlans(rules, state, rng)
    if not plans.groups:
        return [()]
    return list(islice(once_each(plans.sheets()), most))
