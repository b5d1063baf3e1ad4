"""What is agreed before a game, and what a side has under way in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from dosdemayo.engine import Side
from dosdemayo.engine.actions import Action
from dosdemayo.engine.ids import WINDOWS, Window
from dosdemayo.records import Clock


class Opponent(StrEnum):
    """How the two sides come together."""

    COMPUTER = "computer"
    SAME_SCREEN = "same_screen"
    LINK = "link"


@dataclass(frozen=True, slots=True)
class Terms:
    opponent: Opponent
    #: The side that the computer plays.
    computer: Side | None = None
    clock: Clock | None = None
    #: Orders are shown when the player says so, not as soon as both sides have sealed theirs.
    confirms_reveal: bool = False


class StandingPass(NamedTuple):
    """A side passes in every card window before this one, unless the enemy plays a card."""

    turn: int
    window: Window
    #: Even if the enemy plays a card.
    through_plays: bool = False

    def covers(self, turn: int, window: Window) -> bool:
        return (turn, WINDOWS.index(window)) < (self.turn, WINDOWS.index(self.window))


@dataclass(frozen=True, slots=True)
class SideState:
    """What a side has under way; nobody else learns more of it than the rules say."""

    #: A secret answer that waits for the other's.
    sealed: Action | None = None
    standing: StandingPass | None = None
    #: Seconds on the clock when it last stood still; None without a clock.
    remaining: float | None = None
    running_since: float | None = None


NOTHING_UNDER_WAY = SideState()
