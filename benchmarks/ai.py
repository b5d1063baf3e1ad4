"""How long computer opponents think: time of one core, whatever else the machine does."""

from __future__ import annotations

import argparse
import json
import platform
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from dosdemayo.ai import Bot, bot, levels
from dosdemayo.ai.warm import warm_up
from dosdemayo.content import base_rules
from dosdemayo.lab.games import play_game

GAMES = 20
#: Promised for the strongest: seconds in the median for orders, and at most for any answer.
PROMISED_MEDIAN = 0.3
PROMISED_LONGEST = 1.0


@dataclass(frozen=True)
class Figures:
    """Seconds of one core."""

    games: int
    #: For orders.
    median: float
    late: float
    longest: float
    #: For an answer of any kind.
    longest_answer: float


def times(level: str, player: Bot, games: int) -> tuple[list[float], float]:
    """Seconds for each sheet of orders, and for the longest answer of any kind, in games of a player against itself."""
    played = [play_game(base_rules(), (level, level), (player, player), seed) for seed in range(games)]
    orders = [seconds for game in played for side in game.order_times for seconds in side]
    return orders, max(seconds for game in played for seconds in game.longest)


def figures(level: str, games: int) -> Figures:
    player = bot(level, base_rules())
    warm_up(level)
    orders, longest_answer = times(level, player, games)
    return Figures(games, median(orders), sorted(orders)[int(0.95 * len(orders))], max(orders), longest_answer)


def run(games: int = GAMES, keep: Path | None = None) -> None:
    print(f"level     orders: median    95 %      max   any answer: max   (ms of one core, {games} games)")
    found = {}
    for level in levels():
        found[level.name] = row = figures(level.name, games)
        columns = (row.median, row.late, row.longest, row.longest_answer)
        print(f"{level.name:10s}" + "".join(f"{1000 * seconds:12.1f}" for seconds in columns))
    strongest = found[levels()[-1].name]
    print(
        f"of what is promised for the strongest: median {100 * strongest.median / PROMISED_MEDIAN:.0f} % "
        f"of {1000 * PROMISED_MEDIAN:.0f} ms, longest {100 * strongest.longest_answer / PROMISED_LONGEST:.0f} % "
        f"of {1000 * PROMISED_LONGEST:.0f} ms"
    )
    if keep:
        keep.parent.mkdir(parents=True, exist_ok=True)
        kept = {"machine": machine(), "levels": {name: asdict(row) for name, row in found.items()}}
        keep.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def machine() -> str:
    """The processor's name, where the system names it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.processor())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each level against itself")
    parser.add_argument("--keep", type=Path, help="a JSON file for the figures")
    given = parser.parse_args()
    run(given.games, given.keep)
