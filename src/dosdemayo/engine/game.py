"""The whole interface of the engine: pending, options, check, apply, view, outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dosdemayo.engine.actions import Action, Resign
from dosdemayo.engine.draft import Draft, contested_areas
from dosdemayo.engine.events import Event
from dosdemayo.engine.ids import CHANCE, Seat, Side
from dosdemayo.engine.options import WindowOptions
from dosdemayo.engine.problems import GameOver, NotAsked, Problem
from dosdemayo.engine.questions import Decision
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import Outcome, State
from dosdemayo.engine.steps import advance, resolution, setup, victory
from dosdemayo.engine.steps.card_window import window_options
from dosdemayo.engine.view import View, view_of

if TYPE_CHECKING:
    from dosdemayo.engine.options import Options


class Refused(Exception):  # noqa: N818 - read as a sentence: the answer was refused
    """An answer that the rules do not allow, with every reason. Nothing was changed."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{problem.code} ({problem.rule})" for problem in problems))
        self.problems = problems


class Game:
    """The rules as functions of positions: it holds a ruleset and no position, and changes nothing."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def start(self) -> State:
        """The position before the first question of a new game."""
        return setup.opening(self.rules)

    def resume(self, state: State) -> tuple[State, list[Event]]:
        """Go from a position without a question to the next one."""
        draft = Draft(state)
        advance(self.rules, draft)
        return draft.freeze(), draft.events

    def pending(self, state: State) -> tuple[Decision, ...]:
        """The 0, 1 or 2 decisions that are awaited now; two when both sides choose in secret."""
        if not state.questions:
            return ()
        question = state.questions[-1]
        return tuple([Decision(seat, question.kind) for seat in question.seats(state)])

    def phase(self, state: State) -> str:
        """Where in the turn the game stands, or "over"."""
        return state.questions[-1].phase if state.questions else "over"

    def options(self, state: State, seat: Seat) -> Options:
        """What an asked seat may answer."""
        problems = self._unasked(state, seat)
        if problems:
            raise Refused(problems)
        return state.questions[-1].options(self.rules, state, seat)

    def offers(self, state: State, side: Side) -> WindowOptions:
        """What a side could play or use in the open card window, also while the other side is asked."""
        window = state.questions[-1].kind.window if state.questions else None
        return WindowOptions((), ()) if window is None else window_options(self.rules, state, window, side)

    def loses_cubes(self, state: State, side: Side) -> bool:
        """Would this side lose a cube if the fights were resolved now (7.2)?"""
        fights = (resolution.judge(self.rules, state, area) for area in contested_areas(state))
        return any(fight.lost and fight.loser == side.label for fight in fights)

    def check(self, state: State, seat: Seat, action: Action) -> list[Problem]:
        """Every problem with an answer; those that are only warnings do not refuse it."""
        if isinstance(action, Resign) and seat is not CHANCE and state.outcome is None:
            return []
        return self._unasked(state, seat) or state.questions[-1].problems(self.rules, state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
        """The position after an answer, at the next question or at the end, and what happened on the way."""
        refusals = [problem for problem in self.check(state, seat, action) if not problem.warning]
        if refusals:
            raise Refused(refusals)
        draft = Draft(state)
        if isinstance(action, Resign):
            victory.resign(draft, seat, on_time=action.on_time)
        else:
            draft.questions[-1].answer(self.rules, draft, seat, action)
            advance(self.rules, draft)
        return draft.freeze(), draft.events

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or with None a spectator, may know."""
        return view_of(self.rules, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and why, or None while the game goes on."""
        return state.outcome

    def _unasked(self, state: State, seat: Seat) -> list[Problem]:
        if state.outcome is not None:
            return [GameOver()]
        if seat not in state.questions[-1].seats(state):
            return [NotAsked(seat=seat.label)]
        return []
