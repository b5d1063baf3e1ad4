"""`python -m dosdemayo.ai.warm`: compile the search once and keep it on disk, so that nobody waits for it in a game."""

from __future__ import annotations

import os
from random import Random

from dosdemayo.ai.levels import bot
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, Game

#: Levels that use the compiled search; one of each kind suffices.
SEARCHING = ("solid", "strongest")


def warm_up(turns: int = 2) -> None:
    """Let the searching levels answer every question of the first turns."""
    game, rng = Game(base_rules()), Random(1808)
    for level in SEARCHING:
        player = bot(level, game.rules)
        state = game.start()
        while state.turn <= turns and state.questions:
            seat = game.pending(state)[0].seat
            options = game.options(state, seat)
            chance = seat is CHANCE
            action = options.sample(rng) if chance else player.answer(game.view(state, seat), options, rng)
            state, _ = game.apply(state, seat, action)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays meanwhile comes first
    warm_up()
