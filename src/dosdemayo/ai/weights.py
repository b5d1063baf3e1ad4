"""The learned evaluation that ships with the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from dosdemayo.ai.fast.features import Floats

WEIGHTS = Path(__file__).with_name("value.npz")


@cache
def learned() -> Floats:
    """The weights of the network."""
    with np.load(WEIGHTS) as kept:
        return np.asarray(kept["value"], np.float32)
