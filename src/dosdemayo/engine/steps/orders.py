"""Chapter 5: Orders. Who may write what, every fault with its rule, and the secret writing itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from dosdemayo.engine.actions import Action, Write
from dosdemayo.engine.draft import Draft, Position, contested
from dosdemayo.engine.effects import barred_areas, leaves_freely, mending_card, splits, splitting_card
from dosdemayo.engine.events import Sealed, Shown
from dosdemayo.engine.ids import FRENCH, SIDES, SPANISH, Area, CardId, Kind, Seat, Side, enemy, side_name
from dosdemayo.engine.options import Options
from dosdemayo.engine.orders import OUTSIDE, Order, Sheet
from dosdemayo.engine.problems import (
    ClosedArea,
    EntryIsFrench,
    EntryTooEarly,
    FrenchLeaveContested,
    GroupSplit,
    MoreOrdersThanCubes,
    NobodyOutside,
    NoEntryHere,
    NoGroup,
    NoSuchArea,
    NotAdjacent,
    NumberInFrenchOrder,
    NumberMissing,
    Problem,
    RepeatedOrder,
    SpanishLeaveContested,
    TooManyCubes,
    TooManyOrders,
    TooManySplits,
)
from dosdemayo.engine.questions import Question, wrong_kind
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.sheets import FrenchGroup, FrenchSheets, SpanishGroup, SpanishSheets
from dosdemayo.engine.state import State


def sheet_of(answer: Action | None) -> Sheet:
    assert isinstance(answer, Write)
    return answer.orders


class Writes:
    """Rule 5.1: both at the same time, unless a card made one side write first and show its set."""

    name = "write"

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        first = draft.first_writer
        if first is None:
            draft.questions.append(Writing(SIDES))
        else:
            draft.questions += [Writing((enemy(first),)), Writing((first,))]


@dataclass(frozen=True, slots=True)
class Writing(Question):
    """The orders of these sides, sealed until all have answered."""

    kind = Kind.ORDERS
    phase = "write"
    sides: tuple[Side, ...]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple([side for side in self.sides if state.sealed[side] is None])

    def options(self, rules: Ruleset, state: State, seat: Seat) -> Options:
        def accepts(action: Action) -> bool:
            return all(problem.warning for problem in self.problems(rules, state, seat, action))

        if seat is FRENCH:
            return FrenchSheets(tuple(french_groups(rules, state)), rules.order_limit, accepts)
        return SpanishSheets(tuple(spanish_groups(rules, state)), splits(rules, state, SPANISH), accepts)

    def problems(self, rules: Ruleset, state: State, seat: Seat, action: Action) -> list[Problem]:
        if not isinstance(action, Write):
            return wrong_kind(self.kind, action)
        return [_judged(rules, state, seat, fault) for fault in faults(rules, state, seat, action.orders)]

    def answer(self, rules: Ruleset, draft: Draft, seat: Seat, action: Action) -> None:
        draft.sealed[seat] = action
        written = tuple(map(str, sheet_of(action)))
        said = Shown if draft.first_writer is seat else Sealed
        draft.events.append(said(side=side_name(seat), orders=written))
        if all(draft.sealed[side] is not None for side in self.sides):
            draft.questions.pop()


def _judged(rules: Ruleset, state: State, side: Side, fault: Problem) -> Problem:
    """Rule 5.7: strict play accepts every set; assisted play only what a card in hand can still mend."""
    if isinstance(fault, ClosedArea):
        mended_by = mending_card(rules, state.hands[side], fault.code)
        return replace(fault, mended_by=mended_by, warning=rules.strict or mended_by is not None)
    return replace(fault, warning=True) if rules.strict else fault


def faults(rules: Ruleset, position: Position, side: Side, orders: Sheet) -> list[Problem]:
    """Every reason why a set cannot be executed, by the position before movement."""
    found: list[Problem] = [RepeatedOrder(order=str(order)) for order in _repeated(orders)]
    barred = barred_areas(rules, position, side)
    for order in orders:
        found += _route_faults(rules, position, side, order, barred)
    distinct = tuple({order.route: order for order in orders}.values())
    found += _french_faults(rules, position, distinct) if side is FRENCH else _spanish_faults(rules, position, distinct)
    return found


def _repeated(orders: Sheet) -> Iterator[Order]:
    seen: set[tuple[Area, Area]] = set()
    for order in orders:
        if order.route in seen:
            yield order
        seen.add(order.route)


def _route_faults(
    rules: Ruleset, position: Position, side: Side, order: Order, barred: dict[Area, CardId]
) -> Iterator[Problem]:
    """Rule 5.2: is there such a way, and is it open to this side?"""
    board = rules.board
    if not board.is_area(order.destination) or not (order.origin == OUTSIDE or board.is_area(order.origin)):
        yield NoSuchArea(order=str(order))
        return
    if order.origin == OUTSIDE:
        yield from _entry_faults(rules, position, side, order)
    elif not board.adjacent(order.origin, order.destination):
        yield NotAdjacent(order=str(order), neighbours=board.neighbours[order.origin])
    card = barred.get(order.destination)
    if card is not None:
        yield ClosedArea(rule=rules.cards[card].rule, order=str(order), card=card)


def _entry_faults(rules: Ruleset, position: Position, side: Side, order: Order) -> Iterator[Problem]:
    if side is not FRENCH:
        yield EntryIsFrench(order=str(order))
    elif order.destination not in rules.board.entries:
        yield NoEntryHere(order=str(order), entries=rules.board.entries)
    elif position.turn < rules.entry_turn:
        yield EntryTooEarly(order=str(order), from_turn=rules.entry_turn)


def _french_faults(rules: Ruleset, position: Position, orders: Sheet) -> Iterator[Problem]:
    """Rules 5.4 to 5.6."""
    for order in orders:
        if order.cubes:
            yield NumberInFrenchOrder(order=str(order))
        if (
            order.origin == OUTSIDE
            and order.destination in rules.board.entries
            and not position.outside[order.destination]
        ):
            yield NobodyOutside(order=str(order))
    counted = [order for order in orders if rules.counts(order.origin)]
    if len(counted) > rules.order_limit:
        yield TooManyOrders(counted=tuple(map(str, counted)), limit=rules.order_limit)
    for origin, number in Counter(order.origin for order in orders).items():
        if not rules.board.is_area(origin):
            continue
        cubes = position.cubes[FRENCH][origin]
        if number > cubes:
            yield MoreOrdersThanCubes(origin=origin, orders=number, cubes=cubes)
        if cubes and contested(position, origin):
            yield FrenchLeaveContested(origin=origin)


def _spanish_faults(rules: Ruleset, position: Position, orders: Sheet) -> Iterator[Problem]:
    """Rules 5.3 and 5.6."""
    by_origin: dict[Area, list[Order]] = {}
    for order in orders:
        if rules.board.is_area(order.origin):
            by_origin.setdefault(order.origin, []).append(order)
    allowed = splits(rules, position, SPANISH)
    split_groups = []
    for origin, group_orders in by_origin.items():
        if not position.cubes[SPANISH][origin]:
            yield NoGroup(order=str(group_orders[0]))
            continue
        group = _spanish_group(rules, position, origin, (), ())
        yield from _leaving_faults(group, group_orders)
        if _is_split(group, group_orders):
            split_groups.append(origin)
            if allowed:
                yield from _unnumbered(rules, position, group_orders)
            else:
                yield GroupSplit(origin=origin, orders=tuple(map(str, group_orders)))
    if 0 < allowed < len(split_groups):
        yield TooManySplits(origins=tuple(split_groups), allowed=allowed)


def _leaving_faults(group: SpanishGroup, orders: list[Order]) -> Iterator[Problem]:
    """Not more than there are, and not more than may leave a contested area."""
    asked = sum(order.cubes or (group.most if len(orders) == 1 else 1) for order in orders)
    if asked > group.cubes:
        yield TooManyCubes(rule="5.3", origin=group.origin, cubes=asked, most=group.most)
    elif asked > group.most or group.most == 0:
        yield SpanishLeaveContested(origin=group.origin, cubes=asked, most=group.most)


def _is_split(group: SpanishGroup, orders: list[Order]) -> bool:
    return len(orders) > 1 or (0 < orders[0].cubes < group.cubes and not group.numbered)


def _unnumbered(rules: Ruleset, position: Position, orders: list[Order]) -> Iterator[Problem]:
    """A split group's orders each need their number; the card that allows the split says so."""
    splitter = splitting_card(rules, position, SPANISH)
    for order in orders:
        if not order.cubes:
            yield NumberMissing(rule=splitter.rule, order=str(order))


