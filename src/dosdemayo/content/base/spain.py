"""The Spanish deck, C-S1 to C-S11. One small class for each card; numbers and areas are edition data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dosdemayo.content.base.common import CancelOrder
from dosdemayo.engine.actions import Target
from dosdemayo.engine.cards import ALL_CUBES, Card
from dosdemayo.engine.draft import Draft, Position, contested, contested_areas, holds
from dosdemayo.engine.effects import closed_areas
from dosdemayo.engine.ids import FRENCH, SPANISH, Area, CardId, Side
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import InPlay
from dosdemayo.engine.targets import NEVER, NOTHING, Listed, Targets


@dataclass(frozen=True, kw_only=True)
class JoseBlasMolina(Card):
    """C-S1: a group is safe this turn and may leave a fight whole in the next (Q-24, D-7)."""

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return Listed("area", tuple(area for area, cubes in enumerate(position.cubes[SPANISH]) if cubes))

    def spares(self, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        return ALL_CUBES if side is SPANISH and area == lying.area and position.turn == lying.turn else 0

    def leaves_freely(self, position: Position, lying: InPlay, side: Side, area: Area) -> bool:
        return side is SPANISH and area == lying.area and position.turn == lying.turn + 1


@dataclass(frozen=True, kw_only=True)
class LuisDaoiz(Card):
    """C-S2: the guns of one place."""

    area: Area
    bonus: int

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return NOTHING if contested(position, self.area) else NEVER

    def strength(self, rules: Ruleset, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        return self.bonus if side is SPANISH and area == self.area else 0


@dataclass(frozen=True, kw_only=True)
class PedroVelarde(Card):
    """C-S3: help for a fight at that place or next to it."""

    area: Area
    bonus: int

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        near = (self.area, *rules.board.neighbours[self.area])
        return Listed("area", tuple(sorted(area for area in near if contested(position, area))))

    def strength(self, rules: Ruleset, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        return self.bonus if side is SPANISH and area == lying.area else 0


@dataclass(frozen=True, kw_only=True)
class JacintoRuiz(Card):
    """C-S4: the loss limit falls, once one of two cards lies in play (Q-17)."""

    limit: int
    needs: tuple[CardId, ...]

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return NOTHING if any(lying.card in self.needs for lying in position.in_play) else NEVER

    def loss_limit(self) -> int:
        return self.limit


@dataclass(frozen=True, kw_only=True)
class AlcaldeDeMostoles(Card):
    """C-S5: lies in play and makes another card playable."""


@dataclass(frozen=True, kw_only=True)
class PresosDeLaCarcel(Card):
    """C-S6: orders already written may enter closed areas (D-6)."""

    mends: ClassVar[frozenset[str]] = frozenset({"closed_area"})

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        closed = closed_areas(rules, position, SPANISH)
        return NOTHING if any(order.destination in closed for order in position.orders[SPANISH]) else NEVER

    def opens(self, rules: Ruleset, side: Side) -> bool:
        return side is SPANISH


@dataclass(frozen=True, kw_only=True)
class SoldadosSeEscapan(Card):
    """C-S7: the reserve joins the group that holds one place (D-10)."""

    area: Area
    recruits: int

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return NOTHING if position.reserve[SPANISH] and holds(position, SPANISH, self.area) else NEVER

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        draft.recruit(SPANISH, self.area, min(self.recruits, draft.reserve[SPANISH]))


@dataclass(frozen=True, kw_only=True)
class Ambush(Card):
    """French cubes that moved into one place, where a Spanish group is, lose some of their number (Q-26)."""

    area: Area
    kills: int

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return NOTHING if position.moved_in[self.area] and position.cubes[SPANISH][self.area] else NEVER

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        killed = min(self.kills, draft.moved_in[self.area])
        draft.moved_in[self.area] -= killed
        draft.eliminate(FRENCH, self.area, killed, self.rule, self.id)


@dataclass(frozen=True, kw_only=True)
class Manolas(Ambush):
    """C-S8."""


@dataclass(frozen=True, kw_only=True)
class UnTiesto(Ambush):
    """C-S9."""


@dataclass(frozen=True, kw_only=True)
class OrdenesInterceptadas(CancelOrder):
    """C-S10: cancels a French order."""


@dataclass(frozen=True, kw_only=True)
class Heroinas(Card):
    """C-S11: one cube fewer is lost in each fight of an area (D-9)."""

    spared: int

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return Listed("area", tuple(contested_areas(position)))

    def spares(self, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        return self.spared if side is SPANISH and area == lying.area else 0


CARDS: dict[str, type[Card]] = {
    "jose_blas_molina": JoseBlasMolina,
    "luis_daoiz": LuisDaoiz,
    "pedro_velarde": PedroVelarde,
    "jacinto_ruiz": JacintoRuiz,
    "alcalde_de_mostoles": AlcaldeDeMostoles,
    "presos_de_la_carcel": PresosDeLaCarcel,
    "soldados_se_escapan": SoldadosSeEscapan,
    "manolas": Manolas,
    "un_tiesto": UnTiesto,
    "ordenes_interceptadas": OrdenesInterceptadas,
    "heroinas": Heroinas,
}
