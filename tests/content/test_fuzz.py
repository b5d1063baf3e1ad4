"""Edition files with anything in them: each is an edition that can be played, or answered in one sentence."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cli.run import run

from dosdemayo.content import (
    EditionError,
    edition_digest,
    edition_from,
    origin_of,
    read_edition,
    ruleset,
)
from dosdemayo.content.schema import EFFECT_SCHEMA, SCHEMA
from dosdemayo.engine import Game
from dosdemayo.i18n import Catalog, Teller

FILE = Path("mine.toml")
_CARDS = ("heroinas", "murat", "colaboracion", "guerrilla", "Not An Id", "remove")
_SAID = (
    "name",
    "side",
    "rule",
    "windows",
    "immediate",
    "stays",
    "uses",
    "needs",
    "held",
    "from_turn",
    "flavour",
    "junk",
)
_OTHERS = (
    "name",
    "junk",
    "areas.9",
    "areas.22",
    "edges.add",
    "edges.remove",
    "edges.junk",
    "cards.remove",
    "limits",
    "cards",
)
_EFFECT_KEYS = [f"{effect}.{name}" for effect, schema in EFFECT_SCHEMA.items() for name in schema]

numbers = st.integers(-3, 31) | st.sampled_from((2**31, -(2**63), 10**30))
words = st.sampled_from(
    (
        "",
        "any",
        "fight",
        "french",
        "spanish",
        "all game",
        "this turn",
        "movement",
        "murat",
        "heroinas",
        "é\u0301\u202e",
        "x" * 300,
        "a\nb",
    )
)
plain = numbers | words | st.booleans() | st.floats() | st.just(date(1808, 5, 2))
values = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(("value", "certainty", "source", "en", "es", "3", "9", "bonus")), inner, max_size=3
        )
    ),
    max_leaves=5,
)
card_keys = st.tuples(st.sampled_from(_CARDS), st.sampled_from((*_SAID, *EFFECT_SCHEMA, *_EFFECT_KEYS)))
keys = st.sampled_from((*sorted(SCHEMA), *_OTHERS)) | card_keys.map(lambda pair: f"cards.{pair[0]}.{pair[1]}")
files = st.lists(st.tuples(keys, values), min_size=1, max_size=5)


def toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return (
        value.isoformat()
        if isinstance(value, date)
        else json.dumps(value).replace("NaN", "nan").replace("Infinity", "inf")
    )


def text_of(said: list[tuple[str, Any]]) -> str:
    lines = []
    for key, value in said:
        lines.append(".".join(json.dumps(part) for part in key.split(".")) + f" = {toml(value)}")
    return "\n".join(lines)


def check(text: str) -> str:
    """What is wrong, in one sentence; nothing where the file was accepted, and then a game can be played by it."""
    try:
        edition = read_edition(text, FILE)
    except EditionError as error:
        said = str(error)
        assert said.startswith("mine.toml: "), said
        assert "\n" not in said
        return said
    again = edition_from(json.loads(json.dumps(origin_of(edition))), edition.name)
    assert edition_digest(again) == edition_digest(edition)
    teller = Teller(Catalog("en"), edition)
    assert all(teller.cards.effect(card) and teller.cards.when(card) for card in edition.cards)
    game, rng = Game(ruleset(edition)), Random(text)
    state = game.start()
    while state.outcome is None:
        seat = game.pending(state)[0].seat
        state, _ = game.apply(state, seat, game.options(state, seat).sample(rng))
    return ""


@settings(max_examples=150, deadline=None)
@given(files)
def test_any_value_anywhere(said: list[tuple[str, Any]]) -> None:
    check(text_of(said))


@pytest.mark.long
@settings(max_examples=5000, deadline=None)
@given(files)
def test_any_value_anywhere_at_length(said: list[tuple[str, Any]]) -> None:
    check(text_of(said))


EXAMPLE = (Path(__file__).parents[2] / "src/dosdemayo/content/editions/corrections.toml").read_text(encoding="utf-8")
damage = st.tuples(st.integers(0, len(EXAMPLE)), st.integers(0, 20), st.text(max_size=5))


@settings(max_examples=100, deadline=None)
@given(damage)
def test_a_damaged_file(cut: tuple[int, int, str]) -> None:
    at, length, put = cut
    check(EXAMPLE[:at] + put + EXAMPLE[at + length :])


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=files)
def test_the_command_says_the_same(said: list[tuple[str, Any]], tmp_path: Path) -> None:
    text = text_of(said)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8", newline="")
    done, wrong = run("edition", "check", str(file)), check(text)
    assert done.exit_code == (2 if wrong else 0), done.output
    assert wrong.removeprefix("mine.toml: ") in done.stderr
    assert "Traceback" not in done.output
