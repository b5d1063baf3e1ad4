"""Problems of the engine go over the wire as they are: one type each, told apart by their code."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import TypeAdapter
from tests.i18n.examples import codes, examples

from dosdemayo.engine import Problem
from dosdemayo.web.models.common import BadRecord, Invalid, ProblemModel, Unreadable

PROBLEM: TypeAdapter[ProblemModel] = TypeAdapter(ProblemModel)


@pytest.mark.parametrize("code", sorted(codes(Problem)))
def test_every_problem_comes_back_as_it_went(code: str) -> None:
    problem = next(problem for problem in examples().problems if problem.code == code)
    assert PROBLEM.validate_json(PROBLEM.dump_json(problem)) == problem


@pytest.mark.parametrize(
    "problem",
    [
        Invalid(where="body", what="missing"),
        Unreadable(text="9–", what="no order"),
        BadRecord(line=3, about="rule 5.2", what="not adjacent"),
    ],
)
def test_so_do_those_of_the_server(problem: ProblemModel) -> None:
    assert PROBLEM.validate_json(PROBLEM.dump_json(problem)) == problem


def test_no_code_stands_for_two_problems() -> None:
    assert len(codes(Problem)) == len(get_args(Problem))
