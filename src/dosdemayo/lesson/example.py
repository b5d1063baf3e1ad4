"""The rulebook's example of play: a whole game to be walked through, and to be played on from any of its turns."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from dosdemayo.content import base_rules
from dosdemayo.engine.actions import Write
from dosdemayo.records import Answer, Record, read_record, with_forced_passes, write_record
from dosdemayo.table import History


@cache
def example_record() -> str:
    return (files("dosdemayo.lesson") / "example.dos").read_text(encoding="utf-8")


@cache
def example_history() -> History:
    """The whole game."""
    history = History.start(base_rules())
    for answer in with_forced_passes(history.game.rules, read_record(example_record()).answers):
        history = history.answered(answer.seat, answer.action)
    return history


def record_before_orders(turn: int) -> str:
    """The record up to where both sides are about to write in a turn; KeyError where there is no such turn."""
    given = example_history().answers
    written = (n for n, answer in enumerate(given) if answer.turn == turn and isinstance(answer.action, Write))
    last = next(written, None)
    if last is None:
        raise KeyError(turn)
    answers = [Answer(answer.seat, answer.action) for answer in given[:last] if not answer.forced]
    return write_record(Record(read_record(example_record()).header, answers))
