"""The kept games of a study, as its report reads them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from dosdemayo.lab.arena import Cell
from dosdemayo.lab.fingerprint import rules_mark
from dosdemayo.lab.games import GameResult
from dosdemayo.lab.stats import Estimate, paired_means, paired_shares
from dosdemayo.lab.strength.data import Kept, OtherPlayersError, path_of, read
from dosdemayo.lab.strength.studies import Study
from dosdemayo.lab.variants import rules_of

Games = tuple[GameResult, ...]


class Results:
    def __init__(self, folder: Path, study: Study) -> None:
        self.study = study
        self._kept = {cell: kept for cell in study.cells if (kept := read(path_of(folder, study, cell))) is not None}
        self.marks = _marks(study, self._kept)

    def __bool__(self) -> bool:
        return bool(self._kept)

    def games(self, cell: Cell) -> Games:
        """None if there are none; of more than are promised only the first, so that one cell is like another."""
        kept = self._kept.get(cell)
        return kept.games[: cell.games] if kept else ()

    def games_of_today(self, cell: Cell) -> Games:
        """Those that were played by the rules as they are now; none of an edition of before."""
        kept = self._kept.get(cell)
        return self.games(cell) if kept and kept.heading.rules_mark == rules_mark(rules_of(cell.variant)) else ()

    def all_games(self) -> list[GameResult]:
        return [game for cell in self.study.cells for game in self.games(cell)]


def _marks(study: Study, found: dict[Cell, Kept]) -> dict[str, str]:
    """The mark of every player in a study; there must be one of each."""
    marks: dict[str, str] = {}
    for cell, kept in found.items():
        for name, mark in ((cell.french, kept.heading.french_mark), (cell.spanish, kept.heading.spanish_mark)):
            if marks.setdefault(name, mark) != mark:
                raise OtherPlayersError(
                    f"{study.name}: {name} is not the same player in all cells ({marks[name]} and {mark}, the latter "
                    f"in {cell.key}); play the older ones again with --anew"
                )
    return marks


def paired(one: Games, other: Games) -> tuple[Games, Games]:
    """Only games with the same seed, hence the same decks, are compared."""
    seeds = {game.seed for game in one} & {game.seed for game in other}
    return tuple(g for g in one if g.seed in seeds), tuple(g for g in other if g.seed in seeds)


def wins(games: Games, side: str = "french") -> list[bool]:
    return [game.winner == side for game in games]


def grades(games: Games, side: str = "french") -> list[float]:
    """How far a side got: what the French got is what the Spanish did not."""
    return [game.grade if side == "french" else 1 - game.grade for game in games]


def more_wins(pair: tuple[Games, Games], side: str = "french") -> Estimate:
    return paired_shares(wins(pair[0], side), wins(pair[1], side))


def more_grade(pair: tuple[Games, Games], side: str = "french") -> Estimate:
    return paired_means(grades(pair[0], side), grades(pair[1], side))


def average(games: Games, what: Callable[[GameResult], float]) -> float:
    return sum(what(game) for game in games) / len(games)
