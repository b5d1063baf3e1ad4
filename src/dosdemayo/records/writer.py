"""The written form of a record, which a person can read and edit."""

from __future__ import annotations

from collections.abc import Iterator

from dosdemayo.content import Edition
from dosdemayo.engine import Outcome, State
from dosdemayo.records.digest import state_digest
from dosdemayo.records.header import Header
from dosdemayo.records.lines import format_answer
from dosdemayo.records.proof import proof_lines
from dosdemayo.records.record import FORMAT, Record
from dosdemayo.records.replay import game_of, replay

TITLE = "dosdemayo record"
#: Of a game that goes on: what its reader may not know is left out.
PUBLIC_TITLE = "dosdemayo public record"
UNFINISHED = "unfinished"


def write_record(record: Record, edition: Edition | None = None) -> str:
    """The canonical text: header, then turn by turn one answer in a line, with the fingerprint of each turn's start.

    Raises RecordError if the record cannot be replayed.
    """
    start = game_of(record.header, edition).start()
    states = [start, *(step.state for step in replay(record, edition))]
    lines = [f"{TITLE} {FORMAT}", *header_lines(record.header, states[-1].outcome)]
    turn = 0
    for number, state in enumerate(states):
        if state.turn > turn:
            lines.append("")
        lines += comment_lines(record.comments.get(number, []))
        if state.turn > turn:
            lines += [f"= T{state.turn} {state_digest(state)}", *level_lines(record, turn + 1, state.turn)]
            turn = state.turn
        if number < len(record.answers):
            lines.append(format_answer(record.answers[number]))
    lines += [*level_lines(record, turn + 1), "", *proof_lines(record.proof)]
    lines.append(f"= {closing_word(states[-1])} {state_digest(states[-1])}")
    return "\n".join(lines) + "\n"


def header_lines(header: Header, outcome: Outcome | None) -> Iterator[str]:
    yield f"ruleset: {header.ruleset}"
    yield f"edition: {header.edition} {header.edition_digest}"
    if header.origin:
        yield f"changes: {header.origin}"
    yield f"orders: {'strict' if header.strict else 'assisted'}"
    for key in ("french", "spanish", "clock", "date"):
        if value := str(getattr(header, key) or ""):
            yield f"{key}: {value}"
    yield f"result: {result_words(outcome)}"


def level_lines(record: Record, first: int, last: int | None = None) -> list[str]:
    """The computer's new levels that begin with these turns; without a last turn also what is still to come."""
    return [str(change) for change in record.levels if first <= change.turn and (last is None or change.turn <= last)]


def comment_lines(remarks: list[str]) -> list[str]:
    return [f"# {remark}".rstrip() for remark in remarks]


def result_words(outcome: Outcome | None) -> str:
    return UNFINISHED if outcome is None else f"{outcome.winner.label} win, {outcome.reason}"


def closing_word(state: State) -> str:
    """The last line says whether the game is over or stands still for now."""
    return "now" if state.outcome is None else "end"
