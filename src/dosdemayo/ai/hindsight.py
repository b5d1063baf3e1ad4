"""A game looked at afterwards, when nothing of it is hidden any more: how the prospects changed, and when it tipped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from dosdemayo.ai.levels import bot
from dosdemayo.engine.game import Game
from dosdemayo.engine.ids import FRENCH, SPANISH, Kind, Side
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import State

LEVEL = "strong"
_SEED = 1808
_EVEN = 50


class Prospect(NamedTuple):
    """How the French stood when the orders of a turn were to be written, out of a hundred."""

    turn: int
    french: int


def order_states(game: Game, states: Iterable[State]) -> list[State]:
    """Of the states of a game in their order: in each turn the first in which orders are asked for."""
    found: dict[int, State] = {}
    for state in states:
        if any(decision.kind is Kind.ORDERS for decision in game.pending(state)):
            found.setdefault(state.turn, state)
    return list(found.values())


def prospects(rules: Ruleset, states: Sequence[State]) -> list[Prospect]:
    """What the strong player, who sees both hands, makes of each of these states."""
    import numpy as np

    from dosdemayo.ai.search import Searcher  # loads Numba
    from dosdemayo.ai.turn_matrix import TurnMatrix
    from dosdemayo.kernel.convert import row_of

    player, game = bot(LEVEL, rules), Game(rules)
    assert isinstance(player, Searcher)

    def french(state: State) -> float:
        view, rng = game.view(state, FRENCH), Random(_SEED)
        plans = player.plans(FRENCH, view, [state], rng), player.plans(SPANISH, view, [state], rng)
        matrix = TurnMatrix(FRENCH, np.array([row_of(state, rules)]), np.ones(1), player.work, plans)
        return matrix.expected(*matrix.solve(player.budget.start, player.budget.effort))

    return [Prospect(state.turn, round(100 * french(state))) for state in states]


def tipped(curve: Sequence[Prospect], winner: Side) -> int | None:
    """The turn after which the winner was ahead for good; if that was so from the start, the one that brought most."""
    chances = [french if winner is FRENCH else 100 - french for _, french in curve]
    behind = [turn for (turn, _), chance in zip(curve, chances, strict=True) if chance < _EVEN]
    if behind or not curve:
        return behind[-1] if behind else None
    gains = [later - now for now, later in pairwise([*chances, 100])]
    return curve[gains.index(max(gains))].turn
