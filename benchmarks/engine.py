"""The readable engine: random full games against python-chess, cases a second, bytes a state."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

import chess
from tests.rules.catalogue import all_cases

from benchmarks.timing import rates, show
from dosdemayo.content import base_rules
from dosdemayo.engine import Game, State


def our_game(game: Game, rng: random.Random) -> list[State]:
    """One game in which every question, cards included, is answered at random."""
    states = [game.start()]
    while states[-1].questions:
        seat = game.pending(states[-1])[0].seat
        states.append(game.apply(states[-1], seat, game.options(states[-1], seat).sample(rng))[0])
    return states


def chess_game(rng: random.Random) -> None:
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))


def random_games() -> None:
    """Each round plays the same games, or the best one would be that with the shortest."""
    game = Game(base_rules())

    def ours() -> int:
        rng = random.Random(1808)
        for _ in range(150):
            our_game(game, rng)
        return 150

    def theirs() -> int:
        rng = random.Random(1808)
        for _ in range(30):
            chess_game(rng)
        return 30

    best = rates({"dosdemayo": ours, "python-chess": theirs})
    ratio = best["dosdemayo"] / best["python-chess"]
    rows = [(name, f"{rate:.0f} games/s") for name, rate in best.items()]
    show("Random full games, one core", [*rows, ("ratio (at least 5 wanted)", f"{ratio:.1f}")])


def adjudication() -> None:
    one_turn = [case | {"finish": True} for _, case in all_cases() if "turn" in case and "expect_problems" not in case]
    cases = (one_turn * (1000 // len(one_turn) + 1))[:1000]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cases.json"
        path.write_text(json.dumps(cases), encoding="utf-8")
        begin = time.perf_counter()
        command = [sys.executable, "-m", "dosdemayo", "adjudicate", str(path)]
        run = subprocess.run(command, capture_output=True, check=False)
        spent = time.perf_counter() - begin
    if len(json.loads(run.stdout)) != len(cases):
        raise RuntimeError("not every case was adjudicated")
    show("dosdemayo adjudicate", [("1,000 one-turn cases, start-up included", f"{spent:.2f} s")])


def memory() -> None:
    game, rng = Game(base_rules()), random.Random(2)
    our_game(game, rng)
    tracemalloc.start()
    kept = [our_game(game, rng) for _ in range(50)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    show("Memory", [("bytes for each kept state (4,000 at most wanted)", f"{size / sum(map(len, kept)):.0f}")])


def run() -> None:
    random_games()
    adjudication()
    memory()
