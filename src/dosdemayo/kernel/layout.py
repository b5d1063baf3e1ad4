"""Where each part of a position stands in its row, and how answers are written: the whole data format of the kernel.

A position is one row of int64; a batch is a 2-D array. Counts by area stand at `offset + area` (area 0 is unused),
pairs by side at `offset + side`, French first, as in the engine. Sets of cards, areas and sides are bit masks.
"""

from __future__ import annotations

from typing import Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

#: A batch of rows or answers, or one number for each.
Ints: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
#: States of random number streams.
Streams: TypeAlias = npt.NDArray[np.uint64]


class Row(Protocol):
    """One row, one answer or the rules' data, as compiled code sees it: a 1-D array of int64."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, number: int, /) -> None: ...


#: Room for cards. A card's place in the list of its edition is its bit in every mask of cards.
CARD_COUNT: Final = 40

#: Seats, numbered as in the engine. NOBODY stands where no side is meant.
FRENCH, SPANISH, CHANCE, NOBODY = 0, 1, 2, -1

#: Areas 1 to 21 and the unused 0.
AREAS: Final = 22
#: The most cubes a side may have (1.4), and so the most orders in a sheet: each order needs a cube.
MAX_CUBES: Final = 30

# Kinds of question. OVER: nothing is asked.
OVER, CHOICE, DENY, DRAW, DEAL, DISCARD, WINDOW, ORDERS, ALLOTMENT = range(9)
KINDS: Final = ("over", "french_choice", "deny", "draw", "deal", "discard", "window", "orders", "allotment")

#: Card windows, in the order of a turn.
WINDOWS: Final = ("preparation", "orders", "movement", "after_movement", "resolution", "after_resolution")
WINDOW_COUNT: Final = 6

#: Reasons of an outcome; 0 while the game goes on.
REASONS: Final = ("", "loss limit", "cubes left", "gate open", "city subdued", "resigned")
LOSS_LIMIT, CUBES_LEFT, GATE_OPEN, CITY_SUBDUED, RESIGNED = range(1, 6)

# ------------------------------------------------------------------------------------------------ fields of a row

TURN: Final = 0
#: The step of the turn that is entered next, numbered as in the engine.
STEP: Final = 1
WINNER: Final = 2
REASON: Final = 3
#: What is asked now, with what it needs to know.
ASKED: Final = 4
#: Which card window is open, which side is asked in it, and how many passes in succession there were.
Q_WINDOW: Final = 5
Q_SIDE: Final = 6
Q_PASSES: Final = 7
#: Mask of the sides that draw, are dealt to, or write.
Q_SIDES: Final = 8
#: The card dealt to the first of two sides, plus one; 0 for none.
Q_DEALT: Final = 9
#: By the side whose hand it is: how many cards must still be discarded; above the low 8 bits 1 if their owner picks.
DISCARDING: Final = 10
#: The card window that goes on after a discard and the side that is then asked, as 1 + 2 * window + side; 0 for none.
RESUME: Final = 12
RESERVE: Final = 13
LOST: Final = 15
HANDS: Final = 17
DECKS: Final = 19
DISCARDS: Final = 21
#: Masks of cards: in play, used this turn.
IN_PLAY: Final = 23
USED: Final = 24
#: Mask of the sides that may not draw this turn.
DENIED: Final = 25
#: Mask of the sides that have sealed an answer, and of those whose sealed answer is to draw.
SEALED: Final = 26
DRAWING: Final = 27
FIRST_WRITER: Final = 28
#: Mask of the areas fought over this turn.
FOUGHT: Final = 29
#: Masks of the areas where a side has cubes, and where cubes moved in; they follow from the counts.
OCCUPIED: Final = 30
ARRIVED: Final = 32
#: Counts by area.
CUBES: Final = 33
FRENCH_CUBES: Final = CUBES
SPANISH_CUBES: Final = CUBES + AREAS
OUTSIDE: Final = CUBES + 2 * AREAS
MOVED_IN: Final = CUBES + 3 * AREAS
#: By card: in play, the area named (low 8 bits) and the turn it was played (8 bits); above, its uses this turn.
LYING: Final = CUBES + 4 * AREAS
#: The two sheets, each its length and then its orders; sealed while SEALED says so, in force after the reveal.
SHEET: Final = LYING + CARD_COUNT
SHEET_SIZE: Final = 1 + MAX_CUBES
FRENCH_SHEET: Final = SHEET
SPANISH_SHEET: Final = SHEET + SHEET_SIZE
ROW: Final = SHEET + 2 * SHEET_SIZE

# ------------------------------------------------------------------------------------------------ answers

#: An answer is a row of int64; what its numbers mean depends on the question (see docs/kernel.md).
HEAD: Final = 0
ANSWER: Final = 2 + MAX_CUBES
#: Heads of an answer in a card window: PASS, PLAY + card, USE + card. Less PLAY, a head is an act: a card to be played,
#: or CARD_COUNT + a card in play to be used.
PASS: Final = 0
PLAY: Final = 1
USE: Final = PLAY + CARD_COUNT
#: The head by which a side gives up (8.4), at any question.
RESIGN: Final = -1

#: An order is one number of four fields of five bits: its origin (0: outside), its destination, the number of cubes
#: written (0: none), and, from the announcement of a Spanish order on (6.3), the number of cubes that it moves.
GOAL_SHIFT, NUMBER_SHIFT, ANNOUNCED_SHIFT = 5, 10, 15
FIELD: Final = 31
#: Origin and destination alone.
ROUTE: Final = FIELD | FIELD << GOAL_SHIFT

# ------------------------------------------------------------------------------------------------ results of playouts

RESULTS: Final = ("winner", "reason", "turn", "french_lost", "spanish_lost", "spanish_left", "gates_held")
