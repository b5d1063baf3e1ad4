"""One match: its record, its position, and who is asked."""

from __future__ import annotations

from collections.abc import Mapping

from dosdemayo.content import Edition
from dosdemayo.engine import Decision, Outcome, Problem, Seat, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.options import Options
from dosdemayo.records import Record, replay
from dosdemayo.records.replay import game_of
from dosdemayo.table.moments import Moment, unfold
from dosdemayo.table.player import Player


class UndoError(Exception):
    """An answer that cannot be taken back, because somebody has learned from it or nothing was answered."""


class Table:
    """Holds a game's record and live position. Sitting down at an unfinished record resumes it."""

    def __init__(self, record: Record, edition: Edition | None = None) -> None:
        self.record = record
        self.game = game_of(record.header, edition)
        self._state = self.game.start()
        for step in replay(record, edition):
            self._state = step.state

    @property
    def pending(self) -> tuple[Decision, ...]:
        return self.game.pending(self._state)

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome

    @property
    def moment(self) -> Moment:
        """The present one; for a table that was just sat down at."""
        window = self.pending[0].kind.window if self.pending else None
        return Moment((), self._state, window)

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self._state, seat)

    def options(self, seat: Seat) -> Options:
        return self.game.options(self._state, seat)

    def check(self, seat: Seat, action: Action) -> list[Problem]:
        return self.game.check(self._state, seat, action)

    def answer(self, seat: Seat, action: Action) -> list[Moment]:
        """Carry an answer out and write it down. Raises Refused, and then nothing has changed."""
        moments = unfold(self.game, self._state, seat, action)
        self.record.append(seat, action)
        self._state = moments[-1].state
        return moments

    def can_undo(self, seat: Seat) -> bool:
        """A sealed answer can be taken back while the other's is awaited, unless it had to be shown."""
        view = self.view(seat)
        return view.sealed is not None and view.first_writer is not seat and view.outcome is None

    def undo(self, seat: Seat) -> None:
        """Take a sealed answer back; the seat is asked again."""
        if not self.can_undo(seat):
            raise UndoError(seat.label)
        sealed: list[Action | None] = list(self._state.sealed)
        sealed[seat] = None
        self.record.answers.pop()
        self._state = self._state._replace(sealed=(sealed[0], sealed[1]))

    def run(self, players: Mapping[Seat, Player]) -> Outcome:
        """Ask each seat's player until the game is over."""
        while self.pending:
            seat = self.pending[0].seat
            action = players[seat].answer(self.view(seat), self.options(seat))
            events = [event for moment in self.answer(seat, action) for event in moment.events]
            for listener, player in players.items():
                player.hear([event.seen_by(listener) for event in events])
        assert self.outcome is not None
        return self.outcome
