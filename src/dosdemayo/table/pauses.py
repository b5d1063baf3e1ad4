"""How long a computer opponent takes in a card window: the time must not tell whether it holds anything (9.5)."""

from __future__ import annotations

from collections.abc import Callable

#: Seconds that it takes at most for the sake of secrecy alone: a thought that took longer was one of a kind.
LONGEST = 1.0


class Pauses:
    """It takes as long to hold nothing as it takes to hold something."""

    def __init__(self, expected: Callable[[str, str], float]) -> None:
        #: Seconds in which a level has decided in a window, whatever it holds; a slow machine may teach otherwise.
        self._expected = expected
        #: The longest thought so far, by level and card window.
        self._longest: dict[tuple[str, str], float] = {}

    def owed(self, level: str, window: str, took: float) -> float:
        """How many seconds more it has to take there, after so many."""
        usual = max(self._expected(level, window), self._longest.get((level, window), 0.0))
        self._longest[level, window] = min(max(took, usual), LONGEST)
        return max(0.0, usual - took)
