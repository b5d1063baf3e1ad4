"""Chapter 6: Movement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dosdemayo.engine.actions import Action, Allot
from dosdemayo.engine.allotments import AllotmentOptions
from dosdemayo.engine.draft import Draft, Position, contested, initiative
from dosdemayo.engine.effects import barred_areas, leaves_freely
from dosdemayo.engine.events import Allotted, Announced, Moved, NumberedOrder, Revealed, Swap, Voided
from dosdemayo.engine.ids import FRENCH, SIDES, SPANISH, Area, Kind, Rule, Seat, Side, enemy, side_name
from dosdemayo.engine.options import Options
from dosdemayo.engine.orders import OUTSIDE, Order, Sheet
from dosdemayo.engine.problems import (
    AtLeastOne,
    ClosedArea,
    NoSuchOrder,
    OrderNamedTwice,
    OrderWithoutNumber,
    Problem,
    TooManyCubes,
)
from dosdemayo.engine.questions import Question, wrong_kind
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import State
from dosdemayo.engine.steps.orders import faults, sheet_of


class Reveal:
    """Rule 6.1: both sets are shown; in strict play one with a fault that no card can mend is void (5.7, Q-23)."""

    name = "reveal"

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        sheets = [sheet_of(draft.sealed[side]) for side in (FRENCH, SPANISH)]
        draft.sealed[:] = (None, None)
        for side in SIDES:
            draft.events.append(Revealed(side=side_name(side), orders=tuple(map(str, sheets[side]))))
            draft.orders[side] = sheets[side]
        if rules.strict:
            for side in SIDES:
                found = faults(rules, draft, side, sheets[side])
                reasons = [fault for fault in found if not isinstance(fault, ClosedArea)]
                if reasons:
                    void(draft, side, reasons[0].rule)


class Void:
    """Rule 6.2: what is still not executable when the window closes is void. Only orders in force are judged."""

    name = "void"

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        for side in SIDES:
            barred = barred_areas(rules, draft, side)
            closers = [barred[order.destination] for order in draft.orders[side] if order.destination in barred]
            if closers:
                void(draft, side, rules.cards[closers[0]].rule)


def void(draft: Draft, side: Side, rule: Rule) -> None:
    draft.orders[side] = ()
    draft.events.append(Voided(side=side_name(side), why=rule))


class Numbers:
    """Rule 6.3: the Spanish moves are announced, then the French choose how many cubes carry out each order."""

    name = "allotment"

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        announced = tuple(NumberedOrder(str(order), leaving(rules, draft, order)) for order in draft.orders[SPANISH])
        draft.events.append(Announced(moves=announced))
        if draft.orders[FRENCH]:
            draft.questions.append(Allotment())
        else:
            move_all(rules, draft, ())


@dataclass(frozen=True, slots=True)
class Allotment(Question):
    kind = Kind.ALLOTMENT
    phase = "allotment"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (FRENCH,)

    def options(self, rules: Ruleset, state: State, seat: Seat) -> Options:
        return AllotmentOptions(stacks(state, state.orders[FRENCH]))

    def problems(self, rules: Ruleset, state: State, seat: Seat, action: Action) -> list[Problem]:
        if not isinstance(action, Allot):
            return wrong_kind(self.kind, action)
        return allotment_problems(state, action)

    def answer(self, rules: Ruleset, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, Allot)
        draft.questions.pop()
        draft.events.append(Allotted(moves=tuple(NumberedOrder(str(order), cubes) for order, cubes in action.cubes)))
        move_all(rules, draft, action.cubes)


def stack(position: Position, order: Order) -> int:
    """The French cubes that stand where an order begins."""
    return position.outside[order.destination] if order.origin == OUTSIDE else position.cubes[FRENCH][order.origin]


def stacks(state: State, orders: Sheet) -> tuple[tuple[int, Sheet], ...]:
    """French orders by origin, each with the cubes they share."""
    shared: dict[tuple[Area, Area], list[Order]] = {}
    for order in orders:
        shared.setdefault((order.origin, order.destination if order.origin == OUTSIDE else 0), []).append(order)
    return tuple((stack(state, group[0]), tuple(group)) for group in shared.values())


def allotment_problems(state: State, action: Allot) -> list[Problem]:
    problems: list[Problem] = []
    given = dict(action.cubes)
    orders = state.orders[FRENCH]
    for order, cubes in action.cubes:
        if order not in orders:
            problems.append(NoSuchOrder(order=str(order)))
        elif cubes < 1:
            problems.append(AtLeastOne(order=str(order), cubes=cubes))
    problems += [OrderWithoutNumber(order=str(order)) for order in orders if order not in given]
    if len(given) < len(action.cubes):
        problems.append(OrderNamedTwice())
    for most, group in stacks(state, orders):
        asked = sum(given.get(order, 0) for order in group)
        if asked > most:
            shared = tuple(str(order) for order in group)
            problems.append(TooManyCubes(rule="6.3", orders=shared, cubes=asked, most=most))
    return problems


def leaving(rules: Ruleset, position: Position, order: Order) -> int:
    """How many Spanish cubes an order moves: the number written, else the most allowed (5.3, 5.6)."""
    group = position.cubes[SPANISH][order.origin]
    if order.cubes:
        return order.cubes
    if contested(position, order.origin) and not leaves_freely(rules, position, SPANISH, order.origin):
        return group // 2
    return group


def move_all(rules: Ruleset, draft: Draft, french: Sequence[tuple[Order, int]]) -> None:
    """Rules 6.4 and 6.5: all at once, except those pushed back in a swap."""
    spanish = [(order, leaving(rules, draft, order)) for order in draft.orders[SPANISH]]
    pushed = pushed_back(draft, dict(french), spanish)
    for order, cubes in spanish:
        if (SPANISH, order.route) not in pushed:
            draft.cubes[SPANISH][order.origin] -= cubes
            draft.cubes[SPANISH][order.destination] += cubes
            draft.events.append(_moved(SPANISH, order, cubes))
    for order, cubes in french:
        if (FRENCH, order.route) not in pushed:
            source = draft.outside if order.origin == OUTSIDE else draft.cubes[FRENCH]
            source[order.destination if order.origin == OUTSIDE else order.origin] -= cubes
            draft.cubes[FRENCH][order.destination] += cubes
            draft.moved_in[order.destination] += cubes
            draft.events.append(_moved(FRENCH, order, cubes))


def moved(rules: Ruleset, state: State, french: Sequence[tuple[Order, int]]) -> State:
    """The position after the orders in force are carried out, with these numbers of the French."""
    draft = Draft(state)
    move_all(rules, draft, french)
    return draft.freeze()


def pushed_back(
    draft: Draft, french: dict[Order, int], spanish: list[tuple[Order, int]]
) -> set[tuple[Side, tuple[Area, Area]]]:
    """Rule 6.5: of two opposed moves only the one with more cubes is made; equal, the side with the initiative's."""
    opposed: dict[tuple[Area, Area], int] = {}
    for order, cubes in spanish:
        opposed[order.route] = opposed.get(order.route, 0) + cubes
    pushed = set()
    for order, cubes in french.items():
        back = (order.destination, order.origin)
        against = opposed.get(back, 0)
        if against:
            stronger = initiative(draft) if cubes == against else FRENCH if cubes > against else SPANISH
            pushed.add((SPANISH, back) if stronger is FRENCH else (FRENCH, order.route))
            won = (order.route, cubes, against) if stronger is FRENCH else (back, against, cubes)
            draft.events.append(_swap(stronger, *won))
    return pushed


def _swap(side: Side, route: tuple[Area, Area], cubes: int, against: int) -> Swap:
    """Seen from the side that goes through with its move."""
    origin, destination = route
    return Swap(
        side=side_name(side),
        origin=origin,
        destination=destination,
        cubes=cubes,
        pushed=side_name(enemy(side)),
        against=against,
    )


def _moved(side: Side, order: Order, cubes: int) -> Moved:
    return Moved(side=side_name(side), origin=order.origin, destination=order.destination, cubes=cubes)
