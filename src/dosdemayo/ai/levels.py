"""The levels of play, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dosdemayo.ai.beginner import Beginner
from dosdemayo.ai.bot import Bot
from dosdemayo.engine.ruleset import Ruleset


@dataclass(frozen=True)
class Level:
    """A name to ask for, what to expect, and how the bot is made. Every level plays both sides."""

    name: str
    description: str
    make: Callable[[Ruleset], Bot]


_LEVELS = (Level("beginner", "Plays by rules of thumb, one group at a time, and errs.", Beginner),)


def levels() -> tuple[Level, ...]:
    return _LEVELS


def bot(name: str, rules: Ruleset) -> Bot:
    """A bot of this level."""
    for level in _LEVELS:
        if level.name == name:
            return level.make(rules)
    raise ValueError(f"there is no level {name!r}; expected one of {', '.join(level.name for level in _LEVELS)}")
