"""Rules to play by: an edition, or the base edition with one reconstructed thing changed (card, number, edge)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from dosdemayo.content import Edition, EditionError, Entry, base_edition, load_edition, override, ruleset
from dosdemayo.content.edition import Edge
from dosdemayo.engine import Ruleset
from dosdemayo.shell import UserError

#: An area is a name, not a number, and a card can be used in play or not.
_NOT_STEPPED = (".area", ".near", ".uses")
#: Numbers of cubes, told apart by what becomes of them.
_WORDS = {"recruit.cubes": "recruits", "strike.cubes": "kills", "spare.cubes": "spared"}


@dataclass(frozen=True)
class Variant:
    #: Names the variant in files.
    key: str = "base"
    #: Keys of the edition with their new values.
    changes: tuple[tuple[str, Any], ...] = ()
    #: A card that is left out of its deck.
    left_out: str = ""
    #: An edge of the map that is taken away.
    edge: Edge | None = None
    #: The file of an edition that is played instead of the base edition.
    edition: str | None = None


BASE = Variant()


def from_file(edition: Path | None) -> Variant:
    """The edition in a file, or the base edition where none is named. Refuses a wrong file before work starts."""
    if edition is None:
        return BASE
    variant = Variant(edition=str(edition.absolute()))
    try:
        edition_of(variant)
    except EditionError as error:
        raise UserError("error-plain", reason=error) from error
    return variant


def without_card(card: str) -> Variant:
    return Variant(f"without-{card}", left_out=card)


def without_edge(edge: Edge) -> Variant:
    return Variant(f"without-edge-{edge[0]}-{edge[1]}", edge=edge)


def with_value(key: str, value: Any) -> Variant:
    return Variant(f"{card_of(key)}.{word_for(key)}={value}", ((key, value),))


def card_of(key: str) -> str:
    return key.split(".")[1]


def word_for(key: str) -> str:
    """How files and tables call a number of a card."""
    _, _, said = key.split(".", 2)
    return _WORDS.get(said, said.rpartition(".")[2])


def cards() -> tuple[Variant, ...]:
    return tuple(without_card(card) for card in reconstructed_cards())


def reconstructed_cards() -> list[str]:
    """Cards of which something is reconstructed."""
    edition = base_edition()
    return [card for card in edition.cards if any(map(_is_ours, edition.of_card(card).values()))]


def _is_ours(entry: Entry) -> bool:
    return entry.certainty == "reconstructed"


def parameters() -> tuple[Variant, ...]:
    """Every reconstructed number one step down and one up."""
    steps = ((key, value + step) for key, value in _numbers() for step in (-1, 1))
    possible = [(key, value) for key, value in steps if not key.endswith("recruit.cubes") or value <= _reserve(key)]
    return tuple(with_value(key, value) for key, value in (*filter(_is_allowed, possible), *_further_steps()))


def _is_allowed(step: tuple[str, int]) -> bool:
    """No card makes the enemy discard nothing, and the like."""
    try:
        edition_of(with_value(*step))
    except EditionError:
        return False
    return True


def _reserve(key: str) -> int:
    """More recruits than the box has spare cubes are no step."""
    spare: int = base_edition()[f"setup.{base_edition().cards[card_of(key)]['side']}_reserve"]
    return spare


def _further_steps() -> Iterator[tuple[str, Any]]:
    """Steps of what is no number, and of numbers that rest on one report each."""
    data = tomllib.loads(Path(__file__).with_name("further_steps.toml").read_text(encoding="utf-8"))
    return ((key, value) for key, values in data.items() for value in values)


def edges() -> tuple[Variant, ...]:
    """The map without each edge that is reconstructed."""
    return tuple(without_edge(e) for e, entry in base_edition().edges.items() if _is_ours(entry))


def _numbers() -> Iterator[tuple[str, int]]:
    for key, entry in base_edition().values.items():
        if _is_ours(entry) and type(entry.value) is int and not key.endswith(_NOT_STEPPED):
            yield key, entry.value


@cache
def rules_of(variant: Variant) -> Ruleset:
    """The rules that both the game and its players go by."""
    return ruleset(edition_of(variant))


@cache
def edition_of(variant: Variant) -> Edition:
    edition = load_edition(Path(variant.edition)) if variant.edition else base_edition()
    data: dict[str, Any] = {"edges": {"remove": [list(variant.edge)]}} if variant.edge else {}
    for key, value in (*variant.changes, *_left_out(edition, variant.left_out)):
        _put(data, key, value)
    return override(edition, data, Path(variant.key)) if data else edition


def _left_out(edition: Edition, card: str) -> Iterator[tuple[str, Any]]:
    """Of the opening choice (2.4) the French then keep what is left."""
    if card:
        yield "cards.remove", [card]
    if card in (choice := edition["setup.french_choice"]):
        yield "setup.french_choice", [kept for kept in choice if kept != card]


def _put(data: dict[str, Any], key: str, value: Any) -> None:
    *parts, last = key.split(".")
    for part in parts:
        data = data.setdefault(part, {})
    data[last] = value
