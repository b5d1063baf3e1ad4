"""The compiled turn against the readable engine: same sheets, same numbers, same value."""

from itertools import cycle
from random import Random

import numpy as np
import pytest

from dosdemayo.ai.fast.evaluator import opinion
from dosdemayo.ai.fast.matrix import after, equilibrium, worth
from dosdemayo.ai.fast.workspace import Workspace, workspace
from dosdemayo.ai.plans_french import french_plans
from dosdemayo.ai.plans_spanish import spanish_plans
from dosdemayo.ai.turn_matrix import TurnMatrix, as_answers
from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, State
from dosdemayo.engine.actions import Write
from dosdemayo.engine.orders import Sheet
from dosdemayo.kernel.convert import row_of, state_of
from dosdemayo.kernel.layout import ROW
from dosdemayo.testing import play_random, scenario

RULES = base_rules()
GAME = Game(RULES)


@pytest.fixture(scope="module")
def work() -> Workspace:
    return workspace(RULES, opinion())


def writing_positions(count: int) -> list[State]:
    """Positions of random games in which both write, with all cards put away."""
    found: list[State] = []
    number = 0
    while len(found) < count:
        for played in play_random(GAME, Random(number)):
            both_write = [d.kind for d in GAME.pending(played.after)] == ["orders", "orders"]
            found += [played.after._replace(hands=((), ()))] if both_write and not played.after.in_play else []
        number += 1
    return found[:count]


def ends(state: State, french: Sheet, spanish: Sheet) -> list[State]:
    """Where the engine gets to at the end of the turn, for every way to share the cubes."""
    for side, sheet in ((SPANISH, spanish), (FRENCH, french)):
        state, _ = GAME.apply(state, side, Write(sheet))
    if not french:
        return [state]
    return [GAME.apply(state, FRENCH, way)[0] for way in GAME.options(state, FRENCH)]


def matrix(state: State, work: Workspace, french: list[Sheet], spanish: list[Sheet]) -> TurnMatrix:
    return TurnMatrix(FRENCH, row_of(state, RULES)[None], np.ones(1), work, (french, spanish))


def at_turn_start(state: State) -> State:
    """Without what the next question has already done: nothing is drawn yet, so only the question goes."""
    return state._replace(questions=(), step=0)


def test_a_cell_is_what_the_engine_says_with_the_best_numbers_for_the_french(work: Workspace) -> None:
    rng = Random(5)
    compared = 0
    for state in writing_positions(40):
        french = [sheet for sheet in french_plans(RULES, state, rng, 12) if len(sheet) <= 1][:3]
        spanish = spanish_plans(RULES, state, rng, 3)
        cells = matrix(state, work, french, spanish).gains(list(range(len(french))), list(range(len(spanish))))[0]
        for i, ours in enumerate(french):
            for j, theirs in enumerate(spanish):
                values = [worth(row_of(at_turn_start(end), RULES), work) for end in ends(state, ours, theirs)]
                assert cells[i, j] == pytest.approx(max(values), abs=1e-6)
                compared += 1
    assert compared > 200


def test_a_cell_keeps_every_cube_however_many_orders_leave_one_stack(work: Workspace) -> None:
    """Rule 1.4, and 5.5: at least one cube for each order."""
    rng, row, most = Random(8), np.zeros(ROW, np.int64), 0
    spread = scenario(turn=6, french={1: 2, 16: 6, 15: 5, 10: 3}, spanish={9: 2, 17: 3, 18: 1, 12: 1})
    french = french_plans(RULES, spread, rng, 80)
    for ours, theirs in zip(french, cycle(spanish_plans(RULES, spread, rng, 7))):
        french_sheet, spanish_sheet = as_answers([ours, theirs])
        after(row_of(spread, RULES), french_sheet, spanish_sheet, work, row)
        end = state_of(row, RULES)
        assert sum(end.cubes[FRENCH]) + end.lost[FRENCH] == 16
        assert sum(end.cubes[SPANISH]) + end.lost[SPANISH] == 7
        most = max(most, *(sum(o.origin == order.origin for o in ours) for order in ours), 0)
    assert most >= 4


def test_a_value_is_remembered_for_the_same_position_alone(work: Workspace) -> None:
    for state in writing_positions(30):
        later, poorer = state._replace(turn=state.turn % RULES.turns + 1), state._replace(reserve=(0, 0))
        richer = state._replace(hands=(("murat",), ("heroinas",)))
        for near in (state, later, poorer, richer, state):
            row = row_of(near, RULES)
            assert worth(row, work) == worth(row, workspace(RULES, opinion()))


def test_plans_can_all_be_written() -> None:
    rng = Random(3)
    for state in writing_positions(60):
        for side, plans in ((FRENCH, french_plans), (SPANISH, spanish_plans)):
            sheets = plans(RULES, state, rng, 40)
            assert len(set(sheets)) == len(sheets)
            assert all(Write(sheet) in GAME.options(state, side) for sheet in sheets)


def test_molina_saves_a_group_inside_a_cell(work: Workspace) -> None:
    """The same fight is worth less to the French when the Spanish hold the card."""
    without = scenario(turn=5, step="write", french={14: 5, 1: 2, 6: 2, 16: 2}, spanish={9: 2})
    with_card = without._replace(hands=((), ("jose_blas_molina",)))
    strike: list[Sheet] = [french_plans(RULES, without, Random(1), 30)[0]]
    values = [matrix(state, work, strike, [()]).gains([0], [0])[0, 0, 0] for state in (without, with_card)]
    assert values[0] > values[1] + 0.02


def test_paper_scissors_stone_is_mixed_in_thirds() -> None:
    game = np.array([[[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]])
    mine, theirs = equilibrium(game, np.ones(1), 3000)
    assert mine == pytest.approx(np.full(3, 1 / 3), abs=0.02)
    assert theirs[0] == pytest.approx(np.full(3, 1 / 3), abs=0.02)


def test_a_side_that_does_not_know_which_enemy_it_faces_weighs_them() -> None:
    """Against an enemy of either kind one choice is best; how often each comes decides which to make."""
    game = np.array([[[1.0], [0.0]], [[0.0], [0.6]]])
    likely_first, _ = equilibrium(game, np.array([0.7, 0.3]), 500)
    likely_second, _ = equilibrium(game, np.array([0.2, 0.8]), 500)
    assert likely_first[0] > 0.95
    assert likely_second[1] > 0.95
