"""The beat: a card window as one moment for both sides. "Any cards?" - a breath, and play goes on (9.4, 9.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from dosdemayo.engine import SIDES, Side
from dosdemayo.engine.ids import Window
from dosdemayo.table.clock import Outage


@dataclass(frozen=True, slots=True)
class Beat:
    """Whatever it holds is what somebody did, or follows from the time: nothing in it depends on a hand."""

    turn: int
    window: Window
    #: When it is over if nobody does anything; None where only both sides' word ends it.
    ends: float | None
    #: Who needs no more time. Both together end it early.
    ready: frozenset[Side] = frozenset()
    #: Who wants to play, or to think: the rest of the window alternates (9.4).
    waiting: frozenset[Side] = frozenset()
    over: bool = False
    #: Who was there when it ended, and said nothing: they pass. Whoever comes back later is asked.
    passed: frozenset[Side] = frozenset()
    #: Who has drawn a card and still has to look at it, at a screen that both share: before that no time runs.
    unseen: frozenset[Side] = frozenset()

    @property
    def runs(self) -> bool:
        return not self.over and not self.waiting

    def is_of(self, turn: int, window: Window | None) -> bool:
        return (self.turn, self.window) == (turn, window)

    def is_due(self, now: float) -> bool:
        """Is nothing more to be waited for?"""
        if not self.runs or self.unseen:
            return False
        return self.ready == frozenset(SIDES) or (self.ends is not None and self.ends <= now)

    def made_ready(self, side: Side) -> Beat:
        return replace(self, ready=self.ready | {side})

    def seen_by(self, side: Side, ends: float | None) -> Beat:
        """The same when a side has looked at what it drew; its time runs when all have."""
        unseen = self.unseen - {side}
        return replace(self, unseen=unseen, ends=None if unseen else ends)

    def stopped_by(self, side: Side) -> Beat:
        return replace(self, waiting=self.waiting | {side})

    def given_back(self, seconds: float | None, outages: Iterable[Outage]) -> Beat:
        """The same with all of its time again after one at which nobody could have pressed anything."""
        beat = self
        for begin, end in outages:
            if beat.ends is not None and seconds is not None and begin < beat.ends and beat.ends - seconds < end:
                beat = replace(beat, ends=end + seconds)
        return beat

    def ended(self, present: frozenset[Side]) -> Beat:
        return replace(self, over=True, passed=present)
