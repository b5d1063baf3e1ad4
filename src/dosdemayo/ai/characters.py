"""Characters of play: the same thinking, with other prices on the cubes of both sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from dosdemayo.ai.bot import Bot
from dosdemayo.engine.actions import Action
from dosdemayo.engine.ids import FRENCH
from dosdemayo.engine.options import Options
from dosdemayo.engine.view import View

if TYPE_CHECKING:
    from dosdemayo.ai.fast.features import Floats


@dataclass(frozen=True)
class Character:
    """`boldness` is above 0 for whom the enemy's losses count more and its own less."""

    name: str
    boldness: float


_CHARACTERS = (
    Character("even", 0.0),
    Character("bold", 1.0),
    Character("careful", -1.0),
)


def characters() -> tuple[Character, ...]:
    """The usual one first."""
    return _CHARACTERS


class OfTwoMinds:
    """A player that thinks otherwise as the French than as the Spanish."""

    def __init__(self, french: Bot, spanish: Bot) -> None:
        self.french = french
        self.spanish = spanish

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        mind = self.french if view.seat is FRENCH else self.spanish
        return mind.answer(view, options, rng)


def tempered(make: Callable[[Floats], Bot], net: Floats, boldness: float) -> Bot:
    """A player made of an evaluation. What makes the French bold makes the Spanish careful."""
    if not boldness:
        return make(net)
    return OfTwoMinds(make(tilted(net, boldness)), make(tilted(net, -boldness)))


def tilted(net: Floats, french_boldness: float) -> Floats:
    """An evaluation by which Spanish losses count more, and French ones less, than they do.

    Both kinds judge features straight: the hand-written one altogether, the network beside its hidden layers.
    """
    from dosdemayo.ai.fast import features as f  # loads Numba
    from dosdemayo.ai.fast.desk import HEADS

    prices = {
        f.SPANIARDS: -0.25,
        f.SPANISH_LOSING: 0.25,
        f.SPANISH_THREATENED: 0.15,
        f.ONE_TO_GO: 0.9,
        f.TWO_TO_GO: 0.6,
        f.THREE_TO_GO: 0.3,
        f.FRENCH_LOSING: 0.25,
        f.FRENCH_THREATENED: 0.15,
    }
    weights, step = net.copy(), 1 if net.size == f.FEATURES else HEADS
    for feature, price in prices.items():
        weights[feature * step] += french_boldness * price
    return weights
