"""What docs/lab.md and docs/studies say is true."""

import re
from pathlib import Path

import pytest

from dosdemayo.content import base_rules
from dosdemayo.lab.encoding import Encoding
from dosdemayo.lab.miniature import MINIATURES

DOCS = Path(__file__).parents[2] / "docs"
LAB = (DOCS / "lab.md").read_text(encoding="utf-8")
PAGES = [DOCS / "lab.md", *sorted((DOCS / "studies").rglob("*.md"))]


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", LAB, re.DOTALL), ids=["openspiel", "pettingzoo"])
def test_code_runs(code: str) -> None:
    exec(code, {})


def test_the_table_of_tokens() -> None:
    counts = [int(number) for number in re.findall(r"^\| `.*` \| (\d+) \|", LAB, re.MULTILINE)]
    encoding = Encoding(base_rules())
    assert sum(counts) == len(encoding)
    assert f"there are {len(encoding)}," in LAB
    assert counts[4] == 2 * len(base_rules().board.edges)


def test_every_miniature_is_described() -> None:
    assert set(re.findall(r"^\| `(\w+)` \| .* \| .* \| .*(?:induction|sequence)", LAB, re.MULTILINE)) == set(MINIATURES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_summary_of_the_studies_repeats_their_numbers() -> None:
    summary = (DOCS / "studies" / "README.md").read_text(encoding="utf-8")
    for study, games, share in re.findall(r"^\| (\w+)[^|]*\| ([\d,]+) \| ([^|]+?) \|", summary, re.MULTILINE):
        folder = "random" if study == "random" else "beginner"
        report = (DOCS / "studies" / folder / "balance" / "report.md").read_text(encoding="utf-8")
        assert f"| {games} | {share} |" in report


def test_every_study_is_of_the_edition_that_the_summary_names() -> None:
    """Numbers of one edition say little of another."""
    folder = DOCS / "studies"
    [edition] = re.findall(r"of edition `(base \w{8})`", (folder / "README.md").read_text(encoding="utf-8"))
    reports = [path.read_text(encoding="utf-8") for path in folder.glob("*/*/report.md")]
    assert len(reports) == 6
    assert all(f" games of edition {edition} (seed 1)\n" in report for report in reports)
