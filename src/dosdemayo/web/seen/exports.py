"""The record as text: whole when the game is over, else as the reader may know it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from datetime import UTC, datetime

from dosdemayo.content import Edition
from dosdemayo.engine import Side
from dosdemayo.engine.actions import Resign
from dosdemayo.records import Answer, Header, Record, public_record, write_record
from dosdemayo.web.room import Room

#: Stands before an answer that nobody gave: to the rules a forfeit is a resignation.
FORFEIT_REMARK = "Time has run out; what follows is a forfeit, and nobody's resignation."


def export(room: Room, seat: Side | None, edition: Edition, *, names: bool, step: int | None = None) -> str:
    """The record up to a step (or to now). It holds everything only when the whole game is over."""
    match = room.match
    until = match.steps[-1 if step is None else min(step, len(match.steps) - 1)]
    answers = [Answer(*answer) for answer in match.answers[: None if step is None else until.answers]]
    record = Record(_header(room, edition, names=names), answers, dict(_remarks(room, len(answers))))
    if match.over:
        return write_record(record, edition)
    return public_record(record, seat, edition, resting_in=until.state.turn)


def was_forfeited(record: Record) -> bool:
    """Did the game of a record end on time?"""
    last = len(record.answers) - 1
    resigned = bool(record.answers) and isinstance(record.answers[last].action, Resign)
    return resigned and FORFEIT_REMARK in record.comments.get(last, [])


def _header(room: Room, edition: Edition, *, names: bool) -> Header:
    french, spanish = (seat.name or "" if names else "" for seat in room.seats.values())
    date = datetime.fromtimestamp(room.game.created, UTC).date().isoformat() if names else ""
    return Header.of(edition, strict=room.game.strict, french=french, spanish=spanish, date=date)


def _remarks(room: Room, until: int) -> Iterator[tuple[int, list[str]]]:
    """Where another level of the computer took over, at the head of its turn, and that time has run out."""
    turns = room.match.turns[:until]
    for turn, before, after in [] if room.levels is None else room.levels.changes(max(turns, default=0)):
        said = f"From here on the computer plays at level {after}, no longer at level {before}."
        yield bisect_left(turns, turn), [said]
    if room.match.forfeited and until == len(room.match.answers):
        yield until - 1, [FORFEIT_REMARK]