def _spanish_group(
    rules: Ruleset, position: Position, origin: Area, goals: tuple[Area, ...], risky: tuple[Area, ...]
) -> SpanishGroup:
    """How many cubes of a group may leave, and by which number (5.6)."""
    cubes = position.cubes[SPANISH][origin]
    fought = contested(position, origin)
    bound = fought and not leaves_freely(rules, position, SPANISH, origin)
    return SpanishGroup(origin, cubes, cubes // 2 if bound else cubes, fought, goals, risky)


def spanish_groups(rules: Ruleset, position: Position) -> Iterator[SpanishGroup]:
    """What may be ordered to Spanish groups. A barred area is open only to those who could still mend that."""
    barred = barred_areas(rules, position, SPANISH)
    daring = barred and (rules.strict or mending_card(rules, position.hands[SPANISH], "closed_area") is not None)
    for origin, cubes in enumerate(position.cubes[SPANISH]):
        if not cubes:
            continue
        goals = rules.board.neighbours[origin]
        risky: tuple[Area, ...] = ()
        if barred:
            risky = tuple(goal for goal in goals if goal in barred) if daring else ()
            goals = goals if daring else tuple(goal for goal in goals if goal not in barred)
        group = _spanish_group(rules, position, origin, goals, risky)
        if group.most and goals:
            yield group


def french_groups(rules: Ruleset, position: Position) -> Iterator[FrenchGroup]:
    """What may be ordered to French cubes, entries included."""
    spanish = position.cubes[SPANISH]
    for origin, cubes in enumerate(position.cubes[FRENCH]):
        if cubes and not spanish[origin]:
            yield FrenchGroup(origin, cubes, rules.counts(origin), rules.board.neighbours[origin])
    if position.turn >= rules.entry_turn:
        for gate in rules.board.entries:
            if position.outside[gate]:
                yield FrenchGroup(OUTSIDE, position.outside[gate], True, (gate,))


def can_be_added(rules: Ruleset, position: Position, orders: Sheet) -> list[Order]:
    """French orders that could be given beside these, the limit aside (5.2, 5.5, 5.6)."""
    leaving = [order.origin for order in orders if order.origin != OUTSIDE]
    routes = {order[:2] for order in orders}
    return [
        order
        for group in french_groups(rules, position)
        if leaving.count(group.origin) < group.cubes
        for order in group.orders()
        if order[:2] not in routes
    ]
