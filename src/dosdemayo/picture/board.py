"""The board, its cubes and orders as one SVG text that stands alone: no styles, fonts, ids or scripts of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from dosdemayo.content import Edition, base_edition, ruleset
from dosdemayo.engine import FRENCH, OUTSIDE, SPANISH, Seat, enemy
from dosdemayo.engine.board import Board
from dosdemayo.engine.orders import Order, Sheet
from dosdemayo.notation import parse_sheet
from dosdemayo.picture.arrows import arrow
from dosdemayo.picture.pieces import flag, group, swords
from dosdemayo.picture.shapes import Line, Point, shapes
from dosdemayo.picture.svg import ARROWS, HALO, INK, PAPER, badge, element, haloed, line, number, path

_WASHES = ("#e8cf9b", "#d9d5a9", "#e9c5a8", "#d5cdb9", "#efdcae")
_MAIN_STREET, _ROAD, _WATER, _WALL = "#f3cf74", "#faf1d9", "#a9c3bf", "#6b4a30"
_GARDENS = "#b9c795"
_RIVER = "M72 0C60 120 22 180 26 330S70 560 62 660S60 860 190 932S470 990 610 985S800 1010 850 1060"


class Pictured(Protocol):
    """What a picture shows of a state or a view."""

    @property
    def turn(self) -> int: ...
    @property
    def cubes(self) -> tuple[bytes, bytes]: ...
    @property
    def outside(self) -> bytes: ...
    @property
    def lost(self) -> tuple[int, int]: ...
    @property
    def orders(self) -> tuple[Sheet, Sheet]: ...


class Picture(str):
    """An SVG text that notebooks show as the picture it is."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return self


def board_svg(
    position: Pictured,
    *,
    orders: Mapping[Seat, Sheet | str] | None = None,
    size: int = 640,
    edition: Edition | None = None,
) -> Picture:
    """Draw a state or a view: only what lies open on the table is shown.

    `orders` are drawn as arrows, such as `{SPANISH: "9-14, 15-14"}`; without it, the orders in force are. `size` is
    the width in pixels. `edition` names the areas and says which are gates and main streets.
    """
    edition = edition or base_edition()
    streets = ruleset(edition).board
    given: Mapping[Seat, Sheet | str] = dict(zip((FRENCH, SPANISH), position.orders, strict=True))
    sheets = {
        side: parse_sheet(sheet) if isinstance(sheet, str) else sheet
        for side, sheet in (given if orders is None else orders).items()
    }
    arrows = list(_arrows(streets, sheets))
    width, height = shapes().size.real, shapes().size.imag
    parts = [
        element("title", {}, f"2 de Mayo, turn {position.turn}"),
        element("desc", {}, _description(edition, position, sheets)),
        *_ground(streets, width, height),
        *(lines for lines, _ in arrows),
        *_groups(position),
        *_labels(edition, streets, position),
        *(number_on_it for _, number_on_it in arrows),
        *_cartouche(position),
    ]
    attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {number(width)} {number(height)}",
        "width": str(size),
        "height": number(size * height / width),
        "role": "img",
        "font-family": "Georgia, 'Times New Roman', serif",
        "text-anchor": "middle",
    }
    return Picture(element("svg", attributes, *parts))


def _ground(streets: Board, width: float, height: float) -> Iterator[str]:
    board = shapes()
    yield element("rect", {"width": number(width), "height": number(height), "fill": PAPER})
    yield element("path", {"d": _RIVER, "fill": "none", "stroke": _WATER, "stroke-width": "34"})
    for entry in board.entries.values():
        yield line(path(entry.road), _WALL, 20)
        yield line(path(entry.road), _ROAD, 15)
        box = {"x": number(entry.corner.real), "y": number(entry.corner.imag)}
        box |= {"width": number(entry.size.real), "height": number(entry.size.imag), "fill": PAPER, "stroke": INK}
        yield element("rect", box | {"stroke-width": "1.6", "stroke-dasharray": "7 4"})
    for area, outline in board.outlines.items():
        yield element("path", {"d": path(outline, closed=True), "fill": _wash(streets, area)})
    yield element("path", {"d": path(board.gardens, closed=True), "fill": _GARDENS})
    borders = [border for areas, border in board.borders.items() if 0 not in areas]
    yield line("".join(map(path, borders)), INK, 2.6)
    # No way leads through the gardens.
    yield line(path(board.gardens, closed=True), _WALL, 6)
    yield line(path(board.wall, closed=True), _WALL, 9)
    for gate in board.gates.values():
        yield line(path((gate.at - gate.along * 11, gate.at + gate.along * 11)), _ROAD, 11)
        yield line("".join(map(path, _towers(gate.at, gate.along))), INK, 17)


def _towers(at: Point, along: Point) -> tuple[Line, Line]:
    before, behind = (at + along * place for place in (-13, 13))
    return (before - along * 4, before + along * 4), (behind - along * 4, behind + along * 4)


