"""One live game with its two sides: seals, beats, undo, clocks, standing answers and levels.

A match is a frozen value; whatever somebody does gives a new one, or raises and changes nothing. It neither waits nor
stores nor draws lots itself: time and dice are given from outside. Browser and terminal hold their games in it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Problem, Refused, Seat, Side, enemy
from dosdemayo.engine.actions import Action, Draw, Play, Resign, Use
from dosdemayo.engine.ids import Kind, Window
from dosdemayo.records import NO_PLEDGE, Answer, LevelChange, OnTimeout, Pledge, Proof, format_answer
from dosdemayo.table import clock, settling, shared, windows
from dosdemayo.table.beat import Beat
from dosdemayo.table.errors import TableError, TableFault
from dosdemayo.table.history import History
from dosdemayo.table.standing import StandingAnswer
from dosdemayo.table.terms import NOTHING_UNDER_WAY, Opponent, SideState, Terms

#: Gives a generator for a purpose.
Dice: TypeAlias = Callable[[str], Random]


@dataclass(frozen=True, slots=True)
class Match:
    history: History
    terms: Terms
    dice: Dice
    french: SideState = NOTHING_UNDER_WAY
    spanish: SideState = NOTHING_UNDER_WAY
    #: The card window that is open, where windows have beats.
    beat: Beat | None = None
    #: Who is at the table now; whoever is not is not hurried by a beat.
    present: frozenset[Side] = frozenset(SIDES)
    #: Has everybody come who was invited? Until then no clock runs.
    complete: bool = True
    #: Which level of the computer plays from which turn on.
    levels: tuple[LevelChange, ...] = ()
    #: What the cards are dealt by, so that it can be checked; None where dice deal them.
    proof: Proof | None = None

    # What a player does

    def answer(self, side: Side, question: int, action: Action, now: float) -> Match:
        """Answer an open question."""
        self.require_question(side, question)
        if self.secret or self.beat_runs:
            raise TableError(TableFault.NOT_ASKED)
        return self.answered(side, action, now).settled(now)

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
        return self._with(side, sealed=None, seal=None).settled(now)

    def reveal(self, side: Side, question: int, now: float) -> Match:
        """Against the computer the player says when the orders are on the table."""
        self.require_question(side, question)
        if not self.reveal_awaited:
            raise TableError(TableFault.NOT_SEALED)
        return settling.unsealed(self, now).settled(now)

    def wait(self, side: Side, turn: int, window: Window, now: float) -> Match:
        """Stop a beat, with or without anything in hand: the rest of the window alternates (9.4)."""
        return replace(self, beat=self._running_beat(turn, window).stopped_by(side)).settled(now)

    def ready(self, side: Side, turn: int, window: Window, now: float) -> Match:
        """Need no more time in this window; both together close it."""
        return replace(self, beat=self._running_beat(turn, window).made_ready(side)).settled(now)

    def look(self, side: Side, now: float) -> Match:
        """Have seen, at a screen that both share, what one drew: the beat begins when both have."""
        if self.beat is None or side not in self.unseen:
            raise TableError(TableFault.NOT_ASKED)
        return replace(self, beat=self.beat.seen_by(side, windows.end_of_beat(self, now))).settled(now)

    def draw(self, turn: int, drawing: Collection[Side], now: float) -> Match:
        """Say for both, before a screen that they share, who draws: at the same time, as rule 4.4 has it."""
        self._require_running()
        if not shared.both_may_draw(self):
            raise TableError(TableFault.NOT_ASKED)
        if turn != self.history.state.turn:
            raise TableError(TableFault.STALE_QUESTION)
        match = self
        for side in SIDES:
            match = match.with_sealed(side, Draw(side in drawing))
        return match.settled(now)

    def undo(self, side: Side, now: float) -> Match:
        """Take back the side's last answer that it was asked for, and the passes made since without asking."""
        count = self.undo_count(side)
        if count == 0:
            raise TableError(TableFault.CANNOT_UNDO)
        match = self
        for _ in range(count):
            match = replace(match, history=match.history.taken_back(side, now))
        return match._credited(side, -1, now).settled(now)

    def contribute(self, side: Side, pledge: Pledge) -> Match:
        """Commit to a secret for the dealing (2.5), or open it.

        It is too late once a card was dealt, and for a first commitment once the other side's secret is known.
        """
        if self.proof is None or not self.takes_contributions:
            raise TableError(TableFault.NOT_ASKED)
        late = self.proof[side] == NO_PLEDGE and bool(self.proof[enemy(side)].secret)
        if late or self.proof[side] not in (NO_PLEDGE, pledge, pledge.shown):
            raise TableError(TableFault.NOT_ASKED)
        return replace(self, proof=self.proof.with_player(side, pledge))

    def resign(self, side: Side, now: float) -> Match:
        self._require_running()
        return self.answered(side, Resign(), now).settled(now)

    def stand(self, side: Side, standing: StandingAnswer | None, now: float) -> Match:
        """Say beforehand what shall be done about cards, or take that back."""
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
        """Close a beat, and answer for the sides, whose time is over."""
        if self.beat is not None and self.beat.is_due(now):
            return self.settled(now)
        match = self
        for side in [side for side in SIDES if side in self.thinking and clock.is_late(self[side], now)]:
            if self.terms.clock is not None and self.terms.clock.on_timeout is OnTimeout.FORFEIT:
                return self.answered(side, Resign(on_time=True), now).settled(now)
            action = clock.default_answer(self.asked[side], self.history.options(side))
            match = match.with_sealed(side, action) if self.secret else match.answered(side, action, now)
        if match is not self and match.reveal_awaited:
            match = settling.unsealed(match, now)
        return match if match is self else match.settled(now)

    def with_sealed(self, side: Side, action: Action) -> Match:
        """The same with a secret answer that the rules allow, to which everybody sees a commitment."""
        if self.proof is None:
            return self._with(side, sealed=action)
        salt = self.dice("salt").randbytes(32).hex()
        return self._with(side, sealed=action, seal=Pledge.to_line(salt, format_answer(Answer(side, action))))

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
    def beat_runs(self) -> bool:
        return self.beat is not None and self.beat.runs

    @property
    def thinking(self) -> set[Side]:
        """Sides that still owe an answer. A beat waits for nobody's."""
        if self.beat_runs:
            return set()
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
        """When the next clock runs out, or the beat."""
        clocks = clock.deadline((self.french, self.spanish))
        beat = self.beat.ends if self.beat is not None and self.beat.runs else None
        return min((end for end in (clocks, beat) if end is not None), default=None)

    @property
    def takes_contributions(self) -> bool:
        """Has no card been dealt yet?"""
        return self.proof is not None and not self.over and not self.history.acted[CHANCE]

    def level(self, turn: int) -> str:
        """The level of the computer in a turn: what was said last about this turn or one before it."""
        return next(change.level for change in reversed(self.levels) if change.turn <= turn)

    def undo_count(self, side: Side) -> int:
        """How many answers lead back to a question that would be asked again; 0 where none can be reached."""
        earlier = enumerate(self.history.undoable(side), 1)
        return next((count for count, history in earlier if windows.was_asked(self, side, history)), 0)

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

    @property
    def unseen(self) -> frozenset[Side]:
        """Who has to look at what they drew before the beat begins."""
        return self.beat.unseen if self.beat is not None and self.beat.runs else frozenset()

    def _running_beat(self, turn: int, window: Window) -> Beat:
        self._require_running()
        if self.beat is None or not self.beat.runs or self.unseen or not self.beat.is_of(turn, window):
            raise TableError(TableFault.NO_BEAT)
        return self.beat

    def _require_running(self) -> None:
        if self.over:
            raise TableError(TableFault.GAME_OVER)

    # What follows of itself

    def settled(self, now: float) -> Match:
        """What needs nobody's decision happens; then the clocks go on."""
        match = self
        while (following := settling.following(match, now)) is not None:
            match = following
        if match.over:
            match = replace(match, beat=None).with_both(sealed=None, seal=None, standing=None)
        thinking = match.thinking if match.complete else set()
        return replace(
            match,
            french=clock.running(match.french, FRENCH in thinking, now),
            spanish=clock.running(match.spanish, SPANISH in thinking, now),
        )

    def answered(self, seat: Seat, action: Action, now: float, *, unasked: bool = False) -> Match:
        match = replace(self, history=self.history.answered(seat, action, now))
        if isinstance(action, Play | Use) and match.beat is not None:
            match = replace(match, beat=match.beat.stopped_by(seat))
        return match if seat is CHANCE or unasked else match._credited(seat, 1, now)

    def _credited(self, side: Side, answers: int, now: float) -> Match:
        increment = 0.0 if self.terms.clock is None else self.terms.clock.increment
        return self._replaced(side, clock.credited(self[side], answers * increment, now))

    def _with(self, side: Side, **changes: object) -> Match:
        return self._replaced(side, replace(self[side], **changes))  # type: ignore[arg-type]

    def _replaced(self, side: Side, state: SideState) -> Match:
        return replace(self, french=state) if side is FRENCH else replace(self, spanish=state)

    def with_both(self, **changes: object) -> Match:
        match = self
        for side in SIDES:
            match = match._with(side, **changes)
        return match
