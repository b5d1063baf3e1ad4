"""`dosdemayo check`: is a record sound?"""

from __future__ import annotations

from pathlib import Path

import typer

from dosdemayo.cli.settings import Settings, print_json
from dosdemayo.records import Record, RecordError, final_state
from dosdemayo.shell import MISTAKE


def check_record(settings: Settings, file: Path, as_json: bool) -> None:
    try:
        record = settings.checked_record(file)
    except RecordError as error:
        if as_json:
            print_json({"file": str(file), "sound": False, "problems": str(error).splitlines()})
        else:
            typer.echo("\n".join(f"{file}: {sentence}" for sentence in settings.faults(error)), err=True)
        raise typer.Exit(MISTAKE) from error
    _print_sound(settings, file, record, as_json)


def _print_sound(settings: Settings, file: Path, record: Record, as_json: bool) -> None:
    end, answers = final_state(record, settings.edition), len(record.answers)
    if as_json:
        outcome = end.outcome and [end.outcome.winner.label, end.outcome.reason]
        print_json({"file": str(file), "sound": True, "answers": answers, "turn": end.turn, "outcome": outcome})
        return
    result = settings.text("replay-unfinished") if end.outcome is None else settings.teller.outcome(end.outcome)
    sentence = settings.text("check-good", file=str(file), answers=answers, turn=end.turn, result=result)
    settings.console.print(sentence, soft_wrap=True)
