"""A game played token by token: the common ground under the research environments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Game, Ruleset, Seat, Side, State
from dosdemayo.engine.actions import Action
from dosdemayo.engine.events import Event
from dosdemayo.lab.encoding import WAIT, Encoding
from dosdemayo.lab.history import Codes, Memory
from dosdemayo.lab.partial_answers import PartialAnswer, PartialChoice, Written, partial_answer


@dataclass(frozen=True, slots=True)
class Position:
    """A position of the engine, the answers in the making, and what each side remembers. Pairs are indexed by side."""

    state: State
    #: Tokens of the answer that each side is writing; a side that has finished adds WAIT while the other writes on.
    written: tuple[Codes, Codes] = ((), ())
    seen: tuple[Codes, Codes] = ((), ())

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self


def opening(game: Game) -> State:
    """The first question of a game; rules without cards have no card to choose (2.4)."""
    state = game.start()
    return state if game.rules.setup.choice else game.resume(state._replace(questions=()))[0]


class Stepwise:
    """Who is asked, what may be written next, and what comes of it."""

    def __init__(self, rules: Ruleset) -> None:
        self.game = Game(rules)
        self.encoding = Encoding(rules)
        self.memory = Memory(self.encoding)
        self._start = Position(opening(self.game))

    @property
    def size(self) -> int:
        """How many different actions there are."""
        return len(self.encoding)

    def start(self) -> Position:
        return self._start

    def asked(self, position: Position) -> tuple[Seat, ...]:
        """One seat, or both sides while they answer in secret; nobody when the game is over."""
        return tuple(decision.seat for decision in self.game.pending(position.state))

    def legal(self, position: Position, seat: Seat) -> list[int]:
        """What a seat may write next. One that is not asked, or has finished, can only wait."""
        if seat not in self.asked(position):
            return [WAIT]
        written = self._written(position, seat)
        return written.legal() if isinstance(written, PartialAnswer) else [WAIT]

    def empty(self, options: Any) -> PartialAnswer:
        return partial_answer(self.encoding, options)

    def _written(self, position: Position, seat: Seat) -> Written:
        """How far a seat has got."""
        written: Written = self.empty(self.game.options(position.state, seat))
        for token in () if seat is CHANCE else position.written[seat]:
            if isinstance(written, PartialAnswer):
                written = written.extended(token)
        return written

    def step(self, position: Position, tokens: Mapping[Seat, int]) -> Position:
        """Every asked seat adds one token; when all have finished, their answers are given to the engine."""
        for seat, token in tokens.items():
            if token not in self.legal(position, seat):
                raise ValueError(f"{seat.label} cannot write {self.name(position, seat, token)} now")
        if CHANCE in tokens:
            return self._answered(position, {CHANCE: self.answer(position, CHANCE, tokens[CHANCE])})
        french, spanish = (
            (*position.written[side], *([tokens[side]] if side in tokens else [])) for side in (FRENCH, SPANISH)
        )
        position = replace(position, written=(french, spanish))
        asked = self.asked(position)
        written = {seat: self._written(position, seat) for seat in asked}
        answers = {seat: answer for seat, answer in written.items() if not isinstance(answer, PartialAnswer)}
        return self._answered(position, answers) if len(answers) == len(asked) else position

    def answer(self, position: Position, seat: Seat, token: int) -> Action:
        """The answer that consists of one token."""
        written = self._written(replace(position, written=((), ())), seat)
        answer = written.extended(token) if isinstance(written, PartialAnswer) else written
        assert not isinstance(answer, PartialAnswer)
        return answer

    def _answered(self, position: Position, answers: Mapping[Seat, Action]) -> Position:
        state, events = position.state, list[Event]()
        for seat in sorted(answers, key=(*SIDES, CHANCE).index):
            state, more = self.game.apply(state, seat, answers[seat])
            events += more
        french, spanish = (
            position.seen[side] + self._remembered(side, answers.get(side), events) for side in (FRENCH, SPANISH)
        )
        return Position(state, seen=(french, spanish))

    def _remembered(self, side: Side, answer: Action | None, events: list[Event]) -> Codes:
        own = () if answer is None else self.memory.own(answer)
        return (*own, *(code for event in events for code in self.memory.learned(side, event)))

    def returns(self, position: Position) -> tuple[float, float]:
        """Plus one for the winner, minus one for the loser; nothing before the end."""
        outcome = position.state.outcome
        if outcome is None:
            return (0.0, 0.0)
        return (1.0, -1.0) if outcome.winner is FRENCH else (-1.0, 1.0)

    def recollection(self, position: Position, side: Side) -> Codes:
        """All that a side knows: what it remembers, and what it has written of its next answer."""
        return position.seen[side] + position.written[side]

    def name(self, position: Position, seat: Seat, token: int) -> str:
        return self.encoding.names[token]


class WholeAnswers(Stepwise):
    """Every answer is one action: its place in the list of all that are possible now. For miniatures only.

    The size is how many actions there may be at most; a position with more is refused.
    """

    def __init__(self, rules: Ruleset, size: int) -> None:
        super().__init__(rules)
        self._size = size

    @property
    def size(self) -> int:
        return self._size

    def empty(self, options: Any) -> PartialAnswer:
        actions = list(options)
        if len(actions) > self._size:
            raise ValueError(f"{len(actions)} answers are possible here, more than the {self._size} foreseen")
        return PartialChoice({(index,): action for index, action in enumerate(actions)})

    def name(self, position: Position, seat: Seat, token: int) -> str:
        return self.memory.text(self.memory.own(self.answer(position, seat, token))[1:])
