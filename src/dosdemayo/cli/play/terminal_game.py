"""The game at this terminal: a match, and the record in which it is kept."""

from __future__ import annotations

import time
from collections.abc import Collection
from random import Random, SystemRandom

from dosdemayo.content import Edition
from dosdemayo.engine import SIDES, Outcome, Problem, Side, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.events import Event
from dosdemayo.engine.spaces import Options
from dosdemayo.records import LevelChange, Record
from dosdemayo.records.replay import game_of
from dosdemayo.table import (
    Ask,
    CardManner,
    Dice,
    History,
    Match,
    Opponent,
    StandingAnswer,
    Terms,
    recorded,
    resumed,
    shared,
)


def dice_of(seed: int | None) -> Dice:
    """Luck for each purpose: with a seed always the same, also in a game that goes on another day."""
    return lambda purpose: SystemRandom() if seed is None else Random(f"{seed}/{purpose}")


def _terms(computer: Side | None) -> Terms:
    """Two people say themselves when a card window is over; whoever plays alone is asked where it matters."""
    if computer is None:
        return Terms(Opponent.SAME_SCREEN, cards=CardManner.BEAT, beat=None)
    return Terms(Opponent.COMPUTER, computer, cards=CardManner.STANDING)


class TerminalGame:
    def __init__(self, record: Record, edition: Edition, dice: Dice) -> None:
        self.edition = edition
        self.header = record.header
        self.dice = dice
        self._comments = record.comments
        #: The rules without the questions that a table must ask for secrecy's sake.
        self.plain = game_of(record.header, edition)
        computer = record.header.computer
        first = () if computer is None else (LevelChange(1, record.header.players[computer].level),)
        new = Match(History.start(self.plain.rules), _terms(computer), dice, levels=(*first, *record.levels))
        self.match = resumed(new, record, time.time())

    @property
    def outcome(self) -> Outcome | None:
        return self.match.history.state.outcome

    @property
    def turn(self) -> int:
        return self.match.history.state.turn

    @property
    def next_asked(self) -> Side | None:
        """Who has to answer now; of two that answer in secret the Spanish come first."""
        return next((side for side in SIDES if side in self.match.thinking), None)

    @property
    def both_may_draw(self) -> bool:
        return shared.both_may_draw(self.match)

    @property
    def next_looking(self) -> Side | None:
        """Who has to see what it drew before both are asked for cards."""
        return shared.sits_alone(self.match) if self.match.unseen else None

    @property
    def record(self) -> Record:
        record = recorded(self.match, self.header)
        record.comments = self._comments
        return record

    def view(self, side: Side | None) -> View:
        return self.match.history.game.view(self.match.history.state, side)

    def options(self, side: Side) -> Options:
        return self.match.history.options(side)

    def check(self, side: Side, action: Action) -> list[Problem]:
        return self.match.check(side, action)

    def answer(self, side: Side, action: Action) -> list[Event]:
        """Carry an answer out; what happened."""
        act = self.match.seal if self.match.secret else self.match.answer
        return self._become(act(side, self.match.history.question_id(side), action, time.time()))

    def draw(self, drawing: Collection[Side]) -> list[Event]:
        """Both say who draws."""
        return self._become(self.match.draw(self.turn, drawing, time.time()))

    def look(self, side: Side) -> None:
        self._become(self.match.look(side, time.time()))

    def wait(self, side: Side) -> None:
        """Stop the beat; the rest of the window alternates."""
        assert self.match.beat is not None
        self._become(self.match.wait(side, self.match.beat.turn, self.match.beat.window, time.time()))

    def go_on(self) -> list[Event]:
        """Nobody wants to play a card: end the beat."""
        match, beat = self.match, self.match.beat
        assert beat is not None
        for side in SIDES:
            match = match.ready(side, beat.turn, beat.window, time.time())
        return self._become(match)

    def ask_always(self, side: Side) -> None:
        """Let the side be asked in every window of this turn in which it can play something."""
        self._become(self.match.stand(side, StandingAnswer(self.turn, Ask.ALWAYS), time.time()))

    def resign(self, side: Side) -> list[Event]:
        return self._become(self.match.resign(side, time.time()))

    def choose_level(self, level: str) -> None:
        self._become(self.match.choose_level(level))

    def _become(self, match: Match) -> list[Event]:
        known, self.match = len(self.match.history.log), match
        return [logged.event for logged in match.history.log[known:]]
