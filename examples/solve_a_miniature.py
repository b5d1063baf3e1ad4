"""A miniature solved in three ways: backward induction, a linear program over sequences, and OpenSpiel's CFR+."""

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

import dosdemayo.lab.openspiel  # noqa: F401 - registers python_dosdemayo
from dosdemayo.lab.miniature import miniature
from dosdemayo.lab.solve import backward_induction, solve_sequence_form

ROUNDS = 300


def main() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_dosdemayo(rules=square,whole_answers=True)"))

    print(f"backward induction: the French get {backward_induction(miniature('square').rules):+.4f}")

    solution = solve_sequence_form(game)
    print(f"sequence form:      the French get {solution.value:+.4f}")

    # Written out once as a tree, the game runs in OpenSpiel's C++.
    tree = pyspiel.load_efg_game(export_gambit(game))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(ROUNDS):
        solver.evaluate_and_update_policy()
    average = solver.tabular_average_policy()
    french, _ = pyspiel.expected_returns(tree.new_initial_state(), average, -1, False)
    print(f"CFR+, {ROUNDS} rounds:   the French get {french:+.4f}; ", end="")
    print(f"exploitability {pyspiel.exploitability(tree, average):.4f}")

    print("\nWhat the French should write first:")
    start = game.new_initial_state()
    for action, chance in solution.policy[start.information_state_string()].items():
        if chance > 0.001:
            print(f"  {chance:5.1%}  {start.action_to_string(action)}")


if __name__ == "__main__":
    main()
