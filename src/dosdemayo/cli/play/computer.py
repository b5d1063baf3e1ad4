"""The computer on the other side of the table: it sees what its side may see, and gives nothing away by its time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, NamedTuple

from dosdemayo.cli.play.levels import level_words
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.terminal_game import TerminalGame
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import Side, View
from dosdemayo.engine.actions import Action, Pass
from dosdemayo.engine.spaces import Options
from dosdemayo.records import Header
from dosdemayo.shell import UserError
from dosdemayo.table import Pauses

if TYPE_CHECKING:
    from dosdemayo.ai import Bot


def computer_in(header: Header) -> Side | None:
    """Which side the computer plays in a game; None where people play both."""
    if all(player.is_computer for player in header.players):
        raise UserError("error-both-computers")
    return header.computer


def sit_down(settings: Settings, live: TerminalGame, screen: Screen, named_by: str) -> Computer | None:
    """The computer, if it plays in this game. `named_by` is what a level that does not exist is put down to."""
    side = computer_in(live.header)
    if side is None:
        return None
    levels = {live.match.level(turn) for turn in (live.turn, live.turn + 1)}
    opponents = [opponent_of(level, live, settings, named_by) for level in sorted(levels)]
    return Computer(settings, screen, live, side, opponents)


class LevelBot(NamedTuple):
    level: str
    bot: Bot


def opponent_of(level: str, live: TerminalGame, settings: Settings, named_by: str) -> LevelBot:
    from dosdemayo.ai import bot  # only for whoever plays against it

    try:
        return LevelBot(level, bot(level, live.plain.rules))
    except ValueError as error:
        known = level_words(settings.catalog)
        raise UserError("error-no-level", what=named_by, level=level, levels=known) from error


class Stopwatch:
    """How time is read and spent."""

    def time(self) -> float:
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)


class Computer:
    """Plays one side. Everything that it goes by is the view and the options of that side."""

    def __init__(
        self,
        settings: Settings,
        screen: Screen,
        live: TerminalGame,
        side: Side,
        opponents: list[LevelBot],
        watch: Stopwatch | None = None,
    ) -> None:
        from dosdemayo.ai import thinking_time

        self.side = side
        self._settings = settings
        self._screen = screen
        self._live = live
        #: Whoever plays in this turn or in a later one, by level.
        self._opponents = {opponent.level: opponent for opponent in opponents}
        self._watch = watch or Stopwatch()
        self._pauses = Pauses(thinking_time)

    def get_ready(self) -> None:
        """Answer its questions of a first turn, for nobody.

        What has to be loaded or compiled then is, and no thought in the game takes long for that reason: the first one
        in a card window would tell that there was one.
        """
        for opponent in self._opponents.values():
            self._rehearse(opponent)

    @property
    def level(self) -> str:
        """What was chosen last."""
        return self._live.match.levels[-1].level

    @property
    def for_newcomers(self) -> bool:
        from dosdemayo.ai import for_newcomers

        return for_newcomers(self.level)

    @property
    def waits(self) -> bool:
        """Does that level only play from the next turn on?"""
        return self.level != self._live.match.level(self._live.turn)

    def choose(self, level: str) -> None:
        """Let another level play from the next turn on."""
        opponent = opponent_of(level, self._live, self._settings, "level")
        self._rehearse(opponent)
        self._opponents[level] = opponent
        self._live.choose_level(level)

    def _rehearse(self, opponent: LevelBot) -> None:
        from dosdemayo.ai.warm import rehearse

        with self._screen.meanwhile(self._settings.text("play-gets-ready")):
            rehearse(self._live.plain, opponent.bot, (self.side,), turns=1)

    def asked(self, view: View, options: Options) -> Action:
        """From outside every question looks alike, whatever it holds (9.5)."""
        assert view.asked is not None
        # Its luck is its own: what it thinks of must not change which cards are drawn.
        rng = self._live.dice(f"computer/{self._live.match.history.question_id(self.side)}")
        with self._thinking(view.phase), self._as_usual(view.asked.kind, view.turn):
            if self._live.match.history.is_forced(self.side):
                return Pass()
            return self._at(view.turn).bot.answer(view, options, rng)

    @contextmanager
    def _as_usual(self, question: str, turn: int) -> Iterator[None]:
        """Whatever is done meanwhile is over, to the eye, when the longest thought about it would be."""
        began = self._watch.time()
        yield
        self._watch.sleep(self._pauses.owed(self._at(turn).level, question, self._watch.time() - began))

    def _at(self, turn: int) -> LevelBot:
        """Who plays this turn."""
        return self._opponents[self._live.match.level(turn)]

    def _thinking(self, phase: str) -> AbstractContextManager[None]:
        shown = self._settings.teller.phase(phase)
        return self._screen.meanwhile(self._settings.text("play-thinks", side=self.side.label, phase=shown))
