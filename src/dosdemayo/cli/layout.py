"""The board as rectangles of characters, drawn by hand: two areas share a side exactly where the base map joins them.

Two points, where 4, 5, 8 and 9 and where 9, 10 and 17 meet, are corners alone: they join nothing diagonally. The palace
gardens, which keep 8 and 10 apart, have the number 0 and are no area.
"""

from __future__ import annotations

from typing import NamedTuple


class BoardCell(NamedTuple):
    """The border of an area's rectangle: left, top, right and bottom."""

    left: int
    top: int
    right: int
    bottom: int


WIDTH, HEIGHT = 100, 25

CELLS: dict[int, BoardCell] = {
    1: BoardCell(0, 0, 14, 6),
    2: BoardCell(14, 0, 29, 6),
    3: BoardCell(29, 0, 45, 3),
    4: BoardCell(29, 3, 45, 6),
    5: BoardCell(45, 0, 75, 6),
    6: BoardCell(75, 0, 99, 6),
    7: BoardCell(67, 6, 83, 9),
    8: BoardCell(0, 6, 45, 10),
    9: BoardCell(45, 6, 67, 12),
    10: BoardCell(0, 12, 45, 16),
    11: BoardCell(83, 6, 99, 12),
    12: BoardCell(74, 12, 88, 15),
    13: BoardCell(88, 12, 99, 15),
    14: BoardCell(67, 9, 83, 12),
    15: BoardCell(61, 12, 74, 18),
    16: BoardCell(74, 15, 99, 18),
    17: BoardCell(45, 12, 61, 21),
    18: BoardCell(61, 18, 83, 24),
    19: BoardCell(83, 18, 99, 24),
    20: BoardCell(0, 21, 61, 24),
    21: BoardCell(0, 16, 45, 21),
}
GARDENS = BoardCell(0, 10, 45, 12)

_DRAWN = {0: GARDENS} | CELLS

Point = tuple[int, int]


def owners(x: int, y: int) -> frozenset[int]:
    """The areas whose rectangles, borders included, contain a point; 0 for the gardens."""
    return frozenset(
        area for area, cell in _DRAWN.items() if cell.left <= x <= cell.right and cell.top <= y <= cell.bottom
    )


def arms() -> dict[Point, frozenset[str]]:
    """For each point of a border the directions in which the border goes on."""
    found: dict[Point, set[str]] = {}
    for cell in _DRAWN.values():
        for y in (cell.top, cell.bottom):
            for x in range(cell.left, cell.right):
                found.setdefault((x, y), set()).add("E")
                found.setdefault((x + 1, y), set()).add("W")
        for x in (cell.left, cell.right):
            for y in range(cell.top, cell.bottom):
                found.setdefault((x, y), set()).add("S")
                found.setdefault((x, y + 1), set()).add("N")
    return {point: frozenset(directions) for point, directions in found.items()}


def shared_sides() -> set[tuple[int, int]]:
    """Pairs of areas that have more than a point in common."""
    sides: set[tuple[int, int]] = set()
    for (x, y), directions in arms().items():
        areas = owners(x, y)
        if len(areas) == 2 and 0 not in areas and directions in (frozenset("EW"), frozenset("NS")):
            first, second = sorted(areas)
            sides.add((first, second))
    return sides
