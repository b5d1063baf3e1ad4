"""Chapters 7 and 8: Resolution, the end of the turn and of the game."""

from __future__ import annotations

from dosdemayo.kernel.bits import lowest
from dosdemayo.kernel.effects import contested, eliminate, end, spared, strength, turn_of
from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import (
    ARRIVED,
    CITY_SUBDUED,
    CUBES_LEFT,
    DENIED,
    DISCARDS,
    FIRST_WRITER,
    FOUGHT,
    FRENCH,
    FRENCH_CUBES,
    FRENCH_SHEET,
    GATE_OPEN,
    IN_PLAY,
    LYING,
    MOVED_IN,
    NOBODY,
    OCCUPIED,
    SPANISH,
    SPANISH_CUBES,
    SPANISH_SHEET,
    STEP,
    TURN,
    USED,
    Row,
)
from dosdemayo.kernel.rules_layout import DECK, GATES, STAYING_MOVEMENT, STAYING_TURN, TURNS


@piece
def fight(row: Row, data: Row, area: int) -> None:
    """Rule 7.2: the weaker group loses as many cubes as it goes into the stronger, never more than it has."""
    french, spanish = strength(row, data, FRENCH, area), strength(row, data, SPANISH, area)
    if french < spanish:
        losses = min(spanish // french, row[FRENCH_CUBES + area])
        eliminate(row, FRENCH, area, spared(row, data, FRENCH, losses, area))
    elif spanish < french:
        losses = min(french // spanish, row[SPANISH_CUBES + area])
        eliminate(row, SPANISH, area, spared(row, data, SPANISH, losses, area))


@piece
def fights(row: Row, data: Row) -> None:
    """Rules 7.1 and 7.3. Fights do not touch each other, so one after the other is all at once."""
    row[FOUGHT] = contested(row)
    left = row[FOUGHT]
    while left:
        fight(row, data, lowest(left))
        left &= left - 1


@piece
def expire(row: Row, data: Row, cards: int) -> None:
    """These cards go from the table to the discards of their sides; their uses of this turn are still known."""
    row[IN_PLAY] &= ~cards
    row[DISCARDS + FRENCH] |= cards & data[DECK + FRENCH]
    row[DISCARDS + SPANISH] |= cards & data[DECK + SPANISH]
    while cards:
        row[LYING + lowest(cards)] &= ~0xFFFF
        cards &= cards - 1


@piece
def end_of_movement(row: Row, data: Row) -> None:
    """Cards that stay until the end of the next Movement, played in an earlier turn."""
    over = 0
    cards = row[IN_PLAY] & data[STAYING_MOVEMENT]
    while cards:
        if turn_of(row, lowest(cards)) < row[TURN]:
            over |= cards & -cards
        cards &= cards - 1
    expire(row, data, over)


@piece
def end_of_cards(row: Row, data: Row) -> None:
    expire(row, data, row[IN_PLAY] & data[STAYING_TURN])


@piece
def end_of_turn(row: Row, data: Row) -> None:
    """Rule 7.5, and rule 8.2 after the last turn."""
    while row[USED]:
        row[LYING + lowest(row[USED])] &= 0xFFFF
        row[USED] &= row[USED] - 1
    row[DENIED] = row[FOUGHT] = 0
    row[FIRST_WRITER] = NOBODY
    row[FRENCH_SHEET] = row[SPANISH_SHEET] = 0
    while row[ARRIVED]:
        row[MOVED_IN + lowest(row[ARRIVED])] = 0
        row[ARRIVED] &= row[ARRIVED] - 1
    if row[TURN] == data[TURNS]:
        after_last_turn(row, data)
    else:
        row[TURN] += 1
        row[STEP] = 0


@piece
def after_last_turn(row: Row, data: Row) -> None:
    """Rule 8.2 and Q-32."""
    if row[OCCUPIED + SPANISH]:
        end(row, SPANISH, CUBES_LEFT)
    elif data[GATES] & ~row[OCCUPIED + FRENCH]:
        end(row, SPANISH, GATE_OPEN)
    else:
        end(row, FRENCH, CITY_SUBDUED)
