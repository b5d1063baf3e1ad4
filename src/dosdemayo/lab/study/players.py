"""Players by name: levels of the computer opponent, the random player, and bots of one's own."""

from __future__ import annotations

from importlib import import_module
from random import Random

from dosdemayo.ai.bot import Bot
from dosdemayo.engine.actions import Action
from dosdemayo.engine.options import Options
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.view import View

RANDOM = "random"


class RandomPlayer:
    """Any answer that the rules allow."""

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        return options.sample(rng)


def player(name: str, rules: Ruleset) -> Bot:
    """`random`, a level such as `beginner`, or `package.module:maker`, where the maker takes the rules."""
    if name == RANDOM:
        return RandomPlayer()
    if ":" in name:
        module, _, maker = name.partition(":")
        made: Bot = getattr(import_module(module), maker)(rules)
        return made
    from dosdemayo.ai.levels import bot  # levels bring in everything that bots need

    return bot(name, rules)
