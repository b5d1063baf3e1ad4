"""One answer in one line, and back."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Order, Step
from dosdemayo.engine.actions import Action, Allot, Deal, Deny, Draw, Play, Use, Write
from dosdemayo.notation import NotationError, answer_from_json, answer_to_json, parse_order
from dosdemayo.records import Answer, format_answer, parse_answer
from dosdemayo.testing.strategies import actions, answers, orders

WRITTEN = [
    ("french denies", Answer(FRENCH, Deny(True))),
    ("spanish declines", Answer(SPANISH, Draw(False))),
    ("spanish orders 10-17 2x11-14", Answer(SPANISH, Write((Order(10, 17), Order(11, 14, 2))))),
    ("french orders nothing", Answer(FRENCH, Write(()))),
    ("french allots 16-15:2 -6:5", Answer(FRENCH, Allot(((Order(16, 15), 2), (Order(0, 6), 5))))),
    ("chance deals spanish manolas", Answer(CHANCE, Deal("manolas"))),
    ("spanish plays jose_blas_molina on 10", Answer(SPANISH, Play("jose_blas_molina", 10))),
    ("french uses murat on 6-7", Answer(FRENCH, Use("murat", Order(6, 7)))),
    ("french plays desorden on 9-14 to 15", Answer(FRENCH, Play("desorden", (Order(9, 14), 15)))),
    (
        "french plays caballeria riding 7-9:2 7-14:1",
        Answer(FRENCH, Play("caballeria", (Step(7, 9, 2), Step(7, 14, 1)))),
    ),
]


@pytest.mark.parametrize(("line", "answer"), WRITTEN)
def test_how_answers_are_written(line: str, answer: Answer) -> None:
    assert format_answer(answer) == line
    assert parse_answer(line) == answer


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("  Spanish   ORDERS 4→5, 2x11-14 ", Answer(SPANISH, Write((Order(4, 5), Order(11, 14, 2))))),
        ("chance deals manolas", Answer(CHANCE, Deal("manolas"))),
    ],
)
def test_the_reader_is_forgiving(line: str, answer: Answer) -> None:
    assert parse_answer(line) == answer


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "expected french, spanish or chance"),
        ("nobody passes", "expected french, spanish or chance"),
        ("french", "expected one of keeps"),
        ("french sings", "expected one of keeps"),
        ("french deals murat", "expected one of keeps"),
        ("chance passes", "expected one of deals, discards"),
        ("chance deals french ?", "is not a card of 'french'"),
        ("chance deals french manolas", "is not a card of 'french'"),
        ("chance deals to the spanish manolas", "expected a side and one card"),
        ("chance deals", "expected the id of one card"),
        ("french keeps murat artilleria", "expected the id of one card"),
        ("french passes quickly", "'quickly' is too much here"),
        ("spanish orders", "or the word nothing"),
        ("spanish orders 9-", "is not an order"),
        ("french allots 6-7", "such as 6-7:2"),
        ("french allots 6-7:x", "'x' is no number"),
        ("french plays murat at 6-7", "is no target"),
        ("french plays caballeria riding", "is no target"),
        ("french plays caballeria riding -6:1", "is no step"),
        ("french plays murat on " + "9" * 500, "is not an order"),
    ],
)
def test_what_is_wrong_is_said(line: str, told: str) -> None:
    with pytest.raises(NotationError, match=re.escape(told)):
        parse_answer(line)


@settings(deadline=None)
@given(answers())
def test_any_answer_comes_back_from_its_line(answer: Answer) -> None:
    assert parse_answer(format_answer(answer)) == answer


@settings(deadline=None)
@given(actions())
def test_any_answer_comes_back_from_json(action: Action) -> None:
    assert answer_from_json(json.loads(json.dumps(answer_to_json(action)))) == action


@settings(deadline=None)
@given(orders())
def test_any_order_comes_back(order: Order) -> None:
    assert parse_order(str(order)) == order


@settings(deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        answer = parse_answer(text)
    except NotationError:
        return
    assert parse_answer(format_answer(answer)) == answer
