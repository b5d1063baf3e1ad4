"""The lesson, as it is asked for and shown."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints, model_validator

from dosdemayo.web.models.common import Answer, Model, SideName
from dosdemayo.web.models.requests import Word
from dosdemayo.web.models.state import State

#: More than any step needs.
_MOST_ANSWERS = 30


class LessonOutline(Model):
    #: The names of the steps, in their order.
    steps: list[str]


class LessonAnswers(Model):
    """All that the learner has answered in a step so far: the server keeps nothing."""

    answers: Annotated[list[Answer], Field(max_length=_MOST_ANSWERS)]


class LessonTry(LessonAnswers):
    """An answer that is not given yet, or what somebody typed."""

    answer: Answer | None = None
    text: Annotated[str, StringConstraints(max_length=500)] | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> LessonTry:
        if (self.answer is None) == (self.text is None):
            raise ValueError("give either answer or text")
        return self


class LessonVerdict(Model):
    """What is said to a wrong answer: a key of the catalog below that of the step, and the rule behind it."""

    text: str
    rule: str


class LessonState(Model):
    #: The board as in a game.
    state: State
    #: How many of the answers stand; those after them were wrong.
    given: int
    #: Which task comes next, counted from 1.
    task: int
    verdict: LessonVerdict | None
    done: bool


class PlayOn(Model):
    """Whom somebody plays from there on, and against which level."""

    side: SideName
    level: Word
