"""Chapter 9: what a card does at once, when it is played or used."""

from __future__ import annotations

from dosdemayo.kernel.bits import size
from dosdemayo.kernel.cards import has_object, redirections, side_of, standing
from dosdemayo.kernel.effects import add_cubes, arrived, eliminate, number_of_card
from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import (
    ARRIVED,
    CARD_COUNT,
    DISCARDING,
    DISCARDS,
    FIRST_WRITER,
    FRENCH,
    HANDS,
    IN_PLAY,
    LYING,
    MOVED_IN,
    RESERVE,
    SPANISH_SHEET,
    TURN,
    USED,
    Row,
)
from dosdemayo.kernel.resolution import fight
from dosdemayo.kernel.rules_layout import (
    A_PREY,
    A_RESULT,
    ADD_ORDER,
    AIM,
    AN_AREA,
    AT_ONCE,
    CANCEL,
    FIGHT_AGAIN,
    LOSE_CARDS,
    PLACE,
    RECRUIT,
    RECRUITED_AT,
    REDIRECT,
    RIDE,
    SEE_SHEET,
    STAYING,
    STRIKE,
)
from dosdemayo.kernel.sheets import add_order, cancel, goal_of, number_of, order, origin_of

#: One more use of a card in play.
_A_USE = 1 << 16


@piece
def play_card(row: Row, data: Row, card: int, answer: Row) -> None:
    """From hand to the table: it stays or is discarded face up (9.3), and takes effect."""
    row[HANDS + side_of(data, card)] &= ~(1 << card)
    lay_down(row, data, card, answer[1] if data[AIM + card] == AN_AREA else 0)
    take_effect(row, data, card, answer)


@piece
def lay_down(row: Row, data: Row, card: int, area: int) -> None:
    if (data[STAYING] >> card) & 1:
        row[IN_PLAY] |= 1 << card
        row[USED] |= 1 << card
        row[LYING + card] = area | (row[TURN] << 8) | _A_USE
    else:
        row[DISCARDS + side_of(data, card)] |= 1 << card


@piece
def play_immediate(row: Row, data: Row, card: int, answer: Row) -> None:
    """Rule 4.5, for a card that has left the hand; one without an object is discarded (Q-114)."""
    if has_object(row, data, card):
        lay_down(row, data, card, 0)
        take_effect(row, data, card, answer)
    else:
        row[DISCARDS + side_of(data, card)] |= 1 << card


@piece
def use_card(row: Row, data: Row, card: int, answer: Row) -> None:
    row[USED] |= 1 << card
    row[LYING + card] += _A_USE
    take_effect(row, data, card, answer)


@piece
def take_effect(row: Row, data: Row, card: int, answer: Row) -> None:
    """What is picked stands in the answer from place 1 on."""
    acts, side = data[AT_ONCE + card], side_of(data, card)
    if (acts >> SEE_SHEET) & 1:
        row[FIRST_WRITER] = 1 - side
    if (acts >> ADD_ORDER) & 1:
        add_order(row, answer[1])
    if (acts >> CANCEL) & 1:
        cancel(row, 1 - side, answer[1])
    if (acts >> REDIRECT) & 1:
        redirect(row, data, answer[1], answer[2])
    if (acts >> RIDE) & 1:
        ride(row, answer)
    if (acts >> RECRUIT) & 1:
        recruit(row, data, card, side, acting_at(data, RECRUIT, card, answer))
    if (acts >> STRIKE) & 1:
        strike(row, side, acting_at(data, STRIKE, card, answer), number_of_card(data, STRIKE, card))
    if (acts >> FIGHT_AGAIN) & 1 and (standing(row, side, A_RESULT) >> answer[1]) & 1:
        fight(row, data, answer[1])
    if (acts >> LOSE_CARDS) & 1:
        lose_cards(row, 1 - side, number_of_card(data, LOSE_CARDS, card))


@piece
def acting_at(data: Row, effect: int, card: int, answer: Row) -> int:
    """The area in which an effect acts at once."""
    return data[PLACE + effect * CARD_COUNT + card] or answer[1]


@piece
def ride(row: Row, answer: Row) -> None:
    """D-3: `answer[1]` steps, written like orders."""
    for place in range(2, 2 + answer[1]):
        step = answer[place]
        move_arrived(row, origin_of(step), -number_of(step))
        move_arrived(row, goal_of(step), number_of(step))


@piece
def move_arrived(row: Row, area: int, cubes: int) -> None:
    add_cubes(row, FRENCH, area, cubes)
    row[MOVED_IN + area] += cubes
    if row[MOVED_IN + area]:
        row[ARRIVED] |= 1 << area
    else:
        row[ARRIVED] &= ~(1 << area)


@piece
def lose_cards(row: Row, side: int, number: int) -> None:
    """Ask which cards go, only where there is a choice; a hand that must go whole goes. Bit 8: the owner picks."""
    hand = row[HANDS + side]
    if number & 0xFF and size(hand) > number & 0xFF:
        row[DISCARDING + side] = number
        return
    row[DISCARDING + side] = 0
    if number & 0xFF:
        row[HANDS + side] = 0
        row[DISCARDS + side] |= hand


@piece
def recruit(row: Row, data: Row, card: int, side: int, area: int) -> None:
    """D-10: cubes join a group from the reserve."""
    if (standing(row, side, data[RECRUITED_AT + card]) >> area) & 1:
        number = min(number_of_card(data, RECRUIT, card), row[RESERVE + side])
        row[RESERVE + side] -= number
        add_cubes(row, side, area, number)


@piece
def redirect(row: Row, data: Row, place: int, goal: int) -> None:
    """D-5; not into an area that the card itself has closed (Q-115)."""
    if (redirections(row, data, place) >> goal) & 1:
        written = row[SPANISH_SHEET + 1 + place]
        row[SPANISH_SHEET + 1 + place] = order(origin_of(written), goal, number_of(written))


@piece
def strike(row: Row, side: int, area: int, most: int) -> None:
    """Q-26: of the French cubes that moved in, so many are lost."""
    if (standing(row, side, A_PREY) >> area) & 1:
        killed = min(most, arrived(row, area))
        row[MOVED_IN + area] -= killed
        if not row[MOVED_IN + area]:
            row[ARRIVED] &= ~(1 << area)
        eliminate(row, FRENCH, area, killed)
