"""Areas, how they join, and what is special about some (rules 1.2, 1.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from dosdemayo.engine.ids import Area


@dataclass(frozen=True)
class Board:
    """The map of one edition. Areas are numbered from 1; index 0 of every per-area array is unused."""

    edges: frozenset[tuple[Area, Area]]
    gates: tuple[Area, ...]
    main_streets: frozenset[Area]
    entries: tuple[Area, ...]
    size: int

    @cached_property
    def areas(self) -> range:
        return range(1, self.size + 1)

    @cached_property
    def neighbours(self) -> tuple[tuple[Area, ...], ...]:
        joined: list[set[Area]] = [set() for _ in range(self.size + 1)]
        for a, b in self.edges:
            joined[a].add(b)
            joined[b].add(a)
        return tuple(tuple(sorted(areas)) for areas in joined)

    def adjacent(self, a: Area, b: Area) -> bool:
        return (a, b) in self.edges or (b, a) in self.edges

    def is_area(self, area: Area) -> bool:
        return 1 <= area <= self.size

    def empty(self) -> bytes:
        """A count of zero for every area."""
        return bytes(self.size + 1)

    def counts(self, cubes: Iterable[tuple[Area, int]]) -> bytes:
        filled = bytearray(self.size + 1)
        for area, number in cubes:
            filled[area] += number
        return bytes(filled)
