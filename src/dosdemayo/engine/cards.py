"""What a card is (rule 9): data, and a list of effects out of a closed vocabulary.

The engine asks effects the questions below and no others; it knows no card by name. Cards and effects are stateless:
what changes lies in the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from dosdemayo.engine.draft import holds
from dosdemayo.engine.ids import SIDES, WINDOWS, Area, CardId, Rule, Side, Window
from dosdemayo.engine.targets import NEVER, NOTHING, Targets, common

if TYPE_CHECKING:
    from dosdemayo.engine.actions import Target
    from dosdemayo.engine.draft import Draft, Position
    from dosdemayo.engine.ruleset import Ruleset
    from dosdemayo.engine.state import InPlay

#: Spares a group whatever it would lose.
ALL_CUBES = 255

#: What the rules ask of effects of cards in play; each is a method of Effect.
QUESTIONS = ("strength", "closes", "opens", "loss_limit", "spares", "leaves_freely", "splits")


class Stays(Enum):
    """How long a played card lies on the table (9.3)."""

    NO = "no"
    TURN = "this turn"
    NEXT_MOVEMENT = "until the end of the next Movement"
    GAME = "all game"


@dataclass(frozen=True, kw_only=True)
class Effect:
    """One thing that a card does. Its fields are its parameters, which an edition fills in."""

    #: How an edition calls it.
    name: ClassVar[str]
    #: The sides whose cards may have it.
    sides: ClassVar[tuple[Side, ...]] = SIDES
    #: The card windows in which it can do something in the turn of the card.
    windows: ClassVar[frozenset[Window]] = frozenset(Window)
    #: It works while the card lies in play; one that does not acts when the card is played or used.
    lasting: ClassVar[bool] = False
    #: It is over after the next Movement, however long the card lies there.
    brief: ClassVar[bool] = False
    #: What must stand where it acts, as texts call it; an effect with `where` leaves that to the edition.
    condition: ClassVar[str] = ""
    #: It does the same in whichever of its windows the card is played: no need to play it before the last.
    patient: ClassVar[bool] = False
    #: Codes of the faults in an order sheet that playing a card with it can still mend (5.7).
    mends: ClassVar[frozenset[str]] = frozenset()

    @property
    def aim(self) -> str:
        """The kind of thing that is picked for it when the card is played; empty for none."""
        return ""

    @property
    def may_lack_object(self) -> bool:
        """Is there a position in which nothing suits it, so that the whole card cannot be played (Q-115)?"""
        return bool(self.aim or self.condition)

    def targets(self, card: Card, rules: Ruleset, position: Position) -> Targets:
        """What it can be played on now; false when it has no object (D-12)."""
        return NOTHING

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        """What happens at once."""

    def strength(self, card: Card, lying: InPlay, side: Side, area: Area) -> int:
        """Asked in a fight (1.6): added to the strength of the group. Summed."""
        return 0

    def closes(self, card: Card, position: Position, side: Side) -> frozenset[Area]:
        """Asked of every order that enters an area: areas that this side may not enter. One card suffices."""
        return frozenset()

    def opens(self, card: Card, side: Side) -> bool:
        """Asked where an area is closed: may this side enter all the same? One card suffices."""
        return False

    def loss_limit(self) -> int | None:
        """Asked after every loss (8.1): the limit of French losses. The lowest counts."""
        return None

    def spares(self, card: Card, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        """Asked in a fight (7.2): so many cubes fewer are lost by the group. Summed."""
        return 0

    def leaves_freely(self, card: Card, position: Position, lying: InPlay, side: Side, area: Area) -> bool:
        """Asked of orders out of a contested area: is rule 5.6 lifted? One card suffices."""
        return False

    def splits(self, side: Side) -> int:
        """Asked of order sheets (5.3): so many groups may be split. Summed."""
        return 0


@dataclass(frozen=True, kw_only=True)
class Card:
    """A card of an edition. Nothing about it is code."""

    id: CardId
    rule: Rule
    side: Side
    #: The card windows in which it may be played; empty for a card that is played when drawn.
    windows: frozenset[Window] = frozenset()
    stays: Stays = Stays.NO
    #: Rule 4.5: played as soon as it is drawn.
    immediate: bool = False
    from_turn: int = 1
    until_turn: int = 10
    #: How often a turn it acts while it lies in play, being played included; 0 for a card that only acts when played.
    uses: int = 0
    #: One of these cards must lie in play, if any is named.
    needs: tuple[CardId, ...] = ()
    #: Its side must hold all of these areas.
    held: tuple[Area, ...] = ()
    #: In the order in which they act.
    effects: tuple[Effect, ...] = ()

    def effect(self, name: str) -> Effect | None:
        """The effect of this name, if the card has it."""
        return next((effect for effect in self.effects if effect.name == name), None)

    @cached_property
    def mends(self) -> frozenset[str]:
        return frozenset(code for effect in self.effects for code in effect.mends)

    @cached_property
    def _acting(self) -> tuple[Effect, ...]:
        return tuple(effect for effect in self.effects if not effect.lasting)

    @property
    def last_window(self) -> Window:
        """The last in a turn in which it can be played."""
        return max(self.windows, key=WINDOWS.index)

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        """What it may be played on: its conditions are met, and every effect has an object (D-12)."""
        return self._aimed(rules, position, self.effects)

    def targets_in_play(self, rules: Ruleset, position: Position, window: Window) -> Targets:
        """What it may be used on while it lies in play: only what acts at once acts again."""
        if window not in self.windows or position.used.count(self.id) >= self.uses:
            return NEVER
        return self._aimed(rules, position, self._acting)

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        """What happens at once. An effect whose object an earlier one took away does nothing."""
        alone = len(self.effects) == 1
        for effect in self.effects:
            aimed = target if effect.aim else None
            if alone or aimed in effect.targets(self, rules, draft):
                effect.play(self, rules, draft, aimed)

    def _aimed(self, rules: Ruleset, position: Position, effects: tuple[Effect, ...]) -> Targets:
        if not self._conditions_met(position):
            return NEVER
        if len(effects) == 1:
            return effects[0].targets(self, rules, position)
        return common([effect.targets(self, rules, position) for effect in effects])

    def _conditions_met(self, position: Position) -> bool:
        if self.needs and not any(lying.card in self.needs for lying in position.in_play):
            return False
        return not self.held or all(holds(position, self.side, area) for area in self.held)
