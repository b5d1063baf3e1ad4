"""The Python that the README and the guides show runs, and prints what stands beside it."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/guide/python.md", "docs/guide/notation.md", "docs/guide/records.md")


class Block(NamedTuple):
    page: str
    number: int
    code: str

    def __str__(self) -> str:
        return f"{self.page}-{self.number}"


def blocks() -> list[Block]:
    return [
        Block(page, number, code)
        for page in PAGES
        for number, code in enumerate(
            re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        )
    ]


@pytest.mark.parametrize("block", blocks(), ids=str)
def test_it_runs_and_prints_what_is_shown(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    printed = StringIO()
    with redirect_stdout(printed):
        exec(block.code, {"__name__": str(block)})
    shown = re.findall(r"^print\(.*\)  # (.*)$", block.code, re.MULTILINE)
    assert [line for line in printed.getvalue().splitlines() if line in shown] == shown
    if (drawn := tmp_path / "position.svg").exists():
        assert drawn.read_text(encoding="utf-8") == (ROOT / "docs/images/position.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_each_page_has_an_example(page: str) -> None:
    assert any(block.page == page for block in blocks())


def test_the_readme_needs_ten_lines() -> None:
    [block] = [block for block in blocks() if block.page == "README.md"]
    assert sum(bool(line.strip()) for line in block.code.splitlines()) <= 10
