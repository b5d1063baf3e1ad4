"""The text game: who is asked when, at one terminal.

Who gets the keyboard when follows from public things alone (9.5): a card window is a moment for both, in which anybody
may say Wait, also with nothing in hand. A computer takes as long to hold nothing as to hold something.
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
from dosdemayo.cli.play.tutor import Tutor
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import FRENCH, SPANISH, Seat, Side, View, enemy
from dosdemayo.shell import UserError


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
        self._commands = Commands(settings, live, screen, save, computer)
        self._tutor = Tutor(settings, live, screen, computer)
        person = Person(settings, live, screen, self._display, self._commands, self._tutor)
        self._players: dict[Seat, TextPlayer] = {FRENCH: person, SPANISH: person}
        if computer is not None:
            self._players[computer.side] = computer

    def run(self) -> None:
        """Play until the game is over or the players stop."""
        try:
            self._save.write()
            if self._computer is not None:
                self._computer.get_ready()
            self._tutor.introduce()
            while self._live.outcome is None:
                if self._live.next_asked is None:
                    self._beat()
                else:
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

    def _beat(self) -> None:
        """A card window is one moment for both: nobody has the keyboard for themselves."""
        view = self._live.view(None)
        self._display.open_to_both(view)
        asked = self._settings.text("play-beat", window=self._settings.teller.cards.window(view.phase))
        self._screen.say(asked)
        while typed := self._screen.ask():
            side = self._waiter(typed)
            if side is not None:
                self._live.wait(side)
                return
            self._look_up(typed, view, asked)
        self._display.tell(self._live.go_on())
        self._save.write()

    def _waiter(self, typed: str) -> Side | None:
        """Who stops the beat: `wait french`, or the side alone."""
        words = self._settings.words
        verb, rest = words.split(typed, ("wait",))
        named = words.read(rest if verb else typed, ("french", "spanish"))
        return None if named is None else FRENCH if named == "french" else SPANISH

    def _look_up(self, typed: str, view: View, otherwise: str) -> None:
        try:
            if not self._commands.handle(typed, self._display.open_pages(view)):
                self._screen.say(otherwise)
        except UserError as error:
            self._screen.say(str(error))
        except Resigning:
            self._screen.say(otherwise)  # first somebody has to say who

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
