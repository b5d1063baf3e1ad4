"""From the data of an edition to the rules of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from dosdemayo.content.edition import Edition, base_edition
from dosdemayo.content.schema import CARD_SCHEMA
from dosdemayo.engine.board import Board
from dosdemayo.engine.cards import Card, Stays
from dosdemayo.engine.ids import FRENCH, SPANISH, WINDOWS, Window
from dosdemayo.engine.ruleset import Ruleset, Setup
from dosdemayo.engine.vocabulary import VOCABULARY


def ruleset(edition: Edition, strict: bool = False) -> Ruleset:
    return Ruleset(
        board=_board(edition),
        setup=_setup(edition),
        cards={card: card_of(edition, card) for card in edition.cards},
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


def card_of(edition: Edition, card: str) -> Card:
    """A card with its effects."""
    texts, given = edition.cards[card], edition.of_card(card)
    values = {name: _value(name, given[name].value) for name in CARD_SCHEMA if name in given}
    effects = tuple(
        VOCABULARY[name](**{key: _tuple(value) for key, value in parameters.items()})
        for name, parameters in edition.effects(card).items()
    )
    side = FRENCH if texts["side"] == "french" else SPANISH
    return Card(id=card, rule=texts["rule"], side=side, effects=effects, **values)


def _value(name: str, value: Any) -> Any:
    if name == "windows":
        return frozenset(WINDOWS if value == ["any"] else map(Window, value))
    return Stays(value) if name == "stays" else _tuple(value)


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
