"""`make check` looks up known weaknesses of the locked packages."""

from __future__ import annotations

import json
import re
import subprocess
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

spec = spec_from_file_location("audit", Path(__file__).parents[1] / "scripts" / "audit.py")
assert spec is not None
assert spec.loader is not None
audit = module_from_spec(spec)
spec.loader.exec_module(audit)
#: What the two programs write where there is nothing to mend.
PYTHON: dict[str, Any] = {"dependencies": [{"name": "fastapi", "version": "1", "vulns": []}]}
PAGE: dict[str, Any] = {"vulnerabilities": {}}


def answering(python: Any, page: Any) -> Any:
    return lambda command: json.dumps(page if command[0] == "scripts/npm-run" else python)


def test_all_is_well() -> None:
    assert audit.main(answering(PYTHON, PAGE)) == 0


def test_what_is_found_fails(capsys: pytest.CaptureFixture[str]) -> None:
    weak = {"name": "fastapi", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["9.9"]}]}
    assert audit.main(answering({"dependencies": [weak]}, PAGE)) == 1
    assert capsys.readouterr().out == "fastapi 1: PYSEC-1 (mended in 9.9)\n"
    svelte = {"svelte": {"range": "<5", "severity": "high"}}
    assert audit.main(answering(PYTHON, {"vulnerabilities": svelte})) == 1
    assert capsys.readouterr().out == "svelte <5: high\n"


@pytest.mark.parametrize(
    "said",
    [
        {"message": "no network"},
        {"dependencies": [{"name": "x", "skip_reason": "away"}]},
        {"dependencies": None, "vulnerabilities": None},
        {"dependencies": [7], "vulnerabilities": {"svelte": 7}},
        {"dependencies": [{"vulns": None}], "vulnerabilities": []},
        None,
    ],
)
def test_without_an_index_nothing_fails(said: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(answering(said, said)) == 0
    why = "the index did not answer, or not in the form that is expected"
    assert f"the packages of Python were not looked up: {why}\n" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (FileNotFoundError("scripts/npm-run"), "the program that looks is not installed"),
        (subprocess.TimeoutExpired("uv", 60.0), "no answer within 60 seconds"),
        (PermissionError(13, "Permission denied"), "Permission denied"),
    ],
)
def test_without_the_programs_nothing_fails(error: Exception, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(command: list[str]) -> str:
        raise error

    assert audit.main(fail) == 0
    assert f"the packages of the page were not looked up: {why}\n" in capsys.readouterr().err


def test_the_program_that_looks_is_always_the_same() -> None:
    asked: list[list[str]] = []

    def noted(command: list[str]) -> str:
        asked.append(command)
        return "{}"

    assert audit.main(noted) == 0
    assert any(re.fullmatch(r"pip-audit@[0-9.]+", word) for word in asked[0])
    assert asked[1][0] == "scripts/npm-run"


def test_whatever_takes_too_long_ends_with_all_that_it_started(tmp_path: Path) -> None:
    late = tmp_path / "late"
    before = time.monotonic()
    with pytest.raises(subprocess.TimeoutExpired):
        audit.run(["sh", "-c", f"(sleep 2; touch {late}) & wait"], 0.2)
    assert time.monotonic() - before < 1.5
    time.sleep(2.5)
    assert not late.exists()
