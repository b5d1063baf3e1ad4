"""Computer opponents by the name of their level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from dosdemayo.ai import Bot, RandomBot, bot, opponents
from dosdemayo.engine import Ruleset

BotFactory: TypeAlias = Callable[[Ruleset], Bot]


def known_bots() -> Mapping[str, BotFactory]:
    """Weakest first, after somebody to learn the handling with."""
    practice: dict[str, BotFactory] = {"practice": lambda rules: RandomBot()}
    return practice | {name: partial(bot, name) for name in opponents()}
