"""What judges a position: one weight for each feature, or small networks; and the hand-written judgement."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from dosdemayo.ai.fast import features as f
from dosdemayo.ai.fast.features import CARDS_AT, FEATURES, Floats
from dosdemayo.content import base_edition, card_worth
from dosdemayo.content.build import card_of
from dosdemayo.engine.cards import Card

#: Widths of a network's hidden layers.
FIRST: Final = 64
SECOND: Final = 32
#: What a network says: the chance to win and the grade.
HEADS: Final = 2
#: Weights of a network stand in one row: each layer's matrix by rows of inputs, then its biases. First come those that
#: lead straight from the features to the heads, then two hidden layers, then what these add to the heads.
TO_FIRST: Final = (FEATURES + 1) * HEADS
TO_SECOND: Final = TO_FIRST + (FEATURES + 1) * FIRST
TO_HEADS: Final = TO_SECOND + (FIRST + 1) * SECOND
NETWORK: Final = TO_HEADS + SECOND * HEADS


class Evaluator(NamedTuple):
    """As compiled code takes it. Make one with `linear` or `networks`, which see to the number of weights."""

    #: How many networks there are; none in a linear evaluator.
    networks: int
    weights: Floats

    def weighing(self, more: dict[int, float]) -> Evaluator:
        """The same with more weight on some features, in log-odds. Both kinds judge features straight, too."""
        weights, step = self.weights.copy(), HEADS if self.networks else 1
        for feature, weight in more.items():
            weights[feature * step : (feature + 1) * step] += weight
        return self._replace(weights=weights)


def linear(weights: Floats) -> Evaluator:
    return Evaluator(0, _checked(weights, FEATURES))


def networks(weights: Floats) -> Evaluator:
    """One or more, row after row: what they say on the average counts.

    They are laid side by side, so that one pass fills the first layers of all. What is added at the heads is averaged
    here.
    """
    rows = _checked(weights, NETWORK * max(1, weights.size // NETWORK)).reshape(-1, NETWORK)
    count = len(rows)
    straight, first, second, heads = np.split(rows, (TO_FIRST, TO_SECOND, TO_HEADS), axis=1)
    wide = first.reshape(count, FEATURES + 1, FIRST).swapaxes(0, 1)
    parts = (straight.mean(axis=0), wide, second, heads / count)
    return Evaluator(count, np.concatenate([part.reshape(-1) for part in parts]).astype(np.float32))


def _checked(weights: Floats, size: int) -> Floats:
    """Weights of another shape would be read past their end."""
    if weights.shape != (size,):
        raise ValueError(f"there are {weights.size} weights; the evaluation has {size}: train it again")
    return weights.astype(np.float32)


#: What a player would say each thing is worth to the French, in log-odds.
OPINION: Final = {
    f.ONE: 0.6,
    f.SPANIARDS: -0.30,
    f.SPANIARDS_LATE: -0.9,
    f.ONE_TO_GO: -2.6,
    f.TWO_TO_GO: -1.3,
    f.THREE_TO_GO: -0.5,
    f.LIMIT_CAN_FALL: -0.6,
    f.GROUPS: -0.08,
    f.BIGGEST_SPANISH: -0.08,
    f.FRENCH_INSIDE: 0.07,
    f.IN_STREETS: 0.05,
    f.SPANISH_LOSING: 0.35,
    f.FRENCH_LOSING: -0.45,
    f.SPANISH_THREATENED: 0.14,
    f.FRENCH_THREATENED: -0.22,
    f.FIGHTING: 0.12,
    f.STEPS_AWAY: -0.04,
    f.STEPS_AWAY_LATE: -0.12,
    f.OPEN_GATES: -0.02,
    f.OPEN_GATES_LATE: -0.5,
    f.LOST_GATES: -2.5,
    f.GUNS: 0.3,
    f.STREETS_CLOSED: 0.3,
    f.MORE_ORDERS: 0.4,
    f.SPANISH_RESERVE: -0.05,
    f.LONE_FRENCH: -0.1,
    f.NO_SPANIARD: 0.8,
    f.BIGGEST_FRENCH: 0.04,
    f.CAUGHT: 0.15,
    f.ESCAPES: -0.03,
    f.STREETS_BEAR: 0.02,
}
#: The cards that have a weight, in the order of their features.
WEIGHED: Final = tuple(card_worth())


def opinion() -> Evaluator:
    """The hand-written judgement."""
    weights = np.zeros(FEATURES, np.float32)
    for place, worth in OPINION.items():
        weights[place] = worth
    for place, (card, worth) in enumerate(card_worth().items()):
        side = base_edition().cards[card]["side"]
        weights[CARDS_AT + place] = worth if side == "french" else -worth
    return linear(weights)


def weighed_as(card: Card) -> int | None:
    """Which of the weighed cards a card of an edition is taken for: itself, as long as it has the same effects as
    there, or the card of its side that has most in common with it.
    """
    effects = _effects(card)
    alike = [_alikeness(effects, _effects(other)) if other.side is card.side else 0.0 for other in _weighed_cards()]
    if card.id in WEIGHED and alike[WEIGHED.index(card.id)] == 1:
        return WEIGHED.index(card.id)
    return alike.index(max(alike)) if max(alike) > 0 else None


def _effects(card: Card) -> set[str]:
    return {effect.name for effect in card.effects} or {"none"}


def _alikeness(some: set[str], others: set[str]) -> float:
    return len(some & others) / len(some | others)


@cache
def _weighed_cards() -> tuple[Card, ...]:
    return tuple(card_of(base_edition(), card) for card in WEIGHED)
