"""A game from its first answer to its last, as the server's table sees it."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from dosdemayo.engine import SIDES, Game, Problem, Refused, Ruleset, Seat, Side, State, View
from dosdemayo.engine.actions import Action, Pass, Play, Resign, Use
from dosdemayo.engine.draft import initiative
from dosdemayo.engine.events import Event
from dosdemayo.engine.ids import Kind, Window, window_kind
from dosdemayo.engine.options import Options
from dosdemayo.engine.questions import wrong_kind
from dosdemayo.engine.steps.card_window import could_act, play_problems, use_problems, window_options
from dosdemayo.table import Moment, unfold
from dosdemayo.web.match.floor import Floor

#: How a taken-back answer stands in the list of answers, which only ever grows.
UNDO = "undo"
#: How it stands there that a side's time has run out, where that was agreed to end the game.
FORFEIT = "forfeit"
#: Questions that both sides answer at the same time, unseen.
_SIMULTANEOUS = ("draw", "orders")


class Logged(NamedTuple):
    step: int
    turn: int
    event: Event


class Step(NamedTuple):
    """A position that something visible led to, and where its events and its answers end."""

    state: State
    phase: str
    events: int
    answers: int
    given: int


class Before(NamedTuple):
    """What an answer changed, to be put back when it is taken back."""

    seat: Seat
    kind: str
    silent: bool
    state: State
    floor: Floor | None
    coming: tuple[Moment, ...]
    events: int
    steps: int
    answers: int
    given: int


class Match:
    """Holds the live position. Every answer goes through `apply`; nothing here waits, stores or draws lots."""

    def __init__(self, rules: Ruleset) -> None:
        self.game = Game(rules)
        self.state = self.game.start()
        self.floor: Floor | None = None
        #: What has followed in the engine, yet is not shown before the open window has closed for both sides.
        self._coming: list[Moment] = []
        self.log: list[Logged] = []
        self.steps = [Step(self.state, self.phase, 0, 0, 0)]
        #: What the engine was answered and was not taken back: the record.
        self.answers: list[tuple[Seat, Action]] = []
        #: The same with the passes that the engine never asked for.
        self.given: list[tuple[Seat, Action]] = []
        #: All answers so far, those that were taken back and those that the engine never asked for included.
        self.rows = 0
        self.rows_of = [0, 0, 0]
        self.undone = 0
        self._before: list[Before] = []

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def phase(self) -> str:
        return self.game.phase(self.state) if self.floor is None else self.floor.window

    @property
    def asked(self) -> dict[Seat, Kind]:
        """Who is asked what. In a card window it is the side whose turn it is, whatever it holds."""
        if self.floor is not None:
            return {self.floor.side: window_kind(self.floor.window)}
        return {decision.seat: decision.kind for decision in self.game.pending(self.state)}

    @property
    def secret(self) -> bool:
        """Are both sides asked at the same time?"""
        return len(self.asked) == 2

    def question_id(self, side: Side) -> int:
        """Counts the side's own answers, so that it tells nothing about the other's."""
        return self.rows_of[side]

    def is_silent(self, side: Side) -> bool:
        """Is this side's turn one that the engine passes over?"""
        asks = {decision.seat for decision in self.game.pending(self.state)}
        return self.floor is not None and side is self.floor.side and side not in asks

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self.state, seat)

    def options(self, seat: Seat) -> Options:
        if self.floor is not None and self.floor.side is seat:
            return window_options(self.game.rules, self.state, self.floor.window, seat)
        return self.game.options(self.state, seat)

    def check(self, seat: Seat, action: Action) -> list[Problem]:
        """Every problem with an answer, warnings included."""
        if self.floor is None or self.floor.side is not seat or isinstance(action, Pass | Resign):
            return [] if self.is_silent(seat) else self.game.check(self.state, seat, action)
        if isinstance(action, Play):
            return play_problems(self.game.rules, self.state, self.floor.window, seat, action)
        if isinstance(action, Use):
            return use_problems(self.game.rules, self.state, self.floor.window, seat, action)
        return wrong_kind(window_kind(self.floor.window), action)

    def apply(self, seat: Seat, action: Action) -> None:
        """Take an answer, and go on to where the table waits next."""
        refusals = [problem for problem in self.check(seat, action) if not problem.warning]
        if refusals:
            raise Refused(refusals)
        self._remember(seat)
        self.given.append((seat, action))
        events: list[Event] = []
        if not (self.is_silent(seat) and isinstance(action, Pass)):
            first, *self._coming = unfold(self.game, self.state, seat, action)
            self.state, events = first.state, list(first.events)
            self.answers.append((seat, action))
        self.floor = self._offered(None if self.floor is None or self.over else self.floor.after(action))
        self._tell(events + self._go_on())

    def forfeit(self, side: Side) -> None:
        """A side's time has run out. To the rules it gives the game up (8.4); it is told as what it is."""
        self.apply(side, Resign(on_time=True))

    def undoable(self, side: Side) -> list[Before]:
        """The side's answers, newest first, since which nothing new has come to light and the other has had no turn."""
        if self.over or set(self.asked) != {side}:
            return []
        own = takewhile(lambda before: before.seat is side, reversed(self._before))
        return list(takewhile(lambda before: before.kind not in _SIMULTANEOUS, own))

    def undo(self, side: Side) -> None:
        before = self._before.pop()
        self.state, self.floor, self._coming = before.state, before.floor, list(before.coming)
        del self.log[before.events :], self.steps[before.steps :]
        del self.answers[before.answers :], self.given[before.given :]
        self._count(side)
        self.undone += 1

    def answers_until(self, step: int) -> int:
        """How many answers led to a step."""
        return self.steps[min(step, len(self.steps) - 1)].answers

    def first_waited_for(self, sealed: set[Side]) -> Side | None:
        """Who should sit before a screen that both share."""
        asked = self.asked
        return next((side for side in SIDES if side in asked and side not in sealed), None)

    def present(self, seat: Seat) -> Before:
        places = len(self.log), len(self.steps), len(self.answers), len(self.given)
        kind = self.asked.get(seat, "resign")
        return Before(seat, kind, self.is_silent(seat), self.state, self.floor, tuple(self._coming), *places)

    def _remember(self, seat: Seat) -> None:
        self._before.append(self.present(seat))
        self._count(seat)

    def _count(self, seat: Seat) -> None:
        self.rows += 1
        self.rows_of[seat] += 1

    def _go_on(self) -> list[Event]:
        """Show what follows, up to the next window in which somebody could act, or to the next question."""
        events: list[Event] = []
        while self._coming and (self.floor is None or self.floor.closed):
            moment = self._coming.pop(0)
            self.state = moment.state
            events += moment.events
            self.floor = self._opened(moment.window)
        if self.floor is not None and self.floor.closed:
            self.floor = None
        return events

    def _opened(self, window: Window | None) -> Floor | None:
        return None if window is None or self.over else self._offered(Floor(window, initiative(self.state)))

    def _offered(self, floor: Floor | None) -> Floor | None:
        """Pass over those who, for all that is public, can hold nothing playable."""
        while floor is not None and not floor.closed:
            if could_act(self.game.rules, self.state, floor.window, floor.side):
                return floor
            floor = floor.after(Pass())
        return floor

    def _tell(self, events: list[Event]) -> None:
        """Add to the log; a step is whatever one answer brought to light."""
        if not events:
            return
        turn = self.log[-1].turn if self.log else 1
        for event in events:
            turn = event.data["turn"] if event.code == "turn" else turn
            self.log.append(Logged(len(self.steps), turn, event))
        self.steps.append(Step(self.state, self.phase, len(self.log), len(self.answers), len(self.given)))
