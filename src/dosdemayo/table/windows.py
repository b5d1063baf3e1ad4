"""Card windows at a table: how rules 9.4 and 9.5 are kept by people who are in a hurry, or not there at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dosdemayo.engine import Side
from dosdemayo.engine.actions import Action, Pass
from dosdemayo.table import shared
from dosdemayo.table.beat import Beat
from dosdemayo.table.history import History
from dosdemayo.table.standing import Ask, StandingAnswer, answer_for
from dosdemayo.table.terms import CardManner

if TYPE_CHECKING:
    from dosdemayo.table.match import Match

#: Seconds by which a beat at one screen is longer that follows an answer.
GATHERING = 2.0


def new_beat(match: Match, now: float) -> Beat:
    """The beat of the window that has just opened. Where nobody is there to take part nothing is waited for."""
    state, window = match.history.state, match.history.window
    assert window is not None
    unseen = shared.unseen(match)
    ends = None if unseen else end_of_beat(match, now)
    return Beat(state.turn, window, ends, over=not match.present, unseen=unseen)


def end_of_beat(match: Match, now: float) -> float | None:
    """When a beat that begins now is over."""
    return None if match.terms.beat is None else now + match.terms.beat + _time_to_gather(match)


def _time_to_gather(match: Match) -> float:
    """At one screen, after an answer: the two come together before it again, and see what the answer led to."""
    return GATHERING if shared.is_shared(match) and match.history.answers[-1].action != Pass() else 0.0


def answer_unasked(match: Match, side: Side) -> Action | None:
    """What a side answers in the open window without being asked; None where it is asked."""
    if match.terms.cards is CardManner.STRICT or match.terms.computer is side:
        return None
    beat = match.beat
    if beat is not None and side in beat.passed:
        return Pass()
    if beat is not None and not beat.over and side in match.present:
        return None
    return answer_for(_standing(match, side), match.history, side)


def was_asked(match: Match, side: Side, then: History) -> bool:
    """Did the side itself answer there? An answer that the table gave for it is not taken back."""
    if then.window is None or match.terms.cards is CardManner.STRICT:
        return True
    if match.terms.cards is CardManner.BEAT:
        beat = match.beat
        return beat is not None and bool(beat.waiting) and beat.is_of(then.state.turn, then.window)
    return answer_for(_standing(match, side), then, side) is None


def _standing(match: Match, side: Side) -> StandingAnswer:
    """What the side has said of this turn, or what is done for whoever has said nothing."""
    standing, turn = match[side].standing, match.history.state.turn
    if standing is not None and standing.turn == turn:
        return standing
    return StandingAnswer(turn, Ask.ALWAYS if match.terms.computer is None else Ask.LAST_CHANCE)
