"""Players by name: the levels of the computer opponent, the random player, some for studies, and bots of one's own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from dosdemayo.ai.bot import Bot, RandomBot
from dosdemayo.ai.levels import bot
from dosdemayo.ai.warm import warm_up
from dosdemayo.engine import FRENCH, Game, Ruleset, View
from dosdemayo.engine.actions import Action, Choose
from dosdemayo.engine.spaces import Choices, Options
from dosdemayo.kernel.convert import row_of

if TYPE_CHECKING:
    from dosdemayo.ai.search import Budget, Searcher

RANDOM = "random"
#: The strongest player's search and evaluation with a small budget.
LIGHT = "light"
#: What it may think, as the pages say.
LIGHT_BUDGET = {"hands": 2, "sheets": 16, "start": 4, "effort": 1500, "mutations": 0}
#: The strongest player with eight times the effort: twice the hands, three times the sheets.
EIGHTFOLD = "eightfold"
#: The strong player with the strongest player's evaluation, and nothing else of it.
LEARNED = "learned"
#: The strongest player's search with an evaluation learned as it was learned before, by today's rules.
BEFORE = "before"
#: Three generations of 8,000 games in which the French keep the card that they think better of.
_BEFORE_WEIGHTS = Path(__file__).with_name("before.npz")
#: `effort=800`: the search with the hand-written value and a budget that grows with the effort; `deeper=800`: the same,
#: and the cells that matter are valued by solving the turn that follows.
_EFFORTS = ("effort", "deeper")
_LEAST_EFFORT = 50

_made: dict[tuple[str, int], tuple[Ruleset, Bot]] = {}


def player(name: str, rules: Ruleset) -> Bot:
    """The player of this name in this process, made once for the rules that it knows."""
    key = name, id(rules)
    if key not in _made:
        _made[key] = rules, make_player(name, rules)
    return _made[key][1]


def warm(*names: str) -> None:
    """Once in a process: loading what players have compiled is not to count as their thinking."""
    for name in names:
        warm_up(name, make_player)


def make_player(name: str, rules: Ruleset) -> Bot:
    """`random`, a level such as `beginner`, a name from above, or `package.module:maker`; a maker takes the rules."""
    if name == RANDOM:
        return RandomBot()
    if ":" in name:
        return _maker(name)(rules)
    if name == BEFORE:
        return _before(rules)
    if name in (LIGHT, EIGHTFOLD, LEARNED) or budget_of(name) is not None:
        return _searcher(name, rules)
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


def _searcher(name: str, rules: Ruleset) -> Searcher:
    from dosdemayo.ai.fast.evaluator import opinion  # loads Numba
    from dosdemayo.ai.search import Budget, Searcher
    from dosdemayo.ai.weights import learned

    if name == LIGHT:
        return Searcher(rules, learned(), Budget(**LIGHT_BUDGET))
    budget = budget_of(name)
    if budget is not None:  # miniatures have few turns, and small ones: it looks ahead from all of them
        return Searcher(rules, opinion(), budget, ahead=rules.turns)
    if name == EIGHTFOLD:
        return _eightfold(rules)
    strong = bot("strong", rules)
    assert isinstance(strong, Searcher)
    return Searcher(rules, learned(), strong.budget)


def _eightfold(rules: Ruleset) -> Searcher:
    from dosdemayo.ai.search import Searcher  # loads Numba

    strongest = bot("strongest", rules)
    assert isinstance(strongest, Searcher)
    usual = strongest.budget
    budget = replace(usual, hands=2 * usual.hands, sheets=3 * usual.sheets, effort=8 * usual.effort)
    return Searcher(rules, strongest.work.evaluator, budget, strongest.sentry)


def _before(rules: Ruleset) -> Bot:
    """It keeps the card (2.4) after which its evaluation likes the position best."""
    from dosdemayo.ai.fast.matrix import worth  # loads Numba
    from dosdemayo.ai.search import Searcher
    from dosdemayo.ai.weights import read_weights

    strongest, value = bot("strongest", rules), read_weights(_BEFORE_WEIGHTS)
    assert isinstance(strongest, Searcher)
    assert strongest.sentry is not None
    searcher = Searcher(rules, value, strongest.budget, Searcher(rules, value, strongest.sentry.budget))
    game = Game(rules)
    after = {card: game.apply(game.start(), FRENCH, Choose(card))[0] for card in rules.setup.choice}
    return PrescribedOpening(searcher, max(after, key=lambda card: worth(row_of(after[card], rules), searcher.work)))


def budget_of(name: str) -> Budget | None:
    """Four times the effort: twice the sheets thought of, one more at the start, one more mutation. None for others."""
    kind, _, effort = name.rpartition("=")
    if kind not in _EFFORTS:
        return None
    if not effort.isdecimal() or not int(effort):
        raise ValueError(f"{name!r} names no effort; expected a number of positions, as in {kind}=800")
    from dosdemayo.ai.search import Budget  # loads Numba

    growth = sqrt(int(effort) / _LEAST_EFFORT)
    steps = max(0, round(growth).bit_length() - 1)
    sheets = max(2, round(3 * growth))
    return Budget(
        hands=1,
        sheets=sheets,
        start=2 + steps,
        effort=int(effort),
        mutations=steps,
        endgame=sheets,
        deeper=round(6 * growth) if kind == "deeper" else 0,
    )


class PrescribedOpening:
    """A player whose opening choice (2.4) is not its own."""

    def __init__(self, bot: Bot, card: str) -> None:
        self.bot = bot
        self.card = card

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        prescribed = Choose(self.card)
        if isinstance(options, Choices) and prescribed in options.actions:
            return prescribed
        return self.bot.answer(view, options, rng)