def _wash(streets: Board, area: int) -> str:
    """Main streets stand out; of the others, no two that touch on the drawing have the same colour."""
    if area in streets.main_streets:
        return _MAIN_STREET
    touching = (first for first, second in shapes().borders if second == area and first)
    taken = {_wash(streets, other) for other in touching}
    return next(wash for wash in _WASHES if wash not in taken)


def _arrows(streets: Board, sheets: Mapping[Seat, Sheet]) -> Iterator[tuple[str, str]]:
    """Each order's arrow, and the number of cubes on it, which is written above everything else."""
    board = shapes()
    routes = {order.route for sheet in sheets.values() for order in sheet}
    for side, sheet in sheets.items():
        for order in (order for order in sheet if _on_board(streets, order)):
            drawn = arrow(board, side, order, opposed=order.route[::-1] in routes)
            tail, bend, neck = drawn.shaft
            shaft, head = path((tail,)) + path((bend, neck)).replace("M", "Q").replace("L", " "), path(drawn.head)
            lines = line(f"{shaft}{head}Z", HALO, 11) + line(shaft, ARROWS[side], 6)
            tip = element("path", {"d": f"{head}Z", "fill": ARROWS[side]})
            yield lines + tip, badge(drawn.badge, 11, order.cubes, ARROWS[side]) if order.cubes else ""


def _on_board(board: Board, order: Order) -> bool:
    """Strict orders may name what is not there."""
    if order.origin == OUTSIDE:
        return order.destination in board.entries
    return board.is_area(order.origin) and board.is_area(order.destination) and order.origin != order.destination


def _groups(position: Pictured) -> Iterator[str]:
    board = shapes()
    for area, entry in board.entries.items():
        yield from group(FRENCH, position.outside[area], entry.centre + 10j, in_row=True)
    for (side, area), stand in board.stands.items():
        contested = bool(position.cubes[enemy(side)][area])
        yield from group(side, position.cubes[side][area], stand, contested=contested)


def _labels(edition: Edition, streets: Board, position: Pictured) -> Iterator[str]:
    board, areas = shapes(), edition.areas
    at = board.labels
    rows = [(at[area.id] + 1j * (10 + 15 * row), text) for area in areas for row, text in enumerate(_rows(area.name))]
    yield haloed([(at[area.id] - 6j, str(area.id)) for area in areas], 31, weight="700")
    yield haloed(rows, 16, style="italic")
    outside = [(entry.centre - 16j, f"outside {area}") for area, entry in board.entries.items()]
    yield haloed(outside, 15, style="italic")
    for area in areas:
        if all(position.cubes[side][area.id] for side in (FRENCH, SPANISH)):
            yield swords(at[area.id] + 27 - 16j)
    for area_id, gate in board.gates.items():
        french, spanish = (position.cubes[side][area_id] for side in (FRENCH, SPANISH))
        if area_id in streets.gates and bool(french) != bool(spanish):
            outward = gate.at - board.labels[area_id]
            yield flag(FRENCH if french else SPANISH, gate.at + outward / abs(outward) * 20)


def _rows(name: str) -> list[str]:
    """Long names break at a space into two lines of about the same length."""
    words = name.split()
    if len(name) <= 12 or len(words) == 1:
        return [name]
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    best = min(cuts, key=lambda rows: abs(len(rows[0]) - len(rows[1])))
    return list(best)


def _cartouche(position: Pictured) -> Iterator[str]:
    frame = {"x": "22", "y": "962", "width": "196", "height": "76", "rx": "4", "fill": PAPER, "stroke": INK}
    yield element("rect", frame | {"stroke-width": "2.4"})
    yield element("text", {"x": "120", "y": "995", "font-size": "27", "fill": INK}, f"Turn {position.turn}")
    lost = f"lost: French {position.lost[FRENCH]}, Spanish {position.lost[SPANISH]}"
    small = {"x": "120", "y": "1021", "font-size": "15", "font-style": "italic", "fill": INK}
    yield element("text", small, lost)


def _description(edition: Edition, position: Pictured, sheets: Mapping[Seat, Sheet]) -> str:
    """The picture in words."""
    names = {area.id: area.name for area in edition.areas}
    sentences = []
    for side in (FRENCH, SPANISH):
        groups = [f"{cubes} in {names[area]} ({area})" for area, cubes in enumerate(position.cubes[side]) if cubes]
        sentences.append(f"{side.label.capitalize()} cubes: {', '.join(groups) or 'none'}.")
        if sheet := sheets.get(side):
            sentences.append(f"{side.label.capitalize()} orders: {', '.join(map(str, sheet))}.")
    waiting = [f"{cubes} before {names[area]} ({area})" for area, cubes in enumerate(position.outside) if cubes]
    return " ".join((*sentences, f"Outside: {', '.join(waiting) or 'none'}."))
