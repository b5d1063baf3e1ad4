"""The learned evaluation that ships with the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from dosdemayo.ai.fast.features import Floats

WEIGHTS = Path(__file__).with_name("value.npz")


@cache
def learned() -> Floats:
    return read_weights(WEIGHTS)


def read_weights(path: Path) -> Floats:
    """The weights of a network. Those of another shape would be read past their end."""
    from dosdemayo.ai.fast.value import NETWORK  # loads Numba

    with np.load(path) as kept:
        weights = np.asarray(kept["value"], np.float32)
    if weights.shape != (NETWORK,):
        raise ValueError(f"{path.name} holds {weights.size} weights; the evaluation has {NETWORK}: train it again")
    return weights
