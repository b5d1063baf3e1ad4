"""Who plays: the levels, two players for studies, and an opening choice that is prescribed."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from dosdemayo.ai.bot import Bot
from dosdemayo.ai.levels import bot
from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.actions import Action, Choose
from dosdemayo.engine.options import Choices, Options
from dosdemayo.lab.strength.variants import Variant, rules_of
from dosdemayo.lab.study.players import player

if TYPE_CHECKING:
    from dosdemayo.ai.fast.features import Floats

LIGHT = "light"
LEARNED = "learned"
WINS = "wins"
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
    """The same, asked for the chance to win alone: what its network says of the grade is silenced."""
    from dosdemayo.ai.search import Searcher

    graded = learned(rules)
    assert isinstance(graded, Searcher)
    return Searcher(rules, without_grade(graded.desk.net), graded.budget)


def without_grade(net: Floats) -> Floats:
    """A network whose second head says 0, whatever it sees."""
    from dosdemayo.ai.fast.desk import HEADS
    from dosdemayo.ai.fast.value import TO_FIRST, TO_HEADS

    weights = net.copy()
    weights[1:TO_FIRST:HEADS] = 0
    weights[TO_HEADS + 1 :: HEADS] = 0
    weights[TO_FIRST - HEADS + 1] = -100  # its bias
    return weights


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
