"""SelfPlayGames that search players play among themselves, to learn from.

Both sides think of a turn with open hands: one search then serves both, and what is learned is the worth of a
position with the cards that are in it. That is what the search of a real game asks for, in positions that it imagines.
"""

from __future__ import annotations

from random import Random

import numpy as np

from dosdemayo.ai.asked import asks_orders, is_before_orders
from dosdemayo.ai.choices import sheets
from dosdemayo.ai.fast.evaluator import Evaluator, opinion
from dosdemayo.ai.fast.features import Floats
from dosdemayo.ai.fast.matrix import look
from dosdemayo.ai.fast.workspace import Workspace, workspace
from dosdemayo.ai.habits import habitual
from dosdemayo.ai.search import Budget, Searcher
from dosdemayo.ai.tactics import occupied
from dosdemayo.ai.turn_matrix import TurnMatrix
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, Ruleset, Seat, State
from dosdemayo.engine.actions import Action, Write
from dosdemayo.engine.ids import SIDES, Kind
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.spaces import AllotmentOptions, WindowOptions
from dosdemayo.kernel.convert import row_of
from dosdemayo.lab.learning import SelfPlayGames

#: Little thought for each decision, so that there are many games.
BUDGET = Budget(hands=1, sheets=14, start=4, effort=1200, mutations=0, numbers=20)
#: How often a plan is written just to see what comes of it.
_CURIOUS = 0.05
#: How often a game begins with some Spanish cubes gone, and how many at most: even fights have more to teach.
_HANDICAPPED = 0.5
_HANDICAP = 5

Pair = tuple[Searcher, Searcher]


def players(rules: Ruleset, evaluators: list[Evaluator]) -> list[Searcher]:
    """One player for each evaluation, and one with the hand-written one."""
    return [Searcher(rules, evaluator, BUDGET) for evaluator in (opinion(), *evaluators)]


def play_games(rules: Ruleset, evaluators: list[Evaluator], weights: list[float], seeds: range) -> SelfPlayGames:
    """One game for each seed. Sides are taken by the players with these weights, each by itself."""
    bots, work = players(rules, evaluators), workspace(rules, opinion())
    games = []
    for seed in seeds:
        rng = Random(seed)
        french, spanish = rng.choices(bots, weights, k=2)
        games.append(play_open_game(rules, (french, spanish), work, rng))
    return SelfPlayGames.joined(games)


def play_open_game(rules: Ruleset, bots: Pair, work: Workspace, rng: Random) -> SelfPlayGames:
    """The positions at the start of each turn, the first with the card that was kept, and what the game came to."""
    game = Game(rules)
    state, turn = _opening(game, rng), 0
    seen: list[Floats] = []
    while state.outcome is None:
        if state.turn > turn and game.pending(state)[0].kind is not Kind.FRENCH_CHOICE:
            turn = state.turn
            seen.append(_look(rules, state, work)[0])
        for seat, answer in _answers(game, state, bots, rng).items():
            state, _ = game.apply(state, seat, answer)
    won, grade = float(state.outcome.winner is FRENCH), _look(rules, state, work)[1]
    outcomes = np.tile(np.array([won, grade], np.float32), (len(seen), 1))
    last = np.arange(len(seen)) == len(seen) - 1
    return SelfPlayGames(np.array(seen, np.float32).reshape(len(seen), -1), outcomes, last)


def _opening(game: Game, rng: Random) -> State:
    state = game.start()
    if rng.random() >= _HANDICAPPED:
        return state
    gone = rng.sample(occupied(state.cubes[SPANISH]), rng.randint(1, _HANDICAP))
    left = bytes(0 if area in gone else cubes for area, cubes in enumerate(state.cubes[SPANISH]))
    return state._replace(cubes=(state.cubes[FRENCH], left), lost=(0, len(gone)))


def _answers(game: Game, state: State, bots: Pair, rng: Random) -> dict[Seat, Action]:
    """The next answer, or both where two are given at the same time.

    The opening card is drawn by lot: who keeps only what is thought better never learns what the other is worth.
    """
    pending = game.pending(state)
    seat = pending[0].seat
    if asks_orders(pending[0]) and len(pending) > 1:
        return dict(_orders(game.rules, state, bots, rng))
    if seat is CHANCE or pending[0].kind is Kind.FRENCH_CHOICE:
        return {seat: game.options(state, seat).sample(rng)}
    return {seat: _answer(game, state, seat, bots[seat], rng)}


def _answer(game: Game, state: State, seat: Seat, bot: Searcher, rng: Random) -> Action:
    """Cards before the orders by habit, for speed; what comes after them with open hands."""
    options = game.options(state, seat)
    if isinstance(options, AllotmentOptions):
        return bot.numbers(options, np.array([row_of(state, game.rules)])).answer
    if isinstance(options, WindowOptions):
        view = game.view(state, seat)
        if is_before_orders(view):
            return habitual(game.rules, view, options)
        return bot.card(seat, np.array([row_of(state, game.rules)])).answer
    return bot.answer(game.view(state, seat), options, rng)


def _orders(rules: Ruleset, state: State, bots: Pair, rng: Random) -> dict[Seat, Action]:
    plans = {side: sheets(rules, state, side, rng, BUDGET.sheets, BUDGET.endgame) for side in SIDES}
    french = _mixed(bots[FRENCH], state, plans, rng)
    spanish = french if bots[SPANISH] is bots[FRENCH] else _mixed(bots[SPANISH], state, plans, rng)
    drawn = {FRENCH: french[FRENCH], SPANISH: spanish[SPANISH]}
    return {s: Write(rng.choice(plans[s]) if rng.random() < _CURIOUS else drawn[s]) for s in SIDES}


def _mixed(bot: Searcher, state: State, plans: dict[Seat, list[Sheet]], rng: Random) -> dict[Seat, Sheet]:
    """A sheet for each side, drawn from the mixes that this player thinks best."""
    rows = np.array([row_of(state, bot.rules)])
    matrix = TurnMatrix(FRENCH, rows, np.ones(1), bot.work, (list(plans[FRENCH]), list(plans[SPANISH])))
    french, spanish = matrix.solve(BUDGET.start, BUDGET.effort)
    mixes = {FRENCH: french, SPANISH: spanish[0]}
    return {s: plans[s][rng.choices(matrix.chosen[s], mixes[s].tolist())[0]] for s in SIDES}


def _look(rules: Ruleset, state: State, work: Workspace) -> tuple[Floats, float]:
    """The features of a position, and how far the French have got in it."""
    grade = look(row_of(state, rules), work)
    return work.seen.copy(), float(grade)
