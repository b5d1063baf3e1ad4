"""Effects on a group in one place: a fixed area, or one that is picked when the card is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from dosdemayo.engine.cards import Card, Effect
from dosdemayo.engine.draft import Position, contested, holds
from dosdemayo.engine.ids import Area, Side
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import InPlay
from dosdemayo.engine.targets import NEVER, NOTHING, Listed, Targets
from dosdemayo.engine.vocabulary.parameters import OneArea, Word

#: What must stand in a place for a card to be played on it, by its word in an edition.
CONDITIONS: dict[str, Callable[[Position, Side, Area], bool]] = {
    "fight": lambda position, side, area: contested(position, area),
    "group": lambda position, side, area: position.cubes[side][area] > 0,
    "held": holds,
    "any": lambda position, side, area: True,
}


@dataclass(frozen=True, kw_only=True)
class Placed(Effect):
    """Without `area` an area is picked; with `near`, out of that one and those next to it."""

    area: Annotated[Area, OneArea()] = 0
    near: Annotated[Area, OneArea()] = 0

    @property
    def aim(self) -> str:
        return "" if self.area else "area"

    def targets(self, card: Card, rules: Ruleset, position: Position) -> Targets:
        if self.area:
            return NOTHING if self.suits(card, position, self.area) else NEVER
        areas = sorted((self.near, *rules.board.neighbours[self.near])) if self.near else rules.board.areas
        return Listed("area", tuple(area for area in areas if self.suits(card, position, area)))

    def suits(self, card: Card, position: Position, area: Area) -> bool:
        """Is there what the effect needs?"""
        return True

    def at(self, target: object) -> Area:
        """The place at which it acts, with the target of the card."""
        return self.area or (target if isinstance(target, int) else 0)

    def reaches(self, card: Card, lying: InPlay, side: Side, area: Area) -> bool:
        """While the card lies in play: is this the group that it speaks of?"""
        return side is card.side and area == (self.area or lying.area)


@dataclass(frozen=True, kw_only=True)
class Conditional(Placed):
    """`where` says what must stand in the place when the card is played."""

    where: Annotated[str, Word(tuple(CONDITIONS))] = "fight"

    @property
    def may_lack_object(self) -> bool:
        return bool(self.aim) or self.where != "any"

    def suits(self, card: Card, position: Position, area: Area) -> bool:
        return CONDITIONS[self.where](position, card.side, area)
