"""From the data of an edition to the rules of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from dosdemayo.content.base import france
from dosdemayo.content.edition import Edition, base_edition
from dosdemayo.content.schema import CARD_CLASSES, parameters
from dosdemayo.engine.board import Board
from dosdemayo.engine.cards import Card, Stays
from dosdemayo.engine.ids import FRENCH, SPANISH, WINDOWS, Window
from dosdemayo.engine.ruleset import Ruleset, Setup


def ruleset(edition: Edition, strict: bool = False) -> Ruleset:
    return Ruleset(
        board=_board(edition),
        setup=_setup(edition),
        cards={card: _card(edition, card) for card in CARD_CLASSES},
        turns=edition["limits.turns"],
        loss_limit=edition["limits.loss_limit"],
        order_limit=edition["limits.order_limit"],
        entry_turn=edition["limits.entry_turn"],
        denial=edition["limits.denial"],
        strict=strict,
    )


@cache
def base_rules(strict: bool = False) -> Ruleset:
    """The rules of the base edition."""
    return ruleset(base_edition(), strict)


def _board(edition: Edition) -> Board:
    return Board(
        edges=frozenset(edition.edges),
        gates=tuple(edition["board.gates"]),
        main_streets=frozenset(edition["board.main_streets"]),
        entries=edition.entries,
        size=len(edition.areas),
    )


def _setup(edition: Edition) -> Setup:
    def cubes(key: str) -> tuple[tuple[int, int], ...]:
        return tuple((int(area), number) for area, number in edition[key].items())

    return Setup(
        cubes=(cubes("setup.french"), cubes("setup.spanish")),
        outside=cubes("setup.outside"),
        reserve=(edition["setup.french_reserve"], edition["setup.spanish_reserve"]),
        hands=((), tuple(sorted(edition["setup.spanish_hand"]))),
        choice=tuple(edition["setup.french_choice"]),
    )


def _card(edition: Edition, card: str) -> Card:
    cls = CARD_CLASSES[card]
    given = edition.of_card(card)
    values = {name: _value(name, given[name].value) for name in parameters(cls) if name in given}
    values.setdefault("windows", frozenset())
    side = FRENCH if card in france.CARDS else SPANISH
    return cls(id=card, rule=edition.cards[card]["rule"], side=side, **values)


def _value(name: str, value: Any) -> Any:
    if name == "windows":
        return frozenset(WINDOWS if value == ["any"] else map(Window, value))
    if name == "stays":
        return Stays(value)
    if name == "closes_areas":
        return frozenset(value)
    return tuple(value) if isinstance(value, list) else value
