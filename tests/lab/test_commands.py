"""The laboratory's own programs find what is wrong before they work, and say it in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from tests.cli.run import refused
from typer.testing import CliRunner

from dosdemayo.lab.exploit.cli import app as exploit
from dosdemayo.lab.strength.__main__ import app as strength
from dosdemayo.lab.train import app as train

PROGRAMS = [
    pytest.param(exploit, ["miniature"], id="exploit"),
    pytest.param(strength, ["report"], id="strength"),
    pytest.param(train, [], id="train"),
]


@pytest.mark.parametrize(("app", "arguments"), PROGRAMS)
def test_without_the_extra(
    app: typer.Typer, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dosdemayo.shell.find_spec", lambda name: None)
    sentence = refused(CliRunner().invoke(app, [*arguments, "--folder", str(tmp_path)]))
    assert 'pip install "dosdemayo[lab]"' in sentence


@pytest.mark.parametrize(("app", "arguments"), PROGRAMS)
def test_a_folder_that_cannot_be_written(app: typer.Typer, arguments: list[str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    sentence = refused(CliRunner().invoke(app, [*arguments, "--folder", str(tmp_path / "file")]))
    assert "cannot be written" in sentence


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    sentence = refused(CliRunner().invoke(exploit, ["miniature", "--figure", str(tmp_path / "nowhere" / "file")]))
    assert "cannot be written" in sentence
