"""Whether an answer is legal. `step` does not ask: answers from `random_answer` always are."""

from __future__ import annotations

from dosdemayo.kernel.cards import area_targets, cancellable, card_of, playable, redirections, riders, usable
from dosdemayo.kernel.effects import arrived
from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import (
    ALLOTMENT,
    ASKED,
    CARD_COUNT,
    CHOICE,
    DEAL,
    DECKS,
    DENY,
    DISCARD,
    DRAW,
    FRENCH,
    FRENCH_SHEET,
    HANDS,
    HEAD,
    MAX_CUBES,
    ORDERS,
    PASS,
    PLAY,
    Q_SIDE,
    Q_WINDOW,
    ROUTE,
    SPANISH_SHEET,
    WINDOW,
    Row,
)
from dosdemayo.kernel.legality_sheets import french_sheet_legal, spanish_sheet_legal
from dosdemayo.kernel.movement import stack
from dosdemayo.kernel.preparation import dealt_to, discarding
from dosdemayo.kernel.rules_layout import ADJACENT, AIM, AN_AREA, CHOICES, ENEMY_ORDER, NEW_GOAL, NEW_ORDER, RIDERS
from dosdemayo.kernel.sheets import addable, goal_of, number_of, origin_of, origins
from dosdemayo.kernel.turn import asked_seats


@piece
def has(mask: int, place: int) -> bool:
    return 0 <= place < CARD_COUNT and (mask >> place) & 1 != 0


@piece
def is_legal(row: Row, data: Row, seat: int, answer: Row) -> bool:
    """May this seat answer so? Sheets that strict play voids at the reveal are not: the kernel does not hold them."""
    asked, head = row[ASKED], answer[HEAD]
    if not (asked_seats(row) >> seat) & 1:
        return False
    if asked == WINDOW:
        return window_legal(row, data, answer)
    if asked == ORDERS:
        return french_sheet_legal(row, data, answer) if seat == FRENCH else spanish_sheet_legal(row, data, answer)
    if asked == ALLOTMENT:
        return allotment_legal(row, answer)
    if asked in (DENY, DRAW):
        return 0 <= head <= 1
    return has(cards_named(row, data, asked), head)


@piece
def cards_named(row: Row, data: Row, asked: int) -> int:
    """Mask of the cards that may be named where a card is asked for."""
    if asked == DEAL:
        return row[DECKS + dealt_to(row)]
    if asked == DISCARD:
        return row[HANDS + discarding(row)]
    return data[CHOICES] if asked == CHOICE else 0


@piece
def window_legal(row: Row, data: Row, answer: Row) -> bool:
    head, window, side = answer[HEAD], row[Q_WINDOW], row[Q_SIDE]
    if head == PASS:
        return True
    act = head - PLAY
    may = playable(row, data, window, side) if act < CARD_COUNT else usable(row, data, window, side)
    return has(may, card_of(act)) and target_legal(row, data, act, answer)


@piece
def target_legal(row: Row, data: Row, act: int, answer: Row) -> bool:
    aim, target = data[AIM + act], answer[1]
    if aim == AN_AREA:
        return has(area_targets(row, data, act), target)
    if aim == NEW_ORDER:
        return addition_legal(row, data, target)
    if aim == RIDERS:
        return rides_legal(row, data, answer)
    if aim == ENEMY_ORDER:
        return has(cancellable(row, data, act), target)
    if aim == NEW_GOAL:
        return 0 <= target < row[SPANISH_SHEET] and has(redirections(row, data, target), answer[2])
    return True


@piece
def addition_legal(row: Row, data: Row, written: int) -> bool:
    """Could this French order be added (D-2)?"""
    origin = origin_of(written)
    if written & ~ROUTE or not ((origins(row) | 1) >> origin) & 1:
        return False
    return has(addable(row, data, origin), goal_of(written))


@piece
def rides_legal(row: Row, data: Row, answer: Row) -> bool:
    """D-3: different steps, each of cubes that moved and stand where no Spanish cube is."""
    last = 1 + answer[1]
    sources = riders(row, data)
    for place in range(2, last + 1):
        step = answer[place]
        origin = origin_of(step)
        if not has(sources, origin) or not has(data[ADJACENT + origin], goal_of(step)) or number_of(step) < 1:
            return False
        riding = 0
        for other in range(2, last + 1):
            if origin_of(answer[other]) == origin:
                riding += number_of(answer[other])
            if other != place and (answer[other] ^ step) & ROUTE == 0:
                return False
        if riding > arrived(row, origin):
            return False
    return 1 <= answer[1] <= MAX_CUBES


@piece
def allotment_legal(row: Row, answer: Row) -> bool:
    """Rule 6.3: at least one cube for each order, together not more than stand there."""
    for place in range(1, row[FRENCH_SHEET] + 1):
        cubes = stack(row[FRENCH_SHEET + place])
        moving = 0
        for other in range(1, row[FRENCH_SHEET] + 1):
            if stack(row[FRENCH_SHEET + other]) == cubes:
                moving += answer[other]
        if answer[place] < 1 or moving > row[cubes]:
            return False
    return answer[HEAD] == row[FRENCH_SHEET]
