"""Figures with their 95 % intervals: shares, means, ratings, and differences between games paired by their decks."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, log, sqrt
from typing import NamedTuple

#: 95 of 100 intervals of this width hold the true value.
Z = 1.959964
#: Elo points for odds of e to 1: 400 for tenfold odds.
ELO = 400.0 / log(10)


def wilson(part: int, whole: int) -> tuple[float, float]:
    """The 95 % interval of a share; anything, where nothing was counted."""
    if not whole:
        return 0.0, 1.0
    share, z2 = part / whole, Z * Z / whole
    middle = (share + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * sqrt(share * (1 - share) / whole + z2 / (4 * whole))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """A mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, Z * sqrt(spread / len(values))


class Rate(NamedTuple):
    """A share of games, with its 95 % interval."""

    part: int
    whole: int

    @property
    def share(self) -> float:
        return self.part / self.whole if self.whole else float("nan")

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.part, self.whole)


class Estimate(NamedTuple):
    value: float
    low: float
    high: float

    @property
    def is_above(self) -> bool:
        """Is all of the interval above nothing?"""
        return self.low > 0

    @property
    def is_below(self) -> bool:
        return self.high < 0

    def plus(self, other: Estimate) -> Estimate:
        """The sum with an estimate from other games."""
        value = self.value + other.value
        low = sqrt((self.value - self.low) ** 2 + (other.value - other.low) ** 2)
        high = sqrt((self.high - self.value) ** 2 + (other.high - other.value) ** 2)
        return Estimate(value, value - low, value + high)

    def within(self, lowest: float, highest: float) -> Estimate:
        """Of what cannot be less or more."""
        return Estimate(*(min(max(part, lowest), highest) for part in self))


def newcombe(one: Rate, other: Rate) -> Estimate | None:
    """How much larger one share is than another; None where one of them is of nothing."""
    if not (one.whole and other.whole):
        return None
    (low, high), (other_low, other_high) = one.interval, other.interval
    p, q = one.share, other.share
    return Estimate(p - q, p - q - hypot(p - low, other_high - q), p - q + hypot(high - p, q - other_low))


def share(marks: Sequence[bool]) -> Estimate:
    """Wilson's interval."""
    return Estimate(sum(marks) / len(marks), *wilson(sum(marks), len(marks)))


def mean(values: Sequence[float]) -> Estimate:
    value, half = mean_interval(values)
    return Estimate(value, value - half, value + half)


def paired_shares(marks: Sequence[bool], others: Sequence[bool]) -> Estimate:
    """How much more often something happens, over pairs of games.

    Wald's interval with half a pair added to each of the four kinds of pairs (Agresti and Min, 2005), which holds where
    few pairs differ.
    """
    pairs = list(zip(marks, others, strict=True))
    gained, lost, n = pairs.count((True, False)), pairs.count((False, True)), len(pairs) + 2
    middle = (gained - lost) / n
    half = Z * sqrt((gained + lost + 1) / n - middle**2) / sqrt(n)
    return Estimate((gained - lost) / len(pairs), middle - half, middle + half)


def paired_means(values: Sequence[float], others: Sequence[float]) -> Estimate:
    return mean([one - other for one, other in zip(values, others, strict=True)])


def elo_gap(as_french: Sequence[bool], as_spanish: Sequence[bool]) -> Estimate:
    """By how many points a player is above another, from its wins on each side against it.

    What a side is worth drops out, because it helps the one in the first cell and the other in the second. Half a game
    is added to wins and losses, so that a cell without any can be reckoned with.
    """
    odds, variance = 0.0, 0.0
    for wins in (as_french, as_spanish):
        won, lost = sum(wins) + 0.5, len(wins) - sum(wins) + 0.5
        odds += log(won / lost) / 2
        variance += (1 / won + 1 / lost) / 4
    half = Z * sqrt(variance)
    return Estimate(ELO * odds, ELO * (odds - half), ELO * (odds + half))
