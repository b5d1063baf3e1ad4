"""Random order sheets (chapter 5)."""

from __future__ import annotations

from dosdemayo.kernel.bits import any_of, below, lowest, nth, size
from dosdemayo.kernel.effects import contested, most_leaving, splits, unwritable
from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import (
    AREAS,
    FRENCH_CUBES,
    HEAD,
    NUMBER_SHIFT,
    OCCUPIED,
    ROUTE,
    SPANISH,
    Row,
    Streams,
)
from dosdemayo.kernel.rules_layout import ADJACENT, DEGREE, MAIN_STREETS, NEIGHBOURS, ORDER_LIMIT
from dosdemayo.kernel.sheets import boxes, order, orders_from, origin_of, origins

_ONE_CUBE = 1 << NUMBER_SHIFT


@piece
def add_to(answer: Row, written: int) -> None:
    answer[HEAD] += 1
    answer[answer[HEAD]] = written


@piece
def share_out(origin: int, cubes: int, goals: int, stream: Streams, answer: Row, head: int) -> None:
    """Orders that send so many cubes from an origin, each to any of the goals; `answer[head]` counts the orders."""
    first = head + 1 + answer[head]
    for _ in range(cubes):
        route = order(origin, any_of(goals, stream), 0)
        place, end = first, head + 1 + answer[head]
        while place < end and answer[place] & ROUTE != route:
            place += 1
        if place == end:
            answer[place] = route
            answer[head] += 1
        answer[place] += _ONE_CUBE


@piece
def movable_groups(row: Row, data: Row, shut: int) -> int:
    """Mask of the areas that Spanish orders can leave."""
    groups = 0
    left = row[OCCUPIED + SPANISH]
    while left:
        area = lowest(left)
        left &= left - 1
        if most_leaving(row, data, area) and data[ADJACENT + area] & ~shut:
            groups |= 1 << area
    return groups


@piece
def spanish_sheet(row: Row, data: Row, stream: Streams, answer: Row) -> None:
    """Each group stays or goes anywhere, each as likely; groups that may be split are (5.3)."""
    answer[HEAD] = 0
    shut = unwritable(row, data)
    groups = movable_groups(row, data, shut)
    splitting, whole = 0, groups
    for _ in range(splits(row, data)):
        if whole:
            chosen = 1 << any_of(whole, stream)
            splitting |= chosen
            whole &= ~chosen
    while groups:
        area = lowest(groups)
        groups &= groups - 1
        goals = data[ADJACENT + area] & ~shut
        if (splitting >> area) & 1:
            share_out(area, 1 + below(stream, most_leaving(row, data, area)), goals, stream, answer, HEAD)
        else:
            whole_group(row, data, area, goals, stream, answer)


@piece
def whole_group(row: Row, data: Row, area: int, goals: int, stream: Streams, answer: Row) -> None:
    """Stay, or one order; out of a contested area perhaps with a smaller number (5.6, Q-16)."""
    if below(stream, 1 + size(goals)) == 0:
        return
    fought = (contested(row) >> area) & 1
    number = below(stream, most_leaving(row, data, area)) if fought else 0
    add_to(answer, order(area, any_of(goals, stream), number))


@piece
def french_sheet(row: Row, data: Row, stream: Streams, answer: Row) -> None:
    """Some orders that count, as long as there are cubes for them (5.4, 5.5), and some free ones."""
    answer[HEAD] = 0
    counted_orders(row, data, stream, answer)
    left = origins(row) & data[MAIN_STREETS]
    while left:
        free_orders(row, data, lowest(left), stream, answer)
        left &= left - 1


@piece
def counted_orders(row: Row, data: Row, stream: Streams, answer: Row) -> None:
    starts = origins(row) & ~data[MAIN_STREETS]
    gates = boxes(row, data)
    total = size(gates)
    left = starts
    while left:
        total += data[DEGREE + lowest(left)]
        left &= left - 1
    for _ in range(min(total, below(stream, data[ORDER_LIMIT] + 1))):
        written = counted_order(data, starts, gates, below(stream, total))
        while is_written(answer, written):
            written = counted_order(data, starts, gates, below(stream, total))
        if origin_of(written) == 0 or orders_from(answer, origin_of(written)) < row[FRENCH_CUBES + origin_of(written)]:
            add_to(answer, written)


@piece
def counted_order(data: Row, starts: int, gates: int, place: int) -> int:
    """The order at a place in the list of all French orders that count: those of each origin, then the entries."""
    while starts:
        origin = lowest(starts)
        if place < data[DEGREE + origin]:
            return order(origin, data[NEIGHBOURS + origin * AREAS + place], 0)
        place -= data[DEGREE + origin]
        starts &= starts - 1
    return order(0, nth(gates, place), 0)


@piece
def is_written(answer: Row, written: int) -> bool:
    place = answer[HEAD]
    while place and answer[place] != written:
        place -= 1
    return place > 0


@piece
def free_orders(row: Row, data: Row, origin: int, stream: Streams, answer: Row) -> None:
    """Any number of orders from a main street, up to its cubes."""
    goals = data[ADJACENT + origin]
    most = min(row[FRENCH_CUBES + origin], data[DEGREE + origin])
    for _ in range(below(stream, most + 1)):
        goal = any_of(goals, stream)
        goals &= ~(1 << goal)
        add_to(answer, order(origin, goal, 0))
