"""Which order sheets can be written (chapter 5): groups and their destinations, not lists of sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, NamedTuple

from dosdemayo.engine.actions import Action, Write
from dosdemayo.engine.ids import Area
from dosdemayo.engine.orders import Order, Sheet
from dosdemayo.engine.targets import shared

if TYPE_CHECKING:
    from random import Random


class SpanishGroup(NamedTuple):
    origin: Area
    cubes: int
    #: At most so many may leave (5.6).
    most: int
    #: A number smaller than `most` may be written without splitting (5.6, Q-16).
    numbered: bool
    destinations: tuple[Area, ...]
    #: Destinations that need a card still in hand to be executable (5.7).
    risky: tuple[Area, ...]

    def whole(self) -> Iterator[Sheet]:
        """Stay, or one order that is no split."""
        yield ()
        for goal in self.destinations:
            yield (Order(self.origin, goal),)
            if self.numbered:
                for cubes in range(1, self.most):
                    yield (Order(self.origin, goal, cubes),)

    def split(self) -> Iterator[Sheet]:
        """Several numbered orders, or one that leaves cubes behind where the rules alone would not let it."""
        for shares in shared(self.most, len(self.destinations)):
            pairs = zip(self.destinations, shares, strict=True)
            orders = tuple(Order(self.origin, goal, cubes) for goal, cubes in pairs if cubes)
            if len(orders) > 1 or (len(orders) == 1 and orders[0].cubes < self.most and not self.numbered):
                yield orders

    def sample(self, rng: Random) -> Sheet:
        pick = rng.randrange(len(self.destinations) + 1)
        if pick == 0:
            return ()
        goal = self.destinations[pick - 1]
        return (Order(self.origin, goal, rng.randrange(self.most) if self.numbered else 0),)

    def sample_split(self, rng: Random) -> Sheet:
        shares = [0] * len(self.destinations)
        for _ in range(rng.randint(1, self.most)):
            shares[rng.randrange(len(shares))] += 1
        pairs = zip(self.destinations, shares, strict=True)
        return tuple(Order(self.origin, goal, cubes) for goal, cubes in pairs if cubes)

    def to_json(self) -> dict[str, Any]:
        return {
            "origin": self.origin,
            "cubes": self.cubes,
            "most": self.most,
            "numbered": self.numbered,
            "destinations": list(self.destinations),
            "risky": list(self.risky),
        }


@dataclass(frozen=True, slots=True)
class SpanishSheets:
    """Rule 5.3: any number of groups, one order for each; a card may let some be split."""

    groups: tuple[SpanishGroup, ...]
    splits: int
    accepts: Callable[[Action], bool]

    def __iter__(self) -> Iterator[Action]:
        for chosen in self._splitting():
            ways = [list(g.split() if g in chosen else g.whole()) for g in self.groups]
            for parts in product(*ways):
                yield Write(tuple(order for part in parts for order in part))

    def _splitting(self) -> Iterator[tuple[SpanishGroup, ...]]:
        for number in range(min(self.splits, len(self.groups)) + 1):
            yield from combinations(self.groups, number)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Write) and self.accepts(action)

    def sample(self, rng: Random) -> Action:
        splitting = rng.sample(self.groups, min(self.splits, len(self.groups))) if self.splits else []
        orders: list[Order] = []
        for group in self.groups:
            orders += group.sample_split(rng) if group in splitting else group.sample(rng)
        return Write(tuple(orders))

    def to_json(self) -> dict[str, Any]:
        return {"side": "spanish", "splits": self.splits, "groups": [group.to_json() for group in self.groups]}


@lru_cache(maxsize=1024)
def _orders(origin: Area, destinations: tuple[Area, ...]) -> Sheet:
    """Asked in every movement window, and always of the same few places."""
    return tuple(Order(origin, goal) for goal in destinations)


class FrenchGroup(NamedTuple):
    """Cubes in an area or an entry box that may be ordered to one or several places."""

    origin: Area
    cubes: int
    #: Does each order count towards the limit (5.4)?
    counted: bool
    destinations: tuple[Area, ...]

    def orders(self) -> Sheet:
        return _orders(self.origin, self.destinations)

    def subsets(self, most: int) -> Iterator[Sheet]:
        for number in range(min(most, self.cubes, len(self.destinations)) + 1):
            yield from combinations(self.orders(), number)

    def to_json(self) -> dict[str, Any]:
        goals = list(self.destinations)
        return {"origin": self.origin, "cubes": self.cubes, "counted": self.counted, "destinations": goals}


@dataclass(frozen=True, slots=True)
class FrenchSheets:
    """Rules 5.4 and 5.5: a limit on counted orders, none on free ones, one cube at least for each."""

    groups: tuple[FrenchGroup, ...]
    limit: int
    accepts: Callable[[Action], bool]

    def __iter__(self) -> Iterator[Action]:
        free = [list(group.subsets(group.cubes)) for group in self.groups if not group.counted]
        for counted in self._counted():
            for parts in product(*free):
                yield Write((*counted, *(order for part in parts for order in part)))

    def _counted(self) -> Iterator[Sheet]:
        cubes = {(g.origin, goal): g.cubes for g in self.groups for goal in g.destinations}
        orders = [order for group in self.groups if group.counted for order in group.orders()]
        for number in range(self.limit + 1):
            for chosen in combinations(orders, number):
                origins = [order.origin for order in chosen if order.origin]
                if all(origins.count(order.origin) <= cubes[order.route] for order in chosen if order.origin):
                    yield chosen

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Write) and self.accepts(action)

    def sample(self, rng: Random) -> Action:
        counted = [(group, order) for group in self.groups if group.counted for order in group.orders()]
        chosen: list[Order] = []
        for group, order in rng.sample(counted, min(len(counted), rng.randint(0, self.limit))):
            if order.origin == 0 or sum(o.origin == order.origin for o in chosen) < group.cubes:
                chosen.append(order)
        for group in self.groups:
            if not group.counted:
                most = min(group.cubes, len(group.destinations))
                chosen += rng.sample(group.orders(), rng.randint(0, most))
        return Write(tuple(chosen))

    def to_json(self) -> dict[str, Any]:
        return {"side": "french", "limit": self.limit, "groups": [group.to_json() for group in self.groups]}
