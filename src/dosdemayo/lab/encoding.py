"""The action encoding of the research environments: a fixed list of tokens from which every answer is spelled.

Learning libraries want one fixed list of actions, and the number of order sheets is astronomic. So an answer is written
token by token: a sheet order by order, then `done`. The list depends on the rules alone (board, cards, cubes), never on
the position, so that the same number means the same thing all game long. docs/lab.md shows the whole list.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from dosdemayo.engine.ids import FRENCH, SPANISH, Area, CardId
from dosdemayo.engine.orders import OUTSIDE, Order
from dosdemayo.engine.ruleset import Ruleset

#: Ends a sheet or a ride; in a card window, passes.
DONE = 0
#: All that a side can do while it is not asked and the other is.
WAIT = 1
ALLOW, DENY, DRAW, DECLINE = 2, 3, 4, 5

_FIRST_WORDS = ("done", "wait", "allow", "deny", "draw", "decline")


@dataclass(frozen=True)
class Encoding:
    """Tokens in their order: words, cards, routes (directed edges, then entries), areas, numbers."""

    rules: Ruleset

    @cached_property
    def cards(self) -> tuple[CardId, ...]:
        return tuple(self.rules.cards)

    @cached_property
    def routes(self) -> tuple[tuple[Area, Area], ...]:
        """All that an order can name: each edge both ways, sorted, then the entries."""
        edges = sorted({way for a, b in self.rules.board.edges for way in ((a, b), (b, a))})
        return (*edges, *((OUTSIDE, gate) for gate in sorted(self.rules.board.entries)))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every token as a text; its index is the action."""
        return (
            *_FIRST_WORDS,
            *(f"card:{card}" for card in self.cards),
            *(str(Order(*route)) for route in self.routes),
            *(f"area:{area}" for area in self.rules.board.areas),
            *(f"number:{number}" for number in range(self.most_cubes + 1)),
        )

    @cached_property
    def most_cubes(self) -> int:
        return max(self.rules.cubes_of(side) for side in (FRENCH, SPANISH))

    def __len__(self) -> int:
        return len(self.names)

    @cached_property
    def _card_tokens(self) -> dict[CardId, int]:
        return {card: index for index, card in enumerate(self.cards, len(_FIRST_WORDS))}

    @cached_property
    def _route_tokens(self) -> dict[tuple[Area, Area], int]:
        return {route: index for index, route in enumerate(self.routes, len(_FIRST_WORDS) + len(self.cards))}

    @cached_property
    def _first_area(self) -> int:
        return len(_FIRST_WORDS) + len(self.cards) + len(self.routes)

    def card(self, card: CardId) -> int:
        return self._card_tokens[card]

    def route(self, origin: Area, destination: Area) -> int:
        return self._route_tokens[origin, destination]

    def area(self, area: Area) -> int:
        return self._first_area + area - 1

    def number(self, number: int) -> int:
        """Zero stands for "no number written"."""
        return self._first_area + self.rules.board.size + number

    def route_of(self, token: int) -> tuple[Area, Area]:
        return self.routes[token - len(_FIRST_WORDS) - len(self.cards)]

    def number_of(self, token: int) -> int:
        return token - self.number(0)

    def order(self, order: Order) -> tuple[int, ...]:
        """An order that stands on a sheet, its number included where one is written."""
        token = self.route(*order.route)
        return (token, self.number(order.cubes)) if order.cubes else (token,)

    def sheet(self, orders: Iterable[Order]) -> tuple[int, ...]:
        return tuple(token for order in orders for token in self.order(order))
