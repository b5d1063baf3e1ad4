"""What lies before the player at the keyboard: the news, the board and the hand, as one side may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.settings import Settings
from dosdemayo.cli.status import print_position, status_lines
from dosdemayo.cli.story import Story, sentence
from dosdemayo.content import ruleset
from dosdemayo.engine import FRENCH, SPANISH, Seat, Side, View
from dosdemayo.engine.events import Event
from dosdemayo.i18n.in_words import TableWords

#: Pages that a player can open at any question, by the word that opens them.
Pages = dict[str, Callable[..., None]]


class Display:
    """Shared by two sides, or kept by the one that plays `alone`: nobody takes it over, and nothing is hidden."""

    def __init__(self, settings: Settings, screen: Screen, names: tuple[str, str], alone: Side | None = None) -> None:
        self._settings = settings
        self._screen = screen
        self._names = names
        self._alone = alone
        self._holder = alone
        #: The board that the holder has before their eyes.
        self._in_sight: object = None
        self._story = Story()
        #: What each side has still to read, and all that it, or (None) anybody, may know of this turn.
        self._unread: dict[Seat | None, list[Text]] = {FRENCH: [], SPANISH: [], None: []}
        self._log: dict[Seat | None, list[Text]] = {FRENCH: [], SPANISH: [], None: []}

    def tell(self, events: Iterable[Event]) -> None:
        """Each side reads it when it next has the keyboard."""
        for event in filter(self._story.is_news, events):
            for reader, log in self._log.items():
                if event.code == "turn":
                    log.clear()
                told = sentence(self._settings.teller, event.seen_by(reader))
                self._unread[reader].append(told)
                log.append(told)

    def sit_down(self, view: View) -> None:
        """Hand the keyboard over, if it is in other hands, and show what this side may see."""
        assert view.seat is not None
        if self._holder is not view.seat:
            self._hand_over(view.seat)
        self._news(view.seat)
        board = (view.turn, view.cubes, view.outside, view.in_play)
        if board == self._in_sight:
            self._screen.say(status_lines(self._settings.teller, view)[0])
        else:
            self.board(view)
        self._in_sight = board
        self._hand(view)

    def open_to_both(self, view: View) -> None:
        """Away with what only one may see; what both may, and what neither has read."""
        if self._holder is not None:
            self._screen.wipe()
        self._holder, self._in_sight = None, None
        self.say_all(self._unread[None])
        self._unread[None].clear()
        self._screen.say(status_lines(self._settings.teller, view)[0])

    def open_pages(self, view: View) -> Pages:
        log = self._log[None]
        return {
            **self._spoken_pages(view),
            "map": lambda: self.board(view),
            "log": lambda: self.say_all(log or [self._settings.text("play-log-empty")]),
        }

    def _spoken_pages(self, view: View) -> Pages:
        """What is heard as well as seen; `where` may name an area."""
        spoken = TableWords(self._settings.teller, ruleset(self._settings.edition), view)
        return {
            "where": lambda area="": self.say_all(spoken.answer(f"where {area}".strip()) or spoken.help()),
            "threats": lambda: self.say_all(spoken.threats()),
            "orders": lambda: self.say_all(spoken.orders()),
        }

    def pages(self, view: View, options: Callable[[], list[str]]) -> Pages:
        assert view.seat is not None
        log = self._log[view.seat]
        return {
            **self._spoken_pages(view),
            "map": lambda: self.board(view),
            "hand": lambda: self._whole_hand(view),
            "log": lambda: self.say_all(log or [self._settings.text("play-log-empty")]),
            "options": lambda: self.say_all(options()),
        }

    def board(self, view: View) -> None:
        print_position(self._screen.console, self._settings.teller, view)

    def last_news(self) -> None:
        """When the game is over: what both sides may know of the last turn, or what is new to the only one."""
        if self._alone is None:
            self._screen.wipe()
            self.say_all(self._log[None])
        else:
            self._news(self._alone)

    def clear(self) -> None:
        """Away with what only one of two may see."""
        if self._alone is None:
            self._screen.wipe()

    def say_all(self, lines: Iterable[str | Text]) -> None:
        for line in lines:
            self._screen.say(line)

    def _hand_over(self, side: Side) -> None:
        if self._holder is not None:
            self._screen.wipe()
        self._screen.say(Text(self._settings.text("play-curtain", player=self._player(side)), "bold"))
        self._screen.ask("")
        self._screen.wipe()
        self._holder, self._in_sight = side, None

    def _player(self, side: Side) -> str:
        shown = self._settings.text("the-side", side=side.label)
        return self._settings.text("play-name", side=shown, name=self._names[side]) if self._names[side] else shown

    def _news(self, side: Side) -> None:
        if self._unread[side]:
            self._screen.say(Text(self._settings.text("play-since"), "bold"))
            self.say_all(self._unread[side])
            self._unread[side].clear()

    def _hand(self, view: View) -> None:
        names = [self._settings.teller.cards.name(card) for card in view.hand]
        if names:
            self._screen.say(f"{self._settings.text('play-hand')} {self._settings.catalog.join(names)}")
        else:
            self._screen.say(self._settings.text("play-hand-empty"))

    def _whole_hand(self, view: View) -> None:
        if not view.hand:
            self._hand(view)
        cards = self._settings.teller.cards
        for card in view.hand:
            about = {"name": cards.name(card), "rule": self._settings.edition.cards[card]["rule"]}
            self._screen.say(
                self._settings.text("play-hand-card", **about, when=cards.when(card), effect=cards.effect(card))
            )
