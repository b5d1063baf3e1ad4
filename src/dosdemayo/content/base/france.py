"""The French deck, C-F1 to C-F11. One small class for each card; numbers and areas are edition data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from dosdemayo.content.base.common import CancelOrder
from dosdemayo.engine.actions import Target
from dosdemayo.engine.cards import Card
from dosdemayo.engine.draft import Draft, Position, contested, contested_areas, holds
from dosdemayo.engine.effects import barred_areas
from dosdemayo.engine.ids import FRENCH, SPANISH, Area, Side, Window
from dosdemayo.engine.orders import Order, Step
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import InPlay
from dosdemayo.engine.steps.orders import can_be_added
from dosdemayo.engine.steps.preparation import discard_at_random
from dosdemayo.engine.steps.resolution import fight_again
from dosdemayo.engine.targets import NEVER, Listed, Rides, Targets


@dataclass(frozen=True, kw_only=True)
class Murat(Card):
    """C-F1: one more order a turn, given after the reveal."""

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return Listed("order", tuple(can_be_added(rules, position, position.orders[FRENCH])))

    def uses(self, rules: Ruleset, position: Position, window: Window) -> Targets:
        return self.targets(rules, position) if window in self.windows else NEVER

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        assert isinstance(target, Order)
        draft.orders[FRENCH] += (target,)


@dataclass(frozen=True, kw_only=True)
class OrdenesDeNapoleon(Card):
    """C-F2: the Spanish write first and show their set."""

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        draft.first_writer = SPANISH


@dataclass(frozen=True, kw_only=True)
class Artilleria(Card):
    """C-F3: guns at the palace, and two streets closed while both are held."""

    area: Area
    bonus: int
    closes_areas: frozenset[Area]

    def strength(self, rules: Ruleset, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        return self.bonus if side is FRENCH and area == self.area else 0

    def closes(self, rules: Ruleset, position: Position, side: Side) -> frozenset[Area]:
        if side is SPANISH and all(holds(position, FRENCH, area) for area in self.closes_areas):
            return self.closes_areas
        return frozenset()


@dataclass(frozen=True, kw_only=True)
class Caballeria(Card):
    """C-F4: cubes that moved may ride one area further (D-3)."""

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        spanish = position.cubes[SPANISH]
        return Rides(
            tuple(
                (area, moved, rules.board.neighbours[area])
                for area, moved in enumerate(position.moved_in)
                if moved and not spanish[area]
            )
        )

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        for step in cast(tuple[Step, ...], target):
            for counts in (draft.cubes[FRENCH], draft.moved_in):
                counts[step.origin] -= step.cubes
                counts[step.destination] += step.cubes


@dataclass(frozen=True, kw_only=True)
class Colaboracion(Card):
    """C-F5: the Spanish lose a card at random."""

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        discard_at_random(draft, SPANISH)


@dataclass(frozen=True, kw_only=True)
class TropasDeElite(Card):
    """C-F6: the reserve joins a fight (D-10)."""

    recruits: int

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return Listed("area", tuple(contested_areas(position))) if position.reserve[FRENCH] else NEVER

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        assert isinstance(target, int)
        draft.recruit(FRENCH, target, min(self.recruits, draft.reserve[FRENCH]))


@dataclass(frozen=True, kw_only=True)
class FuegoCerrado(Card):
    """C-F7: one fight is resolved once more."""

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return Listed("area", tuple(area for area in position.fought if contested(position, area)))

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        assert isinstance(target, int)
        fight_again(rules, draft, target)


@dataclass(frozen=True, kw_only=True)
class LaTurbaSeDispersa(Card):
    """C-F8: the crowd may split."""

    groups: int

    def splits(self, side: Side) -> int:
        return self.groups if side is SPANISH else 0


@dataclass(frozen=True, kw_only=True)
class Fusilamientos(Card):
    """C-F9: lies in play and makes another card playable."""


@dataclass(frozen=True, kw_only=True)
class Desorden(Card):
    """C-F10: a Spanish order goes elsewhere (D-5)."""

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        return Listed("redirect", tuple(self._redirections(rules, position)))

    def _redirections(self, rules: Ruleset, position: Position) -> Iterator[tuple[Order, Area]]:
        barred = barred_areas(rules, position, SPANISH)
        for order in position.orders[SPANISH]:
            for goal in rules.board.neighbours[order.origin]:
                if goal != order.destination and goal not in barred:
                    yield (order, goal)

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        order, goal = cast(tuple[Order, Area], target)
        orders = list(draft.orders[SPANISH])
        orders[orders.index(order)] = order._replace(destination=goal)
        draft.orders[SPANISH] = tuple(orders)


@dataclass(frozen=True, kw_only=True)
class PazPaz(CancelOrder):
    """C-F11: cancels a Spanish order in the last turn."""


CARDS: dict[str, type[Card]] = {
    "murat": Murat,
    "ordenes_de_napoleon": OrdenesDeNapoleon,
    "artilleria": Artilleria,
    "caballeria": Caballeria,
    "colaboracion": Colaboracion,
    "tropas_de_elite": TropasDeElite,
    "fuego_cerrado": FuegoCerrado,
    "la_turba_se_dispersa": LaTurbaSeDispersa,
    "fusilamientos": Fusilamientos,
    "desorden": Desorden,
    "paz_paz": PazPaz,
}
