"""Chapters 2 and 4: the choice at the start, denial, draws, immediate cards, random discards."""

from __future__ import annotations

from dosdemayo.kernel.acts import lose_cards, play_immediate
from dosdemayo.kernel.bits import size
from dosdemayo.kernel.jit import phrase, piece
from dosdemayo.kernel.layout import (
    ASKED,
    DEAL,
    DECKS,
    DENIED,
    DENY,
    DISCARDING,
    DISCARDS,
    DRAW,
    DRAWING,
    FRENCH,
    HANDS,
    HEAD,
    OVER,
    Q_DEALT,
    Q_SIDE,
    Q_SIDES,
    SEALED,
    SPANISH,
    TURN,
    Row,
)
from dosdemayo.kernel.rules_layout import DENIAL, IMMEDIATE


@phrase
def take_from_deck(row: Row, side: int, card: int) -> None:
    row[DECKS + side] &= ~(1 << card)
    row[HANDS + side] |= 1 << card


@piece
def fewer_cards(row: Row, side: int) -> int:
    """By how much a side's hand is smaller than the opponent's (Q-5)."""
    return size(row[HANDS + 1 - side]) - size(row[HANDS + side])


@piece
def ask_denial(row: Row, data: Row) -> None:
    """Rules 4.1 and 4.4 (a)."""
    if row[TURN] == 1:
        return
    difference = fewer_cards(row, SPANISH)
    if abs(difference) >= data[DENIAL]:
        side = SPANISH if difference > 0 else FRENCH
        if row[DECKS + 1 - side]:
            row[ASKED] = DENY
            row[Q_SIDE] = side


@piece
def answer_denial(row: Row, data: Row, denied: int) -> None:
    """Rule 4.3."""
    row[ASKED] = OVER
    if denied:
        side = row[Q_SIDE]
        row[DENIED] = 3 if fewer_cards(row, side) == data[DENIAL] else 1 << (1 - side)


@piece
def ask_draws(row: Row) -> None:
    """Rules 4.2 and 4.4 (b)."""
    if row[TURN] == 1:
        return
    entitled = 0
    for side in range(2):
        if row[DECKS + side] and not (row[DENIED] >> side) & 1:
            entitled |= 1 << side
    if entitled:
        row[ASKED] = DRAW
        row[Q_SIDES] = entitled


@piece
def answer_draw(row: Row, side: int, drawn: int) -> None:
    """Sealed until all sides asked have answered; then chance deals to those that draw."""
    row[SEALED] |= 1 << side
    if drawn:
        row[DRAWING] |= 1 << side
    if row[SEALED] != row[Q_SIDES]:
        return
    row[Q_SIDES] = row[DRAWING]
    row[ASKED] = DEAL if row[DRAWING] else OVER
    row[SEALED] = row[DRAWING] = row[Q_DEALT] = 0


@phrase
def dealt_to(row: Row) -> int:
    """The side whose card chance turns up: the Spanish first."""
    return SPANISH if row[Q_SIDES] >> SPANISH else FRENCH


@piece
def answer_deal(row: Row, data: Row, answer: Row) -> None:
    """Rule 4.4 (c); immediate cards are played when all are drawn (4.5)."""
    card = answer[HEAD]
    side = dealt_to(row)
    take_from_deck(row, side, card)
    row[Q_SIDES] &= ~(1 << side)
    if row[Q_SIDES]:
        row[Q_DEALT] = 1 + card
        return
    row[ASKED] = OVER
    earlier, row[Q_DEALT] = row[Q_DEALT] - 1, 0
    leave_hand(row, data, earlier)
    leave_hand(row, data, card)
    if earlier >= 0 and (data[IMMEDIATE] >> earlier) & 1:
        play_immediate(row, data, earlier, answer)
    if (data[IMMEDIATE] >> card) & 1:
        play_immediate(row, data, card, answer)


@piece
def leave_hand(row: Row, data: Row, card: int) -> None:
    """Immediate cards leave the hands before the first acts (Q-113)."""
    if card >= 0 and (data[IMMEDIATE] >> card) & 1:
        row[HANDS + FRENCH] &= ~(1 << card)
        row[HANDS + SPANISH] &= ~(1 << card)


@phrase
def discarding(row: Row) -> int:
    """The side whose hand loses a card: the Spanish first."""
    return SPANISH if row[DISCARDING + SPANISH] else FRENCH


@piece
def answer_discard(row: Row, card: int) -> None:
    side = discarding(row)
    row[ASKED] = OVER
    row[HANDS + side] &= ~(1 << card)
    row[DISCARDS + side] |= 1 << card
    lose_cards(row, side, row[DISCARDING + side] - 1)
