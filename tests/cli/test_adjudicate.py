"""dosdemayo adjudicate: JSON in, JSON out, and its exit status (docs/rules/cases.md)."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.run import refused, run

from dosdemayo.rules_text import rules_file

EXAMPLE = json.loads(re.findall(r"^```json\n(.*?)^```", rules_file("cases"), re.MULTILINE | re.DOTALL)[0])


def case(**more: Any) -> dict[str, Any]:
    return {"turn": 2, "cubes": {"french": {"1": 2}, "spanish": {"9": 1}}, "check": False} | more


def test_the_example_of_the_format_holds() -> None:
    done = run("adjudicate", "-", typed=json.dumps(EXAMPLE))
    result = json.loads(done.stdout)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert result["mismatch"] == {}
    assert result["lost"] == {"french": 3, "spanish": 5}


def test_a_file_and_a_list(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([EXAMPLE, case()]))
    done = run("adjudicate", str(file))
    first, second = json.loads(done.stdout)
    assert done.exit_code == 0
    assert first["turn"] == 8
    assert second["pending"]


def test_a_mismatch_exits_with_1() -> None:
    done = run("adjudicate", "-", typed=json.dumps(case(expect={"turn": 3})))
    assert done.exit_code == 1
    assert json.loads(done.stdout)["mismatch"] == {"turn": {"expected": 3, "got": 2}}


def test_a_script_that_cannot_be_carried_out_exits_with_1_and_says_why_in_json() -> None:
    script = [["spanish", "orders", ["9-10"]]]
    done = run("adjudicate", "-", typed=json.dumps(case(script=script, phase="write")))
    assert done.exit_code == 1
    assert done.stderr == ""
    [problem] = json.loads(done.stdout)["problems"]
    assert (problem["code"], problem["rule"]) == ("not_adjacent", "5.2")


def test_a_case_that_is_no_case_is_told_in_json() -> None:
    for nonsense in ("3", "null", '"text"', '{"turn": "soon"}', "[[]]"):
        done = run("adjudicate", "-", typed=nonsense)
        result = json.loads(done.stdout)
        assert done.exit_code == 1
        assert "error" in (result[0] if isinstance(result, list) else result)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"{", "is not JSON"),
        (b'{"turn": NaN}', "NaN"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b"", "is not JSON"),
    ],
)
def test_what_is_not_json_exits_with_2(content: bytes, words: str) -> None:
    sentence = refused(run("adjudicate", "-", typed=content))
    assert "standard input" in sentence
    assert words in sentence


def test_a_missing_file_exits_with_2(tmp_path: Path) -> None:
    assert "cannot be read: No such file" in refused(run("adjudicate", str(tmp_path / "none.json")))
    assert "cannot be read" in refused(run("adjudicate", str(tmp_path)))


def test_the_output_is_never_wrapped_or_coloured() -> None:
    done = run("adjudicate", "-", typed=json.dumps([case(expect={"nowhere": "x" * 500})]))
    assert "\x1b" not in done.stdout
    assert "x" * 500 in done.stdout
