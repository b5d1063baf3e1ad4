"""OpenSpiel's own API and simulation tests, run on this game."""

import io
import unittest
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.get_all_states import get_all_states

import dosdemayo.lab.openspiel  # noqa: F401 - registers the game

GAMES = [
    "python_dosdemayo",
    "python_dosdemayo(rules=alley)",
    "python_dosdemayo(rules=ambush)",
    "python_dosdemayo(rules=square,whole_answers=True)",
]


@pytest.mark.parametrize("name", GAMES)
def test_simulation(name: str) -> None:
    """Histories, clones, serialization, information states, returns: checked by OpenSpiel along random games."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


def run(base: type, game: Any, name: str) -> None:
    tests = type("Api", (base,), {"game": game, "game_name": name})
    result = unittest.TextTestRunner(io.StringIO()).run(unittest.defaultTestLoader.loadTestsFromTestCase(tests))
    assert result.testsRun >= 4
    assert [str(problem[1]) for problem in result.errors + result.failures] == []


@pytest.mark.parametrize("name", GAMES)
def test_api_on_a_part_of_the_tree(name: str) -> None:
    run(api_test.EnforceAPIOnPartialTreeBase, pyspiel.load_game(name), name)


def test_api_on_a_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect recall above all. Their test wants the numbers of states beforehand: here they only have to agree."""
    name = "python_dosdemayo(rules=square,whole_answers=True)"
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    states = list(get_all_states(game, include_terminals=True, include_chance_states=True).values())
    ends = sum(state.is_terminal() for state in states)
    infosets = {s.information_state_string() for s in states if not s.is_terminal()}
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, (0, len(states) - ends, ends))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, len(infosets))
    run(api_test.EnforceAPIOnFullTreeBase, game, name)


def nodes(state: Any) -> Iterator[Any]:
    yield state
    for action in state.legal_actions():
        yield from nodes(state.child(action))


def test_tensors_tell_information_states_apart() -> None:
    """An information state tensor loses nothing: as many different ones as strings, one for each."""
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_dosdemayo(rules=square)"))
    pairs = {
        (state.information_state_string(), tuple(state.information_state_tensor()))
        for state in nodes(game.new_initial_state())
        if state.is_player_node()
    }
    assert len(pairs) == len({text for text, _ in pairs}) == len({tensor for _, tensor in pairs}) > 500


def test_nodes_of_the_base_game() -> None:
    state = pyspiel.load_game("python_dosdemayo").new_initial_state()
    assert state.current_player() == 0
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == ["card:murat", "card:artilleria"]
    state.apply_action(state.legal_actions()[0])
    assert state.is_simultaneous_node()
    assert "murat" not in state.information_state_string(1)
    assert "murat" in state.information_state_string(0)
    french = state.legal_actions(0)
    assert state.action_to_string(0, french[0]) == "done"
    state.apply_actions([french[1], state.legal_actions(1)[0]])
    assert [state.action_to_string(1, action) for action in state.legal_actions(1)] == ["wait"]


def test_chance_deals_every_card_of_the_deck_alike() -> None:
    state = pyspiel.load_game("python_dosdemayo(rules=ambush)").new_initial_state()
    while not state.is_chance_node():
        if state.is_simultaneous_node():
            state.apply_actions([_named(state, 0), _named(state, 1)])
        else:
            state.apply_action(state.legal_actions()[0])
    outcomes = state.chance_outcomes()
    assert [state.action_to_string(-1, card) for card, _ in outcomes] == ["luis_daoiz", "presos_de_la_carcel"]
    assert [chance for _, chance in outcomes] == [0.5, 0.5]


def _named(state: Any, player: int) -> int:
    """Draw when asked, else write nothing."""
    names = {state.action_to_string(player, action): action for action in state.legal_actions(player)}
    return int(names.get("draw", next(iter(names.values()))))


@pytest.mark.parametrize(
    ("name", "what"), [("nowhere", "there are no rules"), ("base,whole_answers=True", "too many order sheets")]
)
def test_wrong_parameters_are_named(name: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        pyspiel.load_game(f"python_dosdemayo(rules={name})")
