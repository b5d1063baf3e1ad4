"""Exact solutions of miniatures, in two ways that share nothing: backward induction and the sequence form."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.optimize import linprog
from scipy.sparse import coo_array, hstack

from dosdemayo.engine import FRENCH, SPANISH, Game, Ruleset, State
from dosdemayo.lab.stepwise import opening

# ------------------------------------------------------------------------------------------ backward induction


def matrix_value(payoffs: npt.NDArray[np.float64]) -> float:
    """What the rows can be sure of in a zero-sum matrix game."""
    lower, upper = payoffs.min(axis=1).max(), payoffs.max(axis=0).min()
    if lower == upper:
        return float(lower)
    rows, columns = payoffs.shape
    solution = linprog(
        np.r_[np.zeros(rows), -1.0],
        A_ub=np.c_[-payoffs.T, np.ones(columns)],
        b_ub=np.zeros(columns),
        A_eq=[np.r_[np.ones(rows), 0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(-solution.fun)


def backward_induction(rules: Ruleset) -> float:
    """The value for the French of rules without cards, where all is open but what is written at the same time."""
    if rules.cards:
        raise ValueError("with hidden cards a position alone has no value; use the sequence form")
    game = Game(rules)

    @cache
    def value(state: State) -> float:
        if state.outcome is not None:
            return 1.0 if state.outcome.winner is FRENCH else -1.0
        seats = [decision.seat for decision in game.pending(state)]
        if len(seats) > 1:
            return matrix_value(np.array([row(game.apply(state, FRENCH, a)[0]) for a in game.options(state, FRENCH)]))
        values = [value(game.apply(state, seats[0], action)[0]) for action in game.options(state, seats[0])]
        return max(values) if seats[0] is FRENCH else min(values)

    def row(state: State) -> list[float]:
        return [value(game.apply(state, SPANISH, action)[0]) for action in game.options(state, SPANISH)]

    return value(opening(game))


# ------------------------------------------------------------------------------------------ the sequence form


class Solution(NamedTuple):
    #: What player 0 can be sure of.
    value: float
    #: An optimal policy of player 0: by information state, the probability of each action.
    policy: dict[str, dict[int, float]]


@dataclass
class _Sequences:
    """Information states and sequences (an information state and an action in it) of one player. 0 is the empty one."""

    numbers: dict[tuple[str, int], int] = field(default_factory=lambda: {("", -1): 0})
    #: By information state: its number, and the sequence that leads to it.
    states: dict[str, tuple[int, int]] = field(default_factory=lambda: {"": (0, -1)})

    def enter(self, name: str, parent: int) -> None:
        known = self.states.setdefault(name, (len(self.states), parent))
        if known[1] != parent:
            raise ValueError(f"no perfect recall: two ways lead to {name!r}")

    def number(self, name: str, action: int) -> int:
        return self.numbers.setdefault((name, action), len(self.numbers))


def solve_sequence_form(game: Any) -> Solution:
    """Solve a sequential zero-sum OpenSpiel game of two by linear programming (Koller, Megiddo, von Stengel)."""
    players = (_Sequences(), _Sequences())
    payoffs: dict[tuple[int, int], float] = defaultdict(float)
    _walk(game.new_initial_state(), (0, 0), 1.0, players, payoffs)
    return _solve(players, payoffs)


def _walk(
    state: Any,
    reached: tuple[int, int],
    chance: float,
    players: tuple[_Sequences, _Sequences],
    payoffs: dict[tuple[int, int], float],
) -> None:
    if state.is_terminal():
        payoffs[reached] += chance * state.returns()[0]
    elif state.is_chance_node():
        for action, probability in state.chance_outcomes():
            _walk(state.child(action), reached, chance * probability, players, payoffs)
    else:
        player = state.current_player()
        name = state.information_state_string(player)
        players[player].enter(name, reached[player])
        for action in state.legal_actions():
            number = players[player].number(name, action)
            after = (number, reached[1]) if player == 0 else (reached[0], number)
            _walk(state.child(action), after, chance, players, payoffs)


def _flows(player: _Sequences) -> coo_array:
    """One row for each information state: what is played there is what led to it."""
    entries = [(0, 0, 1.0)]
    entries += [(player.states[name][0], number, 1.0) for (name, _), number in player.numbers.items() if number]
    entries += [(row, parent, -1.0) for row, parent in player.states.values() if row]
    rows, columns, values = zip(*entries, strict=True)
    return coo_array((values, (rows, columns)), shape=(len(player.states), len(player.numbers)))


def _solve(players: tuple[_Sequences, _Sequences], payoffs: dict[tuple[int, int], float]) -> Solution:
    """Variables: the weights of player 0's sequences, then the value of each of player 1's information states."""
    mine, theirs = players
    own, other = _flows(mine), _flows(theirs)
    weights, values = len(mine.numbers), len(theirs.states)
    rows, columns = zip(*((their, my) for my, their in payoffs), strict=True)
    gains = coo_array((list(payoffs.values()), (rows, columns)), shape=(len(theirs.numbers), weights))
    start = np.zeros(len(mine.states))
    start[0] = 1.0
    solution = linprog(
        np.r_[np.zeros(weights), -1.0, np.zeros(values - 1)],
        A_ub=hstack([-gains, other.T], format="csr"),
        b_ub=np.zeros(len(theirs.numbers)),
        A_eq=hstack([own, coo_array((len(mine.states), values))], format="csr"),
        b_eq=start,
        bounds=[(0, None)] * weights + [(None, None)] * values,
        method="highs",
    )
    return Solution(float(-solution.fun), _policy(mine, solution.x))


def _policy(player: _Sequences, weights: npt.NDArray[np.float64]) -> dict[str, dict[int, float]]:
    policy: dict[str, dict[int, float]] = defaultdict(dict)
    for (name, action), number in player.numbers.items():
        if number:
            reached = weights[player.states[name][1]]
            policy[name][action] = float(weights[number] / reached) if reached > 1e-9 else 0.0
    return dict(policy)
