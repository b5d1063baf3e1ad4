"""Whoever sits at a table: a person behind some screen, a computer opponent, or chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from dosdemayo.engine import View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.options import Options


class Player(Protocol):
    def answer(self, view: View, options: Options) -> Action:
        """Answer what this seat is asked, from what it may know."""

    def hear(self, told: Sequence[dict[str, Any]]) -> None:
        """Learn what happened, in the form that this seat may see."""


class Dealer:
    """The chance seat: draws from the bags with a generator that is given from outside."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answer(self, view: View, options: Options) -> Action:
        return options.sample(self._rng)

    def hear(self, told: Sequence[dict[str, Any]]) -> None:
        """Chance needs to know nothing."""
