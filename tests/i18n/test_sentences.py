"""Sentences as people read them."""

from pathlib import Path

import pytest

from dosdemayo.content import base_edition
from dosdemayo.content.edition import override
from dosdemayo.engine import FRENCH, Decision
from dosdemayo.engine.ids import Kind
from dosdemayo.engine.problems import ClosedArea, NotAdjacent
from dosdemayo.i18n import Catalog, Teller

TELLER = Teller(Catalog("en"))


def fight(french: int, spanish: int, loser: str | None, lost: int) -> str:
    event = {"event": "fight", "rule": "7.2", "area": 9, "french": french, "spanish": spanish}
    return TELLER.event(event | {"loser": loser, "lost": lost})


def test_7_2_a_fight_shows_its_arithmetic() -> None:
    assert fight(5, 2, "spanish", 2) == (
        "In 9 Las Descalzas strength 5 against 2 (French against Spanish): "
        "2 goes twice into 5; the Spanish lose 2 cubes. (7.2)"
    )


@pytest.mark.parametrize(
    ("french", "spanish", "loser", "lost", "words"),
    [
        (3, 5, "french", 1, "3 goes once into 5; the French lose 1 cube."),
        (9, 3, "spanish", 3, "3 goes 3 times into 9; the Spanish lose 3 cubes."),
        (3, 1, "spanish", 1, "1 goes 3 times into 3; the Spanish lose only 1 cube."),
        (3, 1, "spanish", 0, "the Spanish are saved by a card."),
        (3, 3, None, 0, "strength 3 against 3: equal, nobody is lost."),
    ],
)
def test_fights(french: int, spanish: int, loser: str | None, lost: int, words: str) -> None:
    assert words in fight(french, spanish, loser, lost)


def test_a_problem_names_its_rule() -> None:
    problem = NotAdjacent(order="9-10", neighbours=(5, 7, 8))
    assert TELLER.problem(problem) == "9-10: these areas are not joined; the origin is joined to 5, 7 and 8. (5.2)"


def test_a_warning_says_which_card_mends_it() -> None:
    mended_by = "presos_de_la_carcel"
    told = TELLER.problem(ClosedArea(rule="C-F3", order="12-15", card="artilleria", mended_by=mended_by, warning=True))
    assert "closed by Artillería" in told
    assert "play Los Presos de la Cárcel de la Corte" in told


def test_a_secret_is_told_to_its_owner_alone() -> None:
    own = {"event": "drew", "rule": "4.2", "side": "french", "card": "murat"}
    other = {"event": "drew", "rule": "4.2", "side": "french"}
    assert TELLER.event(own) == "The French draw Mariscal Joachim Murat. (4.2)"
    assert TELLER.event(other) == "The French draw a card. (4.2)"


@pytest.mark.parametrize(
    ("card", "target", "words"),
    [
        ("desorden", ["9-14", 15], "order 9-14 now leads to 15 Plaza Mayor"),
        ("caballeria", [[7, 9, 2], [7, 14, 1]], "7-9 (2 cubes) and 7-14 (1 cube)"),
        ("pedro_velarde", 2, "the Spanish in 2 San Bernardo have +2 strength"),
        ("ordenes_interceptadas", "6-7", "order 6-7 is cancelled"),
        ("luis_daoiz", None, "the Spanish in 3 Monteleón have +3 strength"),
    ],
)
def test_a_played_card_says_what_it_has_done(card: str, target: object, words: str) -> None:
    told = TELLER.event({"event": "played", "rule": "C-1", "side": "spanish", "card": card, "target": target})
    assert words in told


def test_a_question_is_told() -> None:
    assert TELLER.decision(Decision(FRENCH, Kind.WINDOW_AFTER_MOVEMENT)) == "a card for the window after movement"


def test_an_edition_that_overrides_a_number_shows_it() -> None:
    data = {"cards": {"luis_daoiz": {"bonus": 4, "area": 5}, "manolas": {"kills": 2}, "paz_paz": {"from_turn": 8}}}
    owned = Teller(Catalog("en"), override(base_edition(), data, Path("mine.toml")))
    assert "5 Hortaleza, contested, has +4 strength" in owned.cards.effect("luis_daoiz")
    assert "eliminate 2 of those" in owned.cards.effect("manolas")
    assert owned.cards.when("paz_paz") == "movement, from turn 8"
    assert TELLER.cards.when("paz_paz") == "movement, turn 10 only"


def test_a_card_that_makes_another_playable_says_so_as_long_as_it_does() -> None:
    data = {"cards": {"jacinto_ruiz": {"needs": ["fusilamientos"]}}}
    owned = Teller(Catalog("en"), override(base_edition(), data, Path("mine.toml")))
    assert TELLER.cards.effect("alcalde_de_mostoles") == "It lies in play: that makes Teniente Jacinto Ruiz playable."
    assert owned.cards.effect("alcalde_de_mostoles") == "It lies in play: no card of this edition needs it."
    assert "makes Teniente Jacinto Ruiz playable" in owned.cards.effect("fusilamientos")
    assert owned.cards.effect("jacinto_ruiz").startswith("Only while Fusilamientos is in play.")


@pytest.mark.parametrize(
    ("card", "when"),
    [
        ("murat", "movement, from turn 3"),
        ("soldados_se_escapan", "preparation, up to turn 6"),
        ("jacinto_ruiz", "any"),
        ("fusilamientos", "immediate"),
    ],
)
def test_when_a_card_is_played(card: str, when: str) -> None:
    assert TELLER.cards.when(card) == when
