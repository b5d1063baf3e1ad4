"""`dosdemayo check`: is a record sound?"""

from __future__ import annotations

from pathlib import Path

import typer

from dosdemayo.cli.settings import Settings
from dosdemayo.records import RecordError, final_state, load_record


def check_record(settings: Settings, file: Path) -> None:
    try:
        record = load_record(file, settings.edition)
    except RecordError as error:
        for line in str(error).splitlines():
            typer.echo(f"{file}: {line}", err=True)
        raise typer.Exit(2) from error
    end = final_state(record, settings.edition)
    result = settings.text("replay-unfinished") if end.outcome is None else settings.teller.outcome(end.outcome)
    settings.console.print(
        settings.text("check-good", file=str(file), answers=len(record.answers), turn=end.turn, result=result),
        soft_wrap=True,
    )
