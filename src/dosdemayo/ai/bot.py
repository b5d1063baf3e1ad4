"""What a computer opponent is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from dosdemayo.engine.actions import Action
from dosdemayo.engine.options import Options
from dosdemayo.engine.view import View


class Bot(Protocol):
    """Answers any question of the game from what one seat may know.

    All randomness comes from `rng`: the same view, options and generator give the same answer.
    """

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        """One of the options, chosen from what the seat may know."""
        ...


class RandomBot:
    """Any answer that the rules allow."""

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        return options.sample(rng)
