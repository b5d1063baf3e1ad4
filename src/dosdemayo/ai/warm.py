"""`python -m dosdemayo.ai.warm`: compile the search once and keep it on disk, so that nobody waits for it in a game."""

from __future__ import annotations

import os
from collections.abc import Collection
from random import Random

from dosdemayo.ai.bot import Bot
from dosdemayo.ai.levels import bot
from dosdemayo.content import base_rules
from dosdemayo.engine import SIDES, Game, Seat

#: Levels that use the compiled search; one of each kind suffices.
SEARCHING = ("solid", "strongest")


def warm_up(turns: int = 2) -> None:
    """Let the searching levels answer every question of the first turns."""
    game = Game(base_rules())
    for level in SEARCHING:
        rehearse(game, bot(level, game.rules), SIDES, turns)


def rehearse(game: Game, player: Bot, seats: Collection[Seat], turns: int) -> None:
    """The first turns of a game for nobody: the player answers for these seats, chance for the others."""
    state, rng = game.start(), Random(1808)
    while state.turn <= turns and state.questions:
        seat = game.pending(state)[0].seat
        options = game.options(state, seat)
        action = player.answer(game.view(state, seat), options, rng) if seat in seats else options.sample(rng)
        state, _ = game.apply(state, seat, action)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays meanwhile comes first
    warm_up()
