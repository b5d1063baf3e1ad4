"""Somebody at the keyboard: reads, looks up, and answers as the rules allow."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from dosdemayo.cli.errors import UserError
from dosdemayo.cli.play.advice import Adviser
from dosdemayo.cli.play.asking import Asking
from dosdemayo.cli.play.commands import Commands, Resigning
from dosdemayo.cli.play.desk import Desk, Pages
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.typed import PASSES
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import Problem, Seat, View
from dosdemayo.engine.actions import Action, Resign, Write
from dosdemayo.engine.options import Options
from dosdemayo.notation import NotationError
from dosdemayo.table import Table


class Player(Protocol):
    """Whoever plays a side of the text game."""

    def window(self, window: str, turn: int) -> AbstractContextManager[None]:
        """Stands around the side's turn in a card window, whether it is asked there or only could be (9.5)."""

    def asked(self, view: View, options: Options) -> Action:
        """Answer, as the rules allow."""

    def offered(self, window: str, view: View) -> None:
        """A window for somebody who cannot play: from outside it must look the same. May raise Resigning."""


class Person:
    def __init__(self, settings: Settings, table: Table, screen: Screen, desk: Desk, commands: Commands) -> None:
        self._settings = settings
        self._table = table
        self._screen = screen
        self._desk = desk
        self._commands = commands
        self._adviser = Adviser(settings, screen, table.game.rules)

    def window(self, window: str, turn: int) -> AbstractContextManager[None]:
        return nullcontext()

    def asked(self, view: View, options: Options) -> Action:
        """Ask until there is an answer that the rules allow."""
        assert view.seat is not None
        asking = Asking(self._settings, view, options)
        self._desk.sit_down(view, view.phase)
        self._desk.say_all(asking.lines())
        pages = self._desk.pages(view, view.phase, asking.lines)
        pages["hint"] = lambda: self._adviser.advise(view, options)
        try:
            while True:
                action = self._typed_answer(asking, pages)
                if action is not None and self._is_meant(view.seat, action, pages):
                    return action
        except Resigning:
            return Resign()

    def offered(self, window: str, view: View) -> None:
        if self._desk.is_for_one:
            return  # nobody is there who could learn something from passing
        nothing = self._settings.text("play-enter-pass")
        self._desk.sit_down(view, window)
        self._screen.say(nothing)
        pages = self._desk.pages(view, window, lambda: [nothing])
        pages["hint"] = lambda: self._screen.say(nothing)
        while (typed := self._screen.ask().lower()) not in PASSES:
            self._look_up(typed, pages, nothing)

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
        asked = self._settings.text("ask-seal", orders=orders)

        def advise() -> None:
            pages["hint"]()
            self._screen.say(asked)  # a hint tells what to write, but here it is not yet asked for

        self._screen.say(asked)
        while (typed := self._screen.ask().lower()) not in ("", "seal", "undo"):
            self._look_up(typed, pages | {"hint": advise}, asked)
        if typed == "undo":
            self._screen.say(self._settings.text("ask-again"))
        return typed != "undo"

    def _look_up(self, typed: str, pages: Pages, otherwise: str) -> None:
        try:
            if not self._commands.handle(typed, pages):
                self._screen.say(otherwise)
        except UserError as error:
            self._screen.say(str(error))
