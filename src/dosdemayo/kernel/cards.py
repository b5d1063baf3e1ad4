"""Chapter 9: which cards can be played or used now, and on what. What they then do is in `acts`."""

from __future__ import annotations

from dosdemayo.kernel.bits import lowest
from dosdemayo.kernel.effects import barred, closed, contested, held, number_of_card
from dosdemayo.kernel.jit import phrase, piece
from dosdemayo.kernel.layout import (
    ARRIVED,
    CARD_COUNT,
    FOUGHT,
    FRENCH,
    HANDS,
    IN_PLAY,
    LYING,
    OCCUPIED,
    RESERVE,
    SHEET,
    SHEET_SIZE,
    SPANISH,
    SPANISH_SHEET,
    TURN,
    WINDOW_COUNT,
    Row,
)
from dosdemayo.kernel.rules_layout import (
    A_FIGHT,
    A_GROUP,
    A_HOLD,
    A_PREY,
    A_RESULT,
    ACTS,
    ADJACENT,
    AIM,
    AN_AREA,
    CANCEL,
    COUNTED,
    DECK,
    DEGREE,
    ENEMY_ORDER,
    FIXED,
    FREE,
    FROM_OUTSIDE,
    FURTHER,
    HELD,
    MAIN_STREETS,
    NEEDED,
    NEEDS_AREAS,
    NEEDS_CARDS,
    NEEDS_CLOSED,
    NEEDS_PLACES,
    NEEDS_RESERVE,
    NEW_GOAL,
    NEW_ORDER,
    PICKED,
    PICKED_WITH,
    PLAYABLE,
    RIDERS,
    USABLE,
    USED_IN,
    USES,
)
from dosdemayo.kernel.sheets import addable, goal_of, origin_of, origins


@phrase
def card_of(act: int) -> int:
    """The card that is played or used by an act."""
    return act if act < CARD_COUNT else act - CARD_COUNT


@phrase
def side_of(data: Row, card: int) -> int:
    return (data[DECK + SPANISH] >> card) & 1


@piece
def playable(row: Row, data: Row, window: int, side: int) -> int:
    """Mask of the cards in hand that this side may play in this window now."""
    cards = row[HANDS + side] & data[PLAYABLE + row[TURN] * WINDOW_COUNT + window]
    found = 0
    while cards:
        if has_object(row, data, lowest(cards)):
            found |= cards & -cards
        cards &= cards - 1
    return found


@piece
def usable(row: Row, data: Row, window: int, side: int) -> int:
    """Mask of the cards in play that this side may use in this window now, in place of playing a card."""
    found = 0
    cards = row[IN_PLAY] & data[USABLE] & data[DECK + side]
    while cards:
        card = lowest(cards)
        is_open = (data[USED_IN + card] >> window) & 1 and row[LYING + card] >> 16 < data[USES + card]
        if is_open and has_object(row, data, CARD_COUNT + card):
            found |= 1 << card
        cards &= cards - 1
    return found


@piece
def can_act(row: Row, data: Row, window: int, side: int) -> bool:
    cards = row[HANDS + side] & data[PLAYABLE + row[TURN] * WINDOW_COUNT + window]
    while cards:
        if has_object(row, data, lowest(cards)):
            return True
        cards &= cards - 1
    return usable(row, data, window, side) != 0


@piece
def has_object(row: Row, data: Row, act: int) -> bool:
    """D-12: are its conditions met, and is there something that each of its effects can have?"""
    if data[FURTHER + act] and not further_met(row, data, act):
        return False
    aim = data[AIM + act]
    if aim == AN_AREA:
        return area_targets(row, data, act) != 0
    if aim == NEW_ORDER:
        return can_add_order(row, data)
    if aim == ENEMY_ORDER:
        return cancellable(row, data, act) != 0
    if aim == NEW_GOAL:
        return can_redirect(row, data)
    return aim != RIDERS or riders(row, data) != 0


@piece
def further_met(row: Row, data: Row, act: int) -> bool:
    """Whatever must be beside the thing that is picked."""
    further, side = data[FURTHER + act], side_of(data, card_of(act))
    if further & NEEDS_CARDS and not row[IN_PLAY] & data[NEEDED + act]:
        return False
    if further & NEEDS_AREAS and data[HELD + act] & ~held(row, side):
        return False
    if further & NEEDS_RESERVE and not row[RESERVE + side]:
        return False
    if further & NEEDS_CLOSED and not enters_closed(row, data):
        return False
    return not further & NEEDS_PLACES or places_stand(row, data, act, side)


@piece
def places_stand(row: Row, data: Row, act: int, side: int) -> bool:
    for word in range(A_FIGHT, A_RESULT):
        if data[FIXED + (word - 1) * ACTS + act] & ~standing(row, side, word):
            return False
    return True


@piece
def standing(row: Row, side: int, word: int) -> int:
    """Mask of the areas where that stands for a side of which a word speaks."""
    if word == A_FIGHT:
        return contested(row)
    if word == A_GROUP:
        return row[OCCUPIED + side]
    if word == A_HOLD:
        return held(row, side)
    if word == A_PREY:
        return row[ARRIVED] & contested(row)
    return row[FOUGHT] & contested(row) if word == A_RESULT else -1


@piece
def area_targets(row: Row, data: Row, act: int) -> int:
    """Mask of the areas that can be picked for an act."""
    areas, words, side = data[PICKED + act], data[PICKED_WITH + act], side_of(data, card_of(act))
    while words:
        areas &= standing(row, side, lowest(words))
        words &= words - 1
    return areas


@piece
def can_add_order(row: Row, data: Row) -> bool:
    left = origins(row)
    while left:
        if addable(row, data, lowest(left)):
            return True
        left &= left - 1
    return addable(row, data, 0) != 0


@piece
def cancellable(row: Row, data: Row, act: int) -> int:
    """Mask of the places (from 0) of the enemy orders that an act can cancel."""
    card = card_of(act)
    sheet = SHEET + (1 - side_of(data, card)) * SHEET_SIZE
    which = number_of_card(data, CANCEL, card)
    found = 0
    for place in range(row[sheet]):
        origin = origin_of(row[sheet + 1 + place])
        free = (data[MAIN_STREETS] >> origin) & 1
        if not ((which == COUNTED and free) or (which == FREE and not free) or (which == FROM_OUTSIDE and origin)):
            found |= 1 << place
    return found


@piece
def redirections(row: Row, data: Row, place: int) -> int:
    """Mask of the areas to which the Spanish order at a place (from 0) could be redirected (D-5)."""
    written = row[SPANISH_SHEET + 1 + place]
    return data[ADJACENT + origin_of(written)] & ~(1 << goal_of(written)) & ~barred(row, data)


@piece
def can_redirect(row: Row, data: Row) -> bool:
    place = row[SPANISH_SHEET]
    while place and not redirections(row, data, place - 1):
        place -= 1
    return place > 0


@piece
def riders(row: Row, data: Row) -> int:
    """Mask of the areas from which French cubes that moved may go further (D-3)."""
    found = 0
    left = row[ARRIVED] & held(row, FRENCH)
    while left:
        if data[DEGREE + lowest(left)]:
            found |= left & -left
        left &= left - 1
    return found


@piece
def enters_closed(row: Row, data: Row) -> bool:
    shut = closed(row, data)
    if shut:
        for place in range(1, row[SPANISH_SHEET] + 1):
            if (shut >> goal_of(row[SPANISH_SHEET + place])) & 1:
                return True
    return False
