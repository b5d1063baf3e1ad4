"""Small networks in NumPy: corrections to a straight judgement, two heads (chance to win, grade), slower and slower."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dosdemayo.ai.fast.evaluator import FIRST, HEADS, SECOND, opinion
from dosdemayo.ai.fast.features import FEATURES, Floats

#: By epoch: the losses on known and on unseen samples, of both heads.
Curve = list[list[float]]

_SHAPES = ((FEATURES, HEADS), (HEADS,), (FEATURES, FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND, HEADS))
_BATCH = 512
_RATE = 1e-3
_DECAY = 1e-4


class Samples(NamedTuple):
    """Positions and what to think of each: is the game won by the French, and how far do they get."""

    features: Floats
    targets: Floats


class SelfPlayGames(NamedTuple):
    """Positions in the order in which they were reached, what came of their games, and which were a game's last."""

    features: Floats
    outcomes: Floats
    last: npt.NDArray[np.bool_]

    @staticmethod
    def joined(parts: list[SelfPlayGames]) -> SelfPlayGames:
        return SelfPlayGames(*(np.concatenate(pieces) for pieces in zip(*parts, strict=True)))

    def lessons(self, judges: Sequence[Network], trust: float) -> Samples:
        """What came of each position, smoothed by what judges say of those that followed: TD(lambda).

        Luck that came later then counts for less. Without judges only the outcome counts.
        """
        if not judges:
            return Samples(self.features, self.outcomes)
        odds = np.mean([judge.layers(self.features)[-1] for judge in judges], axis=0)
        said = 1 / (1 + np.exp(-odds))
        targets = self.outcomes.copy()
        for place in range(len(targets) - 2, -1, -1):
            if not self.last[place]:
                targets[place] = trust * said[place + 1] + (1 - trust) * targets[place + 1]
        return Samples(self.features, targets)


class Network:
    """A straight judgement of the features, and two hidden layers that correct it. `parts` stand as in a row."""

    def __init__(self, parts: list[Floats]) -> None:
        self.parts = parts

    @staticmethod
    def fresh(rng: np.random.Generator) -> Network:
        """Begins with the hand-written opinion on who wins, and corrections of nothing."""
        parts = [np.zeros(shape, np.float32) for shape in _SHAPES]
        parts[0][:, 0] = opinion().weights
        for place in (2, 4):
            parts[place][:] = rng.normal(0, np.sqrt(2 / _SHAPES[place][0]), _SHAPES[place])
        return Network(parts)

    @staticmethod
    def from_row(row: Floats) -> Network:
        ends = np.cumsum([np.prod(shape) for shape in _SHAPES])
        pieces = np.split(row, ends[:-1])
        return Network([piece.reshape(shape).copy() for piece, shape in zip(pieces, _SHAPES, strict=True)])

    def row(self) -> Floats:
        return np.concatenate([part.reshape(-1) for part in self.parts]).astype(np.float32)

    def layers(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        """What comes out of the hidden layers, and the log-odds of the heads."""
        straight, straight_bias, w1, b1, w2, b2, last = self.parts
        first = np.maximum(inputs @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return first, second, inputs @ straight + straight_bias + second @ last

    def loss(self, samples: Samples) -> Floats:
        """Cross entropy of each head."""
        odds = self.layers(samples.features)[-1]
        costs = np.logaddexp(0, odds) - samples.targets * odds
        return np.asarray(costs.mean(axis=0), np.float32)

    def slopes(self, samples: Samples) -> list[Floats]:
        """Of the loss, for each part; both heads count alike."""
        inputs = samples.features
        first, second, odds = self.layers(inputs)
        error = (1 / (1 + np.exp(-odds)) - samples.targets) / len(samples.targets)
        second_error = (error @ self.parts[6].T) * (second > 0)
        first_error = (second_error @ self.parts[4].T) * (first > 0)
        straight, hidden = (inputs.T @ error, error.sum(axis=0)), second.T @ error
        one, two = (inputs.T @ first_error, first_error.sum(axis=0)), (first.T @ second_error, second_error.sum(axis=0))
        return [*straight, *one, *two, hidden]

    def rescale(self, scale: Floats) -> None:
        """Make the network give the same for features divided by a scale."""
        for place in (0, 2):
            self.parts[place] *= scale[:, None]


class Adam:
    def __init__(self, parameters: list[Floats]) -> None:
        self.parameters = parameters
        self.mean = [np.zeros_like(p) for p in parameters]
        self.square = [np.zeros_like(p) for p in parameters]
        self.steps = 0

    def step(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        for p, slope, mean, square in zip(self.parameters, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            unbiased = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            p -= rate * (mean / (1 - 0.9**self.steps) / unbiased + _DECAY * p)


def learn(network: Network, known: Samples, unseen: Samples, rng: np.random.Generator, epochs: int) -> Curve:
    """Train in place, with smaller and smaller steps.

    Features are scaled to unit spread while learning, and the scale is worked into the weights afterwards.
    """
    scale = np.maximum(known.features.std(axis=0), 0.05).astype(np.float32)
    network.rescale(scale)
    known, unseen = (Samples(s.features / scale, s.targets) for s in (known, unseen))
    adam = Adam(network.parts)
    curve: Curve = []
    steps = epochs * -(-len(known.targets) // _BATCH)
    for _ in range(epochs):
        for batch in _batches(known, rng):
            adam.step(network.slopes(batch), _RATE * (1 + math.cos(math.pi * adam.steps / steps)) / 2)
        curve.append([*network.loss(known).tolist(), *network.loss(unseen).tolist()])
    network.rescale(1 / scale)
    return curve


def _batches(samples: Samples, rng: np.random.Generator) -> Iterator[Samples]:
    order = rng.permutation(len(samples.targets))
    for start in range(0, len(order), _BATCH):
        chosen = order[start : start + _BATCH]
        yield Samples(samples.features[chosen], samples.targets[chosen])
