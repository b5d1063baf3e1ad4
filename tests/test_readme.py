"""Every command that the README shows is run, and prints what the README shows under it."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
# Under `make test` the outer make passes its own flags down; the README's reader has none.
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}


class Example(NamedTuple):
    command: str
    shown: tuple[str, ...]


def examples() -> list[Example]:
    """The commands after a `$` in console blocks, each with the output lines shown; `...` stands for lines left out."""
    found = []
    for block in re.findall(r"^```console\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, *shown = part.rstrip().splitlines()
            found.append(Example(command, tuple(line.rstrip() for line in shown if line.strip() != "...")))
    return found


MAKE = [example.command for example in examples() if example.command.startswith("make ")]
OTHERS = [example for example in examples() if not example.command.startswith("make ")]


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    environment = {**ENVIRONMENT, "COLUMNS": "120", "NO_COLOR": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)


def test_the_two_commands_come_first() -> None:
    assert MAKE[:2] == ["make play", "make test"]
    assert [example.command for example in examples()][:2] == MAKE[:2]


@pytest.mark.parametrize("command", MAKE)
def test_make_knows_the_target(command: str) -> None:
    dry = run([*shlex.split(command), "--dry-run"])
    assert dry.returncode == 0, dry.stderr


@pytest.mark.parametrize("example", OTHERS, ids=lambda example: example.command)
def test_the_example_prints_what_is_shown(example: Example) -> None:
    program, *arguments = shlex.split(example.command)
    done = run([str(Path(sys.executable).with_name(program)), *arguments])
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    printed = [line.rstrip() for line in done.stdout.splitlines()]
    assert [line for line in example.shown if line not in printed] == []


@pytest.mark.parametrize("target", re.findall(r"\]\((?!https?:)([^)#]+)", README))
def test_links_lead_to_files(target: str) -> None:
    assert (ROOT / target).exists()
