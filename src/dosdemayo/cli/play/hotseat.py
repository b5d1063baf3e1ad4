"""The text game: whose turn at the keyboard it is, and what they answer.

Who gets the keyboard when follows from public things alone (9.5): in a card window everybody who could hold something
playable gets it, in the order of the initiative, and somebody with nothing to play just presses Enter.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from rich.text import Text

from dosdemayo.cli.errors import UserError
from dosdemayo.cli.play.asking import Asking
from dosdemayo.cli.play.commands import Commands, Resigning
from dosdemayo.cli.play.desk import Desk, Pages
from dosdemayo.cli.play.save import Save
from dosdemayo.cli.play.screen import Screen, Stopped
from dosdemayo.cli.play.typed import PASSES
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import CHANCE, Decision, Problem, Seat, State, View, enemy
from dosdemayo.engine.actions import Action, Pass, Resign, Write
from dosdemayo.notation import NotationError
from dosdemayo.table import Dealer, Moment, Table, may_act


class HotSeat:
    def __init__(self, settings: Settings, table: Table, screen: Screen, dealer: Dealer, save: Save) -> None:
        self._settings = settings
        self._table = table
        self._screen = screen
        self._dealer = dealer
        self._save = save
        self._commands = Commands(settings, screen, save)
        header = table.record.header
        self._desk = Desk(settings, screen, (header.french, header.spanish))

    def run(self) -> None:
        """Play until the game is over or the players stop."""
        try:
            self._save.write()
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
        return self._answer(seat, self._asked(self._table.view(seat)))

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

    def _card_window(self, window: str, state: State) -> list[Moment]:
        """Rule 9.4 at one keyboard. Gives back what follows when the window has closed."""
        later: list[Moment] = []
        side, passes = self._table.game.view(state, None).initiative, 0
        while passes < 2 and state.outcome is None:
            if self._table.pending == (Decision(side, f"window:{window}"),):
                action = self._asked(self._table.view(side))
                first, *later = self._answer(side, action)
                self._desk.tell(first.events)
                state = first.state
                passes = passes + 1 if isinstance(action, Pass) else 0
            else:
                if may_act(self._table.game.rules, state, window, side):
                    self._offered(window, self._table.game.view(state, side))
                passes += 1
            side = enemy(side)
        return later

    def _asked(self, view: View) -> Action:
        """Ask until there is an answer that the rules allow."""
        assert view.seat is not None
        asking = Asking(self._settings, view, self._table.options(view.seat))
        self._desk.sit_down(view, view.phase)
        self._desk.say_all(asking.lines())
        pages = self._desk.pages(view, view.phase, asking.lines)
        try:
            while True:
                action = self._typed_answer(asking, pages)
                if action is not None and self._is_meant(view.seat, action, pages):
                    return action
        except Resigning:
            return Resign()

    def _typed_answer(self, asking: Asking, pages: Pages) -> Action | None:
        typed = self._screen.ask()
        if typed.lower() == "undo":
            self._screen.say(self._settings.text("play-nothing-to-undo"))
            return None
        try:
            return None if self._commands.handle(typed, pages) else asking.read(typed)
        except (NotationError, UserError) as error:
            self._screen.say(str(error))
            return None

    def _is_meant(self, seat: Seat, action: Action, pages: Pages) -> bool:
        """Do the rules allow it, and, for orders, does the player seal them?"""
        problems = self._table.check(seat, action)
        for problem in problems:
            self._screen.say(self._problem(problem))
        if any(not problem.warning for problem in problems):
            return False
        return not isinstance(action, Write) or self._seals(action, pages)

    def _problem(self, problem: Problem) -> str:
        sentence = self._settings.teller.problem(problem)
        return self._settings.text("ask-warning", problem=sentence) if problem.warning else sentence

    def _seals(self, action: Write, pages: Pages) -> bool:
        orders = self._settings.catalog.join([str(order) for order in action.orders])
        self._screen.say(self._settings.text("ask-seal", orders=orders))
        while (typed := self._screen.ask().lower()) not in ("", "seal", "undo"):
            self._look_up(typed, pages, self._settings.text("ask-seal", orders=orders))
        if typed == "undo":
            self._screen.say(self._settings.text("ask-again"))
        return typed != "undo"

    def _offered(self, window: str, view: View) -> None:
        """A window for somebody who cannot play: from outside it must look the same."""
        assert view.seat is not None
        nothing = self._settings.text("play-enter-pass")
        self._desk.sit_down(view, window)
        self._screen.say(nothing)
        pages = self._desk.pages(view, window, lambda: [nothing])
        try:
            while (typed := self._screen.ask().lower()) not in PASSES:
                self._look_up(typed, pages, nothing)
        except Resigning:
            # The engine may be past the end of the game already; then there is nothing left to give up.
            if self._table.outcome is None:
                self._desk.tell(self._answer(view.seat, Resign())[0].events)
                raise

    def _look_up(self, typed: str, pages: Pages, otherwise: str) -> None:
        try:
            if not self._commands.handle(typed, pages):
                self._screen.say(otherwise)
        except UserError as error:
            self._screen.say(str(error))

    def _finish(self) -> None:
        assert self._table.outcome is not None
        self._desk.last_news()
        self._desk.board(self._table.view(None))
        self._screen.say(Text(self._settings.teller.outcome(self._table.outcome), "bold"))
        self._say_where()

    def _stop(self) -> None:
        self._screen.wipe()
        self._screen.say(self._settings.text("play-stopped" if self._save.file else "play-stopped-unsaved"))
        self._say_where()

    def _say_where(self) -> None:
        if self._save.file is not None:
            self._screen.say(self._settings.text("play-saved", file=str(self._save.file)))
