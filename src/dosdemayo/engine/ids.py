"""Who sits at the table (rule 1.1) and how things are named."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Literal, TypeAlias

#: How seats and sides are called wherever they are written.
SeatName: TypeAlias = Literal["french", "spanish", "chance"]
SideName: TypeAlias = Literal["french", "spanish"]


class Seat(IntEnum):
    """A seat that answers questions. Chance is one, so that drawing a card is an answer like any other."""

    FRENCH = 0
    SPANISH = 1
    CHANCE = 2

    @property
    def label(self) -> SeatName:
        """`french`, `spanish` or `chance`."""
        return _LABELS[self]


_LABELS: tuple[SeatName, ...] = ("french", "spanish", "chance")


class Window(StrEnum):
    """The card windows of a turn, in their order (9.4)."""

    # An enum's own hash is a call in Python; windows are looked up for every card.
    __hash__ = str.__hash__

    PREPARATION = "preparation"
    ORDERS = "orders"
    MOVEMENT = "movement"
    AFTER_MOVEMENT = "after_movement"
    RESOLUTION = "resolution"
    AFTER_RESOLUTION = "after_resolution"


class Kind(StrEnum):
    """What a question asks for, by the names that cases and records use."""

    __hash__ = str.__hash__

    FRENCH_CHOICE = "french_choice"
    DENY = "deny"
    DRAW = "draw"
    DEAL = "deal"
    DISCARD = "discard"
    ORDERS = "orders"
    ALLOTMENT = "allotment"
    WINDOW_PREPARATION = "window:preparation"
    WINDOW_ORDERS = "window:orders"
    WINDOW_MOVEMENT = "window:movement"
    WINDOW_AFTER_MOVEMENT = "window:after_movement"
    WINDOW_RESOLUTION = "window:resolution"
    WINDOW_AFTER_RESOLUTION = "window:after_resolution"

    @property
    def window(self) -> Window | None:
        """The card window that is open, if it is that which is asked."""
        return _WINDOW_OF.get(self)


WINDOWS = tuple(Window)
#: Those in which cubes have moved.
AFTER_MOVES = frozenset({Window.AFTER_MOVEMENT, Window.RESOLUTION, Window.AFTER_RESOLUTION})
_KIND_OF = {window: Kind(f"window:{window}") for window in Window}
_WINDOW_OF = {kind: window for window, kind in _KIND_OF.items()}


def window_kind(window: Window) -> Kind:
    """What is asked in a card window."""
    return _KIND_OF[window]


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
_SIDE_NAMES: tuple[SideName, SideName] = ("french", "spanish")


def enemy(side: Side) -> Side:
    return _ENEMY[side]


def side_name(side: Side) -> SideName:
    return _SIDE_NAMES[side]
