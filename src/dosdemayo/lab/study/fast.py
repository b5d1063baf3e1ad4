"""Random games in the kernel, watched as closely as those in the readable engine: the same columns come out."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from dosdemayo.engine import FRENCH as FRENCH_SEAT
from dosdemayo.engine import Ruleset, Seat
from dosdemayo.kernel import Kernel
from dosdemayo.kernel.bits import lowest, streams
from dosdemayo.kernel.convert import order_of
from dosdemayo.kernel.effects import contested, loss_limit_reached
from dosdemayo.kernel.jit import entry, piece
from dosdemayo.kernel.layout import (
    ANSWER,
    AREAS,
    ASKED,
    CARD_COUNT,
    CHOICE,
    DEAL,
    DISCARD,
    DISCARDING,
    FRENCH_SHEET,
    HANDS,
    HEAD,
    LOST,
    ORDERS,
    OVER,
    PLAY,
    REASON,
    REASONS,
    SHEET_SIZE,
    STEP,
    TURN,
    USE,
    WINDOW,
    WINNER,
    Ints,
    Row,
    Streams,
)
from dosdemayo.kernel.rules_layout import FIGHT_AGAIN, HAVING, IMMEDIATE
from dosdemayo.kernel.sampling import random_answer
from dosdemayo.kernel.turn import END_OF_TURN, FIGHTS, next_seat, respond, take_step
from dosdemayo.lab.study.records import Columns, column_names, fights, held, lost, played

#: The notes taken of a game: one row of int32. Turns have room for 0 (unused) to 10.
TURNS: Final = 11
KEPT: Final = 0
LOST_BY_TURN: Final = 1
FIGHTS_BY_AREA: Final = LOST_BY_TURN + 2 * TURNS
HELD: Final = FIGHTS_BY_AREA + AREAS
PLAYED: Final = HELD + CARD_COUNT
OPENING: Final = PLAYED + CARD_COUNT
NOTES: Final = OPENING + 2 * SHEET_SIZE


@piece
def note_losses(row: Row, notes: Row) -> None:
    for side in range(2):
        notes[LOST_BY_TURN + side * TURNS + row[TURN]] = row[LOST + side]


@piece
def watched_advance(row: Row, data: Row, notes: Row) -> None:
    """The kernel's walk to the next question, with a look at the fights and at the end of each turn."""
    while row[ASKED] == OVER and row[REASON] == 0:
        if row[DISCARDING] or row[DISCARDING + 1]:
            row[ASKED] = DISCARD
            return
        if loss_limit_reached(row, data):
            return
        if row[STEP] == FIGHTS:
            left = contested(row)
            while left:
                notes[FIGHTS_BY_AREA + lowest(left)] += 1
                left &= left - 1
        elif row[STEP] == END_OF_TURN:
            note_losses(row, notes)
        take_step(row, data)


@piece
def note_answer(row: Row, data: Row, answer: Row, notes: Row) -> None:
    """Cards that come and go, read from an answer before it is carried out."""
    asked, head, turn = row[ASKED], answer[HEAD], row[TURN]
    if asked in (CHOICE, DEAL):
        notes[HELD + head] = turn
        if asked == CHOICE:
            notes[KEPT] = 1 + head
        elif (data[IMMEDIATE] >> head) & 1:
            notes[PLAYED + head] = turn
    elif asked == WINDOW and PLAY <= head < USE:
        notes[PLAYED + head - PLAY] = turn
        if (data[HAVING + FIGHT_AGAIN] >> (head - PLAY)) & 1:
            notes[FIGHTS_BY_AREA + answer[1]] += 1


@piece
def watched_game(row: Row, data: Row, stream: Streams, answer: Row, notes: Row) -> None:
    held_at_once = row[HANDS] | row[HANDS + 1]
    while held_at_once:
        notes[HELD + lowest(held_at_once)] = 1
        held_at_once &= held_at_once - 1
    while row[ASKED] != OVER:
        seat = next_seat(row)
        random_answer(row, data, seat, stream, answer)
        note_answer(row, data, answer, notes)
        is_opening = row[ASKED] == ORDERS and row[TURN] == 1
        respond(row, data, seat, answer)
        if is_opening:
            for place in range(SHEET_SIZE):
                notes[OPENING + seat * SHEET_SIZE + place] = row[FRENCH_SHEET + seat * SHEET_SIZE + place]
        watched_advance(row, data, notes)


@entry
def watch_all(rows: Ints, data: Row, stream: Streams, answer: Row, notes: Ints) -> None:
    """Play each row to its end, in place; `answer` is room to work in. Losses stay as they are after the last turn."""
    for index in range(len(rows)):
        row = rows[index]
        watched_game(row, data, stream[index : index + 1], answer, notes[index])
        for turn in range(row[TURN], TURNS):
            for side in range(2):
                notes[index, LOST_BY_TURN + side * TURNS + turn] = row[LOST + side]


def play_random_games(rules: Ruleset, seeds: Streams) -> Columns:
    """A column for everything that a study keeps, with a value for each seed."""
    kernel = Kernel(rules)
    rows = kernel.start(len(seeds))
    notes = np.zeros((len(seeds), NOTES), rows.dtype)
    watch_all(rows, kernel.data, streams(seeds), np.zeros(ANSWER, rows.dtype), notes)
    return _columns(rules, rows, notes)


def _columns(rules: Ruleset, ends: Ints, notes: Ints) -> Columns:
    kept = [tuple(rules.cards)[number - 1] if number else "" for number in notes[:, KEPT]]
    columns: dict[str, Any] = {
        "winner": [Seat(winner).label for winner in ends[:, WINNER]],
        "reason": [REASONS[reason] for reason in ends[:, REASON]],
        "turns": ends[:, TURN].tolist(),
        "kept": kept,
        **{f"opening_{seat.label}": _sheets(notes, seat) for seat in (FRENCH_SEAT, Seat.SPANISH)},
    }
    for side in (FRENCH_SEAT, Seat.SPANISH):
        for turn in range(1, rules.turns + 1):
            columns[lost(side.label, turn)] = notes[:, LOST_BY_TURN + side * TURNS + turn].tolist()
    for area in rules.board.areas:
        columns[fights(area)] = notes[:, FIGHTS_BY_AREA + area].tolist()
    for card in rules.cards:
        columns[held(card)] = notes[:, HELD + rules.places[card]].tolist()
        columns[played(card)] = notes[:, PLAYED + rules.places[card]].tolist()
    return {name: columns[name] for name in column_names(rules) if name in columns}


def _sheets(notes: Ints, side: Seat) -> list[str]:
    first = OPENING + side * SHEET_SIZE
    return [_sheet(row[1 : 1 + row[0]].tolist()) for row in notes[:, first : first + SHEET_SIZE]]


def _sheet(orders: list[int]) -> str:
    return " ".join(map(str, sorted(map(order_of, orders))))
