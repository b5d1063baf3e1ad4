"""Effects on groups and fights (chapters 7 and 8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from dosdemayo.engine.actions import Target
from dosdemayo.engine.cards import ALL_CUBES, Card, Effect
from dosdemayo.engine.draft import Draft, Position, arrived, contested
from dosdemayo.engine.ids import AFTER_MOVES, FRENCH, SPANISH, Area, Side, Window
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import InPlay
from dosdemayo.engine.steps.resolution import fight_again
from dosdemayo.engine.targets import NEVER, Listed, Targets
from dosdemayo.engine.vocabulary.parameters import Number
from dosdemayo.engine.vocabulary.places import Conditional, Placed


@dataclass(frozen=True, kw_only=True)
class StrengthBonus(Conditional):
    """The own group in a place is stronger."""

    name = "strength"
    lasting = True
    bonus: Annotated[int, Number(0, 30)]

    def strength(self, card: Card, lying: InPlay, side: Side, area: Area) -> int:
        return self.bonus if self.reaches(card, lying, side, area) else 0


@dataclass(frozen=True, kw_only=True)
class Spare(Conditional):
    """The own group in a place loses fewer cubes in each fight (D-9)."""

    name = "spare"
    lasting = True
    cubes: Annotated[int, Number(0, 30)]

    def spares(self, card: Card, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        return self.cubes if self.reaches(card, lying, side, area) else 0


@dataclass(frozen=True, kw_only=True)
class Shield(Conditional):
    """A Spanish group is safe in the turn of the card and may leave a fight whole in the next (Q-24, D-7)."""

    name = "shield"
    sides = (SPANISH,)
    lasting = True
    brief = True

    def spares(self, card: Card, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        return ALL_CUBES if self.reaches(card, lying, side, area) and position.turn == lying.turn else 0

    def leaves_freely(self, card: Card, position: Position, lying: InPlay, side: Side, area: Area) -> bool:
        return self.reaches(card, lying, side, area) and position.turn == lying.turn + 1


@dataclass(frozen=True, kw_only=True)
class Recruit(Conditional):
    """Cubes join a group from the reserve (D-10)."""

    name = "recruit"
    cubes: Annotated[int, Number(0, 30)]

    @property
    def may_lack_object(self) -> bool:
        return True

    def targets(self, card: Card, rules: Ruleset, position: Position) -> Targets:
        return super().targets(card, rules, position) if position.reserve[card.side] else NEVER

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        draft.recruit(card.side, self.at(target), min(self.cubes, draft.reserve[card.side]))


@dataclass(frozen=True, kw_only=True)
class Strike(Placed):
    """French cubes that moved into a place where a Spanish group is lose some of their number (Q-26)."""

    name = "strike"
    sides = (SPANISH,)
    windows = AFTER_MOVES
    condition = "entered"
    cubes: Annotated[int, Number(0, 30)]

    def suits(self, card: Card, position: Position, area: Area) -> bool:
        return arrived(position, area) > 0 and position.cubes[card.side][area] > 0

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        area = self.at(target)
        killed = min(self.cubes, arrived(draft, area))
        draft.moved_in[area] -= killed
        draft.eliminate(FRENCH, area, killed, card.rule, card.id)


@dataclass(frozen=True, kw_only=True)
class FightAgain(Effect):
    """One fight of this turn is resolved once more."""

    name = "fight_again"
    windows = frozenset({Window.AFTER_RESOLUTION})
    condition = "fought"

    @property
    def aim(self) -> str:
        return "area"

    def targets(self, card: Card, rules: Ruleset, position: Position) -> Targets:
        return Listed("area", tuple(area for area in position.fought if contested(position, area)))

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        assert isinstance(target, int)
        fight_again(rules, draft, target)


@dataclass(frozen=True, kw_only=True)
class LossLimit(Effect):
    """The limit of French losses falls (8.1)."""

    name = "loss_limit"
    lasting = True
    patient = True
    limit: Annotated[int, Number(1, 30)]

    def loss_limit(self) -> int:
        return self.limit
