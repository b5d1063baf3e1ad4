"""What an edition file changes, as the command line and the page tell it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dosdemayo.content import base_edition, difference_of, override, read_edition

OWN = """
[areas]
9 = "Las Nuevas"
[edges]
remove = [[3, 5]]
add = [[9, 10]]
[limits]
turns = 9
[cards]
remove = ["desorden"]
[cards.heroinas]
flavour = "Otherwise."
[cards.murat]
until_turn = 6
[cards.guerrilla]
name = "La guerrilla"
side = "spanish"
windows = ["movement"]
cancel = { which = "outside" }
"""


def test_the_base_edition_does_not_differ_from_itself() -> None:
    found = difference_of(base_edition())
    assert (found.changes, found.changed, found.added, found.removed, found.others) == ((), (), (), (), 0)


def test_cards_are_named_and_everything_else_is_counted() -> None:
    found = difference_of(read_edition(OWN, Path("mine.toml")))
    assert (found.changed, found.added, found.removed) == (("murat", "heroinas"), ("guerrilla",), ("desorden",))
    others = {change.key: (change.before, change.now) for change in found.changes if change.card is None}
    assert others == {
        "areas.9": ("Las Descalzas", "Las Nuevas"),
        "edges.3-5": (True, None),
        "edges.9-10": (None, True),
        "limits.turns": (10, 9),
    }
    assert found.others == 4


def test_what_is_said_of_a_card_stands_together_in_the_order_of_the_decks() -> None:
    told = [change.card for change in difference_of(read_edition(OWN, Path("mine.toml"))).changes]
    assert list(dict.fromkeys(told)) == [None, "murat", "desorden", "heroinas", "guerrilla"]
    assert told == sorted(told, key=list(dict.fromkeys(told)).index)


@pytest.mark.parametrize(
    "same",
    [
        'limits.loss_limit = { value = 4, certainty = "attested", source = "my copy" }',
        '[cards.murat]\neffect = { certainty = "attested", source = "my copy" }',
        "[edges]\nadd = [[3, 5]]",
    ],
)
def test_how_sure_something_is_makes_no_difference(same: str) -> None:
    edition = read_edition(same, Path("mine.toml"))
    assert edition != base_edition()
    assert difference_of(edition).changes == ()


def test_a_text_in_one_language_and_a_text_that_a_card_loses_differ() -> None:
    text = override(base_edition(), {"cards": {"murat": {"translated": {"pl": "Inaczej"}}}}, Path("mine.toml"))
    [change] = difference_of(text).changes
    assert (change.key, change.before["pl"] != "Inaczej", change.now["pl"]) == (
        "cards.murat.translated",
        True,
        "Inaczej",
    )
    spare = difference_of(read_edition("[cards.heroinas]\nspare = false\nlook = true", Path("mine.toml")))
    assert spare.changed == ("heroinas",)
    assert {change.now for change in spare.changes if change.key.startswith("cards.heroinas.spare")} == {None}
