"""`make check` looks up known weaknesses of the locked packages."""

from __future__ import annotations

import json
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
    return lambda command, _folder: json.dumps(page if command[0] == "npm" else python)


def test_all_is_well() -> None:
    assert audit.main(answering(PYTHON, PAGE)) == 0


def test_what_is_found_fails(capsys: pytest.CaptureFixture[str]) -> None:
    weak = {"name": "fastapi", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["9.9"]}]}
    assert audit.main(answering({"dependencies": [weak]}, PAGE)) == 1
    assert capsys.readouterr().out == "fastapi 1: PYSEC-1 (mended in 9.9)\n"
    svelte = {"svelte": {"range": "<5", "severity": "high"}}
    assert audit.main(answering(PYTHON, {"vulnerabilities": svelte})) == 1
    assert capsys.readouterr().out == "svelte <5: high\n"


@pytest.mark.parametrize("said", [{"message": "no network"}, {"dependencies": [{"name": "x", "skip_reason": "away"}]}])
def test_without_an_index_nothing_fails(said: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(answering(said, said)) == 0
    assert "the packages of Python were not looked up" in capsys.readouterr().err


def test_without_the_programs_nothing_fails() -> None:
    def missing(command: list[str], _folder: Path) -> str:
        raise FileNotFoundError(command[0])

    assert audit.main(missing) == 0
