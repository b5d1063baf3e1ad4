"""A sheet that the enemy sees before it writes: the one whose best answer hurts least."""

from __future__ import annotations

import numpy as np

from dosdemayo.ai.fast.matrix import Payoffs
from dosdemayo.ai.turn_matrix import Mix, TurnMatrix
from dosdemayo.engine.ids import FRENCH, enemy

#: Answers tried on all sheets, and sheets then tried against all answers.
_FIRST_ANSWERS = 8
_LOOKED_AT_AGAIN = 5
#: Answers tried on a sheet before it is asked whether it can still be among the best.
_AT_A_TIME = 4
#: Sums of the same numbers may differ by so much.
_TINY = 1e-9


def least_hurt(matrix: TurnMatrix) -> Mix:
    """A few answers sort out most sheets; what is left is tried against all of them."""
    own, foe = len(matrix.sheets[matrix.side]), len(matrix.sheets[enemy(matrix.side)])
    few = list(range(0, foe, max(1, foe // _FIRST_ANSWERS)))
    at_first = worst(matrix, list(range(own)), few, _LOOKED_AT_AGAIN)
    left = [int(place) for place in np.argsort(-at_first, kind="stable")[:_LOOKED_AT_AGAIN]]
    at_last = worst(matrix, left, list(range(foe)), 1)
    best = int(at_last.argmax())
    value = float(at_last[best]) if matrix.side is FRENCH else 1.0 - float(at_last[best])
    return Mix((matrix.sheets[matrix.side][left[best]],), (1.0,), value)


def worst(matrix: TurnMatrix, own: list[int], foe: list[int], best: int) -> Payoffs:
    """What each sheet is worth if the enemy answers it best; minus infinity for some that are not among so many best.

    What hurt a sheet most is tried first on the next: most of those that do not matter fall out after a few answers.
    """
    found, answers = np.full(len(own), -np.inf), list(foe)
    for place, sheet in enumerate(own):
        floor = np.partition(found, -best)[-best] if place >= best else -np.inf
        lowest, hurting = np.full(len(matrix.weights), np.inf), list[int]()
        for start in range(0, len(answers), _AT_A_TIME):
            some = answers[start : start + _AT_A_TIME]
            gains = matrix.gains([sheet], some)[:, 0]
            hurting += [some[k] for k in sorted(set(gains.argmin(axis=1)[gains.min(axis=1) < lowest].tolist()))]
            lowest = np.minimum(lowest, gains.min(axis=1))
            if lowest @ matrix.weights < floor - _TINY:
                break
        else:
            found[place] = lowest @ matrix.weights
        answers = [*reversed(hurting), *(answer for answer in answers if answer not in hurting)]
    return found
