"""The compiled ways into the kernel: loops over the rows of a batch."""

from __future__ import annotations

from dosdemayo.kernel.bits import lowest, size
from dosdemayo.kernel.jit import entry, piece
from dosdemayo.kernel.layout import (
    ASKED,
    FRENCH,
    LOST,
    NOBODY,
    OCCUPIED,
    OVER,
    REASON,
    ROW,
    SPANISH,
    SPANISH_CUBES,
    TURN,
    WINNER,
    Flags,
    Ints,
    Row,
    Streams,
)
from dosdemayo.kernel.legality import is_legal
from dosdemayo.kernel.rules_layout import GATES
from dosdemayo.kernel.sampling import random_answer
from dosdemayo.kernel.turn import asked_seats, next_seat, step


@entry
def pending_all(rows: Ints, kinds: Ints, seats: Ints) -> None:
    for index in range(len(rows)):
        kinds[index] = rows[index, ASKED]
        seats[index] = asked_seats(rows[index])


@entry
def next_all(rows: Ints, seats: Ints) -> None:
    for index in range(len(rows)):
        seats[index] = next_seat(rows[index])


@entry
def step_all(rows: Ints, data: Row, seats: Ints, answers: Ints) -> None:
    """A row whose seat is NOBODY stays as it is."""
    for index in range(len(rows)):
        if seats[index] != NOBODY:
            step(rows[index], data, seats[index], answers[index])


@entry
def sample_all(rows: Ints, data: Row, streams: Streams, seats: Ints, answers: Ints) -> None:
    for index in range(len(rows)):
        if seats[index] != NOBODY:
            random_answer(rows[index], data, seats[index], streams[index : index + 1], answers[index])


@entry
def legal_all(rows: Ints, data: Row, seats: Ints, answers: Ints, legal: Flags) -> None:
    for index in range(len(rows)):
        legal[index] = is_legal(rows[index], data, seats[index], answers[index])


@piece
def play_out(row: Row, data: Row, stream: Streams, answer: Row) -> None:
    """Random answers to every question until the game is over."""
    while row[ASKED] != OVER:
        seat = next_seat(row)
        random_answer(row, data, seat, stream, answer)
        step(row, data, seat, answer)


@piece
def spanish_left(row: Row) -> int:
    total = 0
    left = row[OCCUPIED + SPANISH]
    while left:
        total += row[SPANISH_CUBES + lowest(left)]
        left &= left - 1
    return total


@piece
def result(row: Row, data: Row, out: Row) -> None:
    """What RESULTS names, of a finished game."""
    out[0] = row[WINNER]
    out[1] = row[REASON]
    out[2] = row[TURN]
    out[3] = row[LOST + FRENCH]
    out[4] = row[LOST + SPANISH]
    out[5] = spanish_left(row)
    out[6] = size(data[GATES] & row[OCCUPIED + FRENCH] & ~row[OCCUPIED + SPANISH])


@entry
def play_out_all(rows: Ints, data: Row, streams: Streams, row: Row, answer: Row, results: Ints) -> None:
    """`row` and `answer` are room to work in."""
    for index in range(len(rows)):
        for place in range(ROW):
            row[place] = rows[index, place]
        play_out(row, data, streams[index : index + 1], answer)
        result(row, data, results[index])
