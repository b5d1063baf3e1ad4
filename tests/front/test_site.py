"""The site of the documentation: its links lead somewhere, and the reference leaves no public name out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import dosdemayo as dm

DOCS = Path(__file__).parents[2] / "docs"


def read(source: Path, built: Path) -> subprocess.CompletedProcess[str]:
    """Everything that a build does, except writing the pages."""
    command = [sys.executable, "-m", "sphinx", "-b", "dummy", "-W", "--keep-going", "-q"]
    return subprocess.run(
        [*command, "-c", str(DOCS), str(source), str(built)], check=False, capture_output=True, text=True
    )


def test_it_is_built_without_a_warning(tmp_path: Path) -> None:
    done = read(DOCS, tmp_path)
    assert done.returncode == 0, done.stderr


def test_a_broken_link_fails(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("# Title\n\n[a page](missing.md) and [a heading](#missing)\n")
    done = read(tmp_path, tmp_path / "built")
    assert done.returncode == 1
    assert "missing.md" in done.stderr
    assert "'missing'" in done.stderr


def test_every_public_name_stands_in_the_reference_once() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in sorted((DOCS / "reference").glob("*.md")))
    named = re.findall(r"^\.\. \w+:: dosdemayo\.(\w+)$", pages, re.MULTILINE)
    assert sorted(named) == sorted(set(dm.__all__) - {"__version__"})
