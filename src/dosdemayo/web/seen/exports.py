"""The record as text: whole when the game is over, else as the reader may know it."""

from __future__ import annotations

from datetime import UTC, datetime

from dosdemayo.content import Edition
from dosdemayo.engine import FRENCH, SPANISH, Side
from dosdemayo.records import (
    Answer,
    Clock,
    Header,
    LevelChange,
    OnTimeout,
    Player,
    Record,
    public_record,
    write_record,
)
from dosdemayo.web.room import Room


def export(room: Room, seat: Side | None, edition: Edition, *, names: bool, step: int | None = None) -> str:
    """The record up to a step (or to now). It holds everything only when the whole game is over."""
    match = room.match
    until = match.steps[-1 if step is None else min(step, len(match.steps) - 1)]
    record = Record(_header(room, edition, names=names), levels=_levels(room, until.state.turn))
    answers, last = (match.answers, until.answers) if match.over else (match.given, until.given)
    record.answers = [Answer(*answer) for answer in answers[: None if step is None else last]]
    return write_record(record, edition) if match.over else public_record(record, seat, edition)


def _header(room: Room, edition: Edition, *, names: bool) -> Header:
    french, spanish = (_player(room, side, names=names) for side in (FRENCH, SPANISH))
    game = room.game
    clock = (
        None if game.bank is None else Clock(game.bank, game.increment or 0, OnTimeout(game.on_timeout or "default"))
    )
    date = datetime.fromtimestamp(game.created, UTC).date().isoformat() if names else ""
    return Header.of(edition, strict=game.strict, french=french, spanish=spanish, clock=clock, date=date)


def _player(room: Room, side: Side, *, names: bool) -> Player:
    seat = room.seats[side]
    if seat.computer and room.game.level is not None:
        return Player.computer(room.game.level)
    return Player.person(seat.name or "" if names else "")


def _levels(room: Room, until: int) -> list[LevelChange]:
    """Where another level of the computer took over, up to a turn."""
    return [] if room.levels is None else [LevelChange(c.turn, c.after) for c in room.levels.changes(until)]
