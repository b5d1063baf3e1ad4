"""A game from its first answer to the present one: a frozen value, so that going back means taking an older one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from dosdemayo.engine import Game, Ruleset, Seat, Side, State
from dosdemayo.engine.actions import Action, Pass
from dosdemayo.engine.events import Event, TurnBegan
from dosdemayo.engine.ids import Kind, Window
from dosdemayo.engine.spaces import Options, WindowOptions


@dataclass(frozen=True, slots=True)
class Undo:
    """The side's last answer is taken back."""


class HistoryEntry(NamedTuple):
    """What somebody did, and when. Entries are only ever added."""

    seat: Seat
    action: Action | Undo
    at: float = 0.0


class Given(NamedTuple):
    """An answer that was not taken back, and the turn in which it was given."""

    seat: Seat
    action: Action
    turn: int
    #: A pass by a side that could do nothing else: a record leaves it out.
    forced: bool


class Logged(NamedTuple):
    step: int
    turn: int
    event: Event


#: Questions that both sides answer at the same time, unseen.
SIMULTANEOUS = (Kind.DRAW, Kind.ORDERS)
Asked: TypeAlias = dict[Seat, Kind]


@dataclass(frozen=True, slots=True)
class History:
    game: Game
    state: State
    entries: tuple[HistoryEntry, ...] = ()
    answers: tuple[Given, ...] = ()
    log: tuple[Logged, ...] = ()
    #: Steps are counted by what came to light: the events of one answer have the same.
    step: int = 0
    undone: int = 0
    #: How often each seat has acted.
    acted: tuple[int, int, int] = (0, 0, 0)
    #: The game before the last answer, as long as that may be taken back: nothing new came to light since.
    before: History | None = None

    @classmethod
    def start(cls, rules: Ruleset) -> History:
        """A new game, in which every side is asked that for all that is public could act (9.5)."""
        game = Game(replace(rules, asks_everyone=True))
        return cls(game, game.start())

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def asked(self) -> Asked:
        return {decision.seat: decision.kind for decision in self.game.pending(self.state)}

    @property
    def window(self) -> Window | None:
        """The card window that is open."""
        return next((kind.window for kind in self.asked.values()), None)

    def question_id(self, side: Side) -> int:
        """Counts the side's own acts, so that it says nothing about the other's."""
        return self.acted[side]

    def options(self, seat: Seat) -> Options:
        return self.game.options(self.state, seat)

    def offers(self, side: Side) -> WindowOptions:
        """What a side could play in the open card window, whoever is asked."""
        return self.game.offers(self.state, side)

    def is_forced(self, seat: Seat) -> bool:
        """Is this seat asked for a card, and can do nothing but pass?"""
        options = self.options(seat) if seat in self.asked else None
        return isinstance(options, WindowOptions) and not options

    def answered(self, seat: Seat, action: Action, at: float = 0.0) -> History:
        """The game after an answer. Raises Refused."""
        forced = isinstance(action, Pass) and self.is_forced(seat)
        state, events = self.game.apply(self.state, seat, action)
        step = self.step + bool(events)
        return replace(
            self,
            state=state,
            entries=(*self.entries, HistoryEntry(seat, action, at)),
            answers=(*self.answers, Given(seat, action, self.state.turn, forced)),
            log=(*self.log, *_logged(step, self.state.turn, events)),
            step=step,
            acted=_counted(self.acted, seat),
            before=self._remembered(seat),
        )

    def _remembered(self, seat: Seat) -> History | None:
        if seat not in self.asked or self.asked[seat] in SIMULTANEOUS:
            return None
        is_own = self.before is not None and self.entries[-1].seat is seat
        return self if is_own else replace(self, before=None)

    def undoable(self, side: Side) -> Iterator[History]:
        """The games to which this side could go back, the latest first. Nobody else has acted since."""
        if self.over or set(self.asked) != {side} or not self.entries or self.entries[-1].seat is not side:
            return
        earlier = self.before
        while earlier is not None:
            yield earlier
            earlier = earlier.before

    def taken_back(self, side: Side, at: float = 0.0) -> History:
        """The game before the side's last answer, which stays among the entries."""
        assert self.before is not None
        return replace(
            self.before,
            entries=(*self.entries, HistoryEntry(side, Undo(), at)),
            undone=self.undone + 1,
            acted=_counted(self.acted, side),
        )

    def after(self, entries: Iterable[HistoryEntry]) -> Iterator[History]:
        """The game after each of these entries."""
        history = self
        for entry in entries:
            if isinstance(entry.action, Undo):
                history = history.taken_back(entry.seat, entry.at)
            else:
                history = history.answered(entry.seat, entry.action, entry.at)
            yield history


def _logged(step: int, turn: int, events: list[Event]) -> Iterator[Logged]:
    for event in events:
        turn = event.turn if isinstance(event, TurnBegan) else turn
        yield Logged(step, turn, event)


def _counted(acted: tuple[int, int, int], seat: Seat) -> tuple[int, int, int]:
    french, spanish, chance = (number + (seat == index) for index, number in enumerate(acted))
    return french, spanish, chance
