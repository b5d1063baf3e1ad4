"""Random games in the kernel are noted as the readable engine would note them."""

import numpy as np

from dosdemayo.content import base_rules
from dosdemayo.engine import Game, Seat
from dosdemayo.kernel import Kernel, decode
from dosdemayo.lab.study.fast import play_random_games
from dosdemayo.lab.study.games import Watch
from dosdemayo.lab.study.records import PLAIN

RULES = base_rules()
LABELS = {"french", "spanish", "block", "game"}


def replay(kernel: Kernel, seed: int) -> dict[str, object]:
    """The kernel's random answers, given to the readable engine."""
    rows, streams = kernel.start(1), kernel.streams(np.array([seed], np.uint64))
    game, watch = Game(RULES), Watch(RULES)
    state = game.start()
    while state.outcome is None:
        seat = Seat(int(kernel.next_seats(rows)[0]))
        answers = kernel.random_answers(rows, streams)
        action, turn = decode(RULES, rows[0], answers[0]), state.turn
        state, events = game.apply(state, seat, action)
        watch.see(state, turn, events)
        rows = kernel.step(rows, answers)
    return watch.finish(state)


def test_every_column_of_some_games() -> None:
    seeds = list(range(60))
    columns = play_random_games(RULES, np.array(seeds, np.uint64))
    kernel = Kernel(RULES)
    reasons = set()
    for number, seed in enumerate(seeds):
        row = replay(kernel, seed)
        reasons.add(row["reason"])
        noted = {name: column[number] for name, column in columns.items()}
        assert noted == {name: value for name, value in row.items() if name not in LABELS}
    assert {"loss limit", "cubes left"} <= reasons
    assert set(columns) >= set(PLAIN) - LABELS
