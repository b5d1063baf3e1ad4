"""Elements of an SVG text. Looks are attributes, because the styles of one picture would reach all others of a page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from dosdemayo.picture.shapes import Line, Point

INK, PAPER, HALO, CREAM = "#3b2a1a", "#f1e4c3", "#faf0d6", "#f6eedb"
#: By side: arrows, the face of a piece and its edge.
ARROWS, FACES, EDGES = ("#28508f", "#a72f25"), ("#2f5597", "#b4382c"), ("#14284e", "#5e120c")


def element(name: str, attributes: Mapping[str, str], *content: str) -> str:
    """Content is markup, except in a text, title or description."""
    shown = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    inside = "".join(map(escape, content) if name in ("text", "title", "desc") else content)
    return f"<{name}{shown}>{inside}</{name}>" if inside else f"<{name}{shown}/>"


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def path(points: Line, *, closed: bool = False) -> str:
    return "M" + "L".join(f"{number(p.real)} {number(p.imag)}" for p in points) + ("Z" if closed else "")


def haloed(texts: Iterable[tuple[Point, str]], size: int, *, weight: str = "600", style: str = "normal") -> str:
    """Texts with a light rim, which keeps them readable on any ground."""
    look = {"font-size": str(size), "font-weight": weight, "font-style": style}
    rim = {"fill": HALO, "stroke": HALO, "stroke-width": "4.5", "stroke-linejoin": "round", "stroke-opacity": "0.86"}
    written = [element("text", {"x": number(at.real), "y": number(at.imag)}, text) for at, text in texts]
    return element("g", look | rim, *written) + element("g", look | {"fill": INK}, *written)


def bold(at: Point, size: int, value: int, colour: str) -> str:
    look = {"x": number(at.real), "y": number(at.imag), "font-size": str(size), "font-weight": "700", "fill": colour}
    return element("text", look | {"font-family": "Arial, Helvetica, sans-serif"}, str(value))


def badge(at: Point, radius: float, value: int, colour: str) -> str:
    """A number in a ring."""
    ring = {"cx": number(at.real), "cy": number(at.imag), "r": number(radius), "fill": PAPER, "stroke": colour}
    return element("circle", ring | {"stroke-width": "2"}) + bold(at + 5j, 14, value, INK)


def line(d: str, colour: str, width: float) -> str:
    shape = {"d": d, "fill": "none", "stroke": colour, "stroke-width": number(width), "stroke-linejoin": "round"}
    return element("path", shape)
