"""Random legal answers, with the same chances as the `sample` of the readable engine's options."""

from __future__ import annotations

from dosdemayo.kernel.bits import any_of, below, lowest, nth, size
from dosdemayo.kernel.cards import area_targets, cancellable, playable, redirections, riders, usable
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
    ORDERS,
    PASS,
    PLAY,
    Q_SIDE,
    Q_WINDOW,
    SPANISH_SHEET,
    WINDOW,
    Row,
    Streams,
)
from dosdemayo.kernel.movement import stack
from dosdemayo.kernel.preparation import dealt_to, discarding
from dosdemayo.kernel.rules_layout import ADJACENT, AIM, AN_AREA, CHOICES, ENEMY_ORDER, NEW_GOAL, NEW_ORDER, RIDERS
from dosdemayo.kernel.sampling_sheets import french_sheet, share_out, spanish_sheet
from dosdemayo.kernel.sheets import addable, order, origins


@piece
def random_answer(row: Row, data: Row, seat: int, stream: Streams, answer: Row) -> None:
    """Fill `answer` with a legal answer of a seat that is asked."""
    asked = row[ASKED]
    if asked == WINDOW:
        window_answer(row, data, stream, answer)
    elif asked == ORDERS:
        if seat == FRENCH:
            french_sheet(row, data, stream, answer)
        else:
            spanish_sheet(row, data, stream, answer)
    elif asked == ALLOTMENT:
        allotment(row, stream, answer)
    elif asked in (DENY, DRAW):
        answer[HEAD] = below(stream, 2)
    elif asked == DEAL:
        answer[HEAD] = any_of(row[DECKS + dealt_to(row)], stream)
    elif asked == DISCARD:
        answer[HEAD] = any_of(row[HANDS + discarding(row)], stream)
    elif asked == CHOICE:
        answer[HEAD] = any_of(data[CHOICES], stream)


@piece
def window_answer(row: Row, data: Row, stream: Streams, answer: Row) -> None:
    """Pass, or one of the cards that can be played or used, each as likely."""
    plays = playable(row, data, row[Q_WINDOW], row[Q_SIDE])
    uses = usable(row, data, row[Q_WINDOW], row[Q_SIDE])
    pick = below(stream, 1 + size(plays) + size(uses))
    if pick == 0:
        answer[HEAD] = PASS
        return
    act = nth(plays, pick - 1) if pick <= size(plays) else CARD_COUNT + nth(uses, pick - 1 - size(plays))
    answer[HEAD] = PLAY + act
    aim(row, data, act, stream, answer)


@piece
def aim(row: Row, data: Row, act: int, stream: Streams, answer: Row) -> None:
    """A random target for an act that has one."""
    wanted = data[AIM + act]
    if wanted == AN_AREA:
        answer[1] = any_of(area_targets(row, data, act), stream)
    elif wanted == ENEMY_ORDER:
        answer[1] = any_of(cancellable(row, data, act), stream)
    elif wanted == NEW_ORDER:
        added_order(row, data, stream, answer)
    elif wanted == NEW_GOAL:
        redirection(row, data, stream, answer)
    elif wanted == RIDERS:
        rides(row, data, stream, answer)


@piece
def added_order(row: Row, data: Row, stream: Streams, answer: Row) -> None:
    """One of the orders that could be added, entries included."""
    total = 0
    left = origins(row) | 1
    while left:
        total += size(addable(row, data, lowest(left)))
        left &= left - 1
    pick = below(stream, total)
    left = origins(row) | 1
    while left:
        origin = lowest(left)
        left &= left - 1
        goals = addable(row, data, origin)
        if pick < size(goals):
            answer[1] = order(origin, nth(goals, pick), 0)
            return
        pick -= size(goals)


@piece
def redirection(row: Row, data: Row, stream: Streams, answer: Row) -> None:
    total = 0
    for place in range(row[SPANISH_SHEET]):
        total += size(redirections(row, data, place))
    pick = below(stream, total)
    for place in range(row[SPANISH_SHEET]):
        goals = redirections(row, data, place)
        if pick < size(goals):
            answer[1] = place
            answer[2] = nth(goals, pick)
            return
        pick -= size(goals)


@piece
def rides(row: Row, data: Row, stream: Streams, answer: Row) -> None:
    """Some cubes of each area ride, each where it likes; at least one rides."""
    answer[1] = 0
    while answer[1] == 0:
        left = riders(row, data)
        while left:
            area = lowest(left)
            left &= left - 1
            share_out(area, below(stream, arrived(row, area) + 1), data[ADJACENT + area], stream, answer, 1)


@piece
def allotment(row: Row, stream: Streams, answer: Row) -> None:
    """At least one cube for each order; of the rest of each stack some more (6.3)."""
    count = row[FRENCH_SHEET]
    answer[HEAD] = count
    for place in range(1, count + 1):
        answer[place] = 1
    left = (2 << count) - 2
    while left:
        cubes = stack(row[FRENCH_SHEET + lowest(left)])
        sharing = 0
        for place in range(lowest(left), count + 1):
            if stack(row[FRENCH_SHEET + place]) == cubes:
                sharing |= 1 << place
        for _ in range(below(stream, row[cubes] - size(sharing) + 1)):
            answer[any_of(sharing, stream)] += 1
        left &= ~sharing
