"""What a card can be and do (rule 9). The engine asks the questions below and no others; it knows no card by name.

A card is stateless: what changes lies in the position. Its parameters are fields that an edition fills in.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from dosdemayo.engine.ids import Area, CardId, Rule, Side, Window
from dosdemayo.engine.targets import NEVER, NOTHING, Targets

if TYPE_CHECKING:
    from dosdemayo.engine.actions import Target
    from dosdemayo.engine.draft import Draft, Position
    from dosdemayo.engine.ruleset import Ruleset
    from dosdemayo.engine.state import InPlay

#: Spares a group whatever it would lose.
ALL_CUBES = 255


#: What the rules ask of cards in play; each is a method of Card.
QUESTIONS = ("uses", "strength", "closes", "opens", "loss_limit", "spares", "leaves_freely", "splits")


class Stays(Enum):
    """How long a played card lies on the table (9.3)."""

    NO = "no"
    TURN = "this turn"
    NEXT_MOVEMENT = "until the end of the next Movement"
    GAME = "all game"


@dataclass(frozen=True, kw_only=True)
class Card:
    id: CardId
    rule: Rule
    side: Side
    #: The card windows in which it may be played; empty for a card that is played when drawn.
    windows: frozenset[Window]
    stays: Stays = Stays.NO
    #: Rule 4.5: played as soon as it is drawn.
    immediate: bool = False
    from_turn: int = 1
    until_turn: int = 10
    #: Codes of the faults in an order sheet that playing this card can still mend (5.7).
    mends: ClassVar[frozenset[str]] = frozenset()

    def targets(self, rules: Ruleset, position: Position) -> Targets:
        """What it may be played on now; false when it has no object (D-12)."""
        return NOTHING

    def play(self, rules: Ruleset, draft: Draft, target: Target) -> None:
        """What happens at once."""

    def uses(self, rules: Ruleset, position: Position, window: Window) -> Targets:
        """What it may be used on while it lies in play, once a turn."""
        return NEVER

    def strength(self, rules: Ruleset, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        """Asked in a fight (1.6): added to the strength of the group. Summed."""
        return 0

    def closes(self, rules: Ruleset, position: Position, side: Side) -> frozenset[Area]:
        """Asked of every order that enters an area: areas that this side may not enter. One card suffices."""
        return frozenset()

    def opens(self, rules: Ruleset, side: Side) -> bool:
        """Asked where an area is closed: may this side enter all the same? One card suffices."""
        return False

    def loss_limit(self) -> int | None:
        """Asked after every loss (8.1): the limit of French losses. The lowest counts."""
        return None

    def spares(self, position: Position, lying: InPlay, side: Side, area: Area) -> int:
        """Asked in a fight (7.2): so many cubes fewer are lost by the group. Summed."""
        return 0

    def leaves_freely(self, position: Position, lying: InPlay, side: Side, area: Area) -> bool:
        """Asked of orders out of a contested area: is rule 5.6 lifted? One card suffices."""
        return False

    def splits(self, side: Side) -> int:
        """Asked of order sheets (5.3): so many groups may be split. Summed."""
        return 0
