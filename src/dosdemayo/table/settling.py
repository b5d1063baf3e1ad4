"""What happens in a match without anybody's decision: chance answers, seals are opened, beats begin and end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dosdemayo.engine import CHANCE, SIDES
from dosdemayo.engine.actions import Action
from dosdemayo.engine.ids import Kind
from dosdemayo.table import windows
from dosdemayo.table.terms import CardManner

if TYPE_CHECKING:
    from dosdemayo.table.match import Match


def following(match: Match, now: float) -> Match | None:
    """The next thing that happens of itself; None where somebody has to decide."""
    history = match.history
    if history.over:
        return None
    if CHANCE in match.asked:
        return match.answered(CHANCE, dealt(match), now)
    if match.secret:
        return unsealed(match, now) if match.sealed == set(SIDES) and not match.reveal_awaited else None
    if history.window is None:
        # A card may ask for a discard in the middle of its window, which goes on after it.
        closed = match.beat is not None and Kind.DISCARD not in match.asked.values()
        return replace(match, beat=None) if closed else None
    return _following_in_window(match, now)


def dealt(match: Match) -> Action:
    """What chance answers: by what both sides contributed, or by dice."""
    history = match.history
    if match.proof is not None:
        return match.proof.dealt(history.options(CHANCE), history.acted[CHANCE])
    return history.options(CHANCE).sample(match.dice(f"chance/{len(history.entries)}"))


def _following_in_window(match: Match, now: float) -> Match | None:
    history, beat = match.history, match.beat
    if match.terms.cards is CardManner.BEAT and (beat is None or not beat.is_of(history.state.turn, history.window)):
        return replace(match, beat=windows.new_beat(match, now))
    if beat is not None and beat.runs:
        return replace(match, beat=beat.ended(match.present)) if beat.is_due(now) else None
    [seat] = match.asked
    answer = windows.answer_unasked(match, seat)
    return None if answer is None else match.answered(seat, answer, now, unasked=True)


def unsealed(match: Match, now: float) -> Match:
    """Give both answers to the rules, in an order that does not depend on who was first."""
    opened = match.with_both(sealed=None, seal=None)
    if opened.proof is not None:
        seals = tuple(seal for side in SIDES if (seal := match[side].seal) is not None)
        opened = replace(opened, proof=replace(opened.proof, seals=opened.proof.seals + seals))
    for side in SIDES:
        answer = match[side].sealed
        assert answer is not None
        opened = opened.answered(side, answer, now)
    return opened
