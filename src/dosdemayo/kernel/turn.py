"""The turn (chapter 3): its steps, its card windows, and what happens between one question and the next."""

from __future__ import annotations

import numpy as np

from dosdemayo.kernel.acts import play_card, use_card
from dosdemayo.kernel.cards import can_act
from dosdemayo.kernel.effects import end, initiative, loss_limit_reached
from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import (
    ALLOTMENT,
    ASKED,
    CHANCE,
    CHOICE,
    DEAL,
    DENY,
    DISCARD,
    DISCARDING,
    DRAW,
    FIRST_WRITER,
    FRENCH,
    FRENCH_SHEET,
    HEAD,
    NOBODY,
    ORDERS,
    OVER,
    PASS,
    PLAY,
    Q_PASSES,
    Q_SIDE,
    Q_SIDES,
    Q_WINDOW,
    REASON,
    RESIGN,
    RESIGNED,
    RESUME,
    SEALED,
    SPANISH,
    STEP,
    USE,
    WINDOW,
    Row,
)
from dosdemayo.kernel.movement import announce, move_all, void_barred
from dosdemayo.kernel.preparation import (
    answer_deal,
    answer_denial,
    answer_discard,
    answer_draw,
    ask_denial,
    ask_draws,
    discarding,
    take_from_deck,
)
from dosdemayo.kernel.resolution import end_of_cards, end_of_movement, end_of_turn, fights
from dosdemayo.kernel.sheets import write

# The steps of a turn, numbered as in the engine.
(
    DENIALS,
    DRAWS,
    W_PREPARATION,
    W_ORDERS,
    WRITES,
    REVEAL,
    W_MOVEMENT,
    VOID,
    NUMBERS,
    W_AFTER_MOVEMENT,
    END_OF_MOVEMENT,
    W_RESOLUTION,
    FIGHTS,
    W_AFTER_RESOLUTION,
    END_OF_CARDS,
    END_OF_TURN,
) = range(16)

#: For each step the card window that it opens, or -1.
OPENS = np.array([-1, -1, 0, 1, -1, -1, 2, -1, -1, 3, -1, 4, -1, 5, -1, -1])


@piece
def ask_next(row: Row, data: Row, window: int, side: int, passes: int) -> None:
    """Rule 9.4; a side with nothing playable is passed over (9.5)."""
    while passes < 2:
        if can_act(row, data, window, side):
            row[ASKED] = WINDOW
            row[Q_WINDOW] = window
            row[Q_SIDE] = side
            row[Q_PASSES] = passes
            return
        side = 1 - side
        passes += 1


@piece
def answer_window(row: Row, data: Row, answer: Row) -> None:
    row[ASKED] = OVER
    head, window, other = answer[HEAD], row[Q_WINDOW], 1 - row[Q_SIDE]
    if head == PASS:
        ask_next(row, data, window, other, row[Q_PASSES] + 1)
        return
    if head < USE:
        play_card(row, data, head - PLAY, answer)
    else:
        use_card(row, data, head - USE, answer)
    if loss_limit_reached(row, data):
        return
    if row[DISCARDING] or row[DISCARDING + 1]:
        row[RESUME] = 1 + 2 * window + other
    else:
        ask_next(row, data, window, other, 0)


@piece
def resume(row: Row, data: Row) -> None:
    """Go on with the card window in which cards were discarded, once all of them are (Q-112)."""
    if row[RESUME] and not row[DISCARDING] and not row[DISCARDING + 1]:
        window, side = (row[RESUME] - 1) >> 1, (row[RESUME] - 1) & 1
        row[RESUME] = 0
        ask_next(row, data, window, side, 0)


@piece
def ask_orders(row: Row) -> None:
    """Rule 5.1: both at the same time, unless one side writes first and shows its set."""
    first = row[FIRST_WRITER]
    row[ASKED] = ORDERS
    row[Q_SIDES] = 3 if first == NOBODY else 1 << first


