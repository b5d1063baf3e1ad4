"""Bold and careful players: what they prize, that it shows in their games, and that the even one is as it was."""

from random import Random

import numpy as np
import pytest

from dosdemayo.ai import bot, levels, opponents
from dosdemayo.ai.beginner import Beginner
from dosdemayo.ai.characters import TwoSidedBot, characters, tilted
from dosdemayo.ai.fast.evaluator import Evaluator, opinion
from dosdemayo.ai.fast.value import value
from dosdemayo.ai.fast.workspace import workspace
from dosdemayo.ai.search import Searcher
from dosdemayo.ai.weights import learned
from dosdemayo.belief import sample
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, State
from dosdemayo.kernel.convert import row_of
from dosdemayo.lab.games import play_game
from dosdemayo.testing import play_random, scenario

RULES = base_rules()
GATES = {1: 2, 6: 2, 16: 2, 20: 2}
EVALUATORS = [opinion(), learned()]
BOLD, CAREFUL = "bold", "careful"


def odds(state: State, evaluator: Evaluator) -> float:
    """What a position is worth to the French, in log-odds."""
    worth = value(row_of(state, RULES), workspace(RULES, evaluator))
    return float(np.log(worth / (1 - worth)))


@pytest.mark.parametrize("evaluator", EVALUATORS, ids=["opinion", "learned"])
def test_to_bold_french_a_spanish_cube_counts_more_and_a_french_one_less(evaluator: Evaluator) -> None:
    before = scenario(turn=4, step="orders", french=GATES | {9: 3}, spanish={4: 3, 12: 2}, lost=(2, 0))
    killed = scenario(turn=4, step="orders", french=GATES | {9: 3}, spanish={4: 3, 12: 1}, lost=(2, 0))
    fallen = scenario(turn=4, step="orders", french=GATES | {9: 2}, spanish={4: 3, 12: 2}, lost=(3, 0))
    kills, losses = {}, {}
    for boldness in (-1.0, 0.0, 1.0):
        weights = tilted(evaluator, boldness)
        kills[boldness] = odds(killed, weights) - odds(before, weights)
        losses[boldness] = odds(before, weights) - odds(fallen, weights)
    assert kills[-1.0] < kills[0.0] < kills[1.0]
    assert losses[-1.0] > losses[0.0] > losses[1.0]


def test_every_level_has_every_character_and_is_even_unless_told() -> None:
    names = [f"{level.name}-{character.name}" for level in levels() for character in characters()[1:]]
    assert set(opponents()) == {level.name for level in levels()} | set(names)
    assert [character.name for character in characters()] == ["even", BOLD, CAREFUL]
    strong = bot("strong", RULES)
    assert isinstance(strong, Searcher)
    assert strong.work.evaluator.weights.tobytes() == opinion().weights.tobytes()
    beginner = bot("beginner", RULES)
    assert isinstance(beginner, Beginner)
    assert beginner.caution == 1.0


def test_what_makes_the_french_bold_makes_the_spanish_careful() -> None:
    bold, careful = bot("strongest-bold", RULES), bot("strongest-careful", RULES)
    assert isinstance(bold, TwoSidedBot)
    assert isinstance(careful, TwoSidedBot)
    minds = [bold.french, bold.spanish, careful.french, careful.spanish]
    nets = [mind.work.evaluator.weights.tobytes() for mind in minds if isinstance(mind, Searcher)]
    assert nets[0] == nets[3] != nets[1] == nets[2]


def mean_losses(french: str, spanish: str, games: int) -> tuple[float, float]:
    """French and Spanish cubes lost in a game."""
    bots = bot(french, RULES), bot(spanish, RULES)
    played = [play_game(RULES, (french, spanish), bots, seed) for seed in range(games)]
    return (
        sum(game.losses[FRENCH][-1] for game in played) / games,
        sum(game.losses[SPANISH][-1] for game in played) / games,
    )


def test_more_cubes_fall_between_bold_beginners_than_between_careful_ones() -> None:
    names = (f"beginner-{character}" for character in (BOLD, CAREFUL))
    bold, careful = (sum(mean_losses(name, name, 40)) for name in names)
    assert bold > careful


@pytest.mark.parametrize("name", ["beginner-careful", "solid-bold", "strong-careful"])
def test_a_character_answers_by_the_rules_and_without_what_is_hidden(name: str) -> None:
    """Rule 1.8, as for the levels: unseen cards dealt anew leave every answer as it was."""
    game, player, changed = Game(RULES), bot(name, RULES), 0
    rng = Random(f"leak {name}")
    for played in play_random(game, rng):
        state = played.after
        for seat, kind in game.pending(state):
            if seat is CHANCE:
                continue
            view, other = game.view(state, seat), sample(game.view(state, seat), RULES, rng)
            changed += other.hands != state.hands
            answer = player.answer(view, game.options(state, seat), Random(1))
            assert answer in game.options(state, seat)
            assert answer == player.answer(game.view(other, seat), game.options(other, seat), Random(1)), kind
    assert changed > 3
