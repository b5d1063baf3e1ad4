"""What the guide shows is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dosdemayo.records import RecordError, format_answer, load_record, parse_answer, read_record, write_record

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guide" / "records.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "tests" / "golden" / "example_of_play.dos"
BLOCKS = re.findall(r"^```\n(.*?)^```", GUIDE, flags=re.MULTILINE | re.DOTALL)
ANSWERS = [
    line
    for row in re.findall(r"^\| (`.*) \| [\dC]", GUIDE, flags=re.MULTILINE)
    for line in re.findall(r"`([^`]+)`", row)
    if " " in line
]


def test_the_record_shown_is_canonical() -> None:
    shown = BLOCKS[0].replace("# A remark stands after a sharp.\n", "")
    assert write_record(read_record(shown)) == shown
    assert read_record(BLOCKS[0]).comments == {0: ["A remark stands after a sharp."]}


@pytest.mark.parametrize("line", ANSWERS)
def test_every_line_shown_is_an_answer(line: str) -> None:
    assert format_answer(parse_answer(line)) == line


def test_all_kinds_of_lines_are_shown() -> None:
    verbs = {line.split()[1] for line in ANSWERS}
    used = {
        format_answer(answer).split()[1]
        for path in EXAMPLE.parent.glob("*.dos")
        for answer in load_record(path).answers
    }
    assert used <= verbs


def test_the_faults_shown_are_told() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    told = []
    for old, new in (("french orders 6-7", "french orders 6-9"), ("french allots -16:5", "french allots -16:4")):
        with pytest.raises(RecordError) as caught:
            read_record(text.replace(old, new))
        told.append(str(caught.value.faults[0]))
    assert told == BLOCKS[1].splitlines()
