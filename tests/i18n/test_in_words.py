"""The table in words: the same words for page and terminal, from one view, in every language."""

from __future__ import annotations

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, Seat, State
from dosdemayo.i18n import Catalog, Teller
from dosdemayo.i18n.catalog import languages
from dosdemayo.i18n.in_words import WORDS, TableWords
from dosdemayo.notation import answer_from_json, parse_position

GAME = Game(base_rules())
LINE = "T4 F14:3,9:1 S9:2,12:1 o16:5 r0/0 x0/0 next=write hand=-/heroinas deck=-/- play=artilleria@0@1"


def position(line: str = LINE) -> State:
    return GAME.resume(parse_position(line, GAME.rules))[0]


def said(typed: str, seat: Seat | None = SPANISH, state: State | None = None, lang: str = "en") -> list[str] | None:
    view = GAME.view(state or position(), seat)
    return TableWords(Teller(Catalog(lang)), GAME.rules, view).answer(typed)


def test_where_everybody_is() -> None:
    assert said("where") == [
        "The Spanish: 9 Las Descalzas, 2 cubes; 12 San Jerónimo, 1 cube.",
        "The French: 9 Las Descalzas, 1 cube; 14 Puerta del Sol, 3 cubes.",
        "Outside the walls: 16 Atocha, 5 cubes.",
        "Contested: 9 Las Descalzas.",
    ]


def test_the_city_is_walked_by_neighbours() -> None:
    here, gold, near = said("14") or []
    assert "3 French cubes" in here
    assert "gold street" in gold
    assert [part.split()[0] for part in near.removeprefix("Next to it: ").split("; ")] == ["7", "9", "11", "12", "15"]
    assert said("where 14") == said("14")
    assert "5 cubes" in (said("16") or [])[1]


def test_threats_are_groups_that_can_be_outnumbered() -> None:
    spanish, french = said("threats", SPANISH) or [], said("threats", FRENCH) or []
    assert [line.split()[0] for line in spanish] == ["9", "12"]
    assert "your 2 against up to 4" in spanish[0]
    # Of two Spanish in a contested area one may leave.
    assert [line.split()[0] for line in french] == ["9"]
    assert said("threats", SPANISH, position("T1 F1:1 S20:1 o20:5 r0/0 x0/0 next=write")) == [
        "No group of yours can be outnumbered next."
    ]


def threatened(line: str, seat: Seat) -> list[str]:
    return [sentence.split()[0] for sentence in said("threats", seat, position(line)) or []]


def test_threats_follow_the_rules_of_leaving_and_entering() -> None:
    # Artillery closes 15 to the Spanish while the French hold 15 and 16.
    attack = "T4 F15:1,16:1 S9:2 o- r0/0 x0/0 next=write"
    assert threatened(attack, FRENCH) == ["15"]
    assert threatened(f"{attack} play=artilleria@0@1", FRENCH) == ["No"]
    # Molina lets a group leave a fight whole.
    pinned = "T4 F9:1,14:1 S9:2 o- r0/0 x0/0 next=write"
    assert threatened(pinned, FRENCH) == ["9"]
    assert threatened(f"{pinned} play=jose_blas_molina@9@3", FRENCH) == ["9", "14"]
    # The French never leave a fight (5.6).
    assert threatened("T4 F9:3 S9:1,14:1 o- r0/0 x0/0 next=write", SPANISH) == ["9"]


def test_orders_are_heard_by_whoever_may_know_them() -> None:
    state, _ = GAME.apply(position(), SPANISH, answer_from_json(["orders", ["12-11"]]))
    assert said("orders", SPANISH, state) == ["You have sealed: 12-11."]
    assert said("orders", FRENCH, state) == said("orders", None, state) == ["No orders are known now."]
    state, _ = GAME.apply(state, FRENCH, answer_from_json(["orders", ["14-12"]]))
    assert "The Spanish have ordered: 12-11." in (said("orders", FRENCH, state) or [])


def test_cards_are_those_of_the_own_hand() -> None:
    own, other = " ".join(said("cards", SPANISH) or []), " ".join(said("cards", FRENCH) or [])
    assert "heroínas" in own
    assert "heroínas" not in other
    assert "The Spanish hold 1 card." in other
    assert "In play: Artillería." in own
    assert "heroínas" not in " ".join(said("cards", None) or [])


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_its_words_and_understands_english(lang: str) -> None:
    catalog = Catalog(lang)
    for word in WORDS:
        own = catalog.text(f"spoken-word-{word}")
        assert said(own, lang=lang) == said(word, lang=lang)
        assert all("spoken-" not in line and "{" not in line for line in said(word, lang=lang) or ["spoken-"])


def test_accents_need_not_be_typed() -> None:
    assert said("donde", lang="es")
    assert said("donde", lang="es") == said("dónde", lang="es")
    assert said("Zagrozenia", lang="pl") == said("threats", lang="pl")


@pytest.mark.parametrize("typed", ["", "hello", "99", "where 99", "threats now"])
def test_what_is_not_understood(typed: str) -> None:
    assert said(typed) is None
