"""What came out of matches: shares with intervals, graded results, ratings and thinking times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import exp
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from dosdemayo.lab.games import GameResult
from dosdemayo.lab.stats import ELO, mean_interval, wilson


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
    grade: tuple[float, float]


def summaries(results: list[GameResult]) -> list[PairSummary]:
    found = []
    for french, spanish in dict.fromkeys((r.french, r.spanish) for r in results):
        games = [r for r in results if (r.french, r.spanish) == (french, spanish)]
        wins = sum(r.winner == "french" for r in games)
        left = mean_interval([r.spanish_left for r in games])
        lost = mean_interval([r.french_lost for r in games])
        gates = sum(r.gates for r in games) / len(games)
        graded = mean_interval([r.grade for r in games])
        share = wilson(wins, len(games))
        found.append(PairSummary(french, spanish, len(games), wins, share, left, lost, gates, graded))
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
    return {name: value * ELO for name, value in sorted(rating.items(), key=lambda item: -item[1])}


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
    """Everything that is said of a match, as JSON."""
    return {
        "pairs": [asdict(summary) for summary in summaries(results)],
        "elo": elo(results),
        "seconds": {name: {"orders": a, "longest": b} for name, (a, b) in decision_times(results).items()},
    }


_PAIR_HEAD = (
    "French",
    "Spanish",
    "games",
    "French wins",
    "95 %",
    "grade",
    "Spanish cubes left",
    "French lost",
    "gates",
)
#: Room for the longest level.
_NAME_WIDTH = 9
_PLAYER_HEAD = ("player", "Elo", "orders, median", "longest answer")


def _pair_cells(s: PairSummary) -> tuple[str, ...]:
    low, high = (100 * share for share in s.interval)
    left, lost = (f"{mean:.2f} ± {half:.2f}" for mean, half in (s.spanish_left, s.french_lost))
    grade = f"{s.grade[0]:.3f} ± {s.grade[1]:.3f}"
    win = f"{100 * s.french_wins / s.games:.1f} %"
    return s.french, s.spanish, str(s.games), win, f"{low:.1f}–{high:.1f}", grade, left, lost, f"{s.gates:.2f}"


def milliseconds(seconds: float) -> str:
    """Three digits, and all of those before the point."""
    number = 1000 * seconds
    return f"{number:.3g} ms" if number < 100 else f"{number:,.0f} ms"


def _player_rows(results: list[GameResult]) -> list[tuple[str, ...]]:
    times = decision_times(results)
    return [(name, f"{rating:+.0f}", *map(milliseconds, times[name])) for name, rating in elo(results).items()]


def tables(results: list[GameResult]) -> list[Table]:
    """The same for people to read: whole names in 80 columns, on two lines if they must."""
    pairs, players = Table(box=SIMPLE_HEAD, padding=0), Table(*_PLAYER_HEAD, box=SIMPLE_HEAD)
    for head in _PAIR_HEAD:
        width = _NAME_WIDTH if head in ("French", "Spanish") else None
        pairs.add_column(head, overflow="fold", no_wrap="%" in head, min_width=width)
    for summary in summaries(results):
        names, numbers = _pair_cells(summary)[:2], _pair_cells(summary)[2:]
        pairs.add_row(*(name.replace("-", "-\n") for name in names), *numbers)
    for row in _player_rows(results):
        players.add_row(*row)
    return [pairs, players]


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]], texts: int = 1) -> str:
    """A table for a document; all columns but the first few hold numbers."""
    rule = "|" + "---|" * texts + "--:|" * (len(head) - texts)
    return "\n".join((f"| {' | '.join(head)} |", rule, *(f"| {' | '.join(row)} |" for row in rows))) + "\n"


def pair_table(results: list[GameResult]) -> str:
    """Every pairing, as a table for a document."""
    return markdown_table(_PAIR_HEAD, map(_pair_cells, summaries(results)), texts=2)
