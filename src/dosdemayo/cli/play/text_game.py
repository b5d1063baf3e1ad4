"""The text game: who is asked when, at one terminal.

Who gets the keyboard when follows from public things alone (9.5): in a card window everybody who could hold something
playable is asked, and somebody with nothing to play just presses Enter. A computer takes its time in the same way.
"""

from __future__ import annotations

from rich.text import Text

from dosdemayo.cli.play.commands import Commands, Resigning
from dosdemayo.cli.play.computer import Computer
from dosdemayo.cli.play.display import Display
from dosdemayo.cli.play.person import Person, TextPlayer
from dosdemayo.cli.play.save import Save
from dosdemayo.cli.play.screen import Screen, Stopped
from dosdemayo.cli.play.terminal_game import TerminalGame
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import FRENCH, SPANISH, Seat, enemy


class TextGame:
    """Two people, or, where a computer plays one side, the one who plays the other."""

    def __init__(
        self, settings: Settings, live: TerminalGame, screen: Screen, save: Save, computer: Computer | None = None
    ) -> None:
        self._settings = settings
        self._live = live
        self._screen = screen
        self._save = save
        self._computer = computer
        names = live.header.french.name, live.header.spanish.name
        alone = None if computer is None else enemy(computer.side)
        self._display = Display(settings, screen, names, alone)
        person = Person(settings, live, screen, self._display, Commands(settings, screen, save, computer))
        self._players: dict[Seat, TextPlayer] = {FRENCH: person, SPANISH: person}
        if computer is not None:
            self._players[computer.side] = computer

    def run(self) -> None:
        """Play until the game is over or the players stop."""
        try:
            self._save.write()
            if self._computer is not None:
                self._computer.get_ready()
            while self._live.next_asked is not None:
                self._ask(self._live.next_asked)
        except Stopped:
            self._stop()
        else:
            self._finish()

    def _ask(self, side: Seat) -> None:
        try:
            action = self._players[side].asked(self._live.view(side), self._live.options(side))
            events = self._live.answer(side, action)
        except Resigning:
            events = self._live.resign(side)
        self._save.write()
        self._display.tell(events)

    def _finish(self) -> None:
        assert self._live.outcome is not None
        self._display.last_news()
        self._display.board(self._live.view(None))
        self._screen.say(Text(self._settings.teller.outcome(self._live.outcome), "bold"))
        self._say_where()

    def _stop(self) -> None:
        self._display.clear()
        self._screen.say(self._settings.text("play-stopped" if self._save.file else "play-stopped-unsaved"))
        self._say_where()

    def _say_where(self) -> None:
        if self._save.file is not None:
            self._screen.say(self._settings.text("play-saved", file=str(self._save.file)))
