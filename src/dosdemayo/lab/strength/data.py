"""Finished games of a cell in one small file: a line that says who played, then a line for each game."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import NamedTuple

from dosdemayo.lab.arena import Cell, GamesBlock
from dosdemayo.lab.fingerprint import player_mark, rules_mark
from dosdemayo.lab.games import GameResult
from dosdemayo.lab.store import whole
from dosdemayo.lab.strength.studies import Study
from dosdemayo.lab.variants import rules_of

#: Losses up to the end of each turn are written as one digit each.
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_COLUMNS = (
    "seed",
    "winner",
    "reason",
    "turn",
    "kept",
    "spanish_left",
    "french_lost",
    "gates",
    "grade",
    "french_losses",
    "spanish_losses",
    "french_ms",
    "french_longest_ms",
    "spanish_ms",
    "spanish_longest_ms",
)


class OtherPlayersError(Exception):
    """Games that must not be mixed: others played them, or by other rules."""


class Heading(NamedTuple):
    """Who played a cell, and by which rules."""

    french: str
    spanish: str
    opening: str
    variant: str
    french_mark: str
    spanish_mark: str
    rules_mark: str


def heading_of(cell: Cell) -> Heading:
    marks = (player_mark(cell.french), player_mark(cell.spanish), rules_mark(rules_of(cell.variant)))
    return Heading(cell.french, cell.spanish, cell.opening, cell.variant.key, *marks)


@dataclass(frozen=True)
class Kept:
    """What a file holds."""

    heading: Heading
    games: tuple[GameResult, ...]


def path_of(folder: Path, study: Study, cell: Cell) -> Path:
    return folder / study.page / "data" / f"{cell.key}.csv"


def read(path: Path) -> Kept | None:
    """None where nothing is kept yet."""
    if not path.exists():
        return None
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    heading = Heading(**json.loads(first.removeprefix("# ")))
    return Kept(heading, tuple(_game(heading, row) for row in csv.DictReader(lines)))


def read_like(path: Path, heading: Heading) -> tuple[GameResult, ...]:
    """The games kept of just these players and rules; none if there are none, and no others."""
    kept = read(path)
    if kept is None:
        return ()
    other = [name for name in Heading._fields if getattr(kept.heading, name) != getattr(heading, name)]
    if other:
        changed = ", ".join(f"{name} {getattr(kept.heading, name)}, now {getattr(heading, name)}" for name in other)
        raise OtherPlayersError(
            f"{path} holds {len(kept.games)} games that were played otherwise ({changed}). "
            "Move the file away, or run with --anew to play these games again."
        )
    return kept.games


def add(path: Path, heading: Heading, games: Iterable[GameResult]) -> None:
    """Finished games join those kept."""
    found = {game.seed: game for game in (*read_like(path, heading), *games)}
    with whole(path) as unfinished, unfinished.open("w", newline="", encoding="utf-8") as file:
        file.write(f"# {json.dumps(heading._asdict())}\n")
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(_COLUMNS)
        writer.writerows(_row(found[seed]) for seed in sorted(found))


class CellStore:
    """The files of a study. Refuses at once if one of them belongs to others."""

    def __init__(self, folder: Path, study: Study, anew: bool = False) -> None:
        self._paths = {cell: path_of(folder, study, cell) for cell in study.cells}
        self._headings: dict[Cell, Heading] = {}
        self._seeds: dict[Cell, set[int]] = {}
        for cell, path in self._paths.items():
            if anew:
                path.unlink(missing_ok=True)
            self._headings[cell] = heading_of(cell)
            self._seeds[cell] = {game.seed for game in read_like(path, self._headings[cell])}

    def seeds(self, cell: Cell) -> set[int]:
        """Of the games that are kept."""
        return self._seeds[cell]

    def has(self, block: GamesBlock) -> bool:
        return self._seeds[block.cell].issuperset(block.seeds)

    def save(self, block: GamesBlock, results: Iterable[GameResult]) -> None:
        add(self._paths[block.cell], self._headings[block.cell], results)
        self._seeds[block.cell].update(block.seeds)


def _row(game: GameResult) -> tuple[object, ...]:
    losses = ("".join(_DIGITS[lost] for lost in side) for side in game.losses)
    times = ((median(game.order_times[side]), game.longest[side]) for side in (0, 1))
    return (
        game.seed,
        game.winner,
        game.reason,
        game.turn,
        game.kept,
        game.spanish_left,
        game.french_lost,
        game.gates,
        f"{game.grade:.4g}",
        *losses,
        *(f"{1000 * seconds:.3g}" for side in times for seconds in side),
    )


def _game(heading: Heading, row: dict[str, str]) -> GameResult:
    """Of the times for orders only their median is known."""

    def losses(side: str) -> list[int]:
        return [_DIGITS.index(digit) for digit in row[f"{side}_losses"]]

    def seconds(column: str) -> float:
        return float(row[column]) / 1000

    return GameResult(
        french=heading.french,
        spanish=heading.spanish,
        seed=int(row["seed"]),
        winner=row["winner"],
        reason=row["reason"],
        turn=int(row["turn"]),
        kept=row["kept"],
        spanish_left=int(row["spanish_left"]),
        french_lost=int(row["french_lost"]),
        gates=int(row["gates"]),
        grade=float(row["grade"]),
        losses=(losses("french"), losses("spanish")),
        order_times=([seconds("french_ms")], [seconds("spanish_ms")]),
        longest=(seconds("french_longest_ms"), seconds("spanish_longest_ms")),
    )
