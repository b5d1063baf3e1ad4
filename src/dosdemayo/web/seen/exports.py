"""The record as text: whole when the game is over, else as the reader may know it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from datetime import UTC, datetime

from dosdemayo.content import Edition
from dosdemayo.engine import CHANCE, Seat, Side
from dosdemayo.engine.actions import Action, Choose, Deal, Pass
from dosdemayo.records import Answer, Header, Record, format_answer, write_record
from dosdemayo.records.lines import HIDDEN
from dosdemayo.records.public import PUBLIC_TITLE
from dosdemayo.records.record import FORMAT
from dosdemayo.records.writer import header_lines
from dosdemayo.web.match import Match
from dosdemayo.web.room import Room
from dosdemayo.web.tokens import audience_name


def header_of(room: Room, edition: Edition, *, names: bool) -> Header:
    french, spanish = (seat.name or "" if names else "" for seat in room.seats.values())
    date = datetime.fromtimestamp(room.game.created, UTC).date().isoformat() if names else ""
    return Header.of(edition, strict=room.game.strict, french=french, spanish=spanish, date=date)


def export(room: Room, seat: Side | None, edition: Edition, *, names: bool, step: int | None = None) -> str:
    """The record up to a step (or to now). It holds everything only when the whole game is over."""
    match = room.match
    header = header_of(room, edition, names=names)
    until = len(match.answers) if step is None else match.answers_until(step)
    if match.over:
        answers = [Answer(*answer) for answer in match.answers[:until]]
        return write_record(Record(header, answers, _remarks(room, until)), edition)
    return _seen(match, header, seat, until)


def _remarks(room: Room, until: int) -> dict[int, list[str]]:
    """Where another level of the computer took over, at the head of its turn."""
    turns = room.match.turns[:until]
    changes = [] if room.levels is None else room.levels.changes(max(turns, default=0))
    return {
        bisect_left(turns, turn): [f"From here on the computer plays at level {after}, no longer at level {before}."]
        for turn, before, after in changes
    }


def _seen(match: Match, header: Header, seat: Side | None, until: int) -> str:
    """What this reader knows. Its turns are those of the table, which waits where the engine has gone on."""
    lines = [f"{PUBLIC_TITLE} {FORMAT}", f"seen by: {audience_name(seat)}", *header_lines(header, None)]
    turn = 0
    for (who, action), when in zip(match.answers[:until], match.turns[:until], strict=True):
        shown = list(_line(match, who, action, seat))
        if shown and when > turn:
            turn = when
            lines += ["", f"= T{turn}"]
        lines += shown
    return "\n".join([*lines, "", "= now"]) + "\n"


def _line(match: Match, who: Seat, action: Action, reader: Side | None) -> Iterator[str]:
    if who is reader:
        yield format_answer(Answer(who, action))
    elif isinstance(action, Pass):
        return  # nobody learns who passed and who was passed over (9.5)
    elif isinstance(action, Choose):
        yield f"{who.label} keeps {HIDDEN}"
    elif isinstance(action, Deal) and not _open(match, action.card, reader):
        yield f"{CHANCE.label} deals {match.game.rules.cards[action.card].side.label} {HIDDEN}"
    else:
        yield format_answer(Answer(who, action))


def _open(match: Match, card: str, reader: Side | None) -> bool:
    """A drawn card is its owner's secret, unless it was played at once (4.5)."""
    dealt = match.game.rules.cards[card]
    return dealt.immediate or dealt.side is reader
