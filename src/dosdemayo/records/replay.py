"""From a record back to every position of its game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from dosdemayo.content import (
    Edition,
    EditionError,
    base_edition,
    base_rules,
    edition_digest,
    edition_from,
    known_base,
    ruleset,
)
from dosdemayo.engine import Game, Problem, Refused, Ruleset, State
from dosdemayo.engine.events import Event
from dosdemayo.records.header import RULESET, Header
from dosdemayo.records.lines import format_answer
from dosdemayo.records.record import Answer, Fault, Record, RecordError


class Replayed(NamedTuple):
    """An answer, the position it led to, and what happened on the way."""

    answer: Answer
    state: State
    events: list[Event]


def replay(record: Record, edition: Edition | None = None) -> Iterator[Replayed]:
    """Every answer in turn. Raises RecordError where one is refused; without an edition the record's own is meant."""
    game = game_of(record.header, edition)
    state = game.start()
    for number, answer in enumerate(record.answers, start=1):
        try:
            state, events = game.apply(state, *answer)
        except Refused as refused:
            raise RecordError([refusal(answer, problem, number=number) for problem in refused.problems]) from refused
        yield Replayed(answer, state, events)


def final_state(record: Record, edition: Edition | None = None) -> State:
    """Where the game stands after the last answer."""
    state = game_of(record.header, edition).start()
    for step in replay(record, edition):
        state = step.state
    return state


def game_of(header: Header, edition: Edition | None = None) -> Game:
    """The game that a header describes, if it is the one that is here."""
    edition = edition or edition_of(header)
    faults = header_faults(header, edition)
    if faults:
        raise RecordError(faults)
    return Game(_rules(edition, header.strict))


def edition_of(header: Header, line: int = 0) -> Edition:
    """The edition that a game was played by: it is carried along, or was the base edition at some time."""
    try:
        if header.origin:
            return edition_from(json.loads(header.origin), header.edition)
    except (EditionError, ValueError, AttributeError, RecursionError) as error:
        raise RecordError([Fault(line, "changes", str(error))]) from error
    return known_base(header.edition_digest) or base_edition()


def header_faults(header: Header, edition: Edition, lines: dict[str, int] | None = None) -> list[Fault]:
    lines = lines or {}
    faults = []
    if header.ruleset != RULESET:
        what = f"played by version {header.ruleset} of the rules; this program plays version {RULESET}"
        faults.append(Fault(lines.get("ruleset", 0), "ruleset", what))
    if header.edition_digest != edition_digest(edition):
        what = (
            f"played by {header.edition} {header.edition_digest}, "
            f"but the edition at hand is {edition.name} {edition_digest(edition)}"
        )
        faults.append(Fault(lines.get("edition", 0), "edition", what))
    return faults


def refusal(answer: Answer, problem: Problem, line: int = 0, number: int = 0) -> Fault:
    """A refused answer, named by its line in a text or by its number in a record."""
    where = f"answer {number}: " if number else ""
    details = ", ".join(f"{key} {value}" for key, value in problem.about().items())
    what = f"{where}{format_answer(answer)}: {problem.code.replace('_', ' ')}" + (f" ({details})" if details else "")
    return Fault(line, f"rule {problem.rule}", what, (answer, problem))


def _rules(edition: Edition, strict: bool) -> Ruleset:
    return base_rules(strict) if edition is base_edition() else ruleset(edition, strict)
