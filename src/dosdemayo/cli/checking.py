"""`dosdemayo check`: is a record sound? `dosdemayo verify`: was the game dealt and revealed fairly?"""

from __future__ import annotations

from pathlib import Path

import typer

from dosdemayo.cli.settings import Settings, print_json
from dosdemayo.records import ProofFinding, Record, RecordError, final_state, verify
from dosdemayo.records.verifying import ProofCode
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


#: Exit status by what was proved.
_STATUS = {True: 0, False: 1, None: MISTAKE}


def verify_record(settings: Settings, file: Path, as_json: bool) -> int:
    """Prints what was found; the exit status is 1 where something was changed, and 2 where there is no proof."""
    record = settings.record(file)
    verdict = verify(record, settings.edition)
    if as_json:
        print_json({"file": str(file), "proved": verdict.proved, "findings": [_plain(f) for f in verdict.findings]})
    else:
        for finding in verdict.findings:
            _print(settings, f"proof-{finding.code}", **_plain(finding))
        if verdict.proved is not None:
            _print(settings, "proof-good" if verdict.proved else "proof-bad")
            _print(settings, "proof-limits")
    return _STATUS[verdict.proved]


def _print(settings: Settings, key: str, **arguments: object) -> None:
    settings.console.print(settings.text(key, **arguments), soft_wrap=True)


def _plain(finding: ProofFinding) -> dict[str, str | int]:
    """What a finding says, without what it leaves open."""
    said = {
        "code": finding.code.value,
        "side": "" if finding.seat is None else finding.seat.label,
        "turn": finding.turn,
        "number": finding.number,
        "line": finding.line,
    }
    counted = finding.code in (ProofCode.DEALS, ProofCode.SEALS)
    return {key: value for key, value in said.items() if value or (key == "number" and counted)}
