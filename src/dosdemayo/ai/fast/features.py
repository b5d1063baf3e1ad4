"""What a position looks like to an evaluation: numbers that a player would name, and the cubes by area."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from dosdemayo.kernel.bits import lowest
from dosdemayo.kernel.effects import closed, contested, loss_limit, lying, strength
from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import (
    AREAS,
    FRENCH,
    FRENCH_CUBES,
    HANDS,
    IN_PLAY,
    LOST,
    OCCUPIED,
    OUTSIDE,
    RESERVE,
    SPANISH,
    SPANISH_CUBES,
    TURN,
    Row,
)
from dosdemayo.kernel.rules_layout import (
    ADD_ORDER,
    ADJACENT,
    CLOSE,
    DECK,
    GATES,
    HAVING,
    LOWER_LIMIT,
    MAIN_STREETS,
    NEEDED,
    TURNS,
)

Floats = npt.NDArray[np.float32]

#: Numbers that a player would name, by their place in a row of features.
(
    ONE,  # one
    LATE,  # late
    SPANIARDS,  # spanish cubes
    SPANIARDS_LATE,  # spanish cubes, late
    ONE_TO_GO,  # one loss from the limit
    TWO_TO_GO,  # two losses from the limit
    THREE_TO_GO,  # three losses from the limit
    LIMIT_CAN_FALL,  # the limit can fall
    GROUPS,  # spanish groups
    BIGGEST_SPANISH,  # biggest spanish group
    FRENCH_INSIDE,  # french cubes inside
    IN_STREETS,  # french cubes in main streets
    FRENCH_OUTSIDE,  # french cubes outside
    SPANISH_LOSING,  # spanish losses in fights
    FRENCH_LOSING,  # french losses in fights
    SPANISH_THREATENED,  # spanish losses threatened
    FRENCH_THREATENED,  # french losses threatened
    FIGHTING,  # spanish cubes fighting
    STEPS_AWAY,  # steps to a stronger french group
    STEPS_AWAY_LATE,  # steps to a stronger french group, late
    OPEN_GATES,  # open gates
    OPEN_GATES_LATE,  # open gates, late
    LOST_GATES,  # gates out of reach
    GUNS,  # guns
    STREETS_CLOSED,  # streets closed
    MORE_ORDERS,  # a card in play adds orders
    SPANISH_RESERVE,  # spanish reserve
    FRENCH_INITIATIVE,  # french initiative
    LONE_FRENCH,  # lone french cubes near the enemy
    NO_SPANIARD,  # no spanish cube
    BIGGEST_FRENCH,  # biggest french group
    CAUGHT,  # spanish cubes caught
    CLOCK,  # turns played
    LIMIT_READY,  # a card lies that makes one playable which lowers the limit
    ESCAPES,  # places next to spanish groups that no french cube stands in or next to
    STREETS_BEAR,  # french cubes in main streets that can strike a spanish group
) = range(36)
NAMED: Final = 36
#: Cards that have a weight of their own: those of the base edition.
WEIGHED_CARDS: Final = 22
#: Where the cards in hand, and the cubes by area, stand.
CARDS_AT: Final = NAMED
FRENCH_AT: Final = CARDS_AT + WEIGHED_CARDS
SPANISH_AT: Final = FRENCH_AT + AREAS
OUTSIDE_AT: Final = SPANISH_AT + AREAS
FEATURES: Final = OUTSIDE_AT + AREAS

_FAR: Final = 6


@piece
def beaten(stronger: int, weaker: int) -> int:
    """Rule 7.2: the losses of the weaker."""
    return min(stronger // weaker, weaker) if 0 < weaker < stronger else 0


@piece
def cubes_next_to(row: Row, data: Row, side_at: int, area: int, idle: int) -> int:
    """Cubes of a side that stand next to an area and are not held by a fight."""
    total = 0
    left = data[ADJACENT + area] & idle
    while left:
        total += row[side_at + lowest(left)]
        left &= left - 1
    return total


@piece
def fights_ahead(row: Row, data: Row, out: Floats) -> None:
    """What the fights that are on would cost, were nobody to move."""
    left = contested(row)
    while left:
        area = lowest(left)
        left &= left - 1
        french, spanish = strength(row, data, FRENCH, area), strength(row, data, SPANISH, area)
        out[SPANISH_LOSING] += min(beaten(french, spanish), row[SPANISH_CUBES + area])
        out[FRENCH_LOSING] += min(beaten(spanish, french), row[FRENCH_CUBES + area])
        out[FIGHTING] += row[SPANISH_CUBES + area]


@piece
def threats(row: Row, data: Row, out: Floats) -> None:
    """What each side could lose where the other can reach it, and who stands alone."""
    fighting = contested(row)
    french_idle = row[OCCUPIED + FRENCH] & ~fighting
    spanish_idle = row[OCCUPIED + SPANISH]
    left = row[OCCUPIED + SPANISH]
    while left:
        area = lowest(left)
        left &= left - 1
        cubes = row[SPANISH_CUBES + area]
        against = cubes_next_to(row, data, FRENCH_CUBES, area, french_idle) + row[FRENCH_CUBES + area]
        hit = beaten(against, cubes)
        out[SPANISH_THREATENED] += hit
        if (fighting >> area) & 1:
            out[CAUGHT] += hit
    left = row[OCCUPIED + FRENCH]
    while left:
        area = lowest(left)
        left &= left - 1
        cubes = row[FRENCH_CUBES + area]
        against = cubes_next_to(row, data, SPANISH_CUBES, area, spanish_idle) + row[SPANISH_CUBES + area]
        out[FRENCH_THREATENED] += beaten(against, strength(row, data, FRENCH, area))
        if cubes == 1 and against > 1:
            out[LONE_FRENCH] += 1


@piece
def reach(row: Row, data: Row, steps: Row, out: Floats) -> None:
    """How far the Spanish cubes are from French groups that could beat them."""
    left = row[OCCUPIED + SPANISH]
    total = 0
    while left:
        area = lowest(left)
        left &= left - 1
        cubes = row[SPANISH_CUBES + area]
        nearest = _FAR
        french = row[OCCUPIED + FRENCH]
        while french:
            other = lowest(french)
            french &= french - 1
            if row[FRENCH_CUBES + other] > cubes:
                nearest = min(nearest, steps[area * AREAS + other])
        box = data[GATES]
        while box:
            gate = lowest(box)
            box &= box - 1
            if row[OUTSIDE + gate] > cubes:
                nearest = min(nearest, 1 + steps[area * AREAS + gate])
        total += nearest * cubes
    out[STEPS_AWAY] = total


@piece
def hunt(row: Row, data: Row, out: Floats) -> None:
    """Where the Spanish groups can run to, and what bears on them from the main streets."""
    idle = row[OCCUPIED + FRENCH] & ~row[OCCUPIED + SPANISH]
    left = row[OCCUPIED + SPANISH]
    while left:
        area = lowest(left)
        left &= left - 1
        exits = data[ADJACENT + area]
        out[STREETS_BEAR] += cubes_next_to(row, data, FRENCH_CUBES, area, idle & data[MAIN_STREETS])
        while exits:
            way = lowest(exits)
            exits &= exits - 1
            if (data[ADJACENT + way] | (1 << way)) & idle == 0:
                out[ESCAPES] += 1


@piece
def gates(row: Row, data: Row, steps: Row, turns_left: int, out: Floats) -> None:
    """Which gates stand open, and whether cubes that guard no other gate can still reach them in time."""
    spare = row[OCCUPIED + FRENCH] & ~row[OCCUPIED + SPANISH]
    left = data[GATES]
    while left:
        gate = lowest(left)
        left &= left - 1
        if row[FRENCH_CUBES + gate] == 1:
            spare &= ~(1 << gate)
    left = data[GATES]
    while left:
        gate = lowest(left)
        left &= left - 1
        if row[FRENCH_CUBES + gate]:
            continue
        out[OPEN_GATES] += 1
        nearest = 1 if row[OUTSIDE + gate] else 9
        french = spare
        while french:
            nearest = min(nearest, steps[gate * AREAS + lowest(french)])
            french &= french - 1
        if nearest > turns_left:
            out[LOST_GATES] += 1


@piece
def counts(row: Row, data: Row, out: Floats) -> None:
    """Cubes by area, and what is summed from them."""
    for area in range(1, AREAS):
        french, spanish = row[FRENCH_CUBES + area], row[SPANISH_CUBES + area]
        out[FRENCH_AT + area] = french
        out[SPANISH_AT + area] = spanish
        out[OUTSIDE_AT + area] = row[OUTSIDE + area]
        out[SPANIARDS] += spanish
        out[GROUPS] += 1 if spanish else 0
        out[BIGGEST_SPANISH] = max(out[BIGGEST_SPANISH], spanish)
        out[FRENCH_INSIDE] += french
        out[IN_STREETS] += french if (data[MAIN_STREETS] >> area) & 1 else 0
        out[FRENCH_OUTSIDE] += row[OUTSIDE + area]
        out[BIGGEST_FRENCH] = max(out[BIGGEST_FRENCH], french)


@piece
def cards(row: Row, data: Row, known: Row, out: Floats) -> None:
    """`known` says for each card of the edition where it stands among those with a weight, plus one; 0 for nowhere."""
    left = row[HANDS + FRENCH] | row[HANDS + SPANISH]
    while left:
        place = known[lowest(left)]
        left &= left - 1
        if place:
            out[CARDS_AT + place - 1] = 1
    out[GUNS] = 1 if lying(row, data, CLOSE) else 0
    out[STREETS_CLOSED] = 1 if closed(row, data) else 0
    out[MORE_ORDERS] = 1 if lying(row, data, ADD_ORDER) else 0


@piece
def losses_to_go(row: Row, data: Row, out: Floats) -> None:
    to_go = loss_limit(row, data) - row[LOST + FRENCH]
    if 1 <= to_go <= 3:
        out[ONE_TO_GO - 1 + to_go] = 1
    left = data[HAVING + LOWER_LIMIT] & data[DECK + SPANISH]
    while left:
        card = lowest(left)
        left &= left - 1
        needed = data[NEEDED + card]
        ready = row[IN_PLAY] & needed
        out[LIMIT_READY] = 1 if ready else out[LIMIT_READY]
        if (row[HANDS + SPANISH] >> card) & 1 and (ready or row[HANDS + SPANISH] & needed or not needed):
            out[LIMIT_CAN_FALL] = 1


@piece
def features(row: Row, data: Row, steps: Row, known: Row, out: Floats) -> None:
    """Fill `out` for a position at the start of a turn."""
    out[:] = 0
    turns_left = data[TURNS] + 1 - row[TURN]
    late = 1.0 / (turns_left + 0.5)
    out[ONE] = 1
    out[LATE] = late
    counts(row, data, out)
    out[SPANIARDS_LATE] = out[SPANIARDS] * late
    losses_to_go(row, data, out)
    fights_ahead(row, data, out)
    threats(row, data, out)
    reach(row, data, steps, out)
    hunt(row, data, out)
    out[STEPS_AWAY_LATE] = out[STEPS_AWAY] * late
    gates(row, data, steps, turns_left, out)
    out[OPEN_GATES_LATE] = out[OPEN_GATES] * late
    cards(row, data, known, out)
    out[SPANISH_RESERVE] = row[RESERVE + SPANISH]
    out[FRENCH_INITIATIVE] = 1 if row[LOST + SPANISH] > row[LOST + FRENCH] else 0
    out[CLOCK] = row[TURN] - 1
    out[NO_SPANIARD] = 1 if out[SPANIARDS] == 0 else 0
