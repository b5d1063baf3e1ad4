"""How good a position is for the French, from 0 to 1: the chance to win, graded by how far they got."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from dosdemayo.ai.fast.evaluator import FIRST, HEADS, SECOND, TO_FIRST
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
def above_zero(inputs: Floats, work: Workspace) -> int:
    """Gather the inputs above 0, and where they stand; how many there are."""
    found = 0
    for place in range(inputs.size):
        work.above[found] = inputs[place]
        work.places[found] = place
        if inputs[place] > 0:
            found += 1
    return found


@piece
def layer(weights: Floats, inputs: Floats, out: Floats, work: Workspace) -> None:
    """The biases and the weighted inputs that are above 0: four at a time, so that sums are seldom written back.

    The weights of an input are cut out first: compiled code then knows that no place in them is counted from the end.
    """
    width = out.size
    biases = weights[inputs.size * width : (inputs.size + 1) * width]
    for unit in range(width):
        out[unit] = biases[unit]
    count, above, at = above_zero(inputs, work), work.above, work.places
    in_fours = count - count % 4
    for k in range(0, in_fours, 4):
        a, b, c, d = above[k], above[k + 1], above[k + 2], above[k + 3]
        for_a = weights[at[k] * width : (at[k] + 1) * width]
        for_b = weights[at[k + 1] * width : (at[k + 1] + 1) * width]
        for_c = weights[at[k + 2] * width : (at[k + 2] + 1) * width]
        for_d = weights[at[k + 3] * width : (at[k + 3] + 1) * width]
        for unit in range(width):
            out[unit] += a * for_a[unit] + b * for_b[unit] + c * for_c[unit] + d * for_d[unit]
    for k in range(in_fours, count):
        for_one = weights[at[k] * width : (at[k] + 1) * width]
        for unit in range(width):
            out[unit] += above[k] * for_one[unit]


@piece
def add_to_heads(weights: Floats, inputs: Floats, work: Workspace) -> None:
    """The weighted inputs that are above 0."""
    for head in range(HEADS):
        total = np.float32(0)
        for place in range(inputs.size):
            total += max(inputs[place], np.float32(0)) * weights[place * HEADS + head]
        work.heads[head] += total


@piece
def networks(work: Workspace) -> float:
    """What the networks say on the average: a straight judgement of the features, corrected by two layers of
    rectified sums. No feature is below 0.
    """
    weights, count = work.evaluator.weights, work.evaluator.networks
    to_second = TO_FIRST + (FEATURES + 1) * FIRST * count
    to_heads = to_second + (FIRST + 1) * SECOND * count
    for head in range(HEADS):
        work.heads[head] = weights[FEATURES * HEADS + head]
    add_to_heads(weights, work.seen, work)
    layer(weights[TO_FIRST:to_second], work.seen, work.first, work)
    for number in range(count):
        start = to_second + number * (FIRST + 1) * SECOND
        first = work.first[number * FIRST : (number + 1) * FIRST]
        layer(weights[start:to_heads], first, work.second, work)
        add_to_heads(weights[to_heads + number * SECOND * HEADS :], work.second, work)
    return (1.0 - GRADED) * squash(work.heads[0]) + GRADED * squash(work.heads[1])


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
    if work.evaluator.networks:
        return networks(work)
    return (1.0 - GRADED) * linear(work.evaluator.weights, work.seen) + GRADED * grade(row, work.data)
