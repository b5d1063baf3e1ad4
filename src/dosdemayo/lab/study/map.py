"""The outlines of the areas, put together from the borders of the board's drawing."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

Point = tuple[float, float]


@cache
def _shapes() -> dict[str, Any]:
    text = files("dosdemayo.content.base").joinpath("shapes.json").read_text(encoding="utf-8")
    shapes: dict[str, Any] = json.loads(text)
    return shapes


def outline(area: int) -> list[Point]:
    """The cycle of the borders that name an area, each walked in the direction that joins the one before."""
    borders = [border for border in _shapes()["borders"] if area in border["areas"]]
    first = borders.pop()
    line, end = list(first["line"]), first["junctions"][1]
    while borders:
        border = next(border for border in borders if end in border["junctions"])
        borders.remove(border)
        start, other = border["junctions"]
        line += border["line"] if start == end else border["line"][::-1]
        end = other if start == end else start
    return [(x, y) for x, y in line]


def label(area: int) -> Point:
    """Where the name of an area stands."""
    x, y = _shapes()["labels"][str(area)]
    return (x, y)


def size() -> tuple[int, int]:
    width, height = _shapes()["size"]
    return (width, height)
