"""How long a computer opponent takes to answer: the time must not tell what it holds, or whether it does (9.5)."""

from __future__ import annotations

from collections.abc import Callable

#: Seconds that it takes at most for the sake of secrecy alone: a thought that took longer was one of a kind.
LONGEST = 1.0


class Pauses:
    """It takes as long to hold nothing as it takes to hold something."""

    def __init__(self, expected: Callable[[str, str], float]) -> None:
        #: Seconds in which a level answers a kind of question, whatever it holds; a slow machine may teach otherwise.
        self._expected = expected
        #: The longest thought so far, by level and kind of question.
        self._longest: dict[tuple[str, str], float] = {}

    def owed(self, level: str, question: str, took: float) -> float:
        """How many seconds more it has to take, after so many."""
        usual = max(self._expected(level, question), self._longest.get((level, question), 0.0))
        self._longest[level, question] = min(max(took, usual), LONGEST)
        return max(0.0, usual - took)
