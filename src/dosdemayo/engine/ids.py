"""Who sits at the table (rule 1.1) and how things are named."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias


class Seat(IntEnum):
    """A seat that answers questions. Chance is one, so that drawing a card is an answer like any other."""

    FRENCH = 0
    SPANISH = 1
    CHANCE = 2

    @property
    def label(self) -> str:
        return _LABELS[self]


_LABELS = ("french", "spanish", "chance")

#: A seat that is a player's: FRENCH or SPANISH.
Side: TypeAlias = Seat
#: An area of the board, by its number.
Area: TypeAlias = int
CardId: TypeAlias = str
#: A number of the rulebook, of a card (C-), of a detail (D-) or of a ruling (Q-).
Rule: TypeAlias = str

FRENCH, SPANISH, CHANCE = Seat.FRENCH, Seat.SPANISH, Seat.CHANCE
#: Both sides, in the order in which they are listed wherever both are asked.
SIDES: tuple[Side, Side] = (SPANISH, FRENCH)

_ENEMY = (SPANISH, FRENCH)


def enemy(side: Side) -> Side:
    return _ENEMY[side]
