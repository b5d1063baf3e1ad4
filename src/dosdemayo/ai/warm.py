"""`python -m dosdemayo.ai.warm`: compile the search once and keep it on disk, so that nobody waits for it in a game."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from functools import cache
from random import Random

from dosdemayo.ai.bot import Bot
from dosdemayo.ai.levels import bot
from dosdemayo.content import base_rules
from dosdemayo.engine import SIDES, Game, Ruleset, Seat

#: Levels that use the compiled search; one for each kind of evaluation suffices, whatever the character.
_SEARCHING = ("solid", "strongest")
#: Turns that are rehearsed before a player is timed.
_TURNS = 2


@cache
def warm_up(name: str, make: Callable[[str, Ruleset], Bot] = bot) -> None:
    """Once in a process for each name: another player just like it rehearses for both sides.

    Whatever has to be compiled or loaded then is, and the player itself comes to its game as it was made.
    """
    game = Game(base_rules())
    rehearse(game, make(name, game.rules), SIDES, _TURNS)


def rehearse(game: Game, player: Bot, seats: Collection[Seat], turns: int) -> None:
    """The player answers for these seats, for nobody, and chance for the others: first turns, and the last two.

    Some players think in another way at the end of a game, so that other code is loaded.
    """
    start = game.start()
    for first, last in ((1, turns), (game.rules.turns - 1, game.rules.turns)):
        state, rng = start._replace(turn=first), Random(1808)
        while state.turn <= last and state.questions:
            seat = game.pending(state)[0].seat
            options = game.options(state, seat)
            action = player.answer(game.view(state, seat), options, rng) if seat in seats else options.sample(rng)
            state, _ = game.apply(state, seat, action)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays meanwhile comes first
    for level in _SEARCHING:
        warm_up(level)
