"""A small network in NumPy: two hidden layers, two heads (chance to win, grade), Adam, and an early stop."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from dosdemayo.ai.fast.desk import FIRST, HEADS, SECOND
from dosdemayo.ai.fast.features import FEATURES, Floats

#: By epoch: the losses on known and on unseen samples, of both heads.
Curve = list[list[float]]

_WIDTHS = (FEATURES, FIRST, SECOND, HEADS)
_BATCH = 512
_RATE = 1e-3
_DECAY = 1e-4
#: Epochs without progress after which training stops.
_PATIENCE = 4


class Samples(NamedTuple):
    """Positions and what came of them: was the game won by the French, and how far did they get."""

    features: Floats
    targets: Floats

    @staticmethod
    def joined(parts: list[Samples]) -> Samples:
        return Samples(np.concatenate([p.features for p in parts]), np.concatenate([p.targets for p in parts]))


class Network:
    """Weights as lists of matrices and biases; `row` is the form in which the search uses them."""

    def __init__(self, weights: list[Floats], biases: list[Floats]) -> None:
        self.weights = weights
        self.biases = biases

    @staticmethod
    def fresh(rng: np.random.Generator) -> Network:
        pairs = list(pairwise(_WIDTHS))
        weights = [rng.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32) for a, b in pairs]
        return Network(weights, [np.zeros(b, np.float32) for _, b in pairs])

    @staticmethod
    def from_row(row: Floats) -> Network:
        weights, biases, at = [], [], 0
        for a, b in pairwise(_WIDTHS):
            weights.append(row[at : at + a * b].reshape(a, b).copy())
            biases.append(row[at + a * b : at + a * b + b].copy())
            at += a * b + b
        return Network(weights, biases)

    def row(self) -> Floats:
        parts = [part for w, b in zip(self.weights, self.biases, strict=True) for part in (w.reshape(-1), b)]
        return np.concatenate(parts).astype(np.float32)

    def layers(self, inputs: Floats) -> list[Floats]:
        """What comes out of each layer; the last as log-odds."""
        outs = [inputs]
        for place, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            total = outs[-1] @ weights + biases
            outs.append(total if place == len(self.weights) - 1 else np.maximum(total, 0))
        return outs

    def loss(self, samples: Samples) -> Floats:
        """Cross entropy of each head."""
        odds = self.layers(samples.features)[-1]
        costs = np.logaddexp(0, odds) - samples.targets * odds
        return np.asarray(costs.mean(axis=0), np.float32)

    def slopes(self, samples: Samples) -> list[Floats]:
        """Of the loss, for each weight matrix and then each bias."""
        outs = self.layers(samples.features)
        error = (1 / (1 + np.exp(-outs[-1])) - samples.targets) / len(samples.targets)
        weights, biases = [], []
        for place in reversed(range(len(self.weights))):
            weights.append(outs[place].T @ error)
            biases.append(error.sum(axis=0))
            if place:
                error = (error @ self.weights[place].T) * (outs[place] > 0)
        return [*reversed(weights), *reversed(biases)]


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


def learn(
    network: Network, known: Samples, unseen: Samples, rng: np.random.Generator, epochs: int
) -> list[list[float]]:
    """Train in place until the loss on unseen samples falls no more.

    Features are scaled to unit spread while learning, and the scale is worked into the weights afterwards.
    """
    scale = np.maximum(known.features.std(axis=0), 0.05).astype(np.float32)
    network.weights[0] *= scale[:, None]
    known, unseen = (Samples(s.features / scale, s.targets) for s in (known, unseen))
    adam = Adam([*network.weights, *network.biases])
    curve: Curve = []
    best, best_row = float(network.loss(unseen).sum()), network.row()
    since = 0
    for _ in range(epochs):
        for batch in _batches(known, rng):
            adam.step(network.slopes(batch), _RATE)
        losses = [*network.loss(known).tolist(), *network.loss(unseen).tolist()]
        curve.append(losses)
        since += 1
        if sum(losses[2:]) < best:
            best, best_row, since = sum(losses[2:]), network.row(), 0
        if since >= _PATIENCE:
            break
    kept = Network.from_row(best_row)
    network.weights[:], network.biases[:] = kept.weights, kept.biases
    network.weights[0] /= scale[:, None]
    return curve


def _batches(samples: Samples, rng: np.random.Generator) -> Iterator[Samples]:
    order = rng.permutation(len(samples.targets))
    for start in range(0, len(order), _BATCH):
        chosen = order[start : start + _BATCH]
        yield Samples(samples.features[chosen], samples.targets[chosen])
