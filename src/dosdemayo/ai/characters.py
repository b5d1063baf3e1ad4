"""Characters of play: the same thinking, with other prices on the cubes of both sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from dosdemayo.ai.bot import ThinkingBot, Thought
from dosdemayo.engine.ids import FRENCH
from dosdemayo.engine.spaces import Options
from dosdemayo.engine.view import View

if TYPE_CHECKING:
    from dosdemayo.ai.fast.evaluator import Evaluator


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


class TwoSidedBot(ThinkingBot):
    """A player that thinks otherwise as the French than as the Spanish."""

    def __init__(self, french: ThinkingBot, spanish: ThinkingBot) -> None:
        self.french = french
        self.spanish = spanish
        self.mixes = french.mixes and spanish.mixes

    def _think(self, view: View, options: Options, rng: Random) -> Thought:
        bot = self.french if view.seat is FRENCH else self.spanish
        return bot.think(view, options, rng)


def tempered(make: Callable[[Evaluator], ThinkingBot], evaluator: Evaluator, boldness: float) -> ThinkingBot:
    """A player made of an evaluator. What makes the French bold makes the Spanish careful."""
    if not boldness:
        return make(evaluator)
    return TwoSidedBot(make(tilted(evaluator, boldness)), make(tilted(evaluator, -boldness)))


def tilted(evaluator: Evaluator, french_boldness: float) -> Evaluator:
    """By it Spanish losses count more, and French ones less, than they do."""
    from dosdemayo.ai.fast import features as f  # loads Numba

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
    return evaluator.weighing({feature: french_boldness * price for feature, price in prices.items()})
