"""The computer on the other side of the table: it sees what its side may see, and gives nothing away by its time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from dosdemayo.cli.errors import UserError
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import Side, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.options import Options
from dosdemayo.records import Header
from dosdemayo.table import Pauses, Table

if TYPE_CHECKING:
    from dosdemayo.ai import Bot


def computer_in(header: Header) -> Side | None:
    """Which side the computer plays in a game; None where people play both."""
    if all(player.is_computer for player in header.players):
        raise UserError("the computer plays both sides of this game; `dosdemayo replay` shows it")
    return header.computer


def sit_down(settings: Settings, table: Table, screen: Screen, rng: Random, named_by: str) -> Computer | None:
    """The computer, if it plays in this game. `named_by` is what a level that does not exist is put down to."""
    side = computer_in(table.record.header)
    if side is None:
        return None
    turn, record = table.view(None).turn, table.record
    levels = {record.level_at(turn), *(change.level for change in record.levels if change.turn > turn)}
    opponents = [opponent_of(level, table, named_by) for level in sorted(levels)]
    return Computer(settings, screen, table, side, opponents, rng)


class Opponent(NamedTuple):
    level: str
    bot: Bot


def opponent_of(level: str, table: Table, named_by: str) -> Opponent:
    from dosdemayo.ai import bot  # only for whoever plays against it

    try:
        return Opponent(level, bot(level, table.game.rules))
    except ValueError as error:
        raise UserError(f"{named_by}: {error}") from error


class Watch:
    """How time is told and spent."""

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
        table: Table,
        side: Side,
        opponents: list[Opponent],
        rng: Random,
        watch: Watch | None = None,
    ) -> None:
        from dosdemayo.ai import thinking_time

        self.side = side
        self._settings = settings
        self._screen = screen
        self._table = table
        #: Whoever plays in this turn or in a later one, by level.
        self._opponents = {opponent.level: opponent for opponent in opponents}
        self._rng = rng
        self._watch = watch or Watch()
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
        return self._table.record.last_level

    @property
    def waits(self) -> bool:
        """Does that level only play from the next turn on?"""
        return self.level != self._table.record.level_at(self._table.view(None).turn)

    def choose(self, level: str) -> None:
        """Let another level play from the next turn on."""
        opponent = opponent_of(level, self._table, "level")
        self._rehearse(opponent)
        self._opponents[level] = opponent
        self._table.record.change_level(self._table.view(None).turn + 1, level)

    def _rehearse(self, opponent: Opponent) -> None:
        from dosdemayo.ai.warm import rehearse

        with self._screen.meanwhile(self._settings.text("play-gets-ready")):
            rehearse(self._table.game, opponent.bot, (self.side,), turns=1)

    @contextmanager
    def window(self, window: str, turn: int) -> Iterator[None]:
        """From outside every card window in which it could act looks alike, whether or not it is asked."""
        with self._thinking(window), self._as_usual(f"window:{window}", turn):
            yield

    def asked(self, view: View, options: Options) -> Action:
        assert view.asked is not None
        bot = self._at(view.turn).bot
        if view.asked.kind.window is not None:
            return bot.answer(view, options, self._rng)
        with self._thinking(view.phase), self._as_usual(view.asked.kind, view.turn):
            return bot.answer(view, options, self._rng)

    def offered(self, window: str, view: View) -> None:
        """It can play nothing, and has taken its time."""

    @contextmanager
    def _as_usual(self, question: str, turn: int) -> Iterator[None]:
        """Whatever is done meanwhile is over, to the eye, when the longest thought about it would be."""
        began = self._watch.time()
        yield
        self._watch.sleep(self._pauses.owed(self._at(turn).level, question, self._watch.time() - began))

    def _at(self, turn: int) -> Opponent:
        """Who plays this turn."""
        return self._opponents[self._table.record.level_at(turn)]

    def _thinking(self, phase: str) -> AbstractContextManager[None]:
        shown = self._settings.teller.phase(phase)
        return self._screen.meanwhile(self._settings.text("play-thinks", side=self.side.label, phase=shown))
