"""The shapes of the board, from the same file that the page draws. A point is a complex number: x east, y south."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple

from dosdemayo.engine import FRENCH, SPANISH, Seat

Point = complex
Line = tuple[Point, ...]


class EntryBox(NamedTuple):
    """A box outside the walls and the road from its gate."""

    corner: Point
    size: Point
    road: Line

    @property
    def centre(self) -> Point:
        return self.corner + self.size / 2


class Gate(NamedTuple):
    at: Point
    #: Direction of the wall through the gate, of length one.
    along: Point


class Shapes(NamedTuple):
    size: Point
    #: The outline of each area, and of the whole city.
    outlines: dict[int, Line]
    wall: Line
    #: Where no cube can stand; in the data they have the number 0.
    gardens: Line
    #: The line along which two areas, or an area and the gardens, meet; the lower number first.
    borders: dict[tuple[int, int], Line]
    labels: dict[int, Point]
    stands: dict[tuple[Seat, int], Point]
    gates: dict[int, Gate]
    #: By the area into which they lead.
    entries: dict[int, EntryBox]


@cache
def shapes() -> Shapes:
    data = json.loads(files("dosdemayo.content.base").joinpath("shapes.json").read_text(encoding="utf-8"))
    lines = [(tuple(border["areas"]), _line(border["line"])) for border in data["borders"]]
    labels = {int(area): complex(*at) for area, at in data["labels"].items()}
    return Shapes(
        size=complex(*data["size"]),
        outlines={area: _ring(line for areas, line in lines if area in areas) for area in labels},
        wall=_ring(line for areas, line in lines if len(areas) == 1),
        gardens=_ring(line for areas, line in lines if 0 in areas),
        borders={(min(areas), max(areas)): line for areas, line in lines if len(areas) == 2},
        labels=labels,
        stands={
            (side, int(area)): complex(*at[side.label])
            for area, at in data["stands"].items()
            for side in (FRENCH, SPANISH)
        },
        gates={int(area): _gate(gate) for area, gate in data["gates"].items()},
        entries={entry["into"]: _entry(entry) for entry in data["entries"].values()},
    )


def middle(line: Line) -> Point:
    """The point half way along a line of several pieces."""
    left = sum(abs(b - a) for a, b in pairwise(line)) / 2
    for a, b in pairwise(line):
        if abs(b - a) >= left:
            return a + (b - a) * left / abs(b - a)
        left -= abs(b - a)
    return line[-1]


def _line(points: Iterable[Iterable[float]]) -> Line:
    return tuple(complex(*point) for point in points)


def _ring(lines: Iterable[Line]) -> Line:
    """Open lines joined end to end."""
    ring, *rest = lines
    while rest:
        index = next(i for i, line in enumerate(rest) if ring[-1] in (line[0], line[-1]))
        line = rest.pop(index)
        ring += (line if line[0] == ring[-1] else line[::-1])[1:]
    return ring[:-1]


def _gate(data: dict[str, Any]) -> Gate:
    start, end = _line(data["wall"])
    return Gate(complex(*data["at"]), (end - start) / abs(end - start))


def _entry(data: dict[str, Any]) -> EntryBox:
    x, y, width, height = data["box"]
    return EntryBox(complex(x, y), complex(width, height), _line(data["road"]))
