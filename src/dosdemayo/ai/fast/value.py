"""How good a position is for the French, from 0 to 1: the chance to win, graded by how far they got."""

from __future__ import annotations

import math
from typing import Final

from dosdemayo.ai.fast.evaluator import HEADS, NETWORK, TO_FIRST, TO_HEADS, TO_SECOND
from dosdemayo.ai.fast.features import FEATURES, Floats, features
from dosdemayo.ai.fast.jit import piece
from dosdemayo.ai.fast.workspace import REMEMBERED, Workspace
from dosdemayo.ai.grading import HELD, MANY, REMOVED, SPARED
from dosdemayo.kernel.bits import lowest, size
from dosdemayo.kernel.layout import (
    AREAS,
    CUBES,
    FRENCH,
    HANDS,
    IN_PLAY,
    LOSS_LIMIT,
    LOST,
    LYING,
    OCCUPIED,
    REASON,
    RESERVE,
    SPANISH_CUBES,
    TURN,
    WINNER,
    Row,
)
from dosdemayo.kernel.rules_layout import BASE_LOSS_LIMIT, GATES

#: A large odd number, to spread marks.
_ODD: Final = 0x5851F42D4C957F2D
#: The counts of cubes that matter between turns: French, Spanish, outside.
OUTSIDE_END: Final = 3 * AREAS
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
    """Add the biases, and the weighted inputs."""
    for unit in range(out.size):
        out[unit] += weights[inputs.size * out.size + unit]
    more(weights, inputs, out)


@piece
def networks(work: Workspace) -> float:
    """What the networks say on the average."""
    weights = work.evaluator.weights
    work.heads[:] = 0
    for start in range(0, weights.size, NETWORK):
        network(weights[start : start + NETWORK], work)
    for head in range(HEADS):
        work.heads[head] *= NETWORK / weights.size
    return (1.0 - GRADED) * squash(work.heads[0]) + GRADED * squash(work.heads[1])


@piece
def network(weights: Floats, work: Workspace) -> None:
    """A straight judgement of the features, corrected by two layers of rectified sums. No feature is below 0."""
    work.first[:] = 0
    work.second[:] = 0
    layer(weights[:TO_FIRST], work.seen, work.heads)
    layer(weights[TO_FIRST:TO_SECOND], work.seen, work.first)
    layer(weights[TO_SECOND:TO_HEADS], work.first, work.second)
    more(weights[TO_HEADS:], work.second, work.heads)


@piece
def mark_of(row: Row) -> int:
    """Tells apart positions at the start of a turn: everything that their features are made of goes into it."""
    mark = row[TURN] * _ODD + row[IN_PLAY]
    for place in range(RESERVE, HANDS + 2):
        mark = (mark ^ row[place]) * _ODD
    mark ^= mark >> 29
    for place in range(CUBES, CUBES + OUTSIDE_END):
        mark = (mark ^ row[place]) * _ODD
    mark ^= mark >> 31
    left = row[IN_PLAY]
    while left:
        mark = (mark ^ row[LYING + lowest(left)]) * _ODD
        left &= left - 1
    return mark ^ (mark >> 32)


@piece
def value(row: Row, work: Workspace) -> float:
    """The value of a position at the start of a turn or at the end of the game; one seen lately is remembered."""
    work.effort[0] += 1
    if row[REASON]:
        won = 1.0 if row[WINNER] == FRENCH else 0.0
        return (1.0 - GRADED) * won + GRADED * grade(row, work.data)
    mark = mark_of(row)
    place = mark & (REMEMBERED - 1)
    if work.marks[place] != mark:
        work.values[place] = judged(row, work)
        work.marks[place] = mark
    found: float = work.values[place]
    return found


@piece
def judged(row: Row, work: Workspace) -> float:
    """What the evaluator says of a position."""
    features(row, work.data, work.steps, work.known, work.seen)
    if work.evaluator.is_network:
        return networks(work)
    return (1.0 - GRADED) * linear(work.evaluator.weights, work.seen) + GRADED * grade(row, work.data)
