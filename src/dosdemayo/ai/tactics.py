"""Small questions about a board that every player asks: how far, who reaches what, who wins a fight."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from typing import TypeVar

from dosdemayo.engine.board import Board
from dosdemayo.engine.ids import Area

T = TypeVar("T", bound=Hashable)

#: Farther than any two areas are apart.
FAR = 99


@cache
def distances(board: Board) -> tuple[tuple[int, ...], ...]:
    """Steps between any two areas."""
    return tuple(_from(board, start) for start in range(board.size + 1))


def _from(board: Board, start: Area) -> tuple[int, ...]:
    steps = [FAR] * (board.size + 1)
    steps[start] = 0
    front = [start]
    while front:
        reached = [near for area in front for near in board.neighbours[area] if steps[near] == FAR]
        for area in front:
            for near in board.neighbours[area]:
                steps[near] = min(steps[near], steps[area] + 1)
        front = list(dict.fromkeys(reached))
    return tuple(steps)


def losses(stronger: int, weaker: int) -> int:
    """Rule 7.2: what a group of so many cubes loses to a stronger one; nothing to one that is not stronger."""
    return min(stronger // weaker, weaker) if 0 < weaker < stronger else 0


def near_cubes(board: Board, cubes: bytes, area: Area) -> int:
    """Cubes that stand next to an area."""
    return sum(cubes[near] for near in board.neighbours[area])


def occupied(cubes: bytes) -> list[Area]:
    return [area for area, number in enumerate(cubes) if number]


def once_each(items: Iterable[T]) -> Iterator[T]:
    """Items in their order, without repetitions."""
    seen: set[T] = set()
    for item in items:
        if item not in seen:
            seen.add(item)
            yield item
