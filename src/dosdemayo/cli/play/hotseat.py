"""The text game: who is asked when, at one terminal.

Who gets the keyboard when follows from public things alone (9.5): in a card window everybody who could hold something
playable gets it, in the order of the initiative, and somebody with nothing to play just presses Enter. A computer takes
its time there in the same way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from rich.text import Text

from dosdemayo.cli.play.commands import Commands, Resigning
from dosdemayo.cli.play.computer import Computer
from dosdemayo.cli.play.desk import Desk
from dosdemayo.cli.play.person import Person, Player
from dosdemayo.cli.play.save import Save
from dosdemayo.cli.play.screen import Screen, Stopped
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Decision, Seat, Side, State, enemy
from dosdemayo.engine.actions import Action, Pass, Resign
from dosdemayo.engine.ids import Window, window_kind
from dosdemayo.engine.steps.card_window import could_act
from dosdemayo.table import Dealer, Moment, Table


class HotSeat:
    """Two people, or, where a computer plays one side, the one who plays the other."""

    def __init__(
        self,
        settings: Settings,
        table: Table,
        screen: Screen,
        dealer: Dealer,
        save: Save,
        computer: Computer | None = None,
    ) -> None:
        self._settings = settings
        self._table = table
        self._screen = screen
        self._dealer = dealer
        self._save = save
        self._computer = computer
        header = table.record.header
        alone = None if computer is None else enemy(computer.side)
        self._desk = Desk(settings, screen, (header.french.name, header.spanish.name), alone)
        person = Person(settings, table, screen, self._desk, Commands(settings, screen, save, computer))
        self._players: dict[Seat, Player] = {FRENCH: person, SPANISH: person}
        if computer is not None:
            self._players[computer.side] = computer

    def run(self) -> None:
        """Play until the game is over or the players stop."""
        try:
            self._save.write()
            if self._computer is not None:
                self._computer.get_ready()
            self._play_on()
        except Resigning:
            self._finish()
        except Stopped:
            self._stop()
        else:
            self._finish()

    def _play_on(self) -> None:
        self._unfold([self._table.moment])
        while self._table.pending:
            self._unfold(self._next())

    def _next(self) -> list[Moment]:
        seat = self._table.pending[0].seat
        if seat is CHANCE:
            return self._answer(CHANCE, self._dealer.answer(self._table.view(CHANCE), self._table.options(CHANCE)))
        return self._answer(seat, self._asked(seat))

    def _asked(self, seat: Seat) -> Action:
        return self._players[seat].asked(self._table.view(seat), self._table.options(seat))

    def _answer(self, seat: Seat, action: Action) -> list[Moment]:
        moments = self._table.answer(seat, action)
        self._save.write()
        return moments

    def _unfold(self, moments: Iterable[Moment]) -> None:
        """Tell what happens, and stop at each card window."""
        waiting = deque(moments)
        while waiting:
            moment = waiting.popleft()
            self._desk.tell(moment.events)
            if moment.window is not None:
                waiting.extend(self._card_window(moment.window, moment.state))

    def _card_window(self, window: Window, state: State) -> list[Moment]:
        """Rule 9.4 at one terminal. Gives back what follows when the window has closed."""
        later: list[Moment] = []
        side, passes = self._table.game.view(state, None).initiative, 0
        while passes < 2 and state.outcome is None:
            passes += 1
            if could_act(self._table.game.rules, state, window, side):
                # Around both cases alike: from outside nobody can tell which of them it was (9.5).
                with self._players[side].window(window, state.turn):
                    if self._table.pending == (Decision(side, window_kind(window)),):
                        action = self._asked(side)
                        first, *later = self._answer(side, action)
                        self._desk.tell(first.events)
                        state = first.state
                        passes = passes if isinstance(action, Pass) else 0
                    else:
                        self._offer(side, window, state)
            side = enemy(side)
        return later

    def _offer(self, side: Side, window: str, state: State) -> None:
        try:
            self._players[side].offered(window, self._table.game.view(state, side))
        except Resigning:
            # The engine may be past the end of the game already; then there is nothing left to give up.
            if self._table.outcome is None:
                self._desk.tell(self._answer(side, Resign())[0].events)
                raise

    def _finish(self) -> None:
        assert self._table.outcome is not None
        self._desk.last_news()
        self._desk.board(self._table.view(None))
        self._screen.say(Text(self._settings.teller.outcome(self._table.outcome), "bold"))
        self._say_where()

    def _stop(self) -> None:
        self._desk.clear()
        self._screen.say(self._settings.text("play-stopped" if self._save.file else "play-stopped-unsaved"))
        self._say_where()

    def _say_where(self) -> None:
        if self._save.file is not None:
            self._screen.say(self._settings.text("play-saved", file=str(self._save.file)))
