"""The lesson. Each call brings along all that the learner has answered in a step, so nothing is kept."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse

from dosdemayo.engine import SIDES
from dosdemayo.lesson import Progress, begin, give, lesson
from dosdemayo.web.errors import ERRORS, ApiError
from dosdemayo.web.models.answers import Check
from dosdemayo.web.models.common import Answer, SideName
from dosdemayo.web.models.lessons import LessonAnswers, LessonOutline, LessonState, LessonTry
from dosdemayo.web.serializers.lessons import lesson_data
from dosdemayo.web.service.answers import check_answer, check_text, read_answer

router = APIRouter(prefix="/api/lesson/{side}", tags=["lesson"], responses=ERRORS)
_SIDES = {side.label: side for side in SIDES}
StepName = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[a-z_]+$")]


@router.get("")
async def lesson_outline(side: SideName) -> LessonOutline:
    return LessonOutline(steps=[step.name for step in lesson(_SIDES[side])])


@router.post("/{step}", response_model=LessonState)
async def lesson_step(side: SideName, step: StepName, told: LessonAnswers) -> Any:
    """The step after these answers. Of a wrong one it says why it is wrong, and goes back to before it."""
    return JSONResponse(lesson_data(_played(side, step, told.answers)))


@router.post("/{step}/check")
async def lesson_check(side: SideName, step: StepName, tried: LessonTry) -> Check:
    """What the rules say to an answer that is being made."""
    history = _played(side, step, tried.answers).history
    if tried.answer is not None:
        return check_answer(history, _SIDES[side], read_answer(tried.answer))
    return check_text(history, _SIDES[side], tried.text or "")


def _played(side: SideName, name: str, answers: list[Answer]) -> Progress:
    step = next((step for step in lesson(_SIDES[side]) if step.name == name), None)
    if step is None:
        raise ApiError(404, "no_such_text")
    progress = begin(step, _SIDES[side])
    for answer in answers:
        if progress.done or progress.verdict is not None:
            raise ApiError(409, "not_asked")
        progress = give(progress, read_answer(answer))
    return progress
