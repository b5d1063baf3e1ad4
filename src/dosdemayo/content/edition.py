"""An edition: every value of the box with how sure it is."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from dosdemayo.content.schema import CARD_TEXTS, CARD_WORDS, EFFECT_SCHEMA

Edge = tuple[int, int]


@dataclass(frozen=True)
class Entry:
    """A value, how sure it is, and why."""

    value: Any
    certainty: str
    source: str = ""


@dataclass(frozen=True)
class AreaName:
    id: int
    name: str
    place: str
    certainty: str = "reconstructed"


@dataclass(frozen=True)
class Edition:
    """Map, set-up, limits and cards of one edition, each value with how sure it is."""

    name: str
    areas: tuple[AreaName, ...]
    #: Areas that have an entry box outside (1.2).
    entries: tuple[int, ...]
    edges: Mapping[Edge, Entry]
    #: Values by dotted key, e.g. `limits.turns`, `cards.artilleria.strength.bonus`; `True` for an effect without any.
    values: Mapping[str, Entry]
    #: What is said of each card in words: its rule number, its side and its printed name.
    cards: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    #: Of each card, by language, what its name means, and a few words that a file gives; "" for a text of any language.
    translated: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    flavour: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    #: What files have changed, and the fingerprint of the base edition that they changed; empty for a base edition.
    changes: tuple[Mapping[str, Any], ...] = ()
    base: str = ""

    def __getitem__(self, key: str) -> Any:
        return self.values[key].value

    def of_card(self, card: str) -> dict[str, Entry]:
        """What is said of one card, by the rest of the key."""
        prefix = f"cards.{card}."
        return {key.removeprefix(prefix): entry for key, entry in self.values.items() if key.startswith(prefix)}

    def effects(self, card: str) -> dict[str, dict[str, Any]]:
        """The effects of one card with the parameters that the edition gives, in the order in which they act."""
        found: dict[str, dict[str, Any]] = {}
        for key, entry in self.of_card(card).items():
            effect, _, parameter = key.partition(".")
            if effect in EFFECT_SCHEMA:
                found.setdefault(effect, {})
                if parameter:
                    found[effect][parameter] = entry.value
        return {effect: found[effect] for effect in EFFECT_SCHEMA if effect in found}


@cache
def base_edition() -> Edition:
    folder = files("dosdemayo.content.base")
    board = tomllib.loads(folder.joinpath("madrid.toml").read_text(encoding="utf-8"))
    data = tomllib.loads(folder.joinpath("edition.toml").read_text(encoding="utf-8"))
    cards = data.pop("cards")
    values = dict(_entries(data))
    for key, card in cards.items():
        said = {name: value for name, value in card.items() if name not in (*CARD_TEXTS, *CARD_WORDS)}
        values |= _entries(said, f"cards.{key}.", Entry(None, card["effect"]["certainty"], card["effect"]["source"]))
    return Edition(
        name="base",
        areas=tuple(AreaName(**area) for area in board["area"]),
        entries=tuple(entry["into"] for entry in board["entry"]),
        edges={
            edge_of(edge["between"]): Entry(True, edge["certainty"], edge.get("source", "")) for edge in board["edge"]
        },
        values=values,
        cards={key: {text: card[text] for text in CARD_TEXTS} for key, card in cards.items()},
        translated={key: card["translated"] for key, card in cards.items()},
    )


def card_worth() -> dict[str, float]:
    """What each card of the base edition is worth in hand, by opinion."""
    return tomllib.loads((files("dosdemayo.content.base") / "worth.toml").read_text(encoding="utf-8"))


def _entries(data: dict[str, Any], prefix: str = "", otherwise: Entry | None = None) -> Iterator[tuple[str, Entry]]:
    """A value that does not say how sure it is, is as sure as the card."""
    for key, value in data.items():
        if isinstance(value, dict) and "certainty" in value:
            yield prefix + key, Entry(value.get("value"), value["certainty"], value.get("source", ""))
        elif isinstance(value, dict):
            yield from _entries(value, f"{prefix}{key}.", otherwise)
        elif otherwise is not None:
            yield prefix + key, Entry(value, otherwise.certainty, otherwise.source)


def edge_of(between: list[int]) -> Edge:
    return (min(between), max(between))
