"""The tutor at the terminal: says what an answer gives away before it counts. Against the beginner it is there."""

from __future__ import annotations

from dosdemayo.cli.play.computer import Computer
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.terminal_game import TerminalGame
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import Side
from dosdemayo.engine.actions import Action
from dosdemayo.lesson import heard


class Tutor:
    def __init__(self, settings: Settings, live: TerminalGame, screen: Screen, computer: Computer | None) -> None:
        self._settings = settings
        self._live = live
        self._screen = screen
        self._speaks = computer is not None and computer.for_newcomers

    def introduce(self) -> None:
        if self._speaks:
            self._screen.say(self._settings.text("play-tutor-on"))

    def toggle(self) -> None:
        """Silence the tutor, or call it."""
        self._speaks = not self._speaks
        self._screen.say(self._settings.text("play-tutor-on" if self._speaks else "play-tutor-off"))

    def warns(self, side: Side, answer: Action) -> bool:
        """Is there something to be said against an answer that the rules allow?"""
        history, teller = self._live.match.history, self._settings.teller
        found = heard(history.game, history.state, side, answer) if self._speaks else []
        for warning in found:
            sentence = teller.with_rule(teller.tutor(warning.code, warning.data), warning.rule)
            self._screen.say(self._settings.text("ask-tutor", warning=sentence))
        return bool(found)
