"""The questions that the rules ask of all cards in play, and how the answers are combined.

Sums, caps, and "the rule allows and nobody forbids, or somebody exempts": the order in which cards lie cannot matter.
"""

from __future__ import annotations

from dosdemayo.engine.cards import Card, Effect
from dosdemayo.engine.draft import Position
from dosdemayo.engine.events import Bonus, Strength
from dosdemayo.engine.ids import Area, CardId, Side
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import InPlay


def _asked(rules: Ruleset, position: Position, question: str) -> list[tuple[Effect, Card, InPlay]]:
    """The effects of cards in play that have something to say to a question."""
    if not position.in_play:
        return []
    answering = rules.answering[question]
    return [
        (effect, rules.cards[lying.card], lying)
        for lying in position.in_play
        for effect in answering.get(lying.card, ())
    ]


def strength(rules: Ruleset, position: Position, side: Side, area: Area) -> Strength:
    """Rule 1.6."""
    asked = _asked(rules, position, "strength")
    given = ((card.id, effect.strength(card, lying, side, area)) for effect, card, lying in asked)
    bonuses = tuple(Bonus(card, bonus) for card, bonus in given if bonus)
    cubes = position.cubes[side][area]
    return Strength(cubes, bonuses, cubes + sum(bonus.strength for bonus in bonuses))


def closed_areas(rules: Ruleset, position: Position, side: Side) -> dict[Area, CardId]:
    """Areas closed to a side now, whether or not a card lets it in, and the card that closes each."""
    asked = _asked(rules, position, "closes")
    return {area: card.id for effect, card, _ in asked for area in effect.closes(card, position, side)}


def barred_areas(rules: Ruleset, position: Position, side: Side) -> dict[Area, CardId]:
    """Areas that a side may not enter: closed, and no card lets it in."""
    closed = closed_areas(rules, position, side)
    if closed and any(effect.opens(card, side) for effect, card, _ in _asked(rules, position, "opens")):
        return {}
    return closed


def loss_limit(rules: Ruleset, position: Position) -> int:
    """Rule 8.1."""
    if not position.in_play:
        return rules.loss_limit
    limits = [effect.loss_limit() for effect, _, _ in _asked(rules, position, "loss_limit")]
    return min([rules.loss_limit, *[limit for limit in limits if limit is not None]])


def spared(rules: Ruleset, position: Position, side: Side, area: Area) -> dict[CardId, int]:
    """The cards that spare cubes of a group in a fight, and how many each."""
    asked = _asked(rules, position, "spares")
    spares: dict[CardId, int] = {}
    for effect, card, lying in asked:
        cubes = effect.spares(card, position, lying, side, area)
        if cubes:
            spares[card.id] = spares.get(card.id, 0) + cubes
    return spares


def leaves_freely(rules: Ruleset, position: Position, side: Side, area: Area) -> bool:
    asked = _asked(rules, position, "leaves_freely")
    return any(effect.leaves_freely(card, position, lying, side, area) for effect, card, lying in asked)


def splits(rules: Ruleset, position: Position, side: Side) -> int:
    return sum(effect.splits(side) for effect, _, _ in _asked(rules, position, "splits"))


def splitting_card(rules: Ruleset, position: Position, side: Side) -> Card:
    """The card that lets a side split groups, where one does."""
    return next(card for effect, card, _ in _asked(rules, position, "splits") if effect.splits(side))


def mending_card(rules: Ruleset, cards: tuple[CardId, ...], fault: str) -> CardId | None:
    """The first of these cards that can still mend such a fault (5.7)."""
    return next((card for card in cards if fault in rules.cards[card].mends), None)
