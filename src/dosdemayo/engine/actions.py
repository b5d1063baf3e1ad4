"""Everything a seat can answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from dosdemayo.engine.ids import Area, CardId
from dosdemayo.engine.orders import Order, Sheet, Step

#: What a card is played on: nothing, an area, an order, an order and its new destination, or cavalry steps.
Target: TypeAlias = Area | Order | tuple[Order, Area] | tuple[Step, ...] | None


@dataclass(frozen=True, slots=True)
class Choose:
    """The French keep this card from the start (2.4)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Deny:
    """Forbid the opponent's draw, or allow it (4.3)."""

    denied: bool


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card, or decline (4.2)."""

    drawn: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance turns up this card for the side that draws."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Discard:
    """Chance picks this card out of a hand."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Write:
    """A whole order sheet (5.2)."""

    orders: Sheet


@dataclass(frozen=True, slots=True)
class Allot:
    """How many cubes carry out each French order in force, in the order of the sheet (6.3)."""

    cubes: tuple[tuple[Order, int], ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from hand."""

    card: CardId
    target: Target = None


@dataclass(frozen=True, slots=True)
class Use:
    """Use a card that lies in play (9.4)."""

    card: CardId
    target: Target = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Play no card now."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up (8.4); or lose it because the time of this side has run out, where that was agreed."""

    on_time: bool = False


Action: TypeAlias = Choose | Deny | Draw | Deal | Discard | Write | Allot | Play | Use | Pass | Resign
