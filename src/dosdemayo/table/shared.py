"""A screen, or a keyboard, that both sides share: what they do before it together, and who sits there alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dosdemayo.engine import Side
from dosdemayo.engine.actions import Discard
from dosdemayo.engine.events import Drew
from dosdemayo.engine.ids import CHANCE, SIDES, Kind, side_name
from dosdemayo.table.history import History
from dosdemayo.table.terms import Opponent

if TYPE_CHECKING:
    from dosdemayo.table.match import Match

#: Questions whose options and answers everybody sees.
_OPEN = (Kind.DENY, Kind.DRAW, Kind.ALLOTMENT)


def is_shared(match: Match) -> bool:
    return match.terms.opponent is Opponent.SAME_SCREEN


def asked_openly(match: Match) -> Side | None:
    """Which one side is asked what is open to both."""
    if not is_shared(match) or match.secret:
        return None
    return next((side for side, kind in match.asked.items() if side in SIDES and kind in _OPEN), None)


def both_may_draw(match: Match) -> bool:
    """Do both say now, at the same time, whether they draw (4.4)? Nothing about that is a secret."""
    return is_shared(match) and match.thinking == set(SIDES) and set(match.asked.values()) == {Kind.DRAW}


def sits_alone(match: Match) -> Side | None:
    """Who should sit before it unseen by the other: to look at what was drawn, or to answer in secret."""
    if not is_shared(match) or match.over:
        return None
    if match.unseen:
        return next(side for side in SIDES if side in match.unseen)
    if asked_openly(match) is not None or both_may_draw(match):
        return None
    return next((side for side in SIDES if side in match.thinking), None)


def unseen(match: Match) -> frozenset[Side]:
    """Who has drawn and has not sat there alone since. That they drew everybody knows (4.2)."""
    if not is_shared(match) or not _just_dealt(match.history):
        return frozenset()
    history, state = match.history, match.history.state
    drawn = [entry.event for entry in history.log if entry.turn == state.turn and isinstance(entry.event, Drew)]
    return frozenset(
        side for side in SIDES for drew in drawn if drew.side == side_name(side) and drew.card in state.hands[side]
    )


def _just_dealt(history: History) -> bool:
    """Has nobody done anything since the cards were dealt, but lose some to a card that acted at once?"""
    last = next((answer for answer in reversed(history.answers) if not isinstance(answer.action, Discard)), None)
    return last is not None and last.seat is CHANCE
