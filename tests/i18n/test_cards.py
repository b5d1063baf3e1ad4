"""The text on a card is made from its effects: nothing that it does is left unsaid, and nothing else is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.random_editions import random_edition

from dosdemayo.content import base_edition, override, ruleset
from dosdemayo.content.schema import EFFECT_SCHEMA
from dosdemayo.engine import Game
from dosdemayo.engine.vocabulary import VOCABULARY
from dosdemayo.i18n import Catalog, Teller, languages
from dosdemayo.i18n import catalog as catalogs

TELLER = Teller(Catalog("en"))
TARGET = {"area": "9", "order": "9-14", "goal": "15", "steps": "7-9"}
#: Two values for each parameter of an effect; a card needs the first, and says something else with the second.
PARAMETERS: dict[str, tuple[Any, Any]] = {
    "area": (3, 4),
    "near": (3, 4),
    "where": ("fight", "group"),
    "bonus": (1, 2),
    "cubes": (1, 2),
    "groups": (1, 2),
    "limit": (3, 2),
    "areas": ([15, 16], [15]),
    "which": ("any", "outside"),
    "cards": (1, 2),
    "by": ("chance", "enemy"),
}
FRENCH_ONLY = ("close", "add_order", "redirect", "ride")


def says(card: dict[str, Any], lang: str = "en") -> tuple[str, str, str]:
    """When a card is played, what it does and what it has done."""
    data = {"cards": {"mine": {"name": "Mine", "side": "spanish", **card}}}
    cards = Teller(Catalog(lang), override(base_edition(), data, Path("mine.toml"))).cards
    return cards.when("mine"), cards.effect("mine"), cards.played("mine", TARGET)


def a_card(effect: str, **parameters: Any) -> dict[str, Any]:
    side = "french" if effect in FRENCH_ONLY else "spanish"
    lasting = {} if effect == "add_order" else {"stays": "this turn"}
    return {"side": side, "windows": sorted(VOCABULARY[effect].windows), effect: parameters or True, **lasting}


def parameters_of(effect: str) -> dict[str, Any]:
    return {name: PARAMETERS[name][0] for name in EFFECT_SCHEMA[effect] if name not in ("area", "near")}


def changes() -> Iterator[tuple[str, str]]:
    for effect, schema in EFFECT_SCHEMA.items():
        for parameter in schema:
            yield effect, parameter


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("effect", EFFECT_SCHEMA)
def test_every_effect_is_spoken_for(effect: str, lang: str) -> None:
    _, text, done = says(a_card(effect, **parameters_of(effect)), lang)
    for said in (text, done):
        assert said
        assert not re.search(r"effect-|place|[{}$]", said)
    assert text.endswith(".")


@pytest.mark.parametrize(("effect", "parameter"), list(changes()))
def test_another_parameter_is_another_text(effect: str, parameter: str) -> None:
    common = parameters_of(effect)
    texts = {says(a_card(effect, **common | {parameter: value}))[1] for value in PARAMETERS[parameter]}
    if parameter in ("area", "near"):
        texts.add(says(a_card(effect, **common))[1])
    assert len(texts) == (3 if parameter in ("area", "near") else 2)


@pytest.mark.parametrize(
    "changed",
    [
        {"windows": ["orders", "movement"]},
        {"immediate": True},
        {"from_turn": 3},
        {"until_turn": 6},
        {"from_turn": 3, "until_turn": 6},
        {"from_turn": 3, "until_turn": 4},
        {"stays": "no"},
        {"stays": "until the end of the next Movement"},
        {"stays": "all game"},
        {"uses": 1},
        {"uses": 2},
        {"needs": ["fusilamientos"]},
        {"needs": ["fusilamientos", "murat"]},
        {"held": [3]},
        {"held": [3, 4]},
        {"look": False},
        {"look": False, "stays": "no"},
    ],
)
def test_another_condition_is_another_text(changed: dict[str, Any]) -> None:
    plain = {"windows": ["movement"], "look": True, "stays": "this turn"}
    every = [plain, {**plain, "uses": 3}, {**plain, "held": [5]}, {**plain, "needs": ["murat"]}]
    assert says(plain | changed) not in [says(other) for other in every]


@pytest.mark.parametrize("effect", [e for e in EFFECT_SCHEMA if e not in ("add_order", "shield")])
def test_how_long_is_always_said(effect: str) -> None:
    lengths = ("this turn", "until the end of the next Movement", "all game")
    card = a_card(effect, **parameters_of(effect))
    assert len({says({**card, "stays": stays})[1] for stays in lengths}) == 3


@pytest.mark.parametrize("card", list(base_edition().cards))
def test_a_base_card_says_what_the_law_says(card: str) -> None:
    """Every number, area and card that the law names for it, and its window."""
    from dosdemayo.rules_text import rules_file

    row = next(line for line in rules_file("cards").splitlines() if f"| `{card}` |" in line)
    _, _, _, _, window, law, *_ = (cell.strip() for cell in row.split("|"))
    text, when = TELLER.cards.effect(card), TELLER.cards.when(card)
    assert set(re.findall(r"\d+", window.replace("(turn 1 included)", ""))) == set(re.findall(r"\d+", when))
    assert set(re.findall(r"(?<![-.])\b\d+\b(?![.])", re.sub(r"\([^)]*\d\.[^)]*\)", "", law))) <= numbers(text)


def numbers(text: str) -> set[str]:
    words = {"one": "1", "both": "2"}
    return set(re.findall(r"\d+", text)) | {number for word, number in words.items() if word in text}


@pytest.mark.parametrize("seed", range(12))
def test_every_card_of_random_editions_is_told_whole(seed: int) -> None:
    edition = random_edition(seed)
    cards = Teller(Catalog("en"), edition).cards
    for card in edition.cards:
        for said in (cards.when(card), cards.effect(card), cards.played(card, TARGET)):
            assert said
            assert not re.search(r"(effect|card)-|[{}$]", said), said


def test_no_message_lacks_an_argument(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Catalog.format

    def format_strictly(self: Catalog, key: str, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = plain(self, key, arguments)
        assert errors == [], (key, arguments)
        return text, errors

    monkeypatch.setattr(catalogs.Catalog, "format", format_strictly)
    for seed in range(6):
        test_every_card_of_random_editions_is_told_whole(seed)
    for card in base_edition().cards:
        TELLER.cards.effect(card)
        TELLER.cards.played(card, TARGET)


def test_effects_that_share_an_area_say_so() -> None:
    card = {
        "windows": ["resolution"],
        "stays": "this turn",
        "strength": {"bonus": 1},
        "spare": {"cubes": 1},
        "recruit": {"cubes": 1, "where": "group", "near": 3},
    }
    assert says(card)[1] == (
        "Pick a contested area: the Spanish group there has +1 strength this turn. "
        "In the same area: the Spanish group there loses 1 cube fewer in each fight this turn. "
        "In the same area, which must be 3 Monteleón or next to it and have a Spanish group: "
        "one Spanish cube is put there from the reserve. It can be played only if all of this can be done."
    )


def test_what_one_effect_lacks_the_whole_card_lacks() -> None:
    """Q-115, and what is said of it: a card of one effect says it by that, and one that always can does not."""
    whole = "It can be played only if all of this can be done."
    limit, recruit = {"limit": 2}, {"area": 3, "where": "held", "cubes": 1}
    plain = {"windows": ["movement"], "stays": "all game"}
    assert whole in says({**plain, "loss_limit": limit, "recruit": recruit})[1]
    assert whole not in says({**plain, "recruit": recruit})[1]
    assert whole not in says({**plain, "loss_limit": limit, "look": True})[1]
    drawn = says({"immediate": True, "stays": "all game", "loss_limit": limit, "recruit": recruit})[1]
    assert "put away without effect unless" in drawn


@pytest.mark.parametrize("seed", range(4))
def test_effects_that_lack_an_object_are_known_for_it(seed: int) -> None:
    """Whatever card of whatever edition finds nothing in some position of a game says that it may (Q-115)."""
    rules, rng = ruleset(random_edition(seed)), Random(seed)
    game, lacking = Game(rules), set[str]()
    state = game.start()
    while state.outcome is None:
        pairs = ((card, effect) for card in rules.cards.values() for effect in card.effects)
        lacks = [effect for card, effect in pairs if not effect.targets(card, rules, state)]
        assert all(effect.may_lack_object for effect in lacks)
        lacking.update(effect.name for effect in lacks)
        seat = game.pending(state)[0].seat
        state, _ = game.apply(state, seat, game.options(state, seat).sample(rng))
    assert {"cancel", "fight_again"} & lacking


def test_conditions_are_those_of_playing_and_using() -> None:
    plain = {"windows": ["movement"], "stays": "all game", "look": True, "held": [14]}
    assert says(plain)[1].startswith("It can be played only while the Spanish hold 14")
    assert says({**plain, "uses": 1})[1].startswith("It can be played or used only while the Spanish hold 14")


def test_a_card_that_is_played_when_drawn_says_when_it_is_used() -> None:
    drawn = {"immediate": True, "windows": ["movement"], "stays": "all game", "look": True}
    assert says(drawn)[0] == "immediate"
    assert says({**drawn, "uses": 1})[0] == "immediate, then movement"


def test_a_card_that_makes_another_playable_says_so_as_long_as_it_does() -> None:
    data = {"cards": {"jacinto_ruiz": {"needs": ["fusilamientos"]}}}
    owned = Teller(Catalog("en"), override(base_edition(), data, Path("mine.toml")))
    assert TELLER.cards.effect("alcalde_de_mostoles").endswith(
        "While it is there, Teniente Jacinto Ruiz may be played."
    )
    assert owned.cards.effect("alcalde_de_mostoles").endswith("does nothing by itself.")
    assert owned.cards.effect("fusilamientos").endswith("Teniente Jacinto Ruiz may be played.")
    assert owned.cards.effect("jacinto_ruiz").startswith("It can be played only while Fusilamientos is in play.")


@pytest.mark.parametrize("word", ["translated", "flavour"])
def test_words_of_an_edition_are_taken_in_the_language_of_the_reader(word: str) -> None:
    def told(value: Any) -> str:
        data = {"cards": {"heroinas": {word: value}}}
        texts = Teller(Catalog("en"), override(base_edition(), data, Path("mine.toml"))).cards
        return str(getattr(texts, word)("heroinas"))

    assert told({"en": "Heroines", "es": "Heroínas"}) == "Heroines"
    assert told({"es": "Heroínas"}) == getattr(TELLER.cards, word)("heroinas"), "what is not named is kept"
    assert told("Heldinnen") == "Heldinnen"
    assert told({"en": ""}) == ""


def test_every_base_card_has_a_translated_name_and_a_history() -> None:
    for card in base_edition().cards:
        assert TELLER.cards.translated(card)
        assert TELLER.cards.flavour(card)


def test_an_unknown_card_keeps_its_id_as_name() -> None:
    assert TELLER.cards.name("nobody") == "nobody"
    assert replace(base_edition(), name="other").cards == base_edition().cards
