"""Somebody at the keyboard: reads, looks up, and answers as the rules allow."""

from __future__ import annotations

from typing import Protocol

from dosdemayo.cli.play.advice import HintPrinter
from dosdemayo.cli.play.commands import Commands
from dosdemayo.cli.play.display import Display, Pages
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.terminal_game import TerminalGame
from dosdemayo.cli.play.tutor import Tutor
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import Problem, Side, View
from dosdemayo.engine.actions import Action, Write
from dosdemayo.engine.spaces import Options
from dosdemayo.i18n import fault_in
from dosdemayo.notation import NotationError
from dosdemayo.shell import UserError
from dosdemayo.typed import Asking


class TextPlayer(Protocol):
    """Whoever plays a side of the text game."""

    def asked(self, view: View, options: Options) -> Action:
        """Answer, as the rules allow. May raise Resigning."""


class Person:
    def __init__(
        self,
        settings: Settings,
        live: TerminalGame,
        screen: Screen,
        display: Display,
        commands: Commands,
        tutor: Tutor,
    ) -> None:
        self._settings = settings
        self._live = live
        self._screen = screen
        self._display = display
        self._commands = commands
        self._tutor = tutor
        self._adviser = HintPrinter(settings, screen, live.plain.rules)

    def asked(self, view: View, options: Options) -> Action:
        """Ask until there is an answer that the rules allow."""
        assert view.seat is not None
        asking = Asking(self._settings.teller, self._settings.words, view, options)
        self._display.sit_down(view)
        self._display.say_all(asking.lines())
        pages = self._display.pages(view, asking.lines)
        pages["tutor"] = self._tutor.toggle
        pages["hint"] = lambda: self._adviser.advise(view, options)
        if self._live.match.history.is_forced(view.seat):
            pages["hint"] = pages["options"]
        while True:
            action = self._typed_answer(asking, pages)
            if action is not None and self._is_meant(view.seat, action, pages):
                return action

    def _typed_answer(self, asking: Asking, pages: Pages) -> Action | None:
        typed = self._screen.ask()
        if self._settings.words.read(typed, ("undo",)):
            self._screen.say(self._settings.text("play-nothing-to-undo"))
            return None
        try:
            return None if self._commands.handle(typed, pages) else asking.read(typed)
        except NotationError as error:
            self._screen.say(fault_in(self._settings.catalog.lang, str(error)))
        except UserError as error:
            self._screen.say(str(error))
        return None

    def _is_meant(self, side: Side, action: Action, pages: Pages) -> bool:
        """Do the rules allow it, and does the player seal orders, or insist on what the tutor warns of?"""
        problems = self._live.check(side, action)
        for problem in problems:
            self._screen.say(self._problem(problem))
        if any(not problem.warning for problem in problems):
            return False
        warned = self._tutor.warns(side, action)
        if isinstance(action, Write):
            return self._seals(action, pages)
        return not warned or self._insists(pages)

    def _problem(self, problem: Problem) -> str:
        sentence = self._settings.teller.problem(problem)
        return self._settings.text("ask-warning", problem=sentence) if problem.warning else sentence

    def _seals(self, action: Write, pages: Pages) -> bool:
        orders = self._settings.catalog.join([str(order) for order in action.orders])
        sealed = self._confirmed(self._settings.text("ask-seal", orders=orders), "seal", pages)
        if not sealed:
            self._screen.say(self._settings.text("ask-again"))
        return sealed

    def _insists(self, pages: Pages) -> bool:
        insists = self._confirmed(self._settings.text("ask-anyway"), "yes", pages)
        if not insists:
            pages["options"]()
        return insists

    def _confirmed(self, asked: str, yes: str, pages: Pages) -> bool:
        """Enter, or a word for it, goes on; undo goes back. Whatever is looked up meanwhile, this is asked again."""
        while True:
            self._screen.say(asked)
            typed = self._screen.ask()
            word = self._settings.words.read(typed, (yes, "undo")) if typed else yes
            if word is not None:
                return word == yes
            self._look_up(typed, pages)

    def _look_up(self, typed: str, pages: Pages) -> None:
        try:
            self._commands.handle(typed, pages)
        except UserError as error:
            self._screen.say(str(error))
