"""The kernel against the readable engine, which is the law."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.kernel.differential import MismatchError, Twins
from tests.kernel.positions import random_position
from tests.random_editions import random_edition

from dosdemayo.content import base_edition, base_rules, override, ruleset
from dosdemayo.engine import Game, Ruleset
from dosdemayo.kernel import Kernel

#: Whole games and, besides, games from random positions: 10,000 and 2,500 in all; the long run plays more.
BLOCKS = 10
GAMES = 1000
POSITIONS = 250
#: Every card must be played at least so often in a block.
PLAYS = 10


def play_block(rules: Ruleset, seeds: range, kernel: Kernel | None = None) -> Counter[str]:
    """Whole games, one of each seed; returns how often each card was played."""
    game, kernel = Game(rules), kernel or Kernel(rules)
    played: Counter[str] = Counter()
    for seed in seeds:
        twins = Twins(game, kernel, seed)
        twins.play(game.start())
        played += twins.played
    return played


def play_positions(rules: Ruleset, seeds: range) -> Counter[str]:
    """Games from random positions."""
    game, kernel = Game(rules), Kernel(rules)
    played: Counter[str] = Counter()
    for seed in seeds:
        twins = Twins(game, kernel, seed)
        twins.play(random_position(game, Random(seed)))
        played += twins.played
    return played


def edition(**changes: dict[str, Any]) -> Ruleset:
    return ruleset(override(base_edition(), changes, Path("changed.toml")))


@pytest.mark.parametrize("block", range(BLOCKS))
def test_same_games(block: int) -> None:
    rules = base_rules()
    played = play_block(rules, range(block * GAMES, (block + 1) * GAMES))
    played += play_positions(rules, range(block * POSITIONS, (block + 1) * POSITIONS))
    assert {card: played[card] for card in rules.cards if played[card] < PLAYS} == {}


@pytest.mark.long
@pytest.mark.parametrize("block", range(100))
def test_same_games_at_length(block: int) -> None:
    first = 1_000_000 + block * 2000
    play_block(base_rules(), range(first, first + 2000))
    play_positions(base_rules(), range(first, first + 2000))


def play_edition(seed: int, games: int, positions: int) -> None:
    rules = ruleset(random_edition(seed), strict=seed % 5 == 0)
    play_block(rules, range(games))
    play_positions(rules, range(positions))


@pytest.mark.parametrize("seed", range(20))
def test_same_games_in_random_editions(seed: int) -> None:
    play_edition(seed, games=15, positions=10)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1300))
def test_same_games_in_random_editions_at_length(seed: int) -> None:
    play_edition(seed, games=70, positions=30)


def test_same_games_in_strict_play() -> None:
    played = play_block(base_rules(strict=True), range(300)) + play_positions(base_rules(strict=True), range(300))
    assert played["presos_de_la_carcel"] > 0


@pytest.mark.parametrize(
    "changes",
    [
        {"edges": {"add": [[9, 10], [1, 6]], "remove": [[17, 20]]}},
        {"limits": {"turns": 7, "loss_limit": 6, "order_limit": 4, "entry_turn": 2, "denial": 1}},
        {"board": {"gates": [1, 16], "main_streets": [9, 14, 15]}},
        {"setup": {"spanish_hand": ["heroinas", "manolas"], "french_choice": ["caballeria", "desorden", "murat"]}},
        {"setup": {"french": {"10": 5, "15": 4}, "outside": {"20": 9}, "french_reserve": 3}},
        {"cards": {"artilleria": {"strength": {"area": 9, "bonus": 4}, "close": {"areas": [9]}}}},
        {
            "cards": {
                "la_turba_se_dispersa": {"split": {"groups": 3}, "stays": "all game"},
                "heroinas": {"spare": {"cubes": 2}},
            }
        },
        {"cards": {"colaboracion": {"immediate": False, "windows": ["any"], "stays": "this turn"}}},
        {"cards": {"fuego_cerrado": {"stays": "all game"}, "presos_de_la_carcel": {"stays": "all game"}}},
        {"cards": {"murat": {"from_turn": 1}, "paz_paz": {"from_turn": 1}}},
        {"cards": {"desorden": {"close": {"areas": [15]}, "stays": "all game"}}},
        {"cards": {"pedro_velarde": {"stays": "until the end of the next Movement", "strength": {"near": 15}}}},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_an_edition_reaches_both(changes: dict[str, Any]) -> None:
    rules = edition(**changes)
    play_block(rules, range(80))
    play_positions(rules, range(120))


@pytest.mark.parametrize(
    "changes",
    [
        {"edges": {"remove": [[9, 14]]}},
        {"limits": {"loss_limit": 5}},
        {"limits": {"order_limit": 3}},
        {"limits": {"entry_turn": 4}},
        {"limits": {"denial": 4}},
        {"board": {"main_streets": [14, 15]}},
        {"board": {"gates": [1, 6, 16]}},
        {"cards": {"artilleria": {"strength": {"bonus": 3}}}},
        {"cards": {"heroinas": {"spare": {"area": 9}}}},
        {"cards": {"murat": {"from_turn": 4}}},
        {"cards": {"jacinto_ruiz": {"loss_limit": {"limit": 2}}}},
        {"cards": {"jose_blas_molina": {"stays": "this turn"}}},
        {"cards": {"tropas_de_elite": {"recruit": {"cubes": 0}}}},
    ],
    ids=lambda changes: "-".join(str(part) for part in changes.values()),
)
def test_a_change_in_one_of_the_two_is_caught(changes: dict[str, Any]) -> None:
    other = Kernel(replace(edition(**changes), setup=base_rules().setup))
    with pytest.raises(MismatchError):
        play_block(base_rules(), range(2000), other)
