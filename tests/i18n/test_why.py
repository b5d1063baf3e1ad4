"""Every card of the base edition says when and why to play it, in every language."""

from __future__ import annotations

import re

import pytest

from dosdemayo.content import base_rules
from dosdemayo.i18n.catalog import languages, sources


@pytest.mark.parametrize("lang", languages())
def test_every_card_has_its_reason(lang: str) -> None:
    told = set(re.findall(r"^why-(\w+) =", sources(lang)["why.ftl"], re.MULTILINE)) - {"title", "rulings"}
    assert told == set(base_rules().cards)
