"""What a player may look up at any question, without answering it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from dosdemayo.cli.deck import card_parts, print_cards
from dosdemayo.cli.play.computer import Computer
from dosdemayo.cli.play.display import Pages
from dosdemayo.cli.play.levels import level_called, level_name
from dosdemayo.cli.play.save import Save
from dosdemayo.cli.play.screen import Screen, Stopped
from dosdemayo.cli.play.terminal_game import TerminalGame
from dosdemayo.cli.rulebook import rules_to_show
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import enemy
from dosdemayo.shell import UserError
from dosdemayo.typed.names import find_card


class Resigning(Exception):  # noqa: N818 - not an error: a player gives up
    """The player at the keyboard gives the game up (8.4)."""


class Commands:
    def __init__(
        self, settings: Settings, live: TerminalGame, screen: Screen, save: Save, computer: Computer | None = None
    ) -> None:
        self._settings = settings
        self._live = live
        self._screen = screen
        self._save = save
        self._computer = computer

    def handle(self, typed: str, pages: Pages) -> bool:
        """Was it a command? `pages` are those that depend on who is asked what: map, hand, log, options."""
        own: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "cards": self._cards,
            "rules": self._rules,
            "level": self._level,
            "wait": self._wait,
            "save": self._keep,
            "resign": self._resign,
            "quit": self._quit,
        }
        verb, rest = self._settings.words.split(typed, (*pages, *own))
        if verb in pages and (not rest or verb == "where"):
            pages[verb](*rest.split()[:1])
        elif verb in own:
            own[verb](rest)
        else:
            return False
        return True

    def _help(self, rest: str) -> None:
        self._screen.say(self._settings.text("play-help"))

    def _cards(self, rest: str) -> None:
        if not rest:
            print_cards(self._settings)
            return
        for part in card_parts(self._settings, find_card(self._settings.edition, rest)):
            self._screen.say(part)

    def _rules(self, rest: str) -> None:
        for paragraph in rules_to_show(self._settings, rest or None):
            self._screen.say(Text(paragraph))

    def _level(self, rest: str) -> None:
        """Tell the computer's level, or choose another."""
        if self._computer is None:
            raise UserError("play-no-computer")
        if rest:
            self._computer.choose(level_called(self._settings.catalog, rest))
            self._save.write()
        key = "ui-level-next" if self._computer.waits else "play-level-now"
        self._screen.say(self._settings.text(key, level=level_name(self._settings.catalog, self._computer.level)))

    def _wait(self, rest: str) -> None:
        """Be asked in every window of this turn: against the computer a card is else offered at its last chance."""
        if self._computer is None:
            raise UserError("play-no-wait")
        self._live.ask_always(enemy(self._computer.side))
        self._screen.say(self._settings.text("ui-ask-always-set"))

    def _keep(self, rest: str) -> None:
        file = Path(rest) if rest else self._save.file
        if file is None:
            raise UserError("play-no-file")
        self._save.keep_in(file)
        self._screen.say(self._settings.text("play-saved", file=str(self._save.file)))

    def _resign(self, rest: str) -> None:
        self._screen.say(self._settings.text("play-sure"))
        if self._settings.words.read(self._screen.ask(), ("yes",)):
            raise Resigning

    def _quit(self, rest: str) -> None:
        raise Stopped
