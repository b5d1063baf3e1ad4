"""One live game with its two sides: seals, undo, clocks, standing passes and levels.

A match is a frozen value; whatever somebody does gives a new one, or raises and changes nothing. It neither waits nor
stores nor draws lots itself: time and dice are given from outside. Browser and terminal hold their games in it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Problem, Refused, Seat, Side, enemy
from dosdemayo.engine.actions import Action, Pass, Play, Resign, Use
from dosdemayo.engine.ids import Kind
from dosdemayo.records import LevelChange, OnTimeout
from dosdemayo.table import clock
from dosdemayo.table.errors import TableError, TableFault
from dosdemayo.table.history import History
from dosdemayo.table.terms import NOTHING_UNDER_WAY, Opponent, SideState, StandingPass, Terms

#: Gives a generator for a purpose.
Dice: TypeAlias = Callable[[str], Random]


@dataclass(frozen=True, slots=True)
class Match:
    history: History
    terms: Terms
    dice: Dice
    french: SideState = NOTHING_UNDER_WAY
    spanish: SideState = NOTHING_UNDER_WAY
    #: Has everybody come who was invited? Until then no clock runs.
    complete: bool = True
    #: Which level of the computer plays from which turn on.
    levels: tuple[LevelChange, ...] = ()

    # What a player does

    def answer(self, side: Side, question: int, action: Action, now: float) -> Match:
        """Answer an open question."""
        self.require_question(side, question)
        if self.secret:
            raise TableError(TableFault.NOT_ASKED)
        return self._answered(side, action, now).settled(now)

    def seal(self, side: Side, question: int, action: Action, now: float) -> Match:
        """Make a secret answer final, as far as the player is concerned."""
        self.require_question(side, question)
        if not self.secret:
            raise TableError(TableFault.NOT_ASKED)
        if self[side].sealed is not None:
            raise TableError(TableFault.ALREADY_SEALED)
        refusals = [problem for problem in self.check(side, action) if not problem.warning]
        if refusals:
            raise Refused(refusals)
        return self.with_sealed(side, action).settled(now)

    def unseal(self, side: Side, question: int, now: float) -> Match:
        self.require_question(side, question)
        if self[side].sealed is None:
            raise TableError(TableFault.NOT_SEALED)
        return self._with(side, sealed=None).settled(now)

    def reveal(self, side: Side, question: int, now: float) -> Match:
        """Against the computer the player says when the orders are on the table."""
        self.require_question(side, question)
        if not self.reveal_awaited:
            raise TableError(TableFault.NOT_SEALED)
        return self._unsealed(now).settled(now)

    def undo(self, side: Side, now: float) -> Match:
        """Take back the side's last answer that it was asked for, and the passes made since without asking."""
        count = self.undo_count(side)
        if count == 0:
            raise TableError(TableFault.CANNOT_UNDO)
        match = self
        for _ in range(count):
            match = replace(match, history=match.history.taken_back(side, now))._credited(side, -1, now)
        return match.settled(now)

    def resign(self, side: Side, now: float) -> Match:
        self._require_running()
        return self._answered(side, Resign(), now).settled(now)

    def stand(self, side: Side, standing: StandingPass | None, now: float) -> Match:
        """Pass beforehand, or stop passing."""
        self._require_running()
        return self._with(side, standing=standing).settled(now)

    def choose_level(self, level: str) -> Match:
        """The turn that has begun is played out as it was; the next one is the new level's."""
        self._require_running()
        if self.terms.computer is None:
            raise TableError(TableFault.NO_COMPUTER)
        turn = self.history.state.turn + 1
        if level == self.level(turn):
            return self
        return replace(self, levels=(*self.levels, LevelChange(turn, level)))

    def run_out(self, now: float) -> Match:
        """Answer for the sides whose time is over."""
        match = self
        for side in [side for side in SIDES if side in self.thinking and clock.is_late(self[side], now)]:
            if self.terms.clock is not None and self.terms.clock.on_timeout is OnTimeout.FORFEIT:
                return self._answered(side, Resign(on_time=True), now).settled(now)
            action = clock.default_answer(self.asked[side], self.history.options(side))
            match = match.with_sealed(side, action) if self.secret else match._answered(side, action, now)
        if match is not self and match.reveal_awaited:
            match = match._unsealed(now)
        return match if match is self else match.settled(now)

    def with_sealed(self, side: Side, action: Action) -> Match:
        """The same with a secret answer that the rules allow."""
        return self._with(side, sealed=action)

    def begun(self, now: float) -> Match:
        """The match when everybody has come: what needs nobody's decision happens, clocks run."""
        return replace(self, complete=True).settled(now)

    # What is asked

    def __getitem__(self, side: Side) -> SideState:
        return self.french if side is FRENCH else self.spanish

    @property
    def over(self) -> bool:
        return self.history.over

    @property
    def asked(self) -> dict[Seat, Kind]:
        return self.history.asked

    @property
    def secret(self) -> bool:
        """Are both sides asked at the same time?"""
        return len(self.asked) == 2

    @property
    def sealed(self) -> set[Side]:
        return {side for side in SIDES if self[side].sealed is not None}

    @property
    def thinking(self) -> set[Side]:
        """Sides that still owe an answer."""
        return {side for side in SIDES if side in self.asked} - self.sealed

    @property
    def reveal_awaited(self) -> bool:
        return self.terms.confirms_reveal and self.sealed == set(SIDES) and Kind.ORDERS in self.asked.values()

    @property
    def hints_allowed(self) -> bool:
        """Between people who do not share a screen a hint would be help that the other does not know of."""
        return self.terms.opponent is not Opponent.LINK

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return clock.deadline((self.french, self.spanish))

    def level(self, turn: int) -> str:
        """The level of the computer in a turn: what was said last about this turn or one before it."""
        return next(change.level for change in reversed(self.levels) if change.turn <= turn)

    def undo_count(self, side: Side) -> int:
        """How many answers lead back to a question that would be asked again; 0 where none can be reached."""
        earlier = enumerate(self.history.undoable(side), 1)
        return next((count for count, history in earlier if not self._passes(side, history)), 0)

    def check(self, side: Side, action: Action) -> list[Problem]:
        """Every problem with an answer, warnings included."""
        return self.history.game.check(self.history.state, side, action)

    def require_question(self, side: Side, question: int) -> None:
        self._require_running()
        if side not in self.asked:
            raise TableError(TableFault.NOT_ASKED)
        if question != self.history.question_id(side):
            raise TableError(TableFault.STALE_QUESTION)

    def require_hint(self, side: Side, question: int) -> None:
        if not self.hints_allowed:
            raise TableError(TableFault.NO_HINTS)
        self.require_question(side, question)

    def _require_running(self) -> None:
        if self.over:
            raise TableError(TableFault.GAME_OVER)

    # What follows of itself

    def settled(self, now: float) -> Match:
        """Chance answers, sealed answers are revealed, standing passes are made; then the clocks go on."""
        match = self
        while (following := match._next(now)) is not None:
            match = following
        if match.over:
            match = match._with_both(lambda side: replace(side, sealed=None, standing=None))
        thinking = match.thinking if match.complete else set()
        return replace(
            match,
            french=clock.running(match.french, FRENCH in thinking, now),
            spanish=clock.running(match.spanish, SPANISH in thinking, now),
        )

    def _next(self, now: float) -> Match | None:
        """What happens without anybody's decision; None where somebody has to decide."""
        history = self.history
        if history.over:
            return None
        if CHANCE in self.asked:
            rng = self.dice(f"chance/{len(history.entries)}")
            return self._answered(CHANCE, history.options(CHANCE).sample(rng), now)
        if self.secret:
            return self._unsealed(now) if self.sealed == set(SIDES) and not self.reveal_awaited else None
        if history.window is None:
            return None
        [seat] = self.asked
        if self._passes(seat, history):
            return self._answered(seat, Pass(), now)
        return None if self[seat].standing is None else self._with(seat, standing=None)

    def _passes(self, side: Side, then: History) -> bool:
        """Does the side pass there without being asked: by its own word, or because nobody could learn from it?"""
        if then.window is None:
            return False
        if self.terms.computer is enemy(side) and then.is_forced(side):
            return True
        standing = self[side].standing
        return standing is not None and standing.covers(then.state.turn, then.window)

    def _unsealed(self, now: float) -> Match:
        """Give both answers to the rules, in an order that does not depend on who was first."""
        match = self._with_both(lambda side: replace(side, sealed=None))
        for side in SIDES:
            answer = self[side].sealed
            assert answer is not None
            match = match._answered(side, answer, now)
        return match

    def _answered(self, seat: Seat, action: Action, now: float) -> Match:
        match = replace(self, history=self.history.answered(seat, action, now))
        if seat is CHANCE:
            return match
        other = match[enemy(seat)]
        if isinstance(action, Play | Use) and other.standing is not None and not other.standing.through_plays:
            match = match._with(enemy(seat), standing=None)
        return match._credited(seat, 1, now)

    def _credited(self, side: Side, answers: int, now: float) -> Match:
        increment = 0.0 if self.terms.clock is None else self.terms.clock.increment
        return self._replaced(side, clock.credited(self[side], answers * increment, now))

    def _with(self, side: Side, **changes: object) -> Match:
        return self._replaced(side, replace(self[side], **changes))  # type: ignore[arg-type]

    def _replaced(self, side: Side, state: SideState) -> Match:
        return replace(self, french=state) if side is FRENCH else replace(self, spanish=state)

    def _with_both(self, change: Callable[[SideState], SideState]) -> Match:
        return replace(self, french=change(self.french), spanish=change(self.spanish))
