"""How good a position is for the French, from 0 to 1: the chance to win, graded by how far they got."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from dosdemayo.ai.fast import features as f
from dosdemayo.ai.fast.desk import FIRST, HEADS, SECOND, Desk
from dosdemayo.ai.fast.features import CARDS_AT, FEATURES, Floats, features
from dosdemayo.ai.fast.jit import piece
from dosdemayo.ai.grading import HELD, MANY, REMOVED, SPARED
from dosdemayo.kernel.bits import size
from dosdemayo.kernel.data import BASE_LOSS_LIMIT, GATES
from dosdemayo.kernel.layout import AREAS, CARDS, FRENCH, LOSS_LIMIT, LOST, OCCUPIED, REASON, SPANISH_CUBES, WINNER, Row

#: The share of the graded result in a value; the rest is the chance to win.
GRADED: Final = 0.2
#: Weights of a network stand in one row: each layer's matrix by rows of inputs, then its biases. First come those that
#: lead straight from the features to the heads, then two hidden layers, then what these add to the heads.
_TO_FIRST: Final = (FEATURES + 1) * HEADS
_TO_SECOND: Final = _TO_FIRST + (FEATURES + 1) * FIRST
_TO_HEADS: Final = _TO_SECOND + (FIRST + 1) * SECOND
NETWORK: Final = _TO_HEADS + SECOND * HEADS

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
    f.MURAT_LIES: 0.4,
    f.SPANISH_RESERVE: -0.05,
    f.LONE_FRENCH: -0.1,
    f.NO_SPANIARD: 0.8,
    f.BIGGEST_FRENCH: 0.04,
    f.CAUGHT: 0.15,
    f.ESCAPES: -0.03,
    f.STREETS_BEAR: 0.02,
}
#: What a card in hand is worth to its owner, in log-odds.
CARD_OPINION: Final = {
    "murat": 0.5,
    "ordenes_de_napoleon": 0.35,
    "artilleria": 0.3,
    "caballeria": 0.25,
    "tropas_de_elite": 0.3,
    "fuego_cerrado": 0.3,
    "desorden": 0.35,
    "paz_paz": 0.3,
    "jose_blas_molina": 0.5,
    "luis_daoiz": 0.1,
    "pedro_velarde": 0.15,
    "jacinto_ruiz": 0.3,
    "alcalde_de_mostoles": 0.05,
    "presos_de_la_carcel": 0.1,
    "soldados_se_escapan": 0.3,
    "manolas": 0.2,
    "un_tiesto": 0.2,
    "ordenes_interceptadas": 0.35,
    "heroinas": 0.3,
}


def opinion() -> Floats:
    """The hand-written value as one weight for each feature."""
    weights = np.zeros(FEATURES, np.float32)
    for place, worth in OPINION.items():
        weights[place] = worth
    for card, worth in CARD_OPINION.items():
        index = CARDS.index(card)
        weights[CARDS_AT + index] = worth if card in CARDS[:11] else -worth
    return weights


@piece
def grade(row: Row, data: Row) -> float:
    """How far the French got, from 0 to 1: cubes removed, gates held, losses avoided. Nowhere at the loss limit."""
    if row[REASON] == LOSS_LIMIT:
        return 0.0
    left = 0
    for area in range(1, AREAS):
        left += row[SPANISH_CUBES + area]
    held = size(row[OCCUPIED + FRENCH] & data[GATES]) / size(data[GATES])
    spared = 1.0 - min(row[LOST + FRENCH], data[BASE_LOSS_LIMIT]) / data[BASE_LOSS_LIMIT]
    return REMOVED * (1.0 - min(left, MANY) / MANY) + HELD * held + SPARED * spared


@piece
def squash(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


@piece
def linear(net: Floats, seen: Floats) -> float:
    total = 0.0
    for place in range(FEATURES):
        total += net[place] * seen[place]
    return squash(total)


@piece
def more(weights: Floats, inputs: Floats, out: Floats) -> None:
    """Add the inputs that are above 0, weighted."""
    width = out.size
    for place in range(inputs.size):
        if inputs[place] > 0:
            for unit in range(width):
                out[unit] += inputs[place] * weights[place * width + unit]


@piece
def layer(weights: Floats, inputs: Floats, out: Floats) -> None:
    """The biases, and the weighted inputs."""
    for unit in range(out.size):
        out[unit] = weights[inputs.size * out.size + unit]
    more(weights, inputs, out)


@piece
def network(desk: Desk) -> float:
    """A straight judgement of the features, corrected by two layers of rectified sums. No feature is below 0."""
    layer(desk.net[:_TO_FIRST], desk.seen, desk.heads)
    layer(desk.net[_TO_FIRST:_TO_SECOND], desk.seen, desk.first)
    layer(desk.net[_TO_SECOND:_TO_HEADS], desk.first, desk.second)
    more(desk.net[_TO_HEADS:], desk.second, desk.heads)
    return (1.0 - GRADED) * squash(desk.heads[0]) + GRADED * squash(desk.heads[1])


@piece
def value(row: Row, desk: Desk) -> float:
    """The value of a position at the start of a turn or at the end of the game."""
    desk.effort[0] += 1
    if row[REASON]:
        won = 1.0 if row[WINNER] == FRENCH else 0.0
        return (1.0 - GRADED) * won + GRADED * grade(row, desk.data)
    features(row, desk.data, desk.steps, desk.seen)
    if desk.net.size == FEATURES:
        return (1.0 - GRADED) * linear(desk.net, desk.seen) + GRADED * grade(row, desk.data)
    return network(desk)
