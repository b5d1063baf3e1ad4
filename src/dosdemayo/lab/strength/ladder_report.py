"""The ladder: is each level better than the one below, on each side, against a common opponent?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from dosdemayo.lab.arena_report import decision_times, markdown_table, milliseconds, pair_table
from dosdemayo.lab.games import GameResult
from dosdemayo.lab.stats import Estimate, elo_gap
from dosdemayo.lab.strength import wording
from dosdemayo.lab.strength.results import Games, Results, average, grades, more_grade, more_wins, paired, wins
from dosdemayo.lab.strength.studies import Rung, before_rung, character_rungs, level_rungs, value_rung

#: Where both players win less than this, or lose less, wins are floored and the grade decides.
FLOOR = 0.05


class Comparison(NamedTuple):
    """A level on one side, compared with the level below on that side; both meet the level below."""

    level: str
    below: str
    side: str
    one: Games
    other: Games
    promised: int

    @property
    def pair(self) -> tuple[Games, Games]:
        return self.one, self.other

    @property
    def floored(self) -> bool:
        shares = [average(games, lambda game: game.winner == self.side) for games in self.pair]
        return max(shares) < FLOOR or min(shares) > 1 - FLOOR

    def verdict(self) -> str:
        return verdict(more_wins(self.pair, self.side), more_grade(self.pair, self.side), self.floored)


def verdict(more: Estimate, better: Estimate, floored: bool) -> str:
    if more.is_above:
        return "clear"
    if more.is_below:
        return "clear, the other way"
    if better.is_above:
        return "clear in the grade; wins are floored" if floored else "not clear in wins, clear in the grade"
    return "not clear"


def steps(results: Results, rungs: Iterable[Rung]) -> Iterator[Comparison]:
    """Those of which some games are kept."""
    for common, as_french, as_spanish in rungs:
        level, below = as_french.french, common.french
        for side, cell in (("french", as_french), ("spanish", as_spanish)):
            one, other = paired(results.games(cell), results.games(common))
            if one:
                yield Comparison(level, below, side, one, other, min(cell.games, common.games))


def parts(results: Results, folder: Path) -> dict[str, str]:
    """What goes into the page; the pictures go into the folder."""
    found = list(steps(results, level_rungs()))
    games = results.all_games()
    return {
        "ladder": f"{_ladder(found)}\n{_pictures(found, folder) if found else ''}\n{_players(results)}",
        "cells": pair_table(games),
        "elo": _elo(results),
        "times": _times(games),
    }


#: Other comparisons shown as the ladder is, by their studies: what is compared, and what the other is called.
COMPARED = {
    "value": ([value_rung()], "hand-written"),
    "before": ([before_rung()], "before"),
    "characters": (character_rungs(), "even"),
}


def compared(results: Results, study: str) -> str:
    """Nothing while no games of both are kept."""
    rungs, other = COMPARED[study]
    found = list(steps(results, rungs))
    return f"{_ladder(found, other)}\n{_gaps(results, rungs)}\n{_players(results)}" if found else ""


def _gaps(results: Results, rungs: Iterable[Rung]) -> str:
    """How far each stands above whom it is compared with, by their games with each other."""
    gaps = ((step.as_french.french, gap_of(results, step)) for step in rungs)
    return "".join(f"Rating of {name}: {wording.elo(gap)} above the other.\n" for name, gap in gaps if gap)


def gap_of(results: Results, step: Rung) -> Estimate | None:
    french, spanish = results.games(step.as_french), results.games(step.as_spanish)
    return elo_gap(wins(french), wins(spanish, "spanish")) if french and spanish else None


def _players(results: Results) -> str:
    marks = ", ".join(f"{name} `{mark}`" for name, mark in results.marks.items())
    return f"Players: {marks}.\n"


def _ladder(found: list[Comparison], other: str = "one below") -> str:
    """A row for each step; `other` is who a player is compared with."""
    head = (
        "level", "as the", "verdict", "games", "wins", other, "difference in wins, points", "grade", other,
        "difference in grade", "Spanish cubes left", "French lost",
    )  # fmt: skip
    return markdown_table(head, map(_row, found), texts=3)


def _row(step: Comparison) -> tuple[str, ...]:
    def both(values: Iterator[float]) -> str:
        return " / ".join(f"{value:.2f}" for value in values)

    shares = (f"{100 * average(games, lambda game: game.winner == step.side):.1f} %" for games in step.pair)
    graded = (f"{sum(grades(games, step.side)) / len(games):.3f}" for games in step.pair)
    return (
        step.level,
        step.side.capitalize(),
        step.verdict(),
        wording.number_of_games(len(step.one), step.promised),
        *shares,
        wording.points(more_wins(step.pair, step.side)),
        *graded,
        wording.difference(more_grade(step.pair, step.side)),
        both(average(games, lambda game: game.spanish_left) for games in step.pair),
        both(average(games, lambda game: game.french_lost) for games in step.pair),
    )


def _pictures(found: list[Comparison], folder: Path) -> str:
    from dosdemayo.lab.study.plots import Bar, effects  # loads Matplotlib

    def rows(estimates: list[Estimate]) -> list[Bar]:
        return [Bar(f"{s.level} over {s.below}", s.side, e) for s, e in zip(found, estimates, strict=True)]

    gains = [more_wins(step.pair, step.side) for step in found]
    better = [more_grade(step.pair, step.side) for step in found]
    first = effects(folder / "ladder-wins.svg", rows(gains), "More wins than the level below", "percentage points")
    second = effects(folder / "ladder-grade.svg", rows(better), "Better graded results", "hundredths of the grade")
    return f"![Wins]({folder.name}/{first.name})\n![Graded results]({folder.name}/{second.name})\n"


def _elo(results: Results) -> str:
    rungs = level_rungs()
    rows, rating = [(rungs[0].common.french, "", "0")], 0.0
    for step in rungs:
        if (gap := gap_of(results, step)) is None:
            break
        rating += gap.value
        rows.append((step.as_french.french, wording.elo(gap), f"{rating:.0f}"))
    return markdown_table(("level", "above the one below", "rating"), rows)


def _times(games: list[GameResult]) -> str:
    times = decision_times(games)
    rows = ((name, *(milliseconds(seconds) for seconds in times[name])) for name in times)
    return markdown_table(("level", "orders: median of the games' medians", "longest answer of all"), rows)
