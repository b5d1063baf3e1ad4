"""`python -m dosdemayo.lab.strength`: measure how strong the levels and how fair the game, and write the pages."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from dosdemayo.shell import PlainGroup, Processes, UserError, need, writable_folder

app = typer.Typer(
    cls=PlainGroup, no_args_is_help=True, add_completion=False, help=__doc__, pretty_exceptions_enable=False
)
Folder = Annotated[Path, typer.Option(help="Where the pages are, and their data below them", callback=writable_folder)]
DOCS = Path("docs")


class StudyName(StrEnum):
    LADDER = "ladder"
    VALUE = "value"
    BEFORE = "before"
    CHARACTERS = "characters"
    BALANCE = "balance"
    CARDS = "cards"
    HEAVY = "heavy"
    PARAMETERS = "parameters"
    EDGES = "edges"
    EFFORT = "effort"
    #: Every study, one after the other.
    ALL = "all"


@app.command("run")
def run_study(
    study: Annotated[StudyName, typer.Argument(help="What to measure")],
    games: Annotated[int | None, typer.Option(min=1, help="Games of each cell, instead of what is promised")] = None,
    processes: Processes = 1,
    folder: Folder = DOCS,
    anew: Annotated[bool, typer.Option("--anew", help="Throw away what is kept of these cells")] = False,
    cells: Annotated[
        list[str] | None, typer.Option("--cell", help="Only this cell of the study; may be given several times")
    ] = None,
) -> None:
    """Play what is missing. May be stopped, or killed, and started again: finished blocks are kept."""
    from dosdemayo.lab.strength.data import OtherPlayersError
    from dosdemayo.lab.strength.run import run_study as play
    from dosdemayo.lab.strength.studies import studies

    known = studies()
    try:
        for name in known if study is StudyName.ALL else (study.value,):
            play(known[name].only(cells or ()), folder, games, processes, anew)
    except (OtherPlayersError, ValueError) as error:
        _refuse(error)


@app.command("report")
def write_report(folder: Folder = DOCS) -> None:
    """Write the tables and pictures of both pages from what is kept, and the figures that the server ships."""
    need("lab", "matplotlib")
    from dosdemayo.lab.strength.data import OtherPlayersError
    from dosdemayo.lab.strength.pages import PageError
    from dosdemayo.lab.strength.report import report
    from dosdemayo.lab.strength.sides import SHIPPED, ship

    try:
        for page in report(folder):
            typer.echo(f"wrote {page}")
        if folder == DOCS and ship(folder):
            typer.echo(f"wrote {SHIPPED}")
    except (OtherPlayersError, PageError) as error:
        _refuse(error)


@app.command("status")
def show_status(folder: Folder = DOCS) -> None:
    """How much of each study is kept, and whether by the players of today."""
    from dosdemayo.lab.strength.data import heading_of, path_of, read
    from dosdemayo.lab.strength.studies import studies

    table = Table("study", "cell", "games", "promised", "players and rules")
    for study in studies().values():
        for cell in study.cells:
            kept = read(path_of(folder, study, cell))
            state = "" if kept is None else "of today" if kept.heading == heading_of(cell) else "OTHERS"
            table.add_row(study.name, cell.key, str(len(kept.games) if kept else 0), str(cell.games), state)
    Console().print(table)


def _refuse(error: Exception) -> None:
    raise UserError("error-plain", reason=error) from error


if __name__ == "__main__":
    app()
