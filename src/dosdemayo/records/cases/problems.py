"""What only a case can have wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dosdemayo.engine.ids import CardId, Kind, Rule, SeatName
from dosdemayo.engine.problems import ProblemBase


@dataclass(frozen=True, slots=True, kw_only=True)
class BadCase(ProblemBase):
    """A field of the case that cannot be read."""

    code: Literal["bad_case"] = "bad_case"
    field: str
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NeverPlayable(ProblemBase):
    """The script waits for a card that finds no moment to be played in."""

    code: Literal["never_playable"] = "never_playable"
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class OverBefore(ProblemBase):
    """The game ends before the script does."""

    code: Literal["game_over"] = "game_over"
    rule: Rule = "8.2"
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NeverAsked(ProblemBase):
    """The script answers what nobody asks; somebody else is asked."""

    code: Literal["not_asked"] = "not_asked"
    seat: SeatName
    asked: tuple[tuple[SeatName, Kind], ...]
