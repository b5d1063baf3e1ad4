"""The text game: who is asked when, at one terminal.

Who gets the keyboard when follows from public things alone (9.5): a card window is a moment for both, in which anybody
may say Wait, also with nothing in hand. A computer takes as long to hold nothing as to hold something.
"""

from __future__ import annotations

from collections.abc import Iterable

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
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Seat, Side, View, enemy
from dosdemayo.shell import UserError

#: By the words that name them.
_SIDES = {"french": FRENCH, "spanish": SPANISH}


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
                self._go_on()
        except Stopped:
            self._stop()
        else:
            self._finish()

    def _go_on(self) -> None:
        live = self._live
        if live.both_may_draw:
            self._draws()
        elif live.next_looking is not None:
            self._look(live.next_looking)
        elif live.next_asked is not None:
            self._ask(live.next_asked)
        else:
            self._beat()

    def _ask(self, side: Seat) -> None:
        try:
            action = self._players[side].asked(self._live.view(side), self._live.options(side))
            events = self._live.answer(side, action)
        except Resigning:
            events = self._live.resign(side)
        self._save.write()
        self._display.tell(events)

    def _draws(self) -> None:
        """Both say at the same time who draws: nothing about that is a secret."""
        said = self._asked_of_both(self._settings.text("play-draws"), (*_SIDES, "nobody"))
        drawing = SIDES if not said else [_SIDES[name] for name in said if name in _SIDES]
        self._display.tell(self._live.draw(drawing))
        self._save.write()

    def _look(self, side: Side) -> None:
        """Whoever drew sees the card before anybody may play one."""
        self._display.sit_down(self._live.view(side))
        self._screen.say(self._settings.text("play-look"))
        self._screen.ask("")
        self._live.look(side)

    def _beat(self) -> None:
        """A card window is one moment for both."""
        window = self._settings.teller.cards.window(self._live.view(None).phase)
        for name in self._asked_of_both(self._settings.text("play-beat", window=window), _SIDES, verb="wait"):
            self._live.wait(_SIDES[name])
            return
        self._display.tell(self._live.go_on())
        self._save.write()

    def _asked_of_both(self, asked: str, names: Iterable[str], verb: str = "") -> list[str]:
        """The name that is typed, with a verb or alone; none where it is Enter. Nobody has the keyboard alone."""
        view, words = self._live.view(None), self._settings.words
        self._display.open_to_both(view)
        self._screen.say(asked)
        while typed := self._screen.ask():
            said, rest = words.split(typed, (verb,)) if verb else ("", "")
            name = words.read(rest if said else typed, names)
            if name is not None:
                return [name]
            self._look_up(typed, view, asked)
        return []

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
