"""The kernel as Python sees it: arrays of positions and answers in, arrays out."""

from __future__ import annotations

import numpy as np

from dosdemayo.engine.game import Game
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import State
from dosdemayo.kernel import batch
from dosdemayo.kernel.bits import streams
from dosdemayo.kernel.convert import row_of, state_of
from dosdemayo.kernel.data import kernel_data
from dosdemayo.kernel.layout import ANSWER, RESULTS, ROW, Flags, Ints, Streams


class Kernel:
    """The rules of one game, compiled. Rows belong to the kernel that made them."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        #: The rules as the compiled functions take them.
        self.data = kernel_data(rules)
        self._start = row_of(Game(rules).start(), rules)

    def start(self, games: int) -> Ints:
        """So many games before their first question."""
        return np.tile(self._start, (games, 1))

    def rows(self, states: list[State]) -> Ints:
        return np.stack([row_of(state, self.rules) for state in states])

    def state(self, row: Ints) -> State:
        return state_of(row, self.rules)

    def pending(self, rows: Ints) -> tuple[Ints, Ints]:
        """For each row the kind of the question (0: over) and a mask of the seats that have still to answer."""
        kinds, seats = np.empty(len(rows), np.int64), np.empty(len(rows), np.int64)
        batch.pending_all(rows, kinds, seats)
        return kinds, seats

    def next_seats(self, rows: Ints) -> Ints:
        """For each row the seat that answers next (-1: none); where both are asked in secret, the Spanish."""
        seats = np.empty(len(rows), np.int64)
        batch.next_all(rows, seats)
        return seats

    def step(self, rows: Ints, answers: Ints, seats: Ints | None = None, out: Ints | None = None) -> Ints:
        """The positions after these answers, each at its next question or at its end.

        Answers must be legal (see `legal`): they are not checked here. A row that is over stays as it is.
        `out=rows` changes the rows in place and saves the copy.
        """
        seats = self.next_seats(rows) if seats is None else seats
        if out is None:
            out = rows.copy()
        elif out is not rows:
            out[:] = rows
        batch.step_all(out, self.data, seats, answers)
        return out

    def legal(self, rows: Ints, answers: Ints, seats: Ints | None = None) -> Flags:
        """Whether each answer is legal."""
        legal = np.empty(len(rows), np.bool_)
        batch.legal_all(rows, self.data, self.next_seats(rows) if seats is None else seats, answers, legal)
        return legal

    def streams(self, seeds: Streams) -> Streams:
        """A stream of random numbers for each seed; the same seed always gives the same stream."""
        return streams(seeds)

    def random_answers(self, rows: Ints, streams: Streams, seats: Ints | None = None, out: Ints | None = None) -> Ints:
        """A random legal answer to each row, with the engine's chances. Moves the streams on."""
        seats = self.next_seats(rows) if seats is None else seats
        answers = np.zeros((len(rows), ANSWER), np.int64) if out is None else out
        batch.sample_all(rows, self.data, streams, seats, answers)
        return answers

    def playout(self, rows: Ints, seeds: Streams) -> Ints:
        """Each row played to its end with random answers to every question: a row of `RESULTS` for each."""
        results = np.empty((len(rows), len(RESULTS)), np.int64)
        row, answer = np.empty(ROW, np.int64), np.empty(ANSWER, np.int64)
        batch.play_out_all(rows, self.data, streams(seeds), row, answer, results)
        return results
