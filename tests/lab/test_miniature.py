"""Miniatures are solved in ways that share no code, and the values agree."""

from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.gambit import export_gambit

import dosdemayo.lab.openspiel  # noqa: F401 - registers the game
from dosdemayo.lab.miniature import MINIATURES, miniature
from dosdemayo.lab.solve import backward_induction, matrix_value, solve_sequence_form


def load(name: str, whole_answers: bool = True) -> Any:
    game = pyspiel.load_game(f"python_dosdemayo(rules={name},whole_answers={whole_answers})")
    return pyspiel.convert_to_turn_based(game)


@pytest.mark.parametrize("name", MINIATURES)
def test_size(name: str) -> None:
    rules = miniature(name).rules
    assert 6 <= rules.board.size <= 8
    assert rules.turns <= 4
    assert len(rules.cards) in (0, 4)


@pytest.mark.parametrize(
    ("payoffs", "value"),
    [
        ([[1, -1], [-1, 1]], 0),
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0),
        ([[3, 1], [2, 0]], 1),
        ([[2, -1], [-1, 1]], Fraction(1, 5)),
    ],
)
def test_matrix_games(payoffs: list[list[int]], value: Fraction) -> None:
    assert matrix_value(np.array(payoffs, float)) == pytest.approx(float(value))


def test_sequence_form_solves_kuhn_poker() -> None:
    """A game whose value is known."""
    assert solve_sequence_form(pyspiel.load_game("kuhn_poker")).value == pytest.approx(-1 / 18)


@pytest.mark.parametrize("whole_answers", [True, False])
def test_square_by_induction_and_by_sequences(whole_answers: bool) -> None:
    """However answers are written, the game is the same."""
    assert backward_induction(miniature("square").rules) == pytest.approx(-1 / 3)
    assert solve_sequence_form(load("square", whole_answers)).value == pytest.approx(-1 / 3)


def test_square_by_regret_minimization() -> None:
    """OpenSpiel's CFR+ on the same tree, exported once so that it runs in C++."""
    tree = pyspiel.load_efg_game(export_gambit(load("square")))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(400):
        solver.evaluate_and_update_policy()
    average = solver.tabular_average_policy()
    assert pyspiel.exploitability(tree, average) < 0.005
    [french, _] = pyspiel.expected_returns(tree.new_initial_state(), average, -1, False)
    assert french == pytest.approx(-1 / 3, abs=0.01)


def test_the_policy_of_the_sequence_form_is_optimal() -> None:
    game = load("square")
    solution = solve_sequence_form(game)
    assert all(
        sum(actions.values()) == pytest.approx(1) or not any(actions.values()) for actions in solution.policy.values()
    )
    assert worst_case(game.new_initial_state(), solution.policy) == pytest.approx(solution.value)


def worst_case(state: Any, policy: dict[str, dict[int, float]]) -> float:
    """What a policy of player 0 gets against the best answer, by weighing whole information sets of player 1."""
    return _response([(state, 1.0)], policy)


def _response(states: list[tuple[Any, float]], policy: dict[str, dict[int, float]]) -> float:
    total, sets = 0.0, dict[str, list[tuple[Any, float]]]()
    stack = list(states)
    while stack:
        state, weight = stack.pop()
        if state.is_terminal():
            total += weight * state.returns()[0]
        elif state.current_player() == 0:
            for action, chance in policy[state.information_state_string()].items():
                if chance > 0:
                    stack.append((state.child(action), weight * chance))
        else:
            sets.setdefault(state.information_state_string(), []).append((state, weight))
    for members in sets.values():
        actions = members[0][0].legal_actions()
        total += min(_response([(state.child(a), weight) for state, weight in members], policy) for a in actions)
    return total


def test_cards_are_worth_something_to_the_french() -> None:
    """The square with cards, of which each side may draw one: the value rises from -1/3 to -1/29."""
    assert solve_sequence_form(load("ambush")).value == pytest.approx(-1 / 29)
    with pytest.raises(ValueError, match="hidden cards"):
        backward_induction(miniature("ambush").rules)


@pytest.mark.long
def test_alley_by_induction_and_by_sequences() -> None:
    assert backward_induction(miniature("alley").rules) == pytest.approx(0, abs=1e-9)
    for whole_answers in (True, False):
        assert solve_sequence_form(load("alley", whole_answers)).value == pytest.approx(0, abs=1e-9)


@pytest.mark.long
def test_ambush_written_token_by_token() -> None:
    assert solve_sequence_form(load("ambush", whole_answers=False)).value == pytest.approx(-1 / 29)
