"""The guide tells the truth: each command it shows prints what it shows, and its edition file is one."""

import re
import shlex
from pathlib import Path

import pytest
from tests.cli.run import run
from typer.main import get_command

from dosdemayo.cli.app import app
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


def commands_with(option: str) -> dict[str, str]:
    """The commands that have an option, with what their help says of it; the studies share theirs."""
    found: dict[str, str] = {}
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        parts = getattr(command, "commands", {})
        for part, one in parts.items() or [("", command)]:
            full = name if name == "study" else f"{name} {part}".strip()
            found.update((full, param.help) for param in one.params if option in param.opts)
    return found


@pytest.mark.parametrize("row", re.findall(r"^\| `(--.*)$", GUIDE, re.MULTILINE), ids=lambda row: row.split()[0])
def test_an_option_means_the_same_wherever_the_guide_says(row: str) -> None:
    option, commands = row.split()[0].rstrip("`"), re.findall(r"`(.*?)`", row.split("|")[2])
    found = commands_with(option)
    assert set(found) == set(commands)
    assert len(set(found.values())) == 1


def test_the_edition_file_is_one(tmp_path: Path) -> None:
    [text] = re.findall(r"^```toml\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    edition = load_edition(file)
    assert edition.name == "my box"
    assert edition["cards.luis_daoiz.strength.bonus"] == 4
    assert (9, 10) in edition.edges
    assert (3, 5) not in edition.edges
