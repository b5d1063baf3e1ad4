"""The kernel's interface: batches, playouts, conversions, laziness."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from importlib import import_module
from random import Random

import numpy as np
import pytest
from tests.kernel.differential import settled
from tests.kernel.positions import random_position

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game
from dosdemayo.engine.actions import Pass, Resign
from dosdemayo.engine.ids import WINDOWS
from dosdemayo.engine.open_questions import TURN
from dosdemayo.engine.vocabulary import VOCABULARY
from dosdemayo.kernel import Kernel, encode, layout, row_of, state_of
from dosdemayo.kernel import turn as turn_of_kernel
from dosdemayo.kernel.batch import play_out_all
from dosdemayo.kernel.jit import SOURCES
from dosdemayo.kernel.layout import KINDS, REASONS, RESULTS, Ints
from dosdemayo.kernel.rules_layout import EFFECTS

RULES = base_rules()
GAME = Game(RULES)
KERNEL = Kernel(RULES)


def seeds(count: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.arange(count, dtype=np.uint64)


def half_played(games: int) -> Ints:
    """Games some way on, each at another question."""
    rows, streams = KERNEL.start(games), KERNEL.streams(seeds(games))
    for length in range(60):
        some = rows[length:]
        some[:] = KERNEL.step(some, KERNEL.random_answers(some, streams[length:]))
    return rows


@pytest.mark.parametrize("seed", range(50))
def test_a_position_is_the_same_after_the_way_there_and_back(seed: int) -> None:
    state = random_position(GAME, Random(seed))
    assert state_of(row_of(state, RULES), RULES) == settled(state)


def test_a_row_starts_as_the_game_does() -> None:
    rows = KERNEL.start(3)
    assert [KERNEL.state(row) for row in rows] == [GAME.start()] * 3


def test_pending_names_what_the_engine_asks() -> None:
    rows = half_played(80)
    kinds, seats = KERNEL.pending(rows)
    for row, kind, mask in zip(rows, kinds, seats, strict=True):
        decisions = GAME.pending(KERNEL.state(row))
        assert {decision.seat for decision in decisions} == {seat for seat in range(3) if mask >> seat & 1}
        assert {decision.kind.split(":")[0] for decision in decisions} <= {KINDS[kind]}
    assert len(set(kinds.tolist())) > 4


def test_step_leaves_the_rows_it_was_given_alone() -> None:
    rows = half_played(40)
    before = rows.copy()
    answers = KERNEL.random_answers(rows, KERNEL.streams(seeds(40)))
    after = KERNEL.step(rows, answers)
    assert (rows == before).all()
    assert not (after == before).all()
    elsewhere = np.zeros_like(rows)
    assert (KERNEL.step(rows, answers, out=elsewhere) == after).all()
    assert KERNEL.step(rows, answers, out=rows) is rows
    assert (rows == after).all()


def test_a_game_that_is_over_stays_as_it_is() -> None:
    rows = KERNEL.start(1)
    over = KERNEL.step(rows, encode(RULES, rows[0], Resign())[None, :])
    assert KERNEL.state(over[0]).outcome == (SPANISH, "resigned")
    assert KERNEL.pending(over)[1].tolist() == [0]
    assert (KERNEL.step(over, KERNEL.random_answers(over, KERNEL.streams(seeds(1)))) == over).all()


def test_either_side_may_resign_while_orders_are_written() -> None:
    state, _ = GAME.apply(GAME.start(), FRENCH, GAME.options(GAME.start(), FRENCH).sample(Random(1)))
    while GAME.pending(state)[0].kind != "orders":
        state, _ = GAME.apply(state, GAME.pending(state)[0].seat, Pass())
    rows = KERNEL.rows([state, state])
    answers = np.stack([encode(RULES, row, Resign()) for row in rows])
    over = KERNEL.step(rows, answers, np.array([FRENCH, SPANISH], np.int64))
    for row, side in zip(over, (FRENCH, SPANISH), strict=True):
        assert KERNEL.state(row) == settled(GAME.apply(state, side, Resign())[0])


def test_a_playout_depends_on_its_row_and_seed_alone() -> None:
    rows = half_played(64)
    together = KERNEL.playout(rows, seeds(64))
    alone = [KERNEL.playout(rows[index : index + 1], seeds(64)[index : index + 1])[0] for index in range(64)]
    assert (together == np.stack(alone)).all()
    assert (rows == half_played(64)).all()
    assert not (together == KERNEL.playout(rows, seeds(64) + np.uint64(64))).all()


def test_a_playout_tells_how_the_stepped_game_ends() -> None:
    rows, streams = KERNEL.start(200), KERNEL.streams(seeds(200))
    results = KERNEL.playout(rows, seeds(200))
    while KERNEL.pending(rows)[0].any():
        KERNEL.step(rows, KERNEL.random_answers(rows, streams), out=rows)
    for row, result in zip(rows, results, strict=True):
        state = KERNEL.state(row)
        told = dict(zip(RESULTS, result.tolist(), strict=True))
        assert state.outcome == (told["winner"], REASONS[told["reason"]])
        assert (state.turn, *state.lost) == (told["turn"], told["french_lost"], told["spanish_lost"])
        assert sum(state.cubes[SPANISH]) == told["spanish_left"]
        assert told["gates_held"] == sum(state.cubes[0][a] > 0 and not state.cubes[1][a] for a in (1, 6, 16, 20))


def test_random_games_end_as_often_in_each_way_as_the_engines() -> None:
    games = 1500
    rng = Random(5)
    ends: Counter[str] = Counter()
    for _ in range(games):
        state = GAME.start()
        while state.outcome is None:
            seat = GAME.pending(state)[0].seat
            state, _ = GAME.apply(state, seat, GAME.options(state, seat).sample(rng))
        ends[state.outcome.reason] += 1
    results = KERNEL.playout(KERNEL.start(100_000), seeds(100_000))
    shares = np.bincount(results[:, RESULTS.index("reason")], minlength=len(REASONS)) / len(results)
    for reason, share in zip(REASONS, shares, strict=True):
        # Four standard deviations of the engine's sample.
        assert abs(ends[reason] / games - share) <= 4 * np.sqrt(share * (1 - share) / games) + 1e-9


def test_steps_and_windows_are_numbered_as_in_the_engine() -> None:
    assert layout.WINDOWS == WINDOWS
    names = {index: step.name for index, step in enumerate(TURN)}
    windows = {i: layout.WINDOWS[window] for i, window in enumerate(turn_of_kernel.OPENS) if window >= 0}
    assert windows == {index: name for index, name in names.items() if name in WINDOWS}
    ours = [turn_of_kernel.DENIALS, turn_of_kernel.WRITES, turn_of_kernel.REVEAL, turn_of_kernel.NUMBERS]
    assert [names[step] for step in ours] == ["start", "write", "reveal", "allotment"]
    assert [names[step] for step in (turn_of_kernel.FIGHTS, turn_of_kernel.END_OF_TURN)] == ["fights", "end"]
    assert len(TURN) == len(turn_of_kernel.OPENS)
    assert tuple(VOCABULARY) == EFFECTS


def test_rules_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="areas"):
        Kernel(replace(RULES, board=replace(RULES.board, size=22)))
    with pytest.raises(ValueError, match="cubes"):
        Kernel(replace(RULES, setup=replace(RULES.setup, reserve=(9, 2))))
    with pytest.raises(ValueError, match="40 cards, not 41"):
        Kernel(replace(RULES, cards={f"card_{number}": RULES.cards["murat"] for number in range(41)}))


def test_what_is_kept_on_disk_is_named_after_the_whole_source() -> None:
    assert SOURCES in play_out_all.__qualname__


def python(code: str, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, env={**os.environ, **environment}
    )
    return run.stdout


def test_importing_the_package_does_not_load_numba() -> None:
    assert python("import sys, dosdemayo, dosdemayo.kernel; print('numba' in sys.modules)") == "False\n"


def test_the_kernel_gives_the_same_results_uncompiled() -> None:
    code = """
import numpy as np
from dosdemayo.content import base_rules
from dosdemayo.kernel import Kernel
kernel = Kernel(base_rules())
print(kernel.playout(kernel.start(12), np.arange(12, dtype=np.uint64)).tolist())
"""
    assert python(code, NUMBA_DISABLE_JIT="1") == f"{KERNEL.playout(KERNEL.start(12), seeds(12)).tolist()}\n"


def test_an_unknown_name_is_told() -> None:
    with pytest.raises(AttributeError, match="Colonel"):
        getattr(import_module("dosdemayo.kernel"), "Colonel")  # noqa: B009
