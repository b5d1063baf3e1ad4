"""Players by name: levels of the computer opponent, the random player, and bots of one's own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
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
        return _maker(name)(rules)
    from dosdemayo.ai.levels import bot  # levels bring in everything that bots need

    return bot(name, rules)


def _maker(name: str) -> Callable[[Ruleset], Bot]:
    """A bot of one's own, from an installed module or one in the folder where the user is."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    module, _, maker = name.partition(":")
    try:
        made: Callable[[Ruleset], Bot] = getattr(import_module(module), maker)
    except (ModuleNotFoundError, AttributeError) as error:
        raise ValueError(f"there is no player {name!r}: {error}") from error
    return made
