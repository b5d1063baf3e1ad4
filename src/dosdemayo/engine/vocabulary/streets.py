"""Effects on which areas Spanish orders may enter (D-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from dosdemayo.engine.cards import Card, Effect
from dosdemayo.engine.draft import Position, holds
from dosdemayo.engine.effects import closed_areas
from dosdemayo.engine.ids import FRENCH, SPANISH, Area, Side, Window
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.targets import NEVER, NOTHING, Targets
from dosdemayo.engine.vocabulary.parameters import SomeAreas


@dataclass(frozen=True, kw_only=True)
class Close(Effect):
    """Areas are closed to the Spanish while the French hold all of them."""

    name = "close"
    sides = (FRENCH,)
    windows = frozenset({Window.PREPARATION, Window.ORDERS, Window.MOVEMENT})
    lasting = True
    areas: Annotated[tuple[Area, ...], SomeAreas()]

    def closes(self, card: Card, position: Position, side: Side) -> frozenset[Area]:
        if side is not card.side and all(holds(position, card.side, area) for area in self.areas):
            return frozenset(self.areas)
        return frozenset()


@dataclass(frozen=True, kw_only=True)
class Open(Effect):
    """Spanish orders already written may enter closed areas."""

    name = "open"
    sides = (SPANISH,)
    windows = frozenset({Window.MOVEMENT})
    lasting = True
    mends = frozenset({"closed_area"})

    @property
    def may_lack_object(self) -> bool:
        return True

    def targets(self, card: Card, rules: Ruleset, position: Position) -> Targets:
        closed = closed_areas(rules, position, card.side)
        return NOTHING if any(order.destination in closed for order in position.orders[card.side]) else NEVER

    def opens(self, card: Card, side: Side) -> bool:
        return side is card.side
