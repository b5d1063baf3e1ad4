"""The learned evaluation that ships with the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from dosdemayo.ai.fast.evaluator import Evaluator, networks

WEIGHTS = Path(__file__).with_name("value.npz")


@cache
def learned() -> Evaluator:
    return read_weights(WEIGHTS)


def read_weights(path: Path) -> Evaluator:
    """The networks of a file."""
    with np.load(path) as kept:
        try:
            return networks(np.asarray(kept["value"], np.float32))
        except ValueError as error:
            raise ValueError(f"{path.name}: {error}") from error
