"""Games that search players play among themselves, as samples to learn from."""

from __future__ import annotations

from random import Random

import numpy as np

from dosdemayo.ai.bot import Bot
from dosdemayo.ai.fast.desk import Desk, desk
from dosdemayo.ai.fast.features import Floats
from dosdemayo.ai.fast.matrix import look
from dosdemayo.ai.fast.value import opinion
from dosdemayo.ai.learning import Samples
from dosdemayo.ai.plans_french import french_plans
from dosdemayo.ai.plans_spanish import spanish_plans
from dosdemayo.ai.search import Budget, Searcher
from dosdemayo.belief import sample
from dosdemayo.engine import CHANCE, FRENCH, Game, Ruleset, Seat, State
from dosdemayo.engine.actions import Action, Write
from dosdemayo.engine.options import Options
from dosdemayo.engine.view import View
from dosdemayo.kernel.convert import row_of

#: Little thought for each decision, so that there are many games.
BUDGET = Budget(hands=1, sheets=12, start=4, effort=1200, mutations=0, numbers=20)
#: How often a plan is written just to see what comes of it.
_CURIOUS = 0.06
#: Plans among which curiosity picks.
_CURIOUS_PLANS = 24


class Curious:
    """A player that now and then writes any plan that comes to mind, and is else the player it is made of."""

    def __init__(self, rules: Ruleset, bot: Bot) -> None:
        self.rules = rules
        self.bot = bot

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        writes = view.asked is not None and view.asked.kind == "orders"
        if writes and rng.random() < _CURIOUS:
            plans = french_plans if view.seat is FRENCH else spanish_plans
            return Write(rng.choice(plans(self.rules, sample(view, self.rules, rng), rng, _CURIOUS_PLANS)))
        return self.bot.answer(view, options, rng)


def players(rules: Ruleset, nets: list[Floats]) -> list[Bot]:
    """One player for each evaluation, and one with the hand-written one."""
    return [Curious(rules, Searcher(rules, net, BUDGET)) for net in (opinion(), *nets)]


def play_games(rules: Ruleset, nets: list[Floats], weights: list[float], seeds: range) -> Samples:
    """Samples of one game for each seed. Sides are taken by the players with these weights, each by itself."""
    bots, eye = players(rules, nets), desk(rules, opinion())
    games = []
    for seed in seeds:
        rng = Random(seed)
        games.append(play_game(rules, tuple(rng.choices(bots, weights, k=2)), eye, rng))
    return Samples.joined(games)


def play_game(rules: Ruleset, bots: tuple[Bot, ...], eye: Desk, rng: Random) -> Samples:
    """The positions at the start of each turn, all with what the game came to."""
    game = Game(rules)
    state, turn = game.start(), 1
    seen: list[Floats] = []
    while state.outcome is None:
        seat = game.pending(state)[0].seat
        state, _ = game.apply(state, seat, _answer(game, state, seat, bots, rng))
        if state.turn > turn:
            turn = state.turn
            seen.append(_look(state, eye)[0])
    won, grade = float(state.outcome.winner is FRENCH), _look(state, eye)[1]
    targets = np.tile(np.array([won, grade], np.float32), (len(seen), 1))
    return Samples(np.array(seen, np.float32).reshape(len(seen), -1), targets)


def _answer(game: Game, state: State, seat: Seat, bots: tuple[Bot, ...], rng: Random) -> Action:
    options = game.options(state, seat)
    return options.sample(rng) if seat is CHANCE else bots[seat].answer(game.view(state, seat), options, rng)


def _look(state: State, eye: Desk) -> tuple[Floats, float]:
    """The features of a position, and how far the French have got in it."""
    grade = look(row_of(state), eye)
    return eye.seen.copy(), float(grade)
