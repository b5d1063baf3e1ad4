"""Who plays: the levels, some players for studies, and an opening choice that is prescribed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from dosdemayo.ai.bot import Bot
from dosdemayo.ai.levels import bot
from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.actions import Action, Choose
from dosdemayo.engine.options import Choices, Options
from dosdemayo.lab.strength.variants import Variant, rules_of
from dosdemayo.lab.study.players import player

LIGHT = "light"
LEARNED = "learned"
WINS = "wins"
#: `python -m dosdemayo.ai.train --wins-alone`, from the games from which the strongest player's evaluation was learned.
WINS_WEIGHTS = Path(__file__).with_name("wins.npz")
#: What the light player may think, told in the pages.
LIGHT_BUDGET = {"hands": 2, "sheets": 16, "start": 4, "effort": 1500, "mutations": 0}


def light(rules: Ruleset) -> Bot:
    """The strongest player's search and evaluation with a small budget."""
    from dosdemayo.ai.search import Budget, Searcher  # loads Numba
    from dosdemayo.ai.weights import learned

    return Searcher(rules, learned(), Budget(**LIGHT_BUDGET))


def learned(rules: Ruleset) -> Bot:
    """The strong player with the strongest player's evaluation, and nothing else of it."""
    from dosdemayo.ai.search import Searcher
    from dosdemayo.ai.weights import learned as weights

    strong = bot("strong", rules)
    assert isinstance(strong, Searcher)
    return Searcher(rules, weights(), strong.budget)


def wins_alone(rules: Ruleset) -> Bot:
    """The same, with an evaluation that was learned from the same games, but from who won them alone."""
    from dosdemayo.ai.search import Searcher
    from dosdemayo.ai.weights import read_weights

    graded = learned(rules)
    assert isinstance(graded, Searcher)
    return Searcher(rules, read_weights(WINS_WEIGHTS), graded.budget)


_OWN = {LIGHT: light, LEARNED: learned, WINS: wins_alone}


@cache
def bot_of(name: str, variant: Variant) -> Bot:
    """A player that knows the variant it plays under."""
    rules = rules_of(variant)
    return _OWN[name](rules) if name in _OWN else player(name, rules)


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
