"""Refusals: one shape for all of them, and no word about what the other side holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dosdemayo.engine import Problem
from dosdemayo.web.models.common import ErrorModel, Invalid, ProblemModel


class ApiError(Exception):
    """Something that a caller may not do, as it will be answered."""

    def __init__(
        self, status: int, code: str, problems: Sequence[ProblemModel] = (), retry_after: int | None = None
    ) -> None:
        super().__init__(code)
        self.status = status
        #: Seconds after which it may be tried again.
        self.retry_after = retry_after
        self.code = code
        self.problems = list(problems)

    @property
    def body(self) -> ErrorModel:
        rule = self.problems[0].rule if self.problems else None
        return ErrorModel(code=self.code, rule=rule, problems=self.problems)


def refused(problems: Sequence[Problem]) -> ApiError:
    """The rules do not allow it."""
    return ApiError(422, "refused", problems)


def invalid(where: str, what: str) -> ApiError:
    return ApiError(422, "invalid", [Invalid(where=where, what=what)])


#: What every route may answer beside its own, for the schema.
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorModel, "description": what}
    for status, what in {
        400: "not JSON in UTF-8",
        401: "no token",
        403: "not allowed for this seat",
        404: "no such thing",
        409: "the game stands otherwise",
        413: "too large",
        422: "refused by the rules, or malformed",
        429: "too many",
        500: "the stored game is damaged, or the server has a fault",
        503: "the games cannot be reached just now",
    }.items()
}


def text_response(media: str, schema: dict[str, str] | None = None) -> dict[int | str, dict[str, Any]]:
    """How a route describes an answer that is not JSON of a model."""
    return {200: {"content": {media: {"schema": schema or {"type": "string"}}}, "description": "the text"}}
