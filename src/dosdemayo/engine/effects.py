"""The questions that the rules ask of all cards in play, and how the answers are combined.

Sums, caps, and "the rule allows and nobody forbids, or somebody exempts": the order in which cards lie cannot matter.
"""

from __future__ import annotations

from dosdemayo.engine.draft import Position
from dosdemayo.engine.ids import Area, CardId, Side
from dosdemayo.engine.ruleset import Ruleset


def strength(rules: Ruleset, position: Position, side: Side, area: Area) -> int:
    """Rule 1.6."""
    bonus = sum(rules.cards[lying.card].strength(rules, position, lying, side, area) for lying in position.in_play)
    return position.cubes[side][area] + bonus


def closed_areas(rules: Ruleset, position: Position, side: Side) -> frozenset[Area]:
    """Areas closed to a side now, whether or not a card lets it in."""
    closed: frozenset[Area] = frozenset()
    for lying in position.in_play:
        closed |= rules.cards[lying.card].closes(rules, position, side)
    return closed


def closer(rules: Ruleset, position: Position, side: Side, area: Area) -> CardId | None:
    """The card that keeps a side out of an area, if one does and none lets it in."""
    lying = position.in_play
    if not lying or any(rules.cards[card.card].opens(rules, side) for card in lying):
        return None
    return next((c.card for c in lying if area in rules.cards[c.card].closes(rules, position, side)), None)


def loss_limit(rules: Ruleset, position: Position) -> int:
    """Rule 8.1."""
    limits = [rules.cards[lying.card].loss_limit() for lying in position.in_play]
    return min([rules.loss_limit, *(limit for limit in limits if limit is not None)])


def spared(rules: Ruleset, position: Position, side: Side, area: Area) -> int:
    return sum(rules.cards[lying.card].spares(position, lying, side, area) for lying in position.in_play)


def leaves_freely(rules: Ruleset, position: Position, side: Side, area: Area) -> bool:
    return any(rules.cards[lying.card].leaves_freely(position, lying, side, area) for lying in position.in_play)


def splits(rules: Ruleset, position: Position, side: Side) -> int:
    return sum(rules.cards[lying.card].splits(side) for lying in position.in_play)


def mending_card(rules: Ruleset, cards: tuple[CardId, ...], fault: str) -> CardId | None:
    """The first of these cards that can still mend such a fault (5.7)."""
    return next((card for card in cards if fault in rules.cards[card].mends), None)
