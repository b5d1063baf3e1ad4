"""Computer opponents by their level. One receives its seat's view and options, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol, TypeAlias

from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.options import Options


class Bot(Protocol):
    def choose(self, view: View, options: Options, rng: Random) -> Action: ...


BotFactory: TypeAlias = Callable[[Ruleset], Bot]


class Practice:
    """Answers anything that is allowed; somebody to learn the handling with."""

    def choose(self, view: View, options: Options, rng: Random) -> Action:
        return options.sample(rng)


def known_bots() -> Mapping[str, BotFactory]:
    return {"practice": lambda rules: Practice()}
