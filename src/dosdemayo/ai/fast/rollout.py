"""The rest of a turn: what happens when nobody plays a card, and how many cubes the French had best send."""

from __future__ import annotations

from typing import Final

from dosdemayo.ai.fast.jit import piece
from dosdemayo.ai.fast.value import value
from dosdemayo.ai.fast.workspace import Workspace
from dosdemayo.kernel.effects import loss_limit_reached
from dosdemayo.kernel.layout import (
    ASKED,
    FRENCH_SHEET,
    HEAD,
    OVER,
    REASON,
    ROW,
    STEP,
    Row,
)
from dosdemayo.kernel.movement import announce, move_all, stack, void_barred
from dosdemayo.kernel.turn import END_OF_TURN, NUMBERS, OPENS, enter, take_step

#: Times that the numbers of all orders are gone over.
_ROUNDS: Final = 2


@piece
def copy(target: Row, source: Row) -> None:
    """One row into another."""
    for place in range(ROW):
        target[place] = source[place]


@piece
def settle(row: Row, data: Row) -> None:
    """Go on from after the numbers to the end of the turn; nobody plays a card."""
    row[ASKED] = OVER
    for step in range(row[STEP], END_OF_TURN + 1):
        if loss_limit_reached(row, data):
            return
        if OPENS[step] < 0:
            enter(row, data, step)


@piece
def go_on(row: Row, data: Row) -> None:
    """Go on to the next question of this turn, or to its end."""
    while row[ASKED] == OVER and row[REASON] == 0:
        if loss_limit_reached(row, data):
            return
        ends_turn = row[STEP] == END_OF_TURN
        take_step(row, data)
        if ends_turn:
            return


@piece
def if_all_pass(row: Row, work: Workspace) -> float:
    """The value after the rest of the turn, from after the numbers on."""
    copy(work.rollout, row)
    settle(work.rollout, work.data)
    return value(work.rollout, work)


@piece
def with_numbers(row: Row, numbers: Row, work: Workspace) -> float:
    """The value if these numbers of cubes carry out the French orders."""
    copy(work.rollout, row)
    work.rollout[STEP] = NUMBERS + 1
    move_all(work.rollout, numbers)
    settle(work.rollout, work.data)
    return value(work.rollout, work)


@piece
def everybody(row: Row, numbers: Row) -> None:
    """All cubes go; the first order of a stack takes what the others leave."""
    count = row[FRENCH_SHEET]
    numbers[HEAD] = count
    for place in range(1, count + 1):
        home = stack(row[FRENCH_SHEET + place])
        earlier, later = 0, 0
        for other in range(1, count + 1):
            if stack(row[FRENCH_SHEET + other]) == home:
                earlier += other < place
                later += other > place
        numbers[place] = 1 if earlier else row[home] - later


@piece
def at_home(row: Row, numbers: Row, place: int) -> int:
    """Cubes of the stack of an order that no order takes."""
    left = row[stack(row[FRENCH_SHEET + place])]
    for other in range(1, numbers[HEAD] + 1):
        if stack(row[FRENCH_SHEET + other]) == stack(row[FRENCH_SHEET + place]):
            left -= numbers[other]
    return left


@piece
def best_numbers(row: Row, numbers: Row, work: Workspace) -> float:
    """Fill in the numbers that serve the French best, one order after the other; the value with them."""
    everybody(row, numbers)
    best = with_numbers(row, numbers, work)
    for _ in range(_ROUNDS):
        before = best
        for place in range(1, numbers[HEAD] + 1):
            best = best_number(row, numbers, place, best, work)
            best = best_shift(row, numbers, place, best, work)
        if best <= before:
            break
    return best


@piece
def best_number(row: Row, numbers: Row, place: int, best: float, work: Workspace) -> float:
    """Try every number for one order; the rest of its stack stays."""
    most = numbers[place] + at_home(row, numbers, place)
    chosen = numbers[place]
    for number in range(1, most + 1):
        if number == chosen:
            continue
        kept = numbers[place]
        numbers[place] = number
        found = with_numbers(row, numbers, work)
        if found > best:
            best = found
        else:
            numbers[place] = kept
    return best


@piece
def best_shift(row: Row, numbers: Row, place: int, best: float, work: Workspace) -> float:
    """Try to take cubes for one order from later orders of the same stack."""
    for other in range(1, numbers[HEAD] + 1):
        if other == place or stack(row[FRENCH_SHEET + other]) != stack(row[FRENCH_SHEET + place]):
            continue
        while numbers[other] > 1:
            numbers[other] -= 1
            numbers[place] += 1
            found = with_numbers(row, numbers, work)
            if found <= best:
                numbers[other] += 1
                numbers[place] -= 1
                break
            best = found
    return best


@piece
def announced(row: Row, data: Row) -> None:
    """Go from the movement window to the question of numbers."""
    void_barred(row, data)
    announce(row, data)
    row[ASKED] = OVER
    row[STEP] = NUMBERS + 1
