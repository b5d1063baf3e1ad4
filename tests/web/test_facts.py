"""Events and problems of the engine go over the wire as they are: one type each, told apart by their code."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import TypeAdapter
from tests.i18n.examples import codes, examples

from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Problem
from dosdemayo.engine.events import CardKept, Drew, Event, Looked, Sealed
from dosdemayo.web.models.common import BadRecord, Invalid, ProblemModel, Unreadable
from dosdemayo.web.models.state import EventModel

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


@pytest.mark.parametrize("code", sorted(codes(Event)))
def test_every_event_comes_back_as_it_went(code: str) -> None:
    for event in {event for event in examples().events if event.code == code}:
        sent = EventModel(n=0, step=0, turn=1, event=event)
        assert EventModel.model_validate_json(sent.model_dump_json()) == sent


def test_no_code_stands_for_two_events() -> None:
    assert len(codes(Event)) == len(get_args(Event))


@pytest.mark.parametrize(
    "event",
    [
        CardKept(side="french", card="murat"),
        Drew(side="french", card="murat"),
        Looked(rule="C-F1", side="french", cards=("murat",)),
        Sealed(side="french", orders=("6-7",)),
    ],
)
def test_1_8_a_secret_is_seen_by_its_owner_alone(event: Event) -> None:
    assert event.seen_by(FRENCH) == event
    for other in (SPANISH, CHANCE, None):
        assert "murat" not in str(event.seen_by(other))
        assert "6-7" not in str(event.seen_by(other))


def test_1_8_no_other_event_hides_anything() -> None:
    for event in set(examples().events):
        if not isinstance(event, CardKept | Drew | Looked | Sealed):
            assert all(event.seen_by(seat) is event for seat in (FRENCH, SPANISH, None))
