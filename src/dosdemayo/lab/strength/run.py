"""Playing what is missing of a study, in any number of processes; a finished block is kept at once."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from dosdemayo.lab.arena import Cell, GamesBlock, games_of, play_games
from dosdemayo.lab.run import run, runner
from dosdemayo.lab.strength.data import CellStore
from dosdemayo.lab.strength.studies import Study


def run_study(
    study: Study,
    folder: Path,
    games: int | None = None,
    processes: int = 1,
    anew: bool = False,
    console: Console | None = None,
) -> None:
    """Play up to `games` of each cell, or as many as the study promises. Seeds are 1, 2, … in every cell.

    All cells grow together, so that a study which is stopped early can still be paired by seed.
    """
    store = CellStore(folder, study, anew)
    blocks = [block for cell in study.cells for block in _blocks(cell, store.seeds(cell), games or cell.games)]
    run(study.name, sorted(blocks, key=lambda block: block.seeds[0]), play_games, store, runner(processes), console)


def _blocks(cell: Cell, kept: set[int], wanted: int) -> list[GamesBlock]:
    """Games that are kept and games that are not stand in different blocks."""
    wanted_seeds = range(1, wanted + 1)
    known, missing = ([seed for seed in wanted_seeds if (seed in kept) is had] for had in (True, False))
    return games_of(cell, known) + games_of(cell, missing)
