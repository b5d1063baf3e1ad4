"""Effects on order sheets and movement (chapters 5 and 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, cast

from dosdemayo.engine.actions import Target
from dosdemayo.engine.cards import Card, Effect
from dosdemayo.engine.draft import Draft, Position, arrived
from dosdemayo.engine.effects import barred_areas
from dosdemayo.engine.ids import AFTER_MOVES, FRENCH, SPANISH, Area, Side, Window, enemy
from dosdemayo.engine.orders import OUTSIDE, Order, Step
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.steps.orders import can_be_added
from dosdemayo.engine.targets import Listed, Rides, Targets
from dosdemayo.engine.vocabulary.parameters import Number, Word

#: Orders of which a card speaks, by the word in an edition. Free or counted is judged by the origin (5.4).
ORDERS: dict[str, Callable[[Ruleset, Order], bool]] = {
    "any": lambda rules, order: True,
    "counted": lambda rules, order: rules.counts(order.origin),
    "free": lambda rules, order: not rules.counts(order.origin),
    "outside": lambda rules, order: order.origin == OUTSIDE,
}


@dataclass(frozen=True, kw_only=True)
class SeeSheet(Effect):
    """The enemy writes first and shows its set."""

    name = "see_sheet"
    windows = frozenset({Window.PREPARATION, Window.ORDERS})

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        draft.first_writer = enemy(card.side)


@dataclass(frozen=True, kw_only=True)
class Split(Effect):
    """The Spanish may split groups (5.3)."""

    name = "split"
    windows = frozenset({Window.PREPARATION, Window.ORDERS})
    lasting = True
    groups: Annotated[int, Number(0, 30)]

    def splits(self, side: Side) -> int:
        return self.groups if side is SPANISH else 0


@dataclass(frozen=True, kw_only=True)
class AddOrder(Effect):
    """One more French order, given after the reveal (D-2)."""

    name = "add_order"
    sides = (FRENCH,)
    windows = frozenset({Window.MOVEMENT})

    @property
    def aim(self) -> str:
        return "order"

    def targets(self, card: Card, rules: Ruleset, position: Position) -> Targets:
        return Listed("order", tuple(can_be_added(rules, position, position.orders[FRENCH])))

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        assert isinstance(target, Order)
        draft.orders[FRENCH] += (target,)


@dataclass(frozen=True, kw_only=True)
class Cancel(Effect):
    """One enemy order in force is cancelled; its cubes stay where they are (D-4)."""

    name = "cancel"
    windows = frozenset({Window.MOVEMENT})
    which: Annotated[str, Word(tuple(ORDERS))] = "any"

    @property
    def aim(self) -> str:
        return "order"

    def targets(self, card: Card, rules: Ruleset, position: Position) -> Targets:
        orders = position.orders[enemy(card.side)]
        return Listed("order", tuple(order for order in orders if ORDERS[self.which](rules, order)))

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        assert isinstance(target, Order)
        left = list(draft.orders[enemy(card.side)])
        left.remove(target)
        draft.orders[enemy(card.side)] = tuple(left)


@dataclass(frozen=True, kw_only=True)
class Redirect(Effect):
    """A Spanish order goes elsewhere (D-5)."""

    name = "redirect"
    sides = (FRENCH,)
    windows = frozenset({Window.MOVEMENT})

    @property
    def aim(self) -> str:
        return "redirect"

    def targets(self, card: Card, rules: Ruleset, position: Position) -> Targets:
        return Listed("redirect", tuple(self._redirections(rules, position)))

    def _redirections(self, rules: Ruleset, position: Position) -> Iterator[tuple[Order, Area]]:
        barred = barred_areas(rules, position, SPANISH)
        for order in position.orders[SPANISH]:
            for goal in rules.board.neighbours[order.origin]:
                if goal != order.destination and goal not in barred:
                    yield (order, goal)

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        order, goal = cast(tuple[Order, Area], target)
        orders = list(draft.orders[SPANISH])
        orders[orders.index(order)] = order._replace(destination=goal)
        draft.orders[SPANISH] = tuple(orders)


@dataclass(frozen=True, kw_only=True)
class Ride(Effect):
    """French cubes that moved may go one area further (D-3)."""

    name = "ride"
    sides = (FRENCH,)
    windows = AFTER_MOVES

    @property
    def aim(self) -> str:
        return "ride"

    def targets(self, card: Card, rules: Ruleset, position: Position) -> Targets:
        spanish = position.cubes[SPANISH]
        return Rides(
            tuple(
                (area, arrived(position, area), rules.board.neighbours[area])
                for area in rules.board.areas
                if arrived(position, area) and not spanish[area] and rules.board.neighbours[area]
            )
        )

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        for step in cast(tuple[Step, ...], target):
            for counts in (draft.cubes[FRENCH], draft.moved_in):
                counts[step.origin] -= step.cubes
                counts[step.destination] += step.cubes
