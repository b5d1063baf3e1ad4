"""What cards of both decks do alike."""

from __future__ import annotations

from dataclasses import dataclass

from dosdemayo.engine.actions import Target
from dosdemayo.engine.cards import Card
from dosdemayo.engine.draft import Draft, Position
from dosdemayo.engine.ids import Side, enemy
from dosdemayo.engine.orders import Order
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.targets import Listed, Targets


@dataclass(frozen=True, kw_only=True)
class CancelOrder(Card):
    """Cancels one enemy order in force; its cubes stay where they are (D-4)."""

    @property
    def _victim(self) -> Side:
        return enemy(self.side)

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return Listed("order", position.orders[self._victim])

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        assert isinstance(target, Order)
        left = list(draft.orders[self._victim])
        left.remove(target)
        draft.orders[self._victim] = tuple(left)
