"""The compiled kernel against OpenSpiel's goofspiel and the readable engine, one core, one run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel

from benchmarks.timing import rates, show
from dosdemayo.content import base_rules
from dosdemayo.engine import Game
from dosdemayo.kernel import Kernel
from dosdemayo.kernel.layout import ANSWER, TURN, Streams

BATCHES = (1, 8, 64, 256, 1024, 4096)
#: Batch of the comparison.
BATCH = 256


def seeds(count: int) -> Streams:
    return np.arange(count, dtype=np.uint64)


class Goofspiel:
    """Random games through OpenSpiel's Python interface; counts games and transitions."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("goofspiel")
        self.rng = random.Random(1808)

    def play(self) -> int:
        state, transitions = self.game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_actions([self.rng.choice(state.legal_actions(player)) for player in (0, 1)])
            transitions += 1
        return transitions

    def games(self) -> int:
        for _ in range(1000):
            self.play()
        return 1000

    def transitions(self) -> int:
        return sum(self.play() for _ in range(1000))


def engine_games(game: Game, rng: random.Random) -> int:
    for _ in range(50):
        state = game.start()
        while state.outcome is None:
            seat = game.pending(state)[0].seat
            state, _ = game.apply(state, seat, game.options(state, seat).sample(rng))
    return 50


def stepped_turns(kernel: Kernel, batch: int) -> int:
    """Games from Python, one call to sample and one to step for each question; returns the turns played."""
    rows, streams = kernel.start(batch), kernel.streams(seeds(batch))
    answers = np.zeros((batch, ANSWER), np.int64)
    seats = kernel.next_seats(rows)
    while seats.max() >= 0:
        kernel.random_answers(rows, streams, seats, out=answers)
        kernel.step(rows, answers, seats, out=rows)
        seats = kernel.next_seats(rows)
    return int(rows[:, TURN].sum())


def playouts(kernel: Kernel, batch: int) -> int:
    kernel.playout(kernel.start(batch), seeds(batch))
    return batch


def compare(kernel: Kernel) -> None:
    goofspiel, engine, rng = Goofspiel(), Game(kernel.rules), random.Random(1808)
    best = rates(
        {
            "kernel playouts": lambda: playouts(kernel, 32 * BATCH),
            "goofspiel games": goofspiel.games,
            "engine games": lambda: engine_games(engine, rng),
            "kernel turns, stepped": lambda: repeated(stepped_turns, kernel, BATCH)(),
            "goofspiel transitions": goofspiel.transitions,
        }
    )
    wanted = (
        ("playouts for each goofspiel game (at least 4 wanted)", "kernel playouts", "goofspiel games"),
        ("turns stepped for each goofspiel transition (at least 1)", "kernel turns, stepped", "goofspiel transitions"),
        ("playouts for each game of the engine (at least 50)", "kernel playouts", "engine games"),
    )
    ratios = [(name, f"{best[ours] / best[theirs]:.1f}") for name, ours, theirs in wanted]
    show("Kernel, random full games, one core", [*((name, f"{rate:,.0f} /s") for name, rate in best.items()), *ratios])


def repeated(done: Callable[[Kernel, int], int], kernel: Kernel, batch: int) -> Callable[[], int]:
    """Small batches many times, so that each measurement takes a while."""
    return lambda: sum(done(kernel, batch) for _ in range(max(1, 2048 // batch)))


def growth(kernel: Kernel) -> None:
    """What a game and a turn cost in batches of different sizes."""
    rows = []
    for batch in BATCHES:
        runs = {"game": repeated(playouts, kernel, batch), "turn": repeated(stepped_turns, kernel, batch)}
        cost = {name: 1e6 / rate for name, rate in rates(runs, rounds=3).items()}
        rows.append((f"batch of {batch}", f"{cost['game']:.1f} µs a playout, {cost['turn']:.2f} µs a turn stepped"))
    show("Cost by batch size", rows)


def run() -> None:
    begin = time.perf_counter()
    kernel = Kernel(base_rules())
    playouts(kernel, 1)
    stepped_turns(kernel, 1)
    show("Kernel", [("compiled, or loaded from disk, in", f"{time.perf_counter() - begin:.1f} s")])
    compare(kernel)
    growth(kernel)
