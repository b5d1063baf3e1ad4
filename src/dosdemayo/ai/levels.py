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


def _solid(rules: Ruleset) -> Bot:
    from dosdemayo.ai.fast.value import opinion  # the search loads Numba: only for whoever plays against it
    from dosdemayo.ai.solid import Solid

    return Solid(rules, opinion())


def _strong(rules: Ruleset) -> Bot:
    from dosdemayo.ai.fast.value import opinion
    from dosdemayo.ai.search import Budget, Searcher

    return Searcher(rules, opinion(), Budget(hands=4, sheets=30, start=5, effort=6000, mutations=1))


def _strongest(rules: Ruleset) -> Bot:
    from dosdemayo.ai.search import Budget, Searcher
    from dosdemayo.ai.weights import learned

    return Searcher(rules, learned(), Budget(hands=5, sheets=40, start=6, effort=12000, mutations=2, deeper=24))


_LEVELS = (
    Level("beginner", "Plays by rules of thumb, one group at a time, and errs.", Beginner),
    Level("solid", "Thinks of good plans, and looks how each would end this turn against some likely replies.", _solid),
    Level("strong", "Searches for a mix of order sheets that cannot be taken advantage of.", _strong),
    Level("strongest", "The same search, thinking longer, with a sense of the game learned from many.", _strongest),
)


def levels() -> tuple[Level, ...]:
    return _LEVELS


def bot(name: str, rules: Ruleset) -> Bot:
    """A bot of this level."""
    for level in _LEVELS:
        if level.name == name:
            return level.make(rules)
    raise ValueError(f"there is no level {name!r}; expected one of {', '.join(level.name for level in _LEVELS)}")
