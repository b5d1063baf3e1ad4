"""Computer opponents by the name of their level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import TypeAlias

from dosdemayo.ai import Bot, bot, opponents
from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.options import Options

BotFactory: TypeAlias = Callable[[Ruleset], Bot]


class Practice:
    """Answers anything that is allowed; somebody to learn the handling with."""

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        return options.sample(rng)


def known_bots() -> Mapping[str, BotFactory]:
    """Weakest first."""
    practice: dict[str, BotFactory] = {"practice": lambda rules: Practice()}
    return practice | {name: partial(bot, name) for name in opponents()}
