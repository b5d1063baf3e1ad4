"""`dosdemayo play`: two people at one terminal, who hand the keyboard to each other."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random, SystemRandom

from dosdemayo.cli.errors import UserError
from dosdemayo.cli.play.hotseat import HotSeat
from dosdemayo.cli.play.save import Save
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.settings import Settings
from dosdemayo.records import Header, Record, load_record
from dosdemayo.table import Dealer, Table


def play_here(settings: Settings, file: Path | None, strict: bool, seed: int | None, french: str, spanish: str) -> None:
    resumed = file is not None and file.exists()
    if file is not None and resumed:
        record = load_record(file, settings.edition)
    else:
        record = _new_record(settings, strict, french, spanish)
    table = Table(record, settings.edition)
    screen = Screen(settings)
    screen.say(settings.text("play-welcome"))
    if resumed:
        screen.say(settings.text("play-resumed", file=str(file)))
    rng = SystemRandom() if seed is None else Random(seed)
    HotSeat(settings, table, screen, Dealer(rng), Save(table, settings.edition, file)).run()


def _new_record(settings: Settings, strict: bool, french: str, spanish: str) -> Record:
    today = date.today().isoformat()  # noqa: DTZ011 - the day on the players' own calendar
    try:
        header = Header.of(settings.edition, strict=strict, french=french.strip(), spanish=spanish.strip(), date=today)
    except ValueError as error:
        raise UserError(f"the names of the players: {error}") from error
    return Record(header)
