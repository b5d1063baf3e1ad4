"""Answers drawn from a space, for tests that compare them with all that it should hold."""

from __future__ import annotations

from random import Random
from typing import Any

#: So many draws meet every answer of a small space; the seed is fixed, so it is always the same ones.
DRAWS = 800


def drawn(space: Any) -> list[Any]:
    rng = Random(1808)
    return [space.sample(rng) for _ in range(DRAWS)]
