"""Orders and answers: forgiving where the meaning is plain, clear where it is not, and exact on the way back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, OUTSIDE, SPANISH, Game, Order, Refused
from dosdemayo.engine.actions import Choose, Write
from dosdemayo.notation import (
    NotationError,
    answer_from_json,
    answer_to_json,
    parse_order,
    parse_sheet,
)

ORDERS = st.builds(Order, st.integers(0, 99), st.integers(1, 99), st.integers(0, 99))


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("4-5", Order(4, 5)),
        ("4→5", Order(4, 5)),
        ("4 -> 5", Order(4, 5)),
        ("4 to 5", Order(4, 5)),
        ("4 TO 5", Order(4, 5)),
        ("4–5", Order(4, 5)),
        (" 4 - 5 ", Order(4, 5)),
        ("2x11-14", Order(11, 14, 2)),
        ("2 x 11-14", Order(11, 14, 2)),
        ("2×11→14", Order(11, 14, 2)),
        ("2 cubes 11-14", Order(11, 14, 2)),
        ("1 cube 11 to 14", Order(11, 14, 1)),
        ("-16", Order(OUTSIDE, 16)),
        ("→16", Order(OUTSIDE, 16)),
        ("o16-16", Order(OUTSIDE, 16)),
        ("outside-16", Order(OUTSIDE, 16)),
    ],
)
def test_orders_as_people_write_them(text: str, order: Order) -> None:
    assert parse_order(text) == order


@pytest.mark.parametrize(
    "text",
    ["", "4", "4-", "x4-5", "4-5-6", "0-5", "00-16", "4-0", "0x4-5", "o16-6", "four-five", "4 5", "4-5 6-", "١-٢"],
)
def test_what_is_no_order(text: str) -> None:
    with pytest.raises(NotationError, match=r"\S"):
        parse_sheet(text or "?")


@pytest.mark.parametrize("text", ["9-14, 15-14", "9-14 15-14", "9-14;15-14", "9-14\n15-14\n", " 9 to 14 , 15→14 "])
def test_sheets_as_people_write_them(text: str) -> None:
    assert parse_sheet(text) == (Order(9, 14), Order(15, 14))


def test_a_long_sheet_is_read() -> None:
    assert len(parse_sheet("9-14 " * 300)) == 300


@given(ORDERS)
def test_an_order_is_read_back_exactly(order: Order) -> None:
    assert parse_order(str(order)) == order


@given(st.lists(ORDERS, max_size=8))
def test_a_sheet_is_read_back_exactly(orders: list[Order]) -> None:
    assert parse_sheet(" ".join(map(str, orders))) == tuple(orders)


@given(st.text(max_size=20))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        sheet = parse_sheet(text)
    except NotationError:
        return
    assert parse_sheet(", ".join(map(str, sheet))) == sheet


@pytest.mark.parametrize(
    "answer",
    [
        ["choose", "murat"],
        ["deny"],
        ["allow"],
        ["draw"],
        ["decline"],
        ["deal", "manolas"],
        ["discard", "manolas"],
        ["orders", ["9-14", "2x11-14", "-16"]],
        ["orders", []],
        ["allot", {"6-7": 2, "-16": 5}],
        ["play", "artilleria"],
        ["play", "heroinas", 10],
        ["play", "murat", "6-7"],
        ["play", "desorden", "9-14", 15],
        ["play", "caballeria", [[7, 9, 1], [7, 5, 2]]],
        ["use", "murat", "-20"],
        ["pass"],
        ["resign"],
    ],
)
def test_answers_round_trip(answer: list[Any]) -> None:
    assert answer_to_json(answer_from_json(answer)) == answer


@pytest.mark.parametrize(
    "answer",
    [
        None,
        [],
        [3],
        ["dance"],
        ["choose"],
        ["choose", 3],
        ["choose", "a", "b"],
        ["orders", "9-14"],
        ["orders", [9]],
        ["orders", ["9"]],
        ["allot", ["6-7"]],
        ["allot", {"6-7": "2"}],
        ["allot", {"6-7": True}],
        ["allot", {"6-7": 300}],
        ["play", "heroinas", 3.5],
        ["play", "desorden", "9-14", "15"],
        ["play", "caballeria", [[7, 9]]],
        ["pass", 1],
    ],
)
def test_what_is_no_answer(answer: Any) -> None:
    with pytest.raises(NotationError, match=r"\S"):
        answer_from_json(answer)


@given(st.lists(ORDERS, max_size=5), st.sampled_from([FRENCH, SPANISH]))
def test_any_sheet_is_judged_and_a_refused_one_changes_nothing(orders: list[Order], side: Any) -> None:
    game = Game(base_rules())
    state, _ = game.apply(game.start(), FRENCH, Choose("murat"))
    refusals = [problem for problem in game.check(state, side, Write(tuple(orders))) if not problem.warning]
    before = tuple(state)
    if refusals:
        with pytest.raises(Refused) as refused:
            game.apply(state, side, Write(tuple(orders)))
        assert refused.value.problems == refusals
        assert all(problem.rule for problem in refusals)
    else:
        game.apply(state, side, Write(tuple(orders)))
    assert tuple(state) == before
