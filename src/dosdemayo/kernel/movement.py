"""Chapter 6: Movement."""

from __future__ import annotations

from dosdemayo.kernel.effects import add_cubes, barred, initiative, most_leaving
from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import (
    ANNOUNCED_SHIFT,
    ARRIVED,
    FRENCH,
    FRENCH_CUBES,
    FRENCH_SHEET,
    GOAL_SHIFT,
    MOVED_IN,
    OUTSIDE,
    ROUTE,
    SPANISH,
    SPANISH_SHEET,
    Row,
)
from dosdemayo.kernel.sheets import announced_of, goal_of, number_of, origin_of

_AS_WRITTEN = (1 << ANNOUNCED_SHIFT) - 1


@piece
def void_barred(row: Row, data: Row) -> None:
    """Rule 6.2: a Spanish order in force into a closed area voids the set."""
    shut = barred(row, data)
    if shut:
        for place in range(1, row[SPANISH_SHEET] + 1):
            if (shut >> goal_of(row[SPANISH_SHEET + place])) & 1:
                row[SPANISH_SHEET] = 0
                return


@piece
def announce(row: Row, data: Row) -> None:
    """Rule 6.3: note for each Spanish order how many cubes it moves: the number written, else the most allowed."""
    for place in range(SPANISH_SHEET + 1, SPANISH_SHEET + 1 + row[SPANISH_SHEET]):
        written = row[place] & _AS_WRITTEN
        number = number_of(written)
        moving = number or most_leaving(row, data, origin_of(written))
        row[place] = written | (moving << ANNOUNCED_SHIFT)


@piece
def stack(written: int) -> int:
    """Where in the row the French cubes stand that an order moves."""
    origin = origin_of(written)
    return FRENCH_CUBES + origin if origin else OUTSIDE + goal_of(written)


@piece
def opposing(row: Row, written: int) -> int:
    """Cubes announced on Spanish orders that go the opposite way of a French order."""
    back = goal_of(written) | (origin_of(written) << GOAL_SHIFT)
    cubes = 0
    for place in range(SPANISH_SHEET + 1, SPANISH_SHEET + 1 + row[SPANISH_SHEET]):
        if row[place] & ROUTE == back:
            cubes += announced_of(row[place])
    return cubes


@piece
def pushed_routes(row: Row, allotment: Row, place: int) -> int:
    """Rule 6.5 for the French order at a place: 0 no swap, 1 the French are pushed back, 2 the Spanish are."""
    against = opposing(row, row[FRENCH_SHEET + place])
    if against == 0:
        return 0
    cubes = allotment[place]
    if cubes == against:
        return 2 if initiative(row) == FRENCH else 1
    return 2 if cubes > against else 1


@piece
def hold_back(row: Row, written: int) -> int:
    """Mask of the places of the Spanish orders that go the opposite way of a French order."""
    back = goal_of(written) | (origin_of(written) << GOAL_SHIFT)
    held = 0
    for place in range(1, row[SPANISH_SHEET] + 1):
        if row[SPANISH_SHEET + place] & ROUTE == back:
            held |= 1 << place
    return held


@piece
def move_all(row: Row, allotment: Row) -> None:
    """Rules 6.4 and 6.5, once announced: `allotment[i]` cubes carry out the French order at place i (from 1)."""
    french_held, spanish_held = 0, 0
    for place in range(1, row[FRENCH_SHEET] + 1):
        pushed = pushed_routes(row, allotment, place)
        if pushed == 1:
            french_held |= 1 << place
        elif pushed == 2:
            spanish_held |= hold_back(row, row[FRENCH_SHEET + place])
    for place in range(1, row[SPANISH_SHEET] + 1):
        if not (spanish_held >> place) & 1:
            written = row[SPANISH_SHEET + place]
            cubes = announced_of(written)
            add_cubes(row, SPANISH, origin_of(written), -cubes)
            add_cubes(row, SPANISH, goal_of(written), cubes)
    for place in range(1, row[FRENCH_SHEET] + 1):
        if not (french_held >> place) & 1:
            move_french(row, row[FRENCH_SHEET + place], allotment[place])


@piece
def move_french(row: Row, written: int, cubes: int) -> None:
    origin, goal = origin_of(written), goal_of(written)
    if origin:
        add_cubes(row, FRENCH, origin, -cubes)
    else:
        row[OUTSIDE + goal] -= cubes
    add_cubes(row, FRENCH, goal, cubes)
    row[MOVED_IN + goal] += cubes
    row[ARRIVED] |= 1 << goal
