"""Whatever an edition says, every opponent plays it to the end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.random_editions import random_edition

from dosdemayo.ai.levels import bot, levels
from dosdemayo.content import base_edition, override, ruleset
from dosdemayo.engine import CHANCE, Game


def play(game: Game, level: str, rng: Random) -> None:
    player, state = bot(level, game.rules), game.start()
    while state.outcome is None:
        seat = game.pending(state)[0].seat
        options = game.options(state, seat)
        action = options.sample(rng) if seat is CHANCE else player.answer(game.view(state, seat), options, rng)
        state, _ = game.apply(state, seat, action)


@pytest.mark.parametrize("level", [level.name for level in levels()])
@pytest.mark.parametrize("seed", [3, 4])
def test_every_opponent_plays_random_editions(level: str, seed: int) -> None:
    play(Game(ruleset(random_edition(seed))), level, Random(seed))


def test_a_card_that_was_immediate_can_be_played_by_hand() -> None:
    """Colaboración and Fusilamientos made playable: nobody has a habit for a card by its name."""
    playable = {"immediate": False, "windows": ["any"]}
    data = {"cards": {"colaboracion": playable, "fusilamientos": playable}}
    game = Game(ruleset(override(base_edition(), data, Path("mine.toml"))))
    for seed in range(5):
        play(game, "beginner", Random(seed))
