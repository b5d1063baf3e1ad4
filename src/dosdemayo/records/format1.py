"""Format 1 of the written form, where names and remarks stood for what are facts of a record today."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import NamedTuple

from dosdemayo.engine import FRENCH, SPANISH, Side
from dosdemayo.engine.actions import Resign
from dosdemayo.records.header import LEVEL, Header, Player
from dosdemayo.records.record import Answer, Record

_COMPUTER = rf"computer \(({LEVEL})\)"
_FORFEIT = "Time has run out; what follows is a forfeit, and nobody's resignation."
#: At the head of the turn, by the server; and where it was chosen, by the terminal.
_TAKES_OVER = re.compile(rf"From here on the computer plays at level ({LEVEL}), no longer at level ({LEVEL})\.")
_WAS_CHOSEN = re.compile(rf"from turn ([0-9]{{1,2}}) on {_COMPUTER}, until then {_COMPUTER}", re.IGNORECASE)


class _Change(NamedTuple):
    turn: int
    after: str
    before: str


def read_player(name: str) -> Player:
    match = re.fullmatch(_COMPUTER, name, re.IGNORECASE)
    return Player.person(name) if match is None else Player.computer(match[1].lower())


def with_facts(record: Record, turns: list[int]) -> Record:
    """The record with facts in place of the remarks that stood for them.

    `turns` are those of the positions before each answer, and of the last one. Remarks about levels stay remarks
    where nothing says which side is the computer's.
    """
    comments = {number: list(remarks) for number, remarks in record.comments.items()}
    answers = list(record.answers)
    last = len(answers) - 1
    if answers and answers[last].action == Resign() and _FORFEIT in comments.get(last, []):
        answers[last] = Answer(answers[last].seat, Resign(on_time=True))
        comments[last].remove(_FORFEIT)
    changes = [
        (number, remark, change)
        for number, remarks in sorted(record.comments.items())
        for remark in remarks
        if (change := _change_in(remark, turns[number])) is not None
    ]
    side = _computer(record.header) if changes else None
    header = record.header
    if side is not None:
        computer = Player.computer(changes[0][2].before)
        header = replace(header, french=computer) if side is FRENCH else replace(header, spanish=computer)
    upgraded = Record(header, answers, comments)
    for number, remark, change in changes if side is not None else []:
        comments[number].remove(remark)
        upgraded.change_level(change.turn, change.after)
    upgraded.comments = {number: remarks for number, remarks in comments.items() if remarks}
    return upgraded


def _change_in(remark: str, turn: int) -> _Change | None:
    if match := _TAKES_OVER.fullmatch(remark):
        return _Change(turn, match[1], match[2])
    if match := _WAS_CHOSEN.fullmatch(remark):
        return _Change(int(match[1]), match[2].lower(), match[3].lower())
    return None


def _computer(header: Header) -> Side | None:
    """The side of the computer; the server left it without a name."""
    unnamed = [side for side in (FRENCH, SPANISH) if not header.players[side].name]
    return unnamed[0] if len(unnamed) == 1 else header.computer