@piece
def answer_orders(row: Row, side: int, answer: Row) -> None:
    write(row, side, answer)
    row[SEALED] |= 1 << side
    if row[SEALED] == 3:
        row[ASKED] = OVER
    elif row[FIRST_WRITER] != NOBODY:
        row[Q_SIDES] = 1 << (1 - side)


@piece
def ask_numbers(row: Row, data: Row) -> None:
    """Rule 6.3."""
    announce(row, data)
    if row[FRENCH_SHEET]:
        row[ASKED] = ALLOTMENT
    else:
        move_all(row, row)


@piece
def enter(row: Row, data: Row, step: int) -> None:
    """What the rules do at a step of the turn that opens no card window."""
    if step == DENIALS:
        ask_denial(row, data)
    elif step == DRAWS:
        ask_draws(row)
    elif step == WRITES:
        ask_orders(row)
    elif step == REVEAL:
        row[SEALED] = 0
    elif step == VOID:
        void_barred(row, data)
    elif step == NUMBERS:
        ask_numbers(row, data)
    elif step == FIGHTS:
        fights(row, data)
    else:
        leave(row, data, step)


@piece
def leave(row: Row, data: Row, step: int) -> None:
    """The steps at which something ends."""
    if step == END_OF_MOVEMENT:
        end_of_movement(row, data)
    elif step == END_OF_CARDS:
        end_of_cards(row, data)
    else:
        end_of_turn(row, data)


@piece
def take_step(row: Row, data: Row) -> None:
    """Take the next step of the turn: its card window is opened, or what the rules do there is done."""
    step = row[STEP]
    row[STEP] += 1
    if OPENS[step] >= 0:
        ask_next(row, data, OPENS[step], initiative(row), 0)
    else:
        enter(row, data, step)


@piece
def advance(row: Row, data: Row) -> None:
    """Walk through the steps of the turn until somebody is asked or the game is over."""
    while row[ASKED] == OVER and row[REASON] == 0:
        if row[DISCARDING] or row[DISCARDING + 1]:
            row[ASKED] = DISCARD
            return
        if loss_limit_reached(row, data):
            return
        take_step(row, data)


@piece
def asked_seats(row: Row) -> int:
    """Mask of the seats that have still to answer; 0 when the game is over."""
    asked = row[ASKED]
    if asked in (DRAW, ORDERS):
        return row[Q_SIDES] & ~row[SEALED]
    if asked in (DENY, WINDOW):
        return 1 << row[Q_SIDE]
    if asked == DISCARD and row[DISCARDING + discarding(row)] >> 8:
        return 1 << discarding(row)
    if asked in (DEAL, DISCARD):
        return 1 << CHANCE
    return 0 if asked == OVER else 1 << FRENCH


@piece
def next_seat(row: Row) -> int:
    """The seat that answers next; where both are asked, the Spanish."""
    seats = asked_seats(row)
    if seats & (1 << SPANISH):
        return SPANISH
    return CHANCE if seats & (1 << CHANCE) else FRENCH if seats else NOBODY


@piece
def respond(row: Row, data: Row, seat: int, answer: Row) -> None:
    """Carry out one answer of a seat, without going on to the next question."""
    asked = row[ASKED]
    if answer[HEAD] == RESIGN:
        end(row, 1 - seat, RESIGNED)
    elif asked == WINDOW:
        answer_window(row, data, answer)
    elif asked == ORDERS:
        answer_orders(row, seat, answer)
    elif asked == ALLOTMENT:
        row[ASKED] = OVER
        move_all(row, answer)
    elif asked == DRAW:
        answer_draw(row, seat, answer[HEAD])
    elif asked == DEAL:
        answer_deal(row, data, answer)
    elif asked == DENY:
        answer_denial(row, data, answer[HEAD])
    elif asked == DISCARD:
        answer_discard(row, answer[HEAD])
        resume(row, data)
    elif asked == CHOICE:
        row[ASKED] = OVER
        take_from_deck(row, FRENCH, answer[HEAD])


@piece
def step(row: Row, data: Row, seat: int, answer: Row) -> None:
    """The position after an answer, at the next question or at the end. The answer must be a legal one."""
    respond(row, data, seat, answer)
    advance(row, data)
