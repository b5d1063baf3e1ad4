"""Whether an order sheet can be executed, or made executable by a card in hand (chapter 5)."""

from __future__ import annotations

from dosdemayo.kernel.effects import contested, most_leaving, splits, unwritable
from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import (
    AREAS,
    FRENCH_CUBES,
    HEAD,
    MAX_CUBES,
    OCCUPIED,
    ROUTE,
    SPANISH,
    SPANISH_CUBES,
    Row,
)
from dosdemayo.kernel.rules_layout import ADJACENT, MAIN_STREETS, ORDER_LIMIT
from dosdemayo.kernel.sheets import boxes, goal_of, number_of, orders_from, origin_of, origins


@piece
def is_repeated(answer: Row, place: int) -> bool:
    """Rule 5.2: is the order at this place written at an earlier one too?"""
    earlier = place - 1
    while earlier and (answer[earlier] ^ answer[place]) & ROUTE:
        earlier -= 1
    return earlier > 0


@piece
def french_sheet_legal(row: Row, data: Row, answer: Row) -> bool:
    """Rules 5.2 and 5.4 to 5.6."""
    if not 0 <= answer[HEAD] <= MAX_CUBES:
        return False
    counted = 0
    for place in range(1, answer[HEAD] + 1):
        if is_repeated(answer, place) or not french_order_legal(row, data, answer, answer[place]):
            return False
        counted += 1 - ((data[MAIN_STREETS] >> origin_of(answer[place])) & 1)
    return counted <= data[ORDER_LIMIT]


@piece
def french_order_legal(row: Row, data: Row, answer: Row, written: int) -> bool:
    origin = origin_of(written)
    if number_of(written):
        return False
    if origin == 0:
        return (boxes(row, data) >> goal_of(written)) & 1 != 0
    if not (origins(row) >> origin) & 1 or not is_way(data, written):
        return False
    return orders_from(answer, origin) <= row[FRENCH_CUBES + origin]


@piece
def is_way(data: Row, written: int) -> bool:
    """Is there such an origin, and is the destination next to it?"""
    origin = origin_of(written)
    return 0 < origin < AREAS and (data[ADJACENT + origin] >> goal_of(written)) & 1 != 0


@piece
def spanish_sheet_legal(row: Row, data: Row, answer: Row) -> bool:
    """Rules 5.2, 5.3, 5.6 and 5.7."""
    if not 0 <= answer[HEAD] <= MAX_CUBES:
        return False
    shut = unwritable(row, data)
    split_groups = 0
    for place in range(1, answer[HEAD] + 1):
        written = answer[place]
        origin = origin_of(written)
        if is_repeated(answer, place) or not is_way(data, written) or not (row[OCCUPIED + SPANISH] >> origin) & 1:
            return False
        if (shut >> goal_of(written)) & 1 or not leaving_legal(row, data, answer, origin):
            return False
        if is_split(row, answer, written):
            split_groups |= 1 << origin
            if number_of(written) == 0:
                return False
    return within(split_groups, splits(row, data))


@piece
def within(groups: int, allowed: int) -> bool:
    """Are there at most so many bits?"""
    while groups and allowed:
        groups &= groups - 1
        allowed -= 1
    return groups == 0


@piece
def leaving_legal(row: Row, data: Row, answer: Row, origin: int) -> bool:
    """Not more than there are, and not more than may leave a contested area."""
    most = most_leaving(row, data, origin)
    count = orders_from(answer, origin)
    leaving = 0
    for place in range(1, answer[HEAD] + 1):
        if origin_of(answer[place]) == origin:
            number = number_of(answer[place])
            leaving += number or (most if count == 1 else 1)
    return most > 0 and leaving <= most


@piece
def is_split(row: Row, answer: Row, written: int) -> bool:
    """Several orders, or one that leaves cubes behind where rule 5.6 does not ask for it."""
    origin = origin_of(written)
    if orders_from(answer, origin) > 1:
        return True
    return 0 < number_of(written) < row[SPANISH_CUBES + origin] and not (contested(row) >> origin) & 1
