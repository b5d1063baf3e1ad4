"""A look into the turn that follows: what it corrects, and that it tells the truth where the game ends there."""

from random import Random

import numpy as np
import pytest

from dosdemayo.ai.deeper import Deeper, MatrixCell
from dosdemayo.ai.fast.evaluator import opinion
from dosdemayo.ai.fast.workspace import workspace
from dosdemayo.ai.levels import bot
from dosdemayo.ai.turn_matrix import TurnMatrix
from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, Game
from dosdemayo.engine.actions import Pass, Play
from dosdemayo.engine.spaces import WindowOptions
from dosdemayo.kernel.convert import row_of
from dosdemayo.testing import scenario

RULES = base_rules()
GATES = {1: 1, 6: 1, 16: 1, 20: 1}


def looked_into(spanish: dict[int, int], french: dict[int, int]) -> tuple[float, float]:
    """What a turn without orders is worth in turn 9, at first sight and after a look into turn 10."""
    state = scenario(turn=9, step="orders", french=french, spanish=spanish)
    work = workspace(RULES, opinion())
    matrix = TurnMatrix(FRENCH, row_of(state, RULES)[None], np.ones(1), work, ([()], [()]))
    before = float(matrix.gains([0], [0])[0, 0, 0])
    deeper = Deeper(RULES, matrix, work, Random(2))
    deeper.solve(1, 0, 4)
    assert deeper.known == {(0, 0)}
    return before, float(matrix.table[0, 0, 0])


def test_a_last_turn_that_cannot_be_won_is_seen_a_turn_before() -> None:
    """Nobody can reach the five in area 4 in one turn: at best some cubes are removed, none here."""
    _, after = looked_into({4: 5}, GATES)
    assert after < 0.2


def test_a_last_turn_that_is_won_already_is_seen_a_turn_before() -> None:
    before, after = looked_into({}, GATES)
    assert after > 0.95
    assert after > before


def test_a_cell_in_which_the_game_ends_stays_as_it_is() -> None:
    """Turn 10: there is no turn that follows."""
    state = scenario(turn=10, step="orders", french=GATES, spanish={})
    work = workspace(RULES, opinion())
    matrix = TurnMatrix(FRENCH, row_of(state, RULES)[None], np.ones(1), work, ([()], [()]))
    known = float(matrix.gains([0], [0])[0, 0, 0])
    Deeper(RULES, matrix, work, Random(2))._look_into(MatrixCell(0, 0, 1.0))
    assert float(matrix.table[0, 0, 0]) == pytest.approx(known)


def test_the_turn_that_follows_is_written_by_both_sides_with_their_own_sheets() -> None:
    """The last Spanish cube is held in a fight that the French win in turn 10, whatever it writes: nobody moves now."""
    _, after = looked_into({9: 1}, GATES | {9: 1, 14: 4})
    assert after > 0.95


def test_seeing_the_enemy_first_is_compared_with_not_seeing_on_the_same_footing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sheets that would be seen are valued one turn ahead: so are those that would not."""
    monkeypatch.setattr(Deeper, "solve", lambda *_: pytest.fail("looked into the turn that follows"))
    hands = (("ordenes_de_napoleon",), ())
    state = scenario(turn=9, step="orders", french=GATES | {9: 3}, spanish={4: 2, 12: 1}, hands=hands)
    game = Game(RULES)
    options = game.options(state, FRENCH)
    assert isinstance(options, WindowOptions)
    player = bot("strongest", RULES)
    assert isinstance(player.answer(game.view(state, FRENCH), options, Random(1)), Play | Pass)
    ordering = game.resume(state._replace(questions=()))[0]
    with pytest.raises(pytest.fail.Exception):
        player.answer(game.view(ordering, FRENCH), game.options(ordering, FRENCH), Random(1))
