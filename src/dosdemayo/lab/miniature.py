"""Miniatures: whole games on a handful of areas, small enough to be solved."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from dosdemayo.content import base_edition, override, ruleset
from dosdemayo.engine import Ruleset, Setup
from dosdemayo.engine.board import Board


@dataclass(frozen=True)
class Miniature:
    name: str
    rules: Ruleset
    #: No position has more answers than this.
    most_answers: int


@cache
def _data() -> dict[str, dict[str, Any]]:
    return tomllib.loads(files("dosdemayo.lab").joinpath("miniatures.toml").read_text(encoding="utf-8"))


MINIATURES: tuple[str, ...] = tuple(_data())


@cache
def miniature(name: str) -> Miniature:
    data = _data()[name]
    return Miniature(name, miniature_rules(data), data["most_answers"])


def miniature_rules(data: dict[str, Any]) -> Ruleset:
    """Rules from the data of a miniature: whatever it does not name is absent, or as in the base game.

    `cards` says what its cards do otherwise, as an edition file does.
    """
    base = ruleset(override(base_edition(), {"cards": data.get("cards", {})}, Path("miniatures.toml")))
    cards = (*data.get("french_cards", ()), *data.get("spanish_cards", ()))
    return replace(
        base,
        board=_board(data),
        setup=_setup(data),
        cards={card: base.cards[card] for card in base.cards if card in cards},
        turns=data["turns"],
        loss_limit=data["loss_limit"],
        order_limit=data["order_limit"],
        entry_turn=data.get("entry_turn", base.entry_turn),
    )


def _board(data: dict[str, Any]) -> Board:
    return Board(
        edges=frozenset((min(edge), max(edge)) for edge in data["edges"]),
        gates=tuple(data["gates"]),
        main_streets=frozenset(data.get("main_streets", ())),
        entries=tuple(data.get("entries", ())),
        size=data["areas"],
    )


def _setup(data: dict[str, Any]) -> Setup:
    def cubes(key: str) -> tuple[tuple[int, int], ...]:
        return tuple((int(area), number) for area, number in data.get(key, {}).items())

    return Setup(
        cubes=(cubes("french"), cubes("spanish")),
        outside=cubes("outside"),
        reserve=(data.get("french_reserve", 0), data.get("spanish_reserve", 0)),
        hands=((), ()),
        choice=tuple(data.get("french_choice", ())),
    )
