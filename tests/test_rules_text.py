"""The rules text is found in the source tree and travels in the wheel."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from dosdemayo.rules_text import rules_file

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("name", "opening"),
    [("rulebook", "# The rules, numbered"), ("cards", "# The 22 event cards"), ("rulings", "# Rulings")],
)
def test_each_document_is_found_by_name(name: str, opening: str) -> None:
    assert rules_file(name).startswith(opening)


def test_an_unknown_document_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        rules_file("errata")


def test_the_wheel_carries_the_rules_and_the_data(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert {"dosdemayo/py.typed", "dosdemayo/content/base/madrid.toml"} <= set(archive.namelist())

    read = "import dosdemayo.rules_text as t; print(t.__file__); print(t.rules_file('rulebook'), end='')"
    environment = {**os.environ, "PYTHONPATH": str(wheel), "PYTHONUTF8": "1"}
    run = subprocess.run(
        [sys.executable, "-c", read], env=environment, check=True, capture_output=True, encoding="utf-8"
    )
    origin, _, text = run.stdout.partition("\n")
    assert origin.startswith(str(wheel))
    assert text == rules_file("rulebook")
