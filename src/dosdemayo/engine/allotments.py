"""How French cubes can be shared among orders in force (rule 6.3), as a factored space."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

from dosdemayo.engine.actions import Action, Allot
from dosdemayo.engine.orders import Order, Sheet
from dosdemayo.engine.targets import shared

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class AllotmentOptions:
    """Stacks of cubes and the orders that share each."""

    stacks: tuple[tuple[int, Sheet], ...]

    def __iter__(self) -> Iterator[Action]:
        ways = [list(shared(most - len(orders), len(orders))) for most, orders in self.stacks]
        for chosen in product(*ways):
            yield self._allot(chosen)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Allot):
            return False
        given = dict(action.cubes)
        named = [order for _, orders in self.stacks for order in orders]
        if len(given) < len(action.cubes) or set(given) != set(named) or min(given.values()) < 1:
            return False
        return all(sum(given[order] for order in orders) <= most for most, orders in self.stacks)

    def sample(self, rng: Random) -> Action:
        chosen = []
        for most, orders in self.stacks:
            extra = [0] * len(orders)
            for _ in range(rng.randint(0, most - len(orders))):
                extra[rng.randrange(len(orders))] += 1
            chosen.append(tuple(extra))
        return self._allot(tuple(chosen))

    def _allot(self, extra: tuple[tuple[int, ...], ...]) -> Allot:
        pairs: list[tuple[Order, int]] = []
        for (_, orders), more in zip(self.stacks, extra, strict=True):
            pairs += [(order, 1 + number) for order, number in zip(orders, more, strict=True)]
        return Allot(tuple(pairs))

    def to_json(self) -> dict[str, Any]:
        return {"stacks": [{"cubes": most, "orders": [str(order) for order in orders]} for most, orders in self.stacks]}
