"""A terminal. Where two people share it, what one has typed and read is gone before the other looks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any

from dosdemayo.cli.settings import Settings

#: Clears the lines that scrolled away, the screen, and puts the cursor at the top.
_WIPE = "\x1b[3J\x1b[2J\x1b[H"


class Stopped(Exception):  # noqa: N818 - not an error: somebody stops playing
    """The keyboard is closed, or the players stop for now."""


class Screen:
    def __init__(self, settings: Settings) -> None:
        self.console = settings.console
        with suppress(ImportError):
            import readline

            # Lines may be edited, but the arrow keys must not bring back what the other side typed.
            readline.set_auto_history(False)

    def say(self, what: Any = "") -> None:
        self.console.print(what)

    def ask(self, prompt: str = "> ") -> str:
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt) as end:
            self.say()
            raise Stopped from end

    @contextmanager
    def meanwhile(self, what: str) -> Iterator[None]:
        """Say what is waited for, until it is over; where the output is no terminal, in a line that stays."""
        moving = self.console.is_terminal and not self.console.is_dumb_terminal
        if not moving:
            self.say(what)
        try:
            with self.console.status(what) if moving else nullcontext():
                yield
        except KeyboardInterrupt as end:
            raise Stopped from end

    def wipe(self) -> None:
        """Away with everything; where the output is no terminal, a line says where that would have been."""
        if self.console.is_terminal:
            sys.stdout.write(_WIPE)
            sys.stdout.flush()
        else:
            self.say("─" * self.console.width)
