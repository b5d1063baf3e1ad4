"""How good a position is for the French, from 0 to 1: the chance to win, graded by how far they got."""

from __future__ import annotations

import math
from typing import Final

from dosdemayo.ai.fast.evaluator import TO_FIRST, TO_HEADS, TO_SECOND
from dosdemayo.ai.fast.features import FEATURES, Floats, features
from dosdemayo.ai.fast.jit import piece
from dosdemayo.ai.fast.workspace import Workspace
from dosdemayo.ai.grading import HELD, MANY, REMOVED, SPARED
from dosdemayo.kernel.bits import size
from dosdemayo.kernel.layout import AREAS, FRENCH, LOSS_LIMIT, LOST, OCCUPIED, REASON, SPANISH_CUBES, WINNER, Row
from dosdemayo.kernel.rules_layout import BASE_LOSS_LIMIT, GATES

#: The share of the graded result in a value; the rest is the chance to win.
GRADED: Final = 0.2


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
def linear(weights: Floats, seen: Floats) -> float:
    total = 0.0
    for place in range(FEATURES):
        total += weights[place] * seen[place]
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
def network(work: Workspace) -> float:
    """A straight judgement of the features, corrected by two layers of rectified sums. No feature is below 0."""
    weights = work.evaluator.weights
    layer(weights[:TO_FIRST], work.seen, work.heads)
    layer(weights[TO_FIRST:TO_SECOND], work.seen, work.first)
    layer(weights[TO_SECOND:TO_HEADS], work.first, work.second)
    more(weights[TO_HEADS:], work.second, work.heads)
    return (1.0 - GRADED) * squash(work.heads[0]) + GRADED * squash(work.heads[1])


@piece
def value(row: Row, work: Workspace) -> float:
    """The value of a position at the start of a turn or at the end of the game."""
    work.effort[0] += 1
    if row[REASON]:
        won = 1.0 if row[WINNER] == FRENCH else 0.0
        return (1.0 - GRADED) * won + GRADED * grade(row, work.data)
    features(row, work.data, work.steps, work.known, work.seen)
    if work.evaluator.is_network:
        return network(work)
    return (1.0 - GRADED) * linear(work.evaluator.weights, work.seen) + GRADED * grade(row, work.data)
