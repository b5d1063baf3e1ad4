"""What is agreed before a game, and what a side has under way in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from dosdemayo.engine import Side
from dosdemayo.engine.actions import Action
from dosdemayo.records import Clock, Pledge
from dosdemayo.table.standing import StandingAnswer


class Opponent(StrEnum):
    """How the two sides come together."""

    COMPUTER = "computer"
    SAME_SCREEN = "same_screen"
    LINK = "link"


class CardManner(StrEnum):
    """How the table keeps 9.5: that nobody learns from a pass who could have played."""

    #: Each card window is a short moment for both sides at once.
    BEAT = "beat"
    #: Nobody has to be there: a side is asked where it can play something, or as it has said beforehand.
    STANDING = "standing"
    #: Both are asked, one after the other, whatever they hold.
    STRICT = "strict"


#: Seconds that a beat lasts unless the game's creator chose otherwise.
USUAL_BEAT = 3.0


@dataclass(frozen=True, slots=True)
class Terms:
    opponent: Opponent
    #: The side that the computer plays.
    computer: Side | None = None
    clock: Clock | None = None
    cards: CardManner = CardManner.STRICT
    #: Seconds; None where a beat ends by both sides' word alone.
    beat: float | None = USUAL_BEAT
    #: Orders are shown when the player says so, not as soon as both sides have sealed theirs.
    confirms_reveal: bool = False


@dataclass(frozen=True, slots=True)
class SideState:
    """What a side has under way; nobody else learns more of it than the rules say."""

    #: A secret answer that waits for the other's.
    sealed: Action | None = None
    #: What binds the side to it.
    seal: Pledge | None = None
    standing: StandingAnswer | None = None
    #: Seconds on the clock when it last stood still; None without a clock.
    remaining: float | None = None
    running_since: float | None = None


NOTHING_UNDER_WAY = SideState()
