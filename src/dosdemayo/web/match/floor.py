"""Whose turn it is in a card window (9.4), whatever is held (9.5)."""

from __future__ import annotations

from typing import NamedTuple

from dosdemayo.engine import Side, enemy
from dosdemayo.engine.actions import Action, Pass
from dosdemayo.engine.ids import WINDOWS, Window


class Floor(NamedTuple):
    """The engine passes over a side that holds nothing playable; the server asks it as if it did."""

    window: Window
    side: Side
    #: How many have passed in succession; two close the window.
    passes: int = 0

    @property
    def closed(self) -> bool:
        return self.passes == 2

    def after(self, action: Action) -> Floor:
        return Floor(self.window, enemy(self.side), self.passes + 1 if isinstance(action, Pass) else 0)


def window_number(turn: int, window: str) -> int:
    """Windows of the whole game, counted in their order."""
    return turn * len(WINDOWS) + WINDOWS.index(window)
