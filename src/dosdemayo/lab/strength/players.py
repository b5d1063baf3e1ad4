"""Who plays: the levels, a light player for studies of many variants, and an opening choice that is prescribed."""

from __future__ import annotations

from functools import cache
from random import Random

from dosdemayo.ai.bot import Bot
from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.actions import Action, Choose
from dosdemayo.engine.options import Choices, Options
from dosdemayo.lab.strength.variants import Variant, rules_of
from dosdemayo.lab.study.players import player

LIGHT = "light"
#: What the light player may think, told in the pages.
LIGHT_BUDGET = {"hands": 2, "sheets": 16, "start": 4, "effort": 1500, "mutations": 0}


def light(rules: Ruleset) -> Bot:
    """The strongest player's search and evaluation with a small budget."""
    from dosdemayo.ai.search import Budget, Searcher  # loads Numba
    from dosdemayo.ai.weights import learned

    return Searcher(rules, learned(), Budget(**LIGHT_BUDGET))


@cache
def bot_of(name: str, variant: Variant) -> Bot:
    """A player that knows the variant it plays under."""
    return light(rules_of(variant)) if name == LIGHT else player(name, rules_of(variant))


class Keeper:
    """A player whose opening choice (2.4) is not its own."""

    def __init__(self, bot: Bot, card: str) -> None:
        self._bot = bot
        self._card = card

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        prescribed = Choose(self._card)
        if isinstance(options, Choices) and prescribed in options.actions:
            return prescribed
        return self._bot.answer(view, options, rng)
