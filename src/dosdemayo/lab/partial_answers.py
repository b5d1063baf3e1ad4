"""Answers in the making: which tokens may come next, and what each leads to.

Every answer that the rules offer has exactly one spelling: orders and steps are written in ascending order of their
tokens. Partial answers read the options of the engine and know no rule themselves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias, cast

from dosdemayo.engine.actions import (
    Action,
    Allot,
    Choose,
    Deal,
    Deny,
    Discard,
    Draw,
    Pass,
    Play,
    Target,
    Use,
    Write,
)
from dosdemayo.engine.ids import Area
from dosdemayo.engine.orders import OUTSIDE, Order, Sheet, Step
from dosdemayo.engine.spaces import (
    AllotmentOptions,
    Choices,
    FrenchGroup,
    FrenchSheets,
    Options,
    Rides,
    SpanishGroup,
    SpanishSheets,
    Targets,
    WindowOptions,
)
from dosdemayo.lab.encoding import ALLOW, DECLINE, DENY, DONE, DRAW, Encoding


class PartialAnswer(ABC):
    __slots__ = ()

    @abstractmethod
    def legal(self) -> list[int]:
        """The tokens that may come next, ascending; never empty."""

    @abstractmethod
    def extended(self, token: int) -> Written:
        """What stands written after a legal token: a longer partial answer, or the whole one."""


Written: TypeAlias = "PartialAnswer | Action"
Spelling: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PartialChoice(PartialAnswer):
    """Answers that can be listed with their spellings."""

    spellings: Mapping[Spelling, Action]

    def legal(self) -> list[int]:
        return sorted({spelling[0] for spelling in self.spellings})

    def extended(self, token: int) -> Written:
        left = {spelling[1:]: action for spelling, action in self.spellings.items() if spelling[0] == token}
        return left[()] if () in left else PartialChoice(left)


@dataclass(frozen=True, slots=True)
class PartialFrenchSheet(PartialAnswer):
    """A French sheet: routes in ascending order, then `done` (5.4, 5.5)."""

    encoding: Encoding
    sheets: FrenchSheets
    orders: Sheet = ()

    def legal(self) -> list[int]:
        last = _last(self.encoding, self.orders)
        may_count = sum(self._group(order).counted for order in self.orders) < self.sheets.limit
        leaving = Counter(order.origin for order in self.orders)
        tokens = [
            self.encoding.route(group.origin, goal)
            for group in self.sheets.groups
            if (may_count or not group.counted) and (group.origin == OUTSIDE or leaving[group.origin] < group.cubes)
            for goal in group.destinations
        ]
        return [DONE, *sorted(token for token in tokens if token > last)]

    def _group(self, order: Order) -> FrenchGroup:
        return next(g for g in self.sheets.groups if g.origin == order.origin and order.destination in g.destinations)

    def extended(self, token: int) -> Written:
        if token == DONE:
            return Write(self.orders)
        return replace(self, orders=(*self.orders, Order(*self.encoding.route_of(token))))


@dataclass(frozen=True, slots=True)
class PartialSpanishSheet(PartialAnswer):
    """A Spanish sheet: routes in ascending order, with a number where one may be written, then `done` (5.3, 5.6)."""

    encoding: Encoding
    sheets: SpanishSheets
    orders: Sheet = ()

    def legal(self) -> list[int]:
        last = _last(self.encoding, self.orders)
        tokens = [
            self.encoding.route(group.origin, goal)
            for group in self.sheets.groups
            if self._may_order(group)
            for goal in group.destinations
        ]
        return [DONE, *sorted(token for token in tokens if token > last)]

    def _may_order(self, group: SpanishGroup) -> bool:
        """The first order of a group, or one more of a group that is or may still be split."""
        written = self._orders_of(group)
        if not written:
            return True
        leaving = sum(order.cubes for order in written)
        return 0 < leaving < group.most and (self._is_split(group) or self._may_split())

    def _orders_of(self, group: SpanishGroup) -> Sheet:
        return tuple(order for order in self.orders if order.origin == group.origin)

    def _is_split(self, group: SpanishGroup) -> bool:
        """Several orders, or a number where only a split can have one."""
        written = self._orders_of(group)
        return len(written) > 1 or (len(written) == 1 and written[0].cubes > 0 and not group.numbered)

    def _may_split(self) -> bool:
        return sum(map(self._is_split, self.sheets.groups)) < self.sheets.splits

    def extended(self, token: int) -> Written:
        if token == DONE:
            return Write(self.orders)
        origin, goal = self.encoding.route_of(token)
        group = next(group for group in self.sheets.groups if group.origin == origin)
        numbers = self._numbers(group)
        if numbers == [0]:
            return self._with(Order(origin, goal))
        return PartialNumber(self.encoding, tuple(numbers), lambda number: self._with(Order(origin, goal, number)))

    def _numbers(self, group: SpanishGroup) -> list[int]:
        """Which numbers may be written; the whole group is written without one, so that nothing has two spellings."""
        written = self._orders_of(group)
        if written:
            return list(range(1, group.most - sum(order.cubes for order in written) + 1))
        return list(range(group.most)) if group.numbered or self._may_split() else [0]

    def _with(self, order: Order) -> PartialSpanishSheet:
        return replace(self, orders=(*self.orders, order))


@dataclass(frozen=True, slots=True)
class PartialNumber(PartialAnswer):
    """A number after a route."""

    encoding: Encoding
    numbers: tuple[int, ...]
    then: Callable[[int], Written]

    def legal(self) -> list[int]:
        return [self.encoding.number(number) for number in self.numbers]

    def extended(self, token: int) -> Written:
        return self.then(self.encoding.number_of(token))


@dataclass(frozen=True, slots=True)
class PartialAllotment(PartialAnswer):
    """One number for each French order in force, stack by stack (6.3)."""

    encoding: Encoding
    stacks: tuple[tuple[int, Sheet], ...]
    pairs: tuple[tuple[Order, int], ...] = ()

    def legal(self) -> list[int]:
        most, orders, place = self._next()
        given = sum(cubes for order, cubes in self.pairs if order in orders)
        still_to_come = len(orders) - place - 1
        return [self.encoding.number(number) for number in range(1, most - given - still_to_come + 1)]

    def _next(self) -> tuple[int, Sheet, int]:
        """The stack that is shared out now, and the place in it of the order whose turn it is."""
        before = len(self.pairs)
        for most, orders in self.stacks:
            if before < len(orders):
                return most, orders, before
            before -= len(orders)
        raise IndexError("every order has its number")

    def extended(self, token: int) -> Written:
        _, orders, place = self._next()
        pairs = (*self.pairs, (orders[place], self.encoding.number_of(token)))
        complete = len(pairs) == sum(len(orders) for _, orders in self.stacks)
        return Allot(pairs) if complete else replace(self, pairs=pairs)


@dataclass(frozen=True, slots=True)
class PartialCard(PartialAnswer):
    """A card and its target, or `done` to pass (9.4)."""

    encoding: Encoding
    options: WindowOptions

    def legal(self) -> list[int]:
        cards = (card for card, _ in (*self.options.plays, *self.options.uses))
        return [DONE, *sorted(self.encoding.card(card) for card in cards)]

    def extended(self, token: int) -> Written:
        if token == DONE:
            return Pass()
        for card, targets in self.options.plays:
            if self.encoding.card(card) == token:
                return partial_target(self.encoding, targets, partial(Play, card))
        used, targets = next(pair for pair in self.options.uses if self.encoding.card(pair[0]) == token)
        return partial_target(self.encoding, targets, partial(Use, used))


@dataclass(frozen=True, slots=True)
class PartialRide(PartialAnswer):
    """Cavalry steps in ascending order, each a route and a number, then `done` (D-3)."""

    encoding: Encoding
    rides: Rides
    act: Callable[[Target], Action]
    steps: tuple[Step, ...] = ()

    def legal(self) -> list[int]:
        last = _last(self.encoding, self.steps)
        tokens = [
            self.encoding.route(area, goal)
            for area, most, goals in self.rides.sources
            if self._ridden(area) < most
            for goal in goals
        ]
        return [*([DONE] if self.steps else []), *sorted(token for token in tokens if token > last)]

    def _ridden(self, area: Area) -> int:
        return sum(step.cubes for step in self.steps if step.origin == area)

    def extended(self, token: int) -> Written:
        if token == DONE:
            return self.act(self.steps)
        area, goal = self.encoding.route_of(token)
        most = next(most for source, most, _ in self.rides.sources if source == area)
        numbers = tuple(range(1, most - self._ridden(area) + 1))
        return PartialNumber(
            self.encoding, numbers, lambda number: replace(self, steps=(*self.steps, Step(area, goal, number)))
        )


def _last(encoding: Encoding, written: tuple[Order, ...] | tuple[Step, ...]) -> int:
    return encoding.route(written[-1].origin, written[-1].destination) if written else DONE


def partial_target(encoding: Encoding, targets: Targets, act: Callable[[Target], Action]) -> Written:
    if isinstance(targets, Rides):
        return PartialRide(encoding, targets, act)
    if tuple(targets) == (None,):
        return act(None)
    orders = [_order_in(target) for target in targets]
    routes = Counter({order: order.route for order in orders if order is not None}.values())
    return PartialChoice({_target_spelling(encoding, target, routes): act(target) for target in targets})


def _order_in(target: Target) -> Order | None:
    if isinstance(target, Order):
        return target
    return target[0] if isinstance(target, tuple) and isinstance(target[0], Order) else None


def _target_spelling(encoding: Encoding, target: Target, routes: Mapping[tuple[Area, Area], int]) -> Spelling:
    """An area; or a route, with the number where two orders share it (D-5), and the new destination if there is one."""
    if isinstance(target, int):
        return (encoding.area(target),)
    order, goal = (target, None) if isinstance(target, Order) else cast(tuple[Order, Area], target)
    number = (encoding.number(order.cubes),) if routes[order.route] > 1 else ()
    return (encoding.route(*order.route), *number, *([] if goal is None else [encoding.area(goal)]))


def partial_answer(encoding: Encoding, options: Options) -> PartialAnswer:
    """The empty answer to what is asked."""
    if isinstance(options, FrenchSheets):
        return PartialFrenchSheet(encoding, options)
    if isinstance(options, SpanishSheets):
        return PartialSpanishSheet(encoding, options)
    if isinstance(options, AllotmentOptions):
        return PartialAllotment(encoding, options.stacks)
    if isinstance(options, WindowOptions):
        return PartialCard(encoding, options)
    assert isinstance(options, Choices)
    return PartialChoice({(word(encoding, action),): action for action in options})


def word(encoding: Encoding, action: Action) -> int:
    """The one token of an answer that is a word or a card."""
    if isinstance(action, Deny):
        return DENY if action.denied else ALLOW
    if isinstance(action, Draw):
        return DRAW if action.drawn else DECLINE
    assert isinstance(action, Choose | Deal | Discard)
    return encoding.card(action.card)
