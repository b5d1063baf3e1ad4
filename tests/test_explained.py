"""The rules as one player explains them to another: the same pictures and the same rules in every language."""

from __future__ import annotations

import re

import pytest

from dosdemayo.content import base_rules
from dosdemayo.i18n.catalog import languages
from dosdemayo.notation import parse_position
from dosdemayo.rules_text import rules_file

NAMED = re.compile(r"\d+\.\d+|C-[FS]\d+")


def pictures(lang: str) -> list[str]:
    return re.findall(r"^```text\n(.*)\n```$", rules_file("explained", lang), re.MULTILINE)


def rules_named(lang: str) -> list[list[str]]:
    return [NAMED.findall(part) for part in re.findall(r"\(([^)]*)\)", rules_file("explained", lang))]


def test_every_picture_is_a_position() -> None:
    assert len(pictures("en")) >= 7
    for line in pictures("en"):
        parse_position(line, base_rules())


def test_every_rule_that_is_named_exists() -> None:
    law = rules_file("rulebook") + rules_file("cards")
    for rule in {rule for group in rules_named("en") for rule in group}:
        assert re.search(rf"^(- |\| ){re.escape(rule)} ", law, re.MULTILINE), rule


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_other_languages_show_and_name_the_same(lang: str) -> None:
    assert rules_file("explained", lang) != rules_file("explained")
    assert pictures(lang) == pictures("en")
    assert [group for group in rules_named(lang) if group] == [group for group in rules_named("en") if group]
