"""What a search works with: the rules as numbers, an evaluation, and room, so that compiled code makes no arrays."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from dosdemayo.ai.fast.features import FEATURES, Floats
from dosdemayo.ai.tactics import distances
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.kernel.data import kernel_data
from dosdemayo.kernel.layout import ANSWER, AREAS, ROW, Ints, Row

#: Widths of a network's hidden layers.
FIRST: Final = 64
SECOND: Final = 32
#: What a network tells: the chance to win and the grade.
HEADS: Final = 2
#: Room for the tries of one card window.
TRIES: Final = 96
_ROWS: Final = 6


class Desk(NamedTuple):
    data: Row
    #: Steps between areas, as one row.
    steps: Row
    #: The evaluation: one weight for each feature, or the weights of a network.
    net: Floats
    seen: Floats
    first: Floats
    second: Floats
    heads: Floats
    room: Ints
    #: Where play writes answers.
    answer: Row
    tries: Ints
    scores: npt.NDArray[np.float64]
    #: How many positions have been valued: what thinking costs, told without a clock.
    effort: npt.NDArray[np.int64]


def desk(rules: Ruleset, net: Floats) -> Desk:
    """A desk of one's own: two threads must not share one."""
    steps = np.zeros((AREAS, AREAS), np.int64)
    steps[: rules.board.size + 1, : rules.board.size + 1] = distances(rules.board)
    return Desk(
        cast(Row, kernel_data(rules)),
        cast(Row, steps.reshape(-1)),
        net,
        np.zeros(FEATURES, np.float32),
        np.zeros(FIRST, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(HEADS, np.float32),
        np.zeros((_ROWS, ROW), np.int64),
        cast(Row, np.zeros(ANSWER, np.int64)),
        np.zeros((TRIES, ANSWER), np.int64),
        np.zeros(TRIES, np.float64),
        np.zeros(1, np.int64),
    )
