"""What a search works with: the rules as numbers, an evaluator, and buffers, so that compiled code makes no arrays."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from dosdemayo.ai.fast.evaluator import FIRST, HEADS, SECOND, Evaluator, weighed_as
from dosdemayo.ai.fast.features import FEATURES, Floats
from dosdemayo.ai.tactics import distances
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.kernel.data import kernel_data
from dosdemayo.kernel.layout import ANSWER, AREAS, CARD_COUNT, ROW, Ints, Row

#: Room for the tries of one card window.
TRIES: Final = 96
#: Room for positions whose value is remembered: a power of two.
REMEMBERED: Final = 1 << 15


class Workspace(NamedTuple):
    data: Row
    #: Steps between areas, as one row.
    steps: Row
    #: Which of the weighed cards each card of the edition is.
    known: Row
    evaluator: Evaluator
    #: The features of the position that is valued, and the layers of the networks: the first of all of them, the second
    #: of one after the other.
    seen: Floats
    first: Floats
    second: Floats
    heads: Floats
    #: The inputs of a layer that are above 0, and where they stand.
    above: Floats
    places: Row
    #: The position in which a turn is played out.
    position: Row
    #: That position after a card that is tried.
    tried: Row
    #: Either of them at the end of the turn, if nobody plays a further card.
    rollout: Row
    #: Where play writes answers, and the numbers of cubes while cards are tried.
    answer: Row
    numbers: Row
    #: Answers worth a try in a card window, and how they look at first sight.
    tries: Ints
    scores: npt.NDArray[np.float64]
    #: Marks of positions that were valued not long ago, and their values.
    marks: npt.NDArray[np.int64]
    values: npt.NDArray[np.float64]
    #: How many positions have been valued: what thinking costs, measured without a clock.
    effort: npt.NDArray[np.int64]


def workspace(rules: Ruleset, evaluator: Evaluator) -> Workspace:
    """A workspace of one's own: two threads must not share one."""
    steps = np.zeros((AREAS, AREAS), np.int64)
    steps[: rules.board.size + 1, : rules.board.size + 1] = distances(rules.board)
    known = np.zeros(CARD_COUNT, np.int64)
    for card, place in rules.places.items():
        like = weighed_as(rules.cards[card])
        known[place] = 0 if like is None else 1 + like
    return Workspace(
        data=cast(Row, kernel_data(rules)),
        steps=cast(Row, steps.reshape(-1)),
        known=cast(Row, known),
        evaluator=evaluator,
        seen=np.zeros(FEATURES, np.float32),
        first=np.zeros(FIRST * max(1, evaluator.networks), np.float32),
        second=np.zeros(SECOND, np.float32),
        heads=np.zeros(HEADS, np.float32),
        above=np.zeros(FEATURES + 1, np.float32),
        places=_buffer(FEATURES + 1),
        position=_buffer(ROW),
        tried=_buffer(ROW),
        rollout=_buffer(ROW),
        answer=_buffer(ANSWER),
        numbers=_buffer(ANSWER),
        tries=np.zeros((TRIES, ANSWER), np.int64),
        scores=np.zeros(TRIES, np.float64),
        marks=np.zeros(REMEMBERED, np.int64),
        values=np.zeros(REMEMBERED, np.float64),
        effort=np.zeros(1, np.int64),
    )


def _buffer(size: int) -> Row:
    return cast(Row, np.zeros(size, np.int64))
