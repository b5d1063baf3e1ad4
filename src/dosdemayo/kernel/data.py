"""The rules of a game as one flat array of integers, made from the same Ruleset as the readable engine's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from dosdemayo.content import base_rules
from dosdemayo.engine.cards import Card, Stays
from dosdemayo.engine.ids import FRENCH, SPANISH
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.kernel.layout import AREAS, CARD_COUNT, CARDS, MAX_CUBES, MURAT, WINDOW_COUNT, WINDOWS, Ints

TURNS: Final = 0
BASE_LOSS_LIMIT: Final = 1
ORDER_LIMIT: Final = 2
ENTRY_TURN: Final = 3
DENIAL: Final = 4
STRICT: Final = 5
#: Masks of areas.
GATES: Final = 6
MAIN_STREETS: Final = 7
ENTRIES: Final = 8
#: The areas that Artillería closes.
CLOSABLE: Final = 9
#: Masks of cards.
CHOICES: Final = 10
IMMEDIATE: Final = 11
#: Ruiz may be played when one of these lies in play.
RUIZ_NEEDS: Final = 12
#: Cards that can mend an order into a closed area.
MENDERS: Final = 13
#: Cards that stay in play at all, this turn, and until the end of the next Movement.
STAYING: Final = 14
STAYING_TURN: Final = 15
STAYING_MOVEMENT: Final = 16
#: Windows (as bits) in which Murat may be used.
MURAT_WINDOWS: Final = 17
#: By card: the area and the number it is about (bonus, recruits, kills, cubes spared, groups, limit).
CARD_AREA: Final = 18
CARD_NUMBER: Final = CARD_AREA + CARD_COUNT
#: By area: a mask of its neighbours, how many they are, and a list of them.
ADJACENT: Final = CARD_NUMBER + CARD_COUNT
DEGREE: Final = ADJACENT + AREAS
NEIGHBOURS: Final = DEGREE + AREAS
#: By turn and window: a mask of the cards that may be played then.
PLAYABLE: Final = NEIGHBOURS + AREAS * AREAS

#: The name that each effect gives to the number it is about.
_NUMBERS = ("bonus", "cubes", "groups", "limit")


def kernel_data(rules: Ruleset) -> Ints:
    """Refuses rules that the kernel's fixed sizes cannot hold."""
    _check(rules)
    data = np.zeros(PLAYABLE + (rules.turns + 1) * WINDOW_COUNT, np.int64)
    data[TURNS] = rules.turns
    data[BASE_LOSS_LIMIT] = rules.loss_limit
    data[ORDER_LIMIT] = rules.order_limit
    data[ENTRY_TURN] = rules.entry_turn
    data[DENIAL] = rules.denial
    data[STRICT] = rules.strict
    data[CHOICES] = cards_mask(rules.setup.choice)
    _fill_board(data, rules)
    _fill_cards(data, rules)
    return data


def cards_mask(cards: Iterable[str]) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


def areas_mask(areas: Iterable[int]) -> int:
    return sum(1 << area for area in areas)


def _check(rules: Ruleset) -> None:
    if rules.board.size >= AREAS:
        raise ValueError(f"the kernel holds {AREAS - 1} areas, not {rules.board.size}")
    if max(rules.cubes_of(FRENCH), rules.cubes_of(SPANISH)) > MAX_CUBES:
        raise ValueError(f"the kernel holds {MAX_CUBES} cubes a side")
    unknown = set(rules.cards) - set(CARDS)
    unknown |= {card.id for card in rules.cards.values() if card.effects and _shape(card) != _known_shape(card)}
    if unknown:
        raise ValueError(f"the kernel does not know the cards {', '.join(sorted(unknown))}")


def _known_shape(card: Card) -> object:
    known = base_rules().cards.get(card.id)
    return None if known is None else _shape(known)


def _shape(card: Card) -> object:
    """What the kernel takes for granted of a card of this name."""
    texts = [
        (effect.name, effect.aim, getattr(effect, "where", ""), getattr(effect, "which", "")) for effect in card.effects
    ]
    discards = not card.immediate and card.effect("discard") is not None
    return texts, card.uses, card.held, bool(card.needs), discards


def _fill_board(data: Ints, rules: Ruleset) -> None:
    board = rules.board
    data[GATES] = areas_mask(board.gates)
    data[MAIN_STREETS] = areas_mask(board.main_streets)
    data[ENTRIES] = areas_mask(board.entries)
    for area, near in enumerate(board.neighbours):
        data[ADJACENT + area] = areas_mask(near)
        data[DEGREE + area] = len(near)
        data[NEIGHBOURS + area * AREAS : NEIGHBOURS + area * AREAS + len(near)] = near


def _fill_cards(data: Ints, rules: Ruleset) -> None:
    cards = rules.cards.values()
    data[IMMEDIATE] = cards_mask(card.id for card in cards if card.immediate)
    data[MENDERS] = cards_mask(card.id for card in cards if "closed_area" in card.mends)
    data[STAYING] = cards_mask(card.id for card in cards if card.stays is not Stays.NO)
    data[STAYING_TURN] = cards_mask(card.id for card in cards if card.stays is Stays.TURN)
    data[STAYING_MOVEMENT] = cards_mask(card.id for card in cards if card.stays is Stays.NEXT_MOVEMENT)
    for index, card in enumerate(CARDS):
        if card in rules.cards:
            _fill_card(data, index, rules.cards[card])
    for turn in range(rules.turns + 1):
        for index, window in enumerate(WINDOWS):
            playable = (c.id for c in cards if window in c.windows and c.from_turn <= turn <= c.until_turn)
            data[PLAYABLE + turn * WINDOW_COUNT + index] = cards_mask(playable)


def _fill_card(data: Ints, index: int, card: Card) -> None:
    first: Any = card.effects[0] if card.effects else None
    data[CARD_AREA + index] = getattr(first, "area", 0) or getattr(first, "near", 0)
    data[CARD_NUMBER + index] = next((getattr(first, name) for name in _NUMBERS if hasattr(first, name)), 0)
    close: Any = card.effect("close")
    if close is not None:
        data[CLOSABLE] = areas_mask(close.areas)
    if card.needs:
        data[RUIZ_NEEDS] = cards_mask(card.needs)
    if index == MURAT:
        data[MURAT_WINDOWS] = sum(1 << WINDOWS.index(window) for window in card.windows)
