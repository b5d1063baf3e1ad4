"""Order sheets (chapter 5): lists of numbers that each name an origin, a destination and a number of cubes."""

from __future__ import annotations

from dosdemayo.kernel.bits import lowest, size
from dosdemayo.kernel.effects import contested
from dosdemayo.kernel.jit import phrase, piece
from dosdemayo.kernel.layout import (
    ANNOUNCED_SHIFT,
    FIELD,
    FRENCH,
    FRENCH_CUBES,
    FRENCH_SHEET,
    GOAL_SHIFT,
    HEAD,
    NUMBER_SHIFT,
    OCCUPIED,
    OUTSIDE,
    SHEET,
    SHEET_SIZE,
    TURN,
    Row,
)
from dosdemayo.kernel.rules_layout import ADJACENT, ENTRIES, ENTRY_TURN


@phrase
def order(origin: int, goal: int, number: int) -> int:
    return origin | (goal << GOAL_SHIFT) | (number << NUMBER_SHIFT)


@phrase
def origin_of(written: int) -> int:
    return written & FIELD


@phrase
def goal_of(written: int) -> int:
    return (written >> GOAL_SHIFT) & FIELD


@phrase
def number_of(written: int) -> int:
    return (written >> NUMBER_SHIFT) & FIELD


@phrase
def announced_of(written: int) -> int:
    return written >> ANNOUNCED_SHIFT


@piece
def write(row: Row, side: int, answer: Row) -> None:
    """Copy a sheet from an answer: its head is the number of orders."""
    sheet = SHEET + side * SHEET_SIZE
    count = answer[HEAD]
    row[sheet] = count
    for place in range(1, count + 1):
        row[sheet + place] = answer[place]


@piece
def cancel(row: Row, side: int, place: int) -> None:
    """D-4: take the order at this place (from 0) out of force."""
    sheet = SHEET + side * SHEET_SIZE
    row[sheet] -= 1
    for later in range(place + 1, row[sheet] + 1):
        row[sheet + later] = row[sheet + later + 1]


@piece
def add_order(row: Row, written: int) -> None:
    """One more French order in force."""
    row[FRENCH_SHEET] += 1
    row[FRENCH_SHEET + row[FRENCH_SHEET]] = written


@piece
def orders_from(answer: Row, origin: int) -> int:
    """How many orders of a sheet, written as an answer, leave this origin."""
    count = 0
    for place in range(1, answer[HEAD] + 1):
        if origin_of(answer[place]) == origin:
            count += 1
    return count


@phrase
def origins(row: Row) -> int:
    """Mask of the areas that French orders may leave (5.6)."""
    return row[OCCUPIED + FRENCH] & ~contested(row)


@piece
def boxes(row: Row, data: Row) -> int:
    """Mask of the gates into which French cubes may be ordered from outside."""
    if row[TURN] < data[ENTRY_TURN]:
        return 0
    open_boxes = 0
    left = data[ENTRIES]
    while left:
        gate = lowest(left)
        left &= left - 1
        if row[OUTSIDE + gate]:
            open_boxes |= 1 << gate
    return open_boxes


@piece
def addable(row: Row, data: Row, origin: int) -> int:
    """Mask of the destinations to which a French order from this origin (0: outside) could be added (5.2, 5.5)."""
    goals = 0
    for place in range(1, row[FRENCH_SHEET] + 1):
        written = row[FRENCH_SHEET + place]
        if origin_of(written) == origin:
            goals |= 1 << goal_of(written)
    if origin == 0:
        return boxes(row, data) & ~goals
    if size(goals) >= row[FRENCH_CUBES + origin]:
        return 0
    return data[ADJACENT + origin] & ~goals
