"""Playing what is missing of a study, in any number of processes; a finished block is kept at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from dosdemayo.lab.arena import GameResult
from dosdemayo.lab.strength.cells import BLOCK, Block, Cell, Study, play_block
from dosdemayo.lab.strength.data import Heading, add, heading_of, path_of, read_like
from dosdemayo.lab.study.runners import ProcessRunner


def run(
    study: Study, folder: Path, games: int | None = None, processes: int = 1, anew: bool = False, quiet: bool = False
) -> None:
    """Play up to `games` of each cell, or as many as the study promises. Seeds are 1, 2, … in every cell.

    All cells grow together, so that a study which is stopped early can still be paired by seed.
    """
    wanted = {cell: games or cell.games for cell in study.cells}
    headings: dict[Cell, Heading] = {}
    missing: list[Block] = []
    for cell in study.cells:  # nothing is played if a file belongs to others
        headings[cell] = heading_of(cell)
        missing += _missing(path_of(folder, study, cell), cell, headings[cell], wanted[cell], anew)
    left = sum(len(block.seeds) for block in missing)
    with _bar(quiet) as progress:
        task = progress.add_task(study.name, total=sum(wanted.values()), completed=sum(wanted.values()) - left)
        for block, results in _played(sorted(missing, key=lambda block: block.seeds[0]), processes):
            add(path_of(folder, study, block.cell), headings[block.cell], results)
            progress.advance(task, len(results))


def _missing(path: Path, cell: Cell, heading: Heading, wanted: int, anew: bool) -> list[Block]:
    """Blocks of games that are not kept yet."""
    if anew:
        path.unlink(missing_ok=True)
    kept = {game.seed for game in read_like(path, heading)}
    seeds = [seed for seed in range(1, wanted + 1) if seed not in kept]
    return [Block(cell, tuple(seeds[first : first + BLOCK])) for first in range(0, len(seeds), BLOCK)]


def _played(blocks: list[Block], processes: int) -> Iterator[tuple[Block, list[GameResult]]]:
    if processes == 1:
        yield from ((block, play_block(block)) for block in blocks)
    else:
        yield from ProcessRunner(processes).map_blocks(play_block, blocks)


def _bar(quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=Console(stderr=True, quiet=quiet))
