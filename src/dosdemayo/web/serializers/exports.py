"""The record as text: whole when the game is over, else as the reader may know it."""

from __future__ import annotations

from datetime import UTC, datetime

from dosdemayo.content import Edition
from dosdemayo.engine import FRENCH, SPANISH, Side
from dosdemayo.records import Answer, Header, Player, Record, public_record, write_record
from dosdemayo.table import recorded
from dosdemayo.web.serializers.replays import steps
from dosdemayo.web.service.open_game import OpenGame


def export(opened: OpenGame, seat: Side | None, edition: Edition, *, names: bool, step: int | None = None) -> str:
    """The record up to a step (or to now). It holds everything only when the whole game is over."""
    history = opened.match.history
    answers = history.answers
    if step is not None:
        answers = next((at.answers for at in steps(history) if at.step >= step), answers)
    header = _header(opened, edition, names=names)
    if history.over:
        return write_record(recorded(opened.match, header, answers), edition)
    complete = Record(header, [Answer(given.seat, given.action) for given in answers], proof=opened.match.proof)
    return public_record(complete, seat, edition)


def _header(opened: OpenGame, edition: Edition, *, names: bool) -> Header:
    row, match = opened.row, opened.match
    date = datetime.fromtimestamp(row.created, UTC).date().isoformat() if names else ""
    french, spanish = (_player(opened, side, names=names) for side in (FRENCH, SPANISH))
    return Header.of(edition, strict=row.strict, french=french, spanish=spanish, clock=match.terms.clock, date=date)


def _player(opened: OpenGame, side: Side, *, names: bool) -> Player:
    if side is opened.match.terms.computer:
        return Player.computer(opened.match.level(1))
    return Player.person(opened.seats[side].name or "" if names else "")
