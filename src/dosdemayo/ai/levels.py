"""The levels of play, weakest first, and the characters that each can have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from dosdemayo.ai.asked import SEARCHED
from dosdemayo.ai.beginner import Beginner
from dosdemayo.ai.bot import ThinkingBot
from dosdemayo.ai.characters import Character, characters, tempered
from dosdemayo.engine.ruleset import Ruleset

#: Seconds in which every level has answered a question that calls for no search.
SHORT = 0.3


@dataclass(frozen=True)
class Level:
    """A name to ask for, what to expect, and how the bot is made, more or less bold. Every level plays both sides."""

    name: str
    description: str
    make: Callable[[Ruleset, float], ThinkingBot]
    #: Seconds in which its search is over.
    searches: float = SHORT


def _beginner(rules: Ruleset, boldness: float) -> ThinkingBot:
    return Beginner(rules, boldness=boldness)


def _solid(rules: Ruleset, boldness: float) -> ThinkingBot:
    from dosdemayo.ai.fast.evaluator import opinion  # the search loads Numba: only for whoever plays against it
    from dosdemayo.ai.solid import Solid

    return tempered(lambda evaluator: Solid(rules, evaluator), opinion(), boldness)


def _strong(rules: Ruleset, boldness: float) -> ThinkingBot:
    from dosdemayo.ai.fast.evaluator import opinion
    from dosdemayo.ai.search import Budget, Searcher

    budget = Budget(hands=4, sheets=30, start=5, effort=6000, mutations=1)
    return tempered(lambda evaluator: Searcher(rules, evaluator, budget), opinion(), boldness)


def _strongest(rules: Ruleset, boldness: float) -> ThinkingBot:
    from dosdemayo.ai.search import Budget, Searcher
    from dosdemayo.ai.weights import learned

    budget = Budget(hands=5, sheets=40, start=6, effort=12000, mutations=2, deeper=24)
    # In the last turn of an empty city nothing can go wrong but a card: there is time to think of many hands.
    sentry = Searcher(rules, learned(), replace(budget, hands=24, effort=60000))
    return tempered(lambda evaluator: Searcher(rules, evaluator, budget, sentry), learned(), boldness)


_LEVELS = (
    Level("beginner", "Plays by rules of thumb, one group at a time, and errs.", _beginner),
    Level("solid", "Thinks of good plans, and looks how each would end this turn against some likely replies.", _solid),
    Level("strong", "Searches for a mix of order sheets that cannot be taken advantage of.", _strong),
    Level(
        "strongest",
        "The same search, thinking longer, with a sense of the game learned from many.",
        _strongest,
        searches=1.0,
    ),
)


def levels() -> tuple[Level, ...]:
    return _LEVELS


def _name(level: Level, character: Character) -> str:
    return f"{level.name}-{character.name}" if character.boldness else level.name


_OPPONENTS = {_name(level, character): (level, character) for level in _LEVELS for character in characters()}


def opponents() -> tuple[str, ...]:
    """Every name that can be asked for, weakest first: a level, or a level with a character as in `strong-bold`."""
    return tuple(_OPPONENTS)


def for_newcomers(name: str) -> bool:
    """Is it of the first level, whatever its character?"""
    return name in _OPPONENTS and _OPPONENTS[name][0] is _LEVELS[0]


def bot(name: str, rules: Ruleset) -> ThinkingBot:
    """A bot of this level, and of this character if one is named."""
    if name not in _OPPONENTS:
        raise ValueError(f"there is no level {name!r}; expected one of {', '.join(_OPPONENTS)}")
    level, character = _OPPONENTS[name]
    return level.make(rules, character.boldness)


def thinking_time(name: str, question: str) -> float:
    """Seconds in which an opponent of this name has answered a question of this kind, whatever it holds."""
    level = _OPPONENTS[name][0] if name in _OPPONENTS else None
    return level.searches if level and question in SEARCHED else SHORT
