"""Whole texts, cut up and put together wrongly: each parser reads them or refuses them in its own words, and soon.

`DOSDEMAYO_FUZZ=20000 pytest -m long tests/bad_input/test_fuzz.py` tries many. What fails is kept in `finds/`, in a file
named after its parser, and tried by every run.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.rules.catalogue import all_cases

from dosdemayo.content import base_rules
from dosdemayo.engine import Game
from dosdemayo.notation import NotationError, answer_from_json, parse_position, parse_sheet, position_line
from dosdemayo.records import RecordError, parse_answer, read_record
from dosdemayo.records.cases import adjudicate

TESTS = Path(__file__).parents[1]
FINDS = sorted((Path(__file__).parent / "finds").glob("*.txt"))
MANY = int(os.environ.get("DOSDEMAYO_FUZZ", "5000"))
#: Seconds of the processor that a text of this size may take; a record is a whole game.
LONGEST = 3.0
RECORDS = [path.read_text(encoding="utf-8") for path in sorted((TESTS / "golden").glob("*.dos"))[:4]]
LINES = sorted({line for record in RECORDS for line in record.splitlines()})
CASES = [json.dumps(case) for _, case in all_cases()][:40]
POSITION = position_line(Game(base_rules()).start())
ODD = (
    "\x00",
    "\u202e",
    "\ud7ff",
    "١",
    "-",
    "--",
    "1e999",
    "9" * 400,
    "[" * 60,
    " " * 400,
    "\n",
    "{",
    '"',
    "=",
    "x",
    "",
)


def a_record(text: str) -> None:
    read_record(text)


def an_answer_line(text: str) -> None:
    parse_answer(text)


def a_sheet(text: str) -> None:
    parse_sheet(text)


def a_position(text: str) -> None:
    parse_position(text, base_rules())


def an_answer(text: str) -> None:
    answer_from_json(json.loads(text))


def a_case(text: str) -> None:
    """Nothing is raised: what is wrong is in the result."""
    data = json.loads(text)
    json.dumps(adjudicate(base_rules(), data)[0])


ANSWERS = ['["orders", ["6-7", "-16"]]', '["allot", {"6-7": 2}]', '["play", "caballeria", [[1, 2, 1]]]', '["pass"]']
#: Each parser, the texts that it is given pieces of, and how it refuses.
PARSERS: dict[str, tuple[Callable[[str], None], list[str], tuple[type[Exception], ...]]] = {
    "record": (a_record, RECORDS, (RecordError,)),
    "line": (an_answer_line, LINES, (NotationError,)),
    "sheet": (a_sheet, ["9-14, 15-14", "2x11-14", "o16-16 4 to 5"], (NotationError,)),
    "position": (a_position, [POSITION], (NotationError,)),
    "answer": (an_answer, ANSWERS, (NotationError, json.JSONDecodeError, RecursionError)),
    "case": (a_case, CASES, (json.JSONDecodeError, RecursionError)),
}


@st.composite
def broken(draw: st.DrawFn, texts: list[str]) -> str:
    """A text with pieces of it, or of another, cut out, doubled, moved or replaced."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        begin, end = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
        end = min(end, begin + draw(st.sampled_from((1, 3, 30, 3000))))
        other = draw(st.sampled_from(texts))
        start = draw(st.integers(0, len(other)))
        piece = draw(st.sampled_from((*ODD, text[begin:end] * 2, other[start : start + 40])) | st.text(max_size=4))
        text = text[:begin] + piece + text[end:]
    return text


def tried(parser: str, text: str) -> None:
    parse, _, refusals = PARSERS[parser]
    began = time.process_time()
    try:
        parse(text)
    except refusals as refusal:
        said = str(refusal)
    else:
        said = "read"
    assert said.strip()
    assert time.process_time() - began < LONGEST


def fuzzed(parser: str, examples: int) -> None:
    @given(broken(PARSERS[parser][1]))
    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def attack(text: str) -> None:
        tried(parser, text)

    attack()


@pytest.mark.parametrize("parser", PARSERS)
def test_broken_texts_are_read_or_refused(parser: str) -> None:
    fuzzed(parser, 25)


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("parser", PARSERS)
def test_many_broken_texts_are_read_or_refused(parser: str) -> None:
    fuzzed(parser, MANY)


def test_what_once_failed() -> None:
    assert FINDS
    for path in FINDS:
        tried(path.stem.partition("-")[0], path.read_text(encoding="utf-8"))
