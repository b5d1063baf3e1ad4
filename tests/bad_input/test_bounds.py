"""Input that is long on purpose is refused before work is done for it."""

from __future__ import annotations

from typing import Any

import pytest

from dosdemayo.notation import LONGEST_SHEET, NotationError, answer_from_json, parse_order, parse_sheet
from dosdemayo.records import RecordError, parse_answer, read_record

SPACES = " " * 20_000


@pytest.mark.parametrize("text", [SPACES + "x", "1" + SPACES + "x", "-" * 20_000, "x" * 1_000_000])
def test_an_endless_order_is_refused_in_a_short_sentence(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_order(text)
    assert len(str(refusal.value)) < 200


def test_spaces_around_and_within_orders_are_welcome() -> None:
    assert parse_sheet(f"{' ' * 900}9-14{' ' * 900}4 to 5") == parse_sheet("9-14, 4-5")


@pytest.mark.parametrize("text", ["9-14 " * LONGEST_SHEET, SPACES + "9-14"])
def test_an_endless_sheet_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="too long"):
        parse_sheet(text)


@pytest.mark.parametrize(
    "answer",
    [
        ["orders", ["1-2"] * 20_000],
        ["allot", {f"{n // 200}-{n % 200 + 1}": 1 for n in range(20_000)}],
        ["play", "caballeria", [[1, 2, 1]] * 20_000],
    ],
)
def test_an_answer_of_endless_items_is_refused(answer: Any) -> None:
    with pytest.raises(NotationError, match="too many"):
        answer_from_json(answer)


def test_an_endless_line_of_a_record_is_refused() -> None:
    with pytest.raises(NotationError, match="too long"):
        parse_answer("spanish orders " + "1-2 " * 4000)


def test_a_record_of_endless_lines_is_refused() -> None:
    with pytest.raises(RecordError, match="5000 lines at most"):
        read_record("dosdemayo record 2\n" + "= now\n" * 30_000)
