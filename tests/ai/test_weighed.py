"""Which weight a card has in evaluations that were learned with the base edition."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from dosdemayo.ai.fast.evaluator import WEIGHED, weighed_as
from dosdemayo.ai.fast.features import WEIGHED_CARDS
from dosdemayo.content import base_edition, override
from dosdemayo.content.build import card_of
from dosdemayo.engine.cards import Card
from dosdemayo.engine.ids import FRENCH, SPANISH
from dosdemayo.engine.vocabulary import VOCABULARY


def card(name: str) -> Card:
    return card_of(base_edition(), name)


def test_the_weighed_cards_are_in_the_order_in_which_they_were_learned() -> None:
    """A card that is added to the base edition must not move the others."""
    assert len(WEIGHED) == WEIGHED_CARDS
    assert set(WEIGHED) <= set(base_edition().cards)
    assert [weighed_as(card(name)) for name in WEIGHED] == list(range(WEIGHED_CARDS))


def test_a_changed_number_keeps_the_weight() -> None:
    data = {"cards": {"luis_daoiz": {"strength": {"bonus": 5}}}}
    stronger = override(base_edition(), data, Path("mine.toml"))
    assert weighed_as(card_of(stronger, "luis_daoiz")) == WEIGHED.index("luis_daoiz")


def test_a_card_that_does_something_else_is_taken_for_one_that_does_that() -> None:
    redirect = card("desorden").effects
    assert weighed_as(replace(card("caballeria"), effects=redirect)) == WEIGHED.index("desorden")
    assert weighed_as(Card(id="new", rule="C-F12", side=FRENCH, effects=redirect)) == WEIGHED.index("desorden")


def test_what_no_card_of_its_side_does_has_no_weight() -> None:
    look = (VOCABULARY["look"](),)
    assert weighed_as(Card(id="new", rule="C-S12", side=SPANISH, effects=look)) is None
    redirect = card("desorden").effects
    assert weighed_as(Card(id="new", rule="C-S12", side=SPANISH, effects=redirect)) is None
