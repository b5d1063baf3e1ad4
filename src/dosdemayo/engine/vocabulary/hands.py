"""Effects on the enemy's hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from dosdemayo.engine.actions import Target
from dosdemayo.engine.cards import Card, Effect
from dosdemayo.engine.draft import Draft
from dosdemayo.engine.events import Looked
from dosdemayo.engine.ids import CHANCE, enemy, side_name
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.steps.card_window import Discarding, ask_discard
from dosdemayo.engine.vocabulary.parameters import Number, Word


@dataclass(frozen=True, kw_only=True)
class Look(Effect):
    """The side looks at the enemy's hand."""

    name = "look"

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        foe = enemy(card.side)
        draft.events.append(Looked(rule=card.rule, side=side_name(card.side), cards=draft.hands[foe]))


@dataclass(frozen=True, kw_only=True)
class DiscardCards(Effect):
    """The enemy loses cards from hand, picked by chance or by the enemy; with an empty hand nothing happens."""

    name = "discard"
    cards: Annotated[int, Number(1, 20)] = 1
    by: Annotated[str, Word(("chance", "enemy"))] = "chance"

    def play(self, card: Card, rules: Ruleset, draft: Draft, target: Target) -> None:
        foe = enemy(card.side)
        ask_discard(draft, Discarding(foe, CHANCE if self.by == "chance" else foe, self.cards))
