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


#: All cards in the order of the card list; a card's index is its bit in every mask of cards.
CARDS: Final = (
    "murat",
    "ordenes_de_napoleon",
    "artilleria",
    "caballeria",
    "colaboracion",
    "tropas_de_elite",
    "fuego_cerrado",
    "la_turba_se_dispersa",
    "fusilamientos",
    "desorden",
    "paz_paz",
    "jose_blas_molina",
    "luis_daoiz",
    "pedro_velarde",
    "jacinto_ruiz",
    "alcalde_de_mostoles",
    "presos_de_la_carcel",
    "soldados_se_escapan",
    "manolas",
    "un_tiesto",
    "ordenes_interceptadas",
    "heroinas",
)
(
    MURAT,
    NAPOLEON,
    ARTILLERIA,
    CABALLERIA,
    COLABORACION,
    TROPAS,
    FUEGO,
    TURBA,
    FUSILAMIENTOS,
    DESORDEN,
    PAZ,
    MOLINA,
    DAOIZ,
    VELARDE,
    RUIZ,
    ALCALDE,
    PRESOS,
    SOLDADOS,
    MANOLAS,
    TIESTO,
    INTERCEPTADAS,
    HEROINAS,
) = range(22)
CARD_COUNT: Final = 22
#: Mask of the French cards.
FRENCH_DECK: Final = (1 << MOLINA) - 1
#: Mask of the cards that are played on an area.
AREA_CARDS: Final = 1 << TROPAS | 1 << FUEGO | 1 << MOLINA | 1 << VELARDE | 1 << HEROINAS

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
#: 1 + side where a random discard waits below the question that is asked.
DISCARD_WAITS: Final = 10
RESERVE: Final = 11
LOST: Final = 13
HANDS: Final = 15
DECKS: Final = 17
DISCARDS: Final = 19
#: Masks of cards: in play, used this turn.
IN_PLAY: Final = 21
USED: Final = 22
#: Mask of the sides that may not draw this turn.
DENIED: Final = 23
#: Mask of the sides that have sealed an answer, and of those whose sealed answer is to draw.
SEALED: Final = 24
DRAWING: Final = 25
FIRST_WRITER: Final = 26
#: Mask of the areas fought over this turn.
FOUGHT: Final = 27
#: Masks of the areas where a side has cubes, and where cubes moved in; they follow from the counts.
OCCUPIED: Final = 28
ARRIVED: Final = 30
#: Counts by area.
CUBES: Final = 32
FRENCH_CUBES: Final = CUBES
SPANISH_CUBES: Final = CUBES + AREAS
OUTSIDE: Final = CUBES + 2 * AREAS
MOVED_IN: Final = CUBES + 3 * AREAS
#: By card in play: the area named (low 8 bits) and the turn it was played.
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
#: Heads of an answer in a card window: PASS, PLAY + card, USE + card.
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
