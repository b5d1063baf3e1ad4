"""Which card the French keep (2.4): by what the first turn brings with each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from dosdemayo.ai.asked import asks_orders
from dosdemayo.ai.choices import sheets
from dosdemayo.ai.habits import habitual
from dosdemayo.ai.turn_matrix import TurnMatrix
from dosdemayo.engine import FRENCH, SPANISH, Game
from dosdemayo.engine.actions import Action
from dosdemayo.engine.spaces import WindowOptions
from dosdemayo.engine.state import State
from dosdemayo.kernel.convert import row_of

if TYPE_CHECKING:
    from dosdemayo.ai.search import Searcher

#: Openings that differ by less are taken equally often, so that the enemy cannot count on one.
_ABOUT_EQUAL = 0.02
#: What is looked at, whatever the level: it is asked once in a game.
_SHEETS = 40
_START = 6
_EFFORT = 12000


def keep_card(bot: Searcher, state: State, cards: Sequence[Action], rng: Random) -> Action:
    """Any of the cards that are about as good as the best."""
    game = Game(bot.rules)
    first_turns = [_before_orders(game, game.apply(state, FRENCH, card)[0], rng) for card in cards]
    after = _worth(bot, first_turns, rng)
    return rng.choice([card for card, value in zip(cards, after, strict=True) if value > max(after) - _ABOUT_EQUAL])


def _before_orders(game: Game, state: State, rng: Random) -> State:
    """Cards that are played before the orders count: they are played by habit, and may even end a game."""
    while state.outcome is None and not asks_orders(decision := game.pending(state)[0]):
        options = game.options(state, decision.seat)
        if isinstance(options, WindowOptions):
            answer = habitual(game.rules, game.view(state, decision.seat), options)
        else:
            answer = options.sample(rng)
        state, _ = game.apply(state, decision.seat, answer)
    return state


def _worth(bot: Searcher, first_turns: list[State], rng: Random) -> list[float]:
    """What each is worth to the French, with the same sheets thought of."""
    french, spanish = (sheets(bot.rules, first_turns[0], side, rng, _SHEETS, _SHEETS) for side in (FRENCH, SPANISH))
    found = []
    for state in first_turns:
        rows = np.array([row_of(state, bot.rules)])
        matrix = TurnMatrix(FRENCH, rows, np.ones(1), bot.work, (list(french), list(spanish)))
        found.append(matrix.expected(*matrix.solve(_START, _EFFORT)))
    return found
