"""The guide tells the truth: each command it shows prints what it shows, and its edition file is one."""

import re
import shlex
from pathlib import Path

import pytest
from tests.cli.run import run

from dosdemayo.content import load_edition

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guide" / "command-line.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```console\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
EXAMPLES = [part for block in BLOCKS for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.splitlines()[0])
def test_a_command_prints_what_is_shown(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    command, *shown = example.rstrip().splitlines()
    program, *arguments = shlex.split(command)
    assert program == "dosdemayo"
    done = run(*arguments)
    assert done.exit_code == 0
    printed = [line.rstrip() for line in done.output.splitlines()]
    assert shown
    assert [line for line in shown if line != "..." and line not in printed] == []


def test_the_edition_file_is_one(tmp_path: Path) -> None:
    [text] = re.findall(r"^```toml\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    edition = load_edition(file)
    assert edition.name == "my box"
    assert edition["cards.luis_daoiz.bonus"] == 4
    assert (9, 10) in edition.edges
    assert (8, 10) not in edition.edges
