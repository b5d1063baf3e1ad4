"""A turn without cards, for search: two sheets and the French numbers in, the position before the next cards out."""

from __future__ import annotations

from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import ASKED, FRENCH, OVER, SEALED, SPANISH, STEP, Row
from dosdemayo.kernel.movement import announce, move_all, void_barred
from dosdemayo.kernel.resolution import end_of_movement, fights
from dosdemayo.kernel.sheets import write
from dosdemayo.kernel.turn import W_AFTER_RESOLUTION


@piece
def bare_movement(row: Row, data: Row, french: Row, spanish: Row, allotment: Row) -> None:
    """Carry out two sheets from a position that asks for orders. All three are written like answers."""
    write(row, FRENCH, french)
    write(row, SPANISH, spanish)
    row[SEALED] = 0
    row[ASKED] = OVER
    void_barred(row, data)
    announce(row)
    move_all(row, allotment)


@piece
def bare_turn(row: Row, data: Row, french: Row, spanish: Row, allotment: Row) -> None:
    """Movement and Resolution as if everybody passed. `advance` then goes on with the cards after resolution."""
    bare_movement(row, data, french, spanish, allotment)
    end_of_movement(row, data)
    fights(row, data)
    row[STEP] = W_AFTER_RESOLUTION
