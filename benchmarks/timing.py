"""What every benchmark does: run things in turns in one process and compare them as ratios."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping


def rates(runs: Mapping[str, Callable[[], int]], rounds: int = 5) -> dict[str, float]:
    """Things done in a second of CPU time by each run: the best of several rounds, taken in turns."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            begin = time.process_time()
            done = run()
            best[name] = max(best[name], done / (time.process_time() - begin))
    return best


def show(title: str, rows: list[tuple[str, str]]) -> None:
    print(f"\n{title}")
    for name, value in rows:
        print(f"  {name:<58} {value:>14}")
