"""Pieces and signs. The sides differ by outline and mark as well as by colour: French squares, Spanish diamonds."""

from __future__ import annotations

from collections.abc import Iterator

from dosdemayo.engine import FRENCH, Seat
from dosdemayo.picture.shapes import Point
from dosdemayo.picture.svg import ARROWS, CREAM, EDGES, FACES, INK, badge, bold, element, number

_PITCH, _ROW_PITCH = 24, 22
#: Larger groups are one piece with a numeral; in a contested area the two sides share the room.
_MOST_ALONE, _MOST_CONTESTED, _MOST_IN_ROW = 10, 6, 10
#: Up to here the pattern shows the number; larger groups bear it in writing too.
_GLANCE = 6
#: Cubes in each row, the top row first: like the pips of dice up to six, then rows of three and four.
_ROWS = ((), (1,), (2,), (1, 2), (2, 2), (2, 3), (3, 3), (2, 3, 2), (3, 2, 3), (3, 3, 3), (3, 4, 3))
_BODY = ("M-9.5-9.5h19v19h-19Z", "M0-12.4L12.4 0L0 12.4L-12.4 0Z")
_SHADE = ("M-7.5-7.5h19v19h-19Z", "M1.6-10.8L14 1.6L1.6 14L-10.8 1.6Z")


def group(side: Seat, cubes: int, at: Point, *, contested: bool = False, in_row: bool = False) -> Iterator[str]:
    """All cubes of a side in one place."""
    if not cubes:
        return
    if cubes > (_MOST_IN_ROW if in_row else _MOST_CONTESTED if contested else _MOST_ALONE):
        yield _moved(at, 1.9, _body(side)) + bold(at + 7j, 20, cubes, CREAM)
        return
    spots = _queue(cubes) if in_row else _formation(cubes)
    for spot in spots:
        yield _moved(at + spot, 1.0, _body(side) + _mark(side))
    if cubes > _GLANCE and not in_row:
        tally = at + max(spot.real for spot in spots) + 26
        yield badge(tally, 10, cubes, EDGES[side])


def swords(at: Point) -> str:
    """The area is contested."""
    blades = {"d": "M-8-8L6 6M8-8L-6 6M-8 3L-3 8M8 3L3 8", "stroke": ARROWS[1], "stroke-width": "2.6"}
    return _moved(at, 1.0, element("path", blades))


def flag(side: Seat, at: Point) -> str:
    """The side holds the gate."""
    pole = element("path", {"d": "M0 6V-26", "stroke": INK, "stroke-width": "2"})
    cloth = {"d": "M0-26C7-30 13-22 21-26V-11C13-7 7-15 0-11Z", "fill": FACES[side], "stroke": INK}
    device = {"d": "M6-16L10.5-22L15-16", "fill": "none", "stroke": CREAM, "stroke-width": "1.8"}
    eye = {"cx": "10.5", "cy": "-18.5", "r": "2.8", "fill": CREAM}
    sign = element("path", device) if side is FRENCH else element("circle", eye)
    return _moved(at, 1.15, pole + element("path", cloth) + sign)


def _moved(at: Point, scale: float, content: str) -> str:
    grown = f" scale({number(scale)})" if scale != 1 else ""
    return element("g", {"transform": f"translate({number(at.real)} {number(at.imag)}){grown}"}, content)


def _body(side: Seat) -> str:
    shade = element("path", {"d": _SHADE[side], "fill": "#1e1206", "fill-opacity": "0.3"})
    return shade + element(
        "path", {"d": _BODY[side], "fill": FACES[side], "stroke": EDGES[side], "stroke-width": "1.5"}
    )


def _mark(side: Seat) -> str:
    if side is FRENCH:
        chevron = {"d": "M-5.6 3.8L0-3.2L5.6 3.8", "fill": "none", "stroke": CREAM, "stroke-width": "2.6"}
        return element("path", chevron)
    return element("circle", {"r": "3.3", "fill": CREAM})


def _formation(cubes: int) -> list[Point]:
    rows = _ROWS[cubes]
    return [
        complex((column - (count - 1) / 2) * _PITCH, (row - (len(rows) - 1) / 2) * _PITCH)
        for row, count in enumerate(rows)
        for column in range(count)
    ]


def _queue(cubes: int) -> list[Point]:
    """Cubes that wait, five at most beside each other."""
    full, rest = divmod(cubes, 5)
    counts = [5] * full + [rest] * bool(rest)
    return [
        complex((column - (count - 1) / 2) * _ROW_PITCH, (row - (len(counts) - 1) / 2) * _PITCH)
        for row, count in enumerate(counts)
        for column in range(count)
    ]
