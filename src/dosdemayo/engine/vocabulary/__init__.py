"""Everything that a card can do: a closed list of effects. A card of an edition has some of them."""

from __future__ import annotations

from dosdemayo.engine.cards import Effect
from dosdemayo.engine.vocabulary.fights import FightAgain, LossLimit, Recruit, Shield, Spare, StrengthBonus, Strike
from dosdemayo.engine.vocabulary.hands import DiscardCards, Look
from dosdemayo.engine.vocabulary.movement import AddOrder, Cancel, Redirect, Ride, SeeSheet, Split
from dosdemayo.engine.vocabulary.streets import Close, Open

#: All effects by name, in the order in which those of one card act.
VOCABULARY: dict[str, type[Effect]] = {
    effect.name: effect
    for effect in (
        StrengthBonus,
        Close,
        Open,
        Split,
        Shield,
        Spare,
        LossLimit,
        SeeSheet,
        AddOrder,
        Cancel,
        Redirect,
        Ride,
        Recruit,
        Strike,
        FightAgain,
        Look,
        DiscardCards,
    )
}

__all__ = ["VOCABULARY"]
