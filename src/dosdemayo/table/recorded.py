"""Between a match and its record."""

from __future__ import annotations

from dataclasses import replace

from dosdemayo.engine import SIDES
from dosdemayo.records import Answer, Header, Record, with_forced_passes
from dosdemayo.table.history import Given, History, HistoryEntry
from dosdemayo.table.match import Match


def resumed(match: Match, record: Record, at: float) -> Match:
    """A new match, brought to where a record ends; a secret answer that waits for the other's is sealed again."""
    history = match.history
    answers = with_forced_passes(history.game.rules, record.answers)
    for later in history.after(HistoryEntry(answer.seat, answer.action, at) for answer in answers):
        if not _is_half_sealed(later):
            history = later
        elif len(later.answers) == len(answers):
            match = match.with_sealed(answers[-1].seat, answers[-1].action)
    return replace(match, history=history).settled(at)


def _is_half_sealed(history: History) -> bool:
    state = history.state
    return state.first_writer is None and state.outcome is None and state.sealed != (None, None)


def recorded(match: Match, header: Header, answers: tuple[Given, ...] | None = None) -> Record:
    """The record of a match, or of its first answers. Passes that nobody could but give are left out."""
    given = match.history.answers if answers is None else answers
    record = Record(header, [Answer(each.seat, each.action) for each in given if not each.forced])
    if answers is None:
        sealed = ((side, match[side].sealed) for side in SIDES)
        record.answers += [Answer(side, action) for side, action in sealed if action is not None]
    if len(given) == len(match.history.answers):
        record.proof = match.proof
    last = given[-1].turn if given else 0
    for change in match.levels[1:]:
        if answers is None or change.turn <= last:
            record.change_level(*change)
    return record
