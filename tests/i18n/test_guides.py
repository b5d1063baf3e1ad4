"""The guide for players in every language: the same chapters, and the names of the page as the page has them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dosdemayo.i18n.catalog import FALLBACK, languages, of_page

GUIDE = Path(__file__).parents[2] / "docs" / "guide"


def guide(lang: str, name: str = "browser") -> str:
    return (GUIDE / ("" if lang == FALLBACK else lang) / f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", languages())
def test_what_it_calls_a_button_or_a_tab_is_what_the_page_calls_it(lang: str) -> None:
    named = {" ".join(name.split()) for name in re.findall(r"\*\*(.+?)\*\*", guide(lang), re.DOTALL)}
    page = "\n".join(of_page(lang).values())
    said = set(re.findall(r"(?:=|\]) (.+)$", page, re.MULTILINE))
    assert named - said == set()
    assert len(named) > 8


@pytest.mark.parametrize("name", ["browser", "editions"])
@pytest.mark.parametrize("lang", languages())
def test_it_has_every_chapter(lang: str, name: str) -> None:
    for mark in ("\n## ", "\n|", "`"):
        assert guide(lang, name).count(mark) == guide(FALLBACK, name).count(mark)
