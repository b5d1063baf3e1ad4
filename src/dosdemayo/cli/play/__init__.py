"""`dosdemayo play`: two people at one terminal, who hand the keyboard to each other, or one against the computer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from datetime import date
from pathlib import Path

from dosdemayo.cli.play.computer import computer_in, sit_down
from dosdemayo.cli.play.levels import level_called, level_name
from dosdemayo.cli.play.save import Save, is_there
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.terminal_game import TerminalGame, dice_of
from dosdemayo.cli.play.text_game import TextGame
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import enemy
from dosdemayo.records import Header, Player, Record
from dosdemayo.shell import UserError

#: For whoever does not say: against the computer it is the easier one to win with.
_USUAL_SIDE = "spanish"


@dataclass(frozen=True)
class NewGame:
    """What the options say of a game that begins."""

    strict: bool = False
    french: str = ""
    spanish: str = ""
    #: The level of the computer; empty for a game between two people.
    against: str = ""
    #: The side of whoever plays against the computer.
    side: str = ""


def play_here(settings: Settings, file: Path | None, seed: int | None, wanted: NewGame) -> None:
    old = file if file is not None and is_there(file) else None
    if old and any(astuple(wanted)):
        raise UserError("error-game-there", file=old)
    record = settings.record(old) if old else _new_record(settings, wanted)
    computer_in(record.header)
    live, screen = TerminalGame(record, settings.edition, dice_of(seed)), Screen(settings)
    computer = sit_down(settings, live, screen, named_by=str(old or "--against"))
    screen.say(_welcome(settings, live, old))
    TextGame(settings, live, screen, Save(live, file), computer).run()


def _welcome(settings: Settings, live: TerminalGame, old: Path | None) -> str:
    computer = live.match.terms.computer
    if computer is None:
        return settings.text("play-resumed", file=str(old)) if old else settings.text("play-welcome")
    key = "play-resumed-alone" if old else "play-welcome-alone"
    level = level_name(settings.catalog, live.match.level(live.turn))
    return settings.text(key, file=str(old), side=enemy(computer).label, level=level)


def _new_record(settings: Settings, wanted: NewGame) -> Record:
    today = date.today().isoformat()  # noqa: DTZ011 - the day on the players' own calendar
    players = _players(settings, wanted)
    header = Header.of(
        settings.edition, strict=wanted.strict, french=players["french"], spanish=players["spanish"], date=today
    )
    return Record(header)


def _players(settings: Settings, wanted: NewGame) -> dict[str, Player]:
    """Who plays each side."""
    names = {"french": wanted.french.strip(), "spanish": wanted.spanish.strip()}
    players = {side: _read_as(f"--{side}-name", Player.person, name) for side, name in names.items()}
    if not wanted.against:
        if wanted.side:
            raise UserError("error-side-alone")
        return players
    [side] = [side for side in names if side != (wanted.side or _USUAL_SIDE)]
    if names[side]:
        raise UserError("error-side-name", side=side)
    level = level_called(settings.catalog, wanted.against)
    return players | {side: _read_as("--against", Player.computer, level)}


def _read_as(option: str, kind: Callable[[str], Player], word: str) -> Player:
    try:
        return kind(word)
    except ValueError as error:
        raise UserError("error-of", what=option, reason=error) from error
