"""`dosdemayo play`: two people at one terminal, who hand the keyboard to each other."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random, SystemRandom

from dosdemayo.cli.errors import UserError
from dosdemayo.cli.play.hotseat import HotSeat
from dosdemayo.cli.play.save import Save, is_there
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.settings import Settings
from dosdemayo.records import Header, Record
from dosdemayo.table import Dealer, Table


def play_here(settings: Settings, file: Path | None, strict: bool, seed: int | None, french: str, spanish: str) -> None:
    screen = Screen(settings)
    if file is not None and is_there(file):
        if strict or french or spanish:
            raise UserError(f"there is a game in {file} already; --strict and names are for a new game")
        record = settings.record(file)
        welcome = settings.text("play-resumed", file=str(file))
    else:
        record = _new_record(settings, strict, french, spanish)
        welcome = settings.text("play-welcome")
    table = Table(record, settings.edition)
    screen.say(welcome)
    rng = SystemRandom() if seed is None else Random(seed)
    HotSeat(settings, table, screen, Dealer(rng), Save(table, settings.edition, file)).run()


def _new_record(settings: Settings, strict: bool, french: str, spanish: str) -> Record:
    today = date.today().isoformat()  # noqa: DTZ011 - the day on the players' own calendar
    try:
        header = Header.of(settings.edition, strict=strict, french=french.strip(), spanish=spanish.strip(), date=today)
    except ValueError as error:
        raise UserError(f"the names of the players: {error}") from error
    return Record(header)
