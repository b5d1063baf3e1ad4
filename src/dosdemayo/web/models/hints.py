"""What a strong player would answer, and what a tutor warns of, as it goes over the wire."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from dosdemayo.web.models.common import Answer, Model

Percent = Annotated[int, Field(ge=0, le=100)]


class ReasonModel(Model):
    """Its sentence is the message `hint-<code>`, whose variables stand in `data`."""

    code: str
    data: dict[str, Any]


class AlternativeModel(Model):
    answer: Answer
    prospects: Percent | None
    share: Percent | None


class ExpectedModel(Model):
    answer: Answer
    share: Percent


class HintModel(Model):
    question: int
    level: str
    answer: Answer
    prospects: Percent | None
    reasons: list[ReasonModel]
    alternatives: list[AlternativeModel]
    expected: list[ExpectedModel]


class TutorWarningModel(Model):
    """Its sentence is the message `tutor-<code>`, whose variables stand in `data`."""

    code: str
    rule: str
    data: dict[str, int | str]


class TutorWarnings(Model):
    warnings: list[TutorWarningModel]
