"""The engravings: one for each card and one for cards that an edition adds, each a small drawing in one ink."""

import re
from importlib.resources import files
from xml.etree import ElementTree as ET

import pytest

from dosdemayo.content import base_edition

PICTURES = {file.name.removesuffix(".svg"): file for file in (files("dosdemayo.content.base") / "pictures").iterdir()}
#: Bytes; on the way to the page they are less than half.
LARGEST = 18_000


def test_every_card_has_an_engraving_and_so_have_cards_that_are_added() -> None:
    assert PICTURES.keys() == {*base_edition().cards, "generic"}


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_an_engraving_is_small_and_has_one_ink_and_nothing_from_elsewhere(name: str) -> None:
    text = PICTURES[name].read_text(encoding="utf-8")
    assert len(text) <= LARGEST
    root = ET.fromstring(text)
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {"svg", "path"}
    inks = {element.get(key) for element in root.iter() for key in ("fill", "stroke")} - {None}
    assert inks == {"none", "currentColor"}
    assert not re.search(r"href|url\(|style|font", text)
