"""A game with its seats, as it is changed within one transaction."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from dosdemayo.engine import CHANCE, SIDES, Problem, Seat, Side, enemy
from dosdemayo.engine.actions import Action, Pass, Play, Resign, Use
from dosdemayo.notation import answer_from_json, answer_to_json
from dosdemayo.web.errors import ApiError, conflict, refused
from dosdemayo.web.match import FORFEIT, UNDO, Before, Match
from dosdemayo.web.match.floor import window_number
from dosdemayo.web.room import clocks
from dosdemayo.web.room.levels import Levels
from dosdemayo.web.store.tables import AnswerRow, GameRow, LevelRow, SeatRow


class Room:
    """Every change ends with `settle`, which lets happen whatever needs nobody's decision."""

    def __init__(
        self,
        game: GameRow,
        seats: dict[Side, SeatRow],
        match: Match,
        now: float,
        dice: Callable[[str], Random],
        levels: Levels | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        #: Of the computer; None in a game between people.
        self.levels = levels
        self.match = match
        self.now = now
        self._dice = dice
        #: Answers that were given, and levels that were chosen, in this transaction.
        self.fresh: list[AnswerRow | LevelRow] = []

    # What a player does

    def answer(self, side: Side, question: int, action: Action) -> None:
        self.require_question(side, question)
        if self.match.secret:
            raise conflict("not_asked")
        self._require_legal(side, action)
        self._append(side, action)
        self.settle()

    def seal(self, side: Side, question: int, action: Action) -> None:
        """Make a secret answer final, as far as the player is concerned."""
        self.require_question(side, question)
        if not self.match.secret:
            raise conflict("not_asked")
        if self.seats[side].sealed is not None:
            raise conflict("already_sealed")
        self._require_legal(side, action)
        self.seats[side].sealed = answer_to_json(action)
        self.settle()

    def unseal(self, side: Side, question: int) -> None:
        self.require_question(side, question)
        if self.seats[side].sealed is None:
            raise conflict("not_sealed")
        self.seats[side].sealed = None
        self.settle()

    def reveal(self, side: Side, question: int) -> None:
        """Against the computer the player says when the cards are on the table."""
        self.require_question(side, question)
        if not self.reveal_awaited:
            raise conflict("not_sealed")
        self._unseal_all()
        self.settle()

    def undo(self, side: Side) -> None:
        """Take back the player's last answer, and with it the passes that were made since without asking."""
        count = self.undo_count(side)
        if count == 0:
            raise conflict("cannot_undo")
        for _ in range(count):
            self._write_down(side, [UNDO])
            self.match.undo(side)
            clocks.answered(self.game, self.seats[side], self.now, -1)
        self.settle()

    def undo_count(self, side: Side) -> int:
        """How many answers lead back to a question that would be asked again; 0 where none can be reached."""
        last = self.match.undoable(side)
        asked = (n for n, before in enumerate(last, 1) if not self._passes(side, before))
        return next(asked, 0)

    def resign(self, side: Side) -> None:
        self._require_running()
        self._append(side, Resign())
        self.settle()

    def pass_until(self, side: Side, until: dict[str, Any] | None) -> None:
        self._require_running()
        self.seats[side].no_card = until
        self.settle()

    def choose_level(self, level: str) -> None:
        """The turn that has begun is played out as it was; the next one is the new level's."""
        self._require_running()
        if self.levels is None:
            raise conflict("no_computer")
        row = self.levels.change(self.game.id, self.match.state.turn + 1, level, self.now)
        if row is not None:
            self.fresh.append(row)

    def check(self, side: Side, question: int, action: Action) -> list[Problem]:
        self.require_question(side, question)
        return self.match.check(side, action)

    # What is asked

    def is_asked(self, side: Side) -> bool:
        return side in self.match.asked

    @property
    def sealed(self) -> set[Side]:
        return {side for side, seat in self.seats.items() if seat.sealed is not None}

    @property
    def thinking(self) -> set[Side]:
        """Sides that still owe an answer."""
        return {side for side in SIDES if self.is_asked(side)} - self.sealed

    @property
    def reveal_awaited(self) -> bool:
        confirmed = self.game.opponent == "computer" and "orders" in self.match.asked.values()
        return self.match.secret and confirmed and self.sealed == set(SIDES)

    @property
    def computer(self) -> Side | None:
        return next((side for side, seat in self.seats.items() if seat.computer), None)

    @property
    def hints_allowed(self) -> bool:
        """Between people who do not share a screen a hint would be help that the other does not know of."""
        return self.game.opponent != "link"

    def require_question(self, side: Side, question: int) -> None:
        self._require_running()
        if not self.is_asked(side):
            raise conflict("not_asked")
        if question != self.match.question_id(side):
            raise conflict("stale_question")

    def require_hint(self, side: Side, question: int) -> None:
        if not self.hints_allowed:
            raise ApiError(403, "no_hints")
        self.require_question(side, question)

    def _require_running(self) -> None:
        if self.match.over:
            raise conflict("game_over")

    def _require_legal(self, side: Side, action: Action) -> None:
        problems = [problem for problem in self.match.check(side, action) if not problem.warning]
        if problems:
            raise refused(problems)

    # What follows of itself

    def settle(self) -> None:
        """Chance answers, sealed answers are revealed, standing passes are made; then the clocks go on."""
        while self._happens():
            pass
        both_here = all(seat.joined for seat in self.seats.values())
        clocks.run(self.seats, self.thinking if both_here else set(), self.now)
        self.game.deadline = clocks.deadline(self.seats.values())
        self.game.over = self.match.over
        if self.match.over:
            for seat in self.seats.values():
                seat.sealed = seat.draft = seat.no_card = None

    def _happens(self) -> bool:
        if self.match.over:
            return False
        if CHANCE in self.match.asked:
            self._append(CHANCE, self.match.options(CHANCE).sample(self._dice(f"chance/{self.match.rows}")))
            return True
        if self.match.secret:
            return self._all_sealed()
        floor = self.match.floor
        if floor is None:
            return False
        if self._passes(floor.side, self.match.present(floor.side)):
            self._append(floor.side, Pass())
            return True
        self.seats[floor.side].no_card = None
        return False

    def _all_sealed(self) -> bool:
        if self.sealed != set(SIDES) or self.reveal_awaited:
            return False
        self._unseal_all()
        return True

    def _unseal_all(self) -> None:
        """Give both answers to the rules, in an order that does not depend on who was first."""
        for side in SIDES:
            answer = self.seats[side].sealed
            self.seats[side].sealed = None
            self._append(side, answer_from_json(answer))

    def _passes(self, side: Side, then: Before) -> bool:
        """Does the side pass there without being asked: by its own word, or because nobody could learn from it?"""
        if then.floor is None:
            return False
        if self.game.opponent == "computer" and not self.seats[side].computer and then.silent:
            return True
        until = self.seats[side].no_card
        here = window_number(then.state.turn, then.floor.window)
        return until is not None and here < window_number(until["turn"], until["window"])

    def _append(self, seat: Seat, action: Action) -> None:
        self._write_down(seat, answer_to_json(action))
        self.match.apply(seat, action)
        if seat is CHANCE:
            return
        clocks.answered(self.game, self.seats[seat], self.now, 1)
        self.seats[seat].draft = self.seats[seat].draft_question = None
        other = self.seats[enemy(seat)]
        if isinstance(action, Play | Use) and other.no_card is not None and not other.no_card["through_plays"]:
            other.no_card = None

    def _write_down(self, seat: Seat, answer: list[Any]) -> None:
        row = AnswerRow(game_id=self.game.id, number=self.match.rows, seat=seat.label, action=answer, at=self.now)
        self.fresh.append(row)

    def run_out(self) -> bool:
        """Answer for a side whose time is over; say whether one was."""
        late = [s for s in SIDES if s in self.thinking and self._is_late(self.seats[s])]
        for side in late:
            if self.game.on_timeout == "forfeit":
                self._write_down(side, [FORFEIT])
                self.match.forfeit(side)
                self.settle()
                return True
            action = clocks.default_answer(self.match.asked[side], self.match.options(side))
            if self.match.secret:
                self.seats[side].sealed = answer_to_json(action)
            else:
                self._append(side, action)
        if late and self.reveal_awaited:
            self._unseal_all()
        self.settle()
        return bool(late)

    def _is_late(self, seat: SeatRow) -> bool:
        return seat.running_since is not None and clocks.remaining(seat, self.now) <= 0
