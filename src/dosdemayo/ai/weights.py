"""The learned evaluation that ships with the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from dosdemayo.ai.fast.features import Floats

WEIGHTS = Path(__file__).with_name("value.npz")


@cache
def learned() -> Floats:
    """The weights of the network. Those of another shape would be read past their end."""
    from dosdemayo.ai.fast.value import NETWORK  # loads Numba

    with np.load(WEIGHTS) as kept:
        weights = np.asarray(kept["value"], np.float32)
    if weights.shape != (NETWORK,):
        raise ValueError(f"{WEIGHTS.name} holds {weights.size} weights; the evaluation has {NETWORK}: train it again")
    return weights
