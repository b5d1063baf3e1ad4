"""A step of the lesson, played by the rules: the learner's answers, and what the others do in between."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dosdemayo.content import base_rules
from dosdemayo.engine import Game, Seat, Side
from dosdemayo.engine.actions import Action
from dosdemayo.engine.ids import Kind
from dosdemayo.lesson.steps import LessonStep, WrongTry
from dosdemayo.table import History
from dosdemayo.table.clock import default_answer


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come in a step. A frozen value, like the game in it."""

    step: LessonStep
    side: Side
    history: History
    #: How many answers were right so far.
    given: int = 0
    #: What of the script is still to come.
    script: tuple[tuple[Seat, Action], ...] = ()
    #: What is said to the last answer, if it was wrong; then the game stands where it stood before it, or, where the
    #: step is a whole game that was lost, at its end.
    verdict: WrongTry | None = None

    @property
    def done(self) -> bool:
        if self.step.wins:
            return self.history.over and self.verdict is None
        return self.given == len(self.step.tasks)


def begin(step: LessonStep, side: Side) -> Progress:
    game = Game(replace(base_rules(), asks_everyone=True))
    state, _ = game.resume(step.position) if not step.position.questions else (step.position, [])
    settled = _settled(Progress(step, side, History(game, state), script=step.script))
    # The story begins with the learner's first answer.
    return replace(settled, history=replace(settled.history, log=()))


def give(progress: Progress, action: Action) -> Progress:
    """The learner answers. Raises Refused where the rules do not allow it, done or not."""
    progress = replace(progress, verdict=None)
    later = replace(progress, history=progress.history.answered(progress.side, action), given=progress.given + 1)
    if progress.step.wins:
        return _judged(_settled(later))
    verdict = progress.step.tasks[progress.given].verdict(action, progress.given + 1)
    return _settled(later) if verdict is None else replace(progress, verdict=verdict)


def _judged(progress: Progress) -> Progress:
    """A game that ended badly is left as it ended, so that one sees how."""
    outcome = progress.history.state.outcome
    if outcome is None or outcome.winner is progress.side:
        return progress
    lost = WrongTry(progress.history.answers[-1].action, "lost", progress.step.rule)
    return replace(progress, verdict=lost)


def _settled(progress: Progress) -> Progress:
    """Go on until the learner has something to decide."""
    while (seat := _mover(progress)) is not None:
        progress = _moved(progress, seat)
    return progress


def _mover(progress: Progress) -> Seat | None:
    """Who answers without the learner's decision: somebody else, or the learner where only one answer is possible."""
    history, side = progress.history, progress.side
    other = next((seat for seat in history.asked if seat is not side), None)
    if other is not None or history.over:
        return other
    if history.is_forced(side):
        return side
    is_alone = history.asked[side] is Kind.ALLOTMENT and len(tuple(history.options(side))) == 1
    return side if is_alone else None


def _moved(progress: Progress, seat: Seat) -> Progress:
    """Somebody does the next thing in the script that can be done now, else nothing much."""
    history = progress.history
    for place, (scripted, action) in enumerate(progress.script):
        if scripted is seat and all(problem.warning for problem in history.game.check(history.state, seat, action)):
            rest = (*progress.script[:place], *progress.script[place + 1 :])
            return replace(progress, history=history.answered(seat, action), script=rest)
    answer = default_answer(history.asked[seat], history.options(seat))
    return replace(progress, history=history.answered(seat, answer))
