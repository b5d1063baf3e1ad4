"""What came out of matches: shares with intervals, graded results, ratings and thinking times."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import exp, log, sqrt
from statistics import median
from typing import Any

from rich.table import Table

from dosdemayo.lab.arena import GameResult

#: 95 of 100 intervals of this width hold the true value.
_Z = 1.959964
#: Elo points for tenfold odds.
_ELO = 400.0


@dataclass(frozen=True)
class PairSummary:
    """One player as the French against one as the Spanish."""

    french: str
    spanish: str
    games: int
    french_wins: int
    interval: tuple[float, float]
    spanish_left: tuple[float, float]
    french_lost: tuple[float, float]
    gates: float


def wilson(part: int, whole: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, z2 = part / whole, _Z * _Z / whole
    middle = (share + z2 / 2) / (1 + z2)
    half = _Z / (1 + z2) * sqrt(share * (1 - share) / whole + z2 / (4 * whole))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: list[int]) -> tuple[float, float]:
    """A mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, _Z * sqrt(spread / len(values))


def summaries(results: list[GameResult]) -> list[PairSummary]:
    found = []
    for french, spanish in dict.fromkeys((r.french, r.spanish) for r in results):
        games = [r for r in results if (r.french, r.spanish) == (french, spanish)]
        wins = sum(r.winner == "french" for r in games)
        left = mean_interval([r.spanish_left for r in games])
        lost = mean_interval([r.french_lost for r in games])
        gates = sum(r.gates for r in games) / len(games)
        found.append(PairSummary(french, spanish, len(games), wins, wilson(wins, len(games)), left, lost, gates))
    return found


def elo(results: list[GameResult]) -> dict[str, float]:
    """Ratings around 0 that explain the results best, the side's advantage set apart (Bradley-Terry, damped)."""
    pairs = summaries(results)
    names = sorted({name for pair in pairs for name in (pair.french, pair.spanish)})
    rating, side, step = dict.fromkeys(names, 0.0), 0.0, 2.0 / max(1, len(results))
    for _ in range(4000):
        slope, side_slope = {name: -0.01 * rating[name] for name in names}, 0.0
        for pair in pairs:
            expected = pair.games / (1 + exp(rating[pair.spanish] - rating[pair.french] - side))
            error = pair.french_wins - expected
            slope[pair.french] += error
            slope[pair.spanish] -= error
            side_slope += error
        for name in names:
            rating[name] += step * slope[name]
        side += step * side_slope
    return {name: value * _ELO / log(10) for name, value in sorted(rating.items(), key=lambda item: -item[1])}


def decision_times(results: list[GameResult]) -> dict[str, tuple[float, float]]:
    """For each player the median time for orders and the longest for any answer, in seconds."""
    orders: dict[str, list[float]] = {}
    longest: dict[str, float] = {}
    for r in results:
        for side, name in enumerate((r.french, r.spanish)):
            orders.setdefault(name, []).extend(r.order_times[side])
            longest[name] = max(longest.get(name, 0.0), r.longest[side])
    return {name: (median(times or [0.0]), longest[name]) for name, times in orders.items()}


def report(results: list[GameResult]) -> dict[str, Any]:
    """Everything that is told of a match, as JSON."""
    return {
        "pairs": [asdict(summary) for summary in summaries(results)],
        "elo": elo(results),
        "seconds": {name: {"orders": a, "longest": b} for name, (a, b) in decision_times(results).items()},
    }


def tables(results: list[GameResult]) -> list[Table]:
    """The same for people to read."""
    pairs = Table("French", "Spanish", "games", "French win", "95 %", "Spanish left", "French lost", "gates")
    for s in summaries(results):
        shares = f"{100 * s.interval[0]:.1f}–{100 * s.interval[1]:.1f}"
        left, lost = (f"{mean:.2f} ± {half:.2f}" for mean, half in (s.spanish_left, s.french_lost))
        win = f"{100 * s.french_wins / s.games:.1f} %"
        pairs.add_row(s.french, s.spanish, str(s.games), win, shares, left, lost, f"{s.gates:.2f}")
    players = Table("player", "Elo", "orders, median", "longest answer")
    times = decision_times(results)
    for name, rating in elo(results).items():
        players.add_row(name, f"{rating:+.0f}", *(f"{1000 * seconds:.0f} ms" for seconds in times[name]))
    return [pairs, players]


def markdown(results: list[GameResult]) -> str:
    """The same as tables for a document."""
    lines = [
        "| French | Spanish | games | French wins | 95 % | Spanish cubes left | French lost | gates |",
        "|---|---|" + "--:|" * 6,
    ]
    for s in summaries(results):
        low, high = (100 * share for share in s.interval)
        left, lost = (f"{mean:.2f} ± {half:.2f}" for mean, half in (s.spanish_left, s.french_lost))
        win = f"{100 * s.french_wins / s.games:.1f} %"
        cells = (s.french, s.spanish, str(s.games), win, f"{low:.1f}–{high:.1f}", left, lost, f"{s.gates:.2f}")
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "| player | Elo | orders, median | longest answer |", "|---|" + "--:|" * 3]
    times = decision_times(results)
    for name, rating in elo(results).items():
        orders, longest = (1000 * seconds for seconds in times[name])
        lines.append(f"| {name} | {rating:+.0f} | {orders:.0f} ms | {longest:.0f} ms |")
    return "\n".join(lines) + "\n"
