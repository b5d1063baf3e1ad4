"""The board as text, 100 columns wide: areas with their cubes, and borders by how sure they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from rich.text import Text

from dosdemayo.cli.layout import CELLS, GARDENS, HEIGHT, WIDTH, BoardCell, arms, owners, shared_sides
from dosdemayo.content import Edition
from dosdemayo.engine.ids import FRENCH, SPANISH

_JUNCTIONS = {"EW": "─", "NS": "│", "ESW": "┬", "ENW": "┴", "ENS": "├", "NSW": "┤", "ENSW": "┼"}
_WALL = {
    "EW": "═",
    "NS": "║",
    "ES": "╔",
    "SW": "╗",
    "EN": "╚",
    "NW": "╝",
    "ESW": "╤",
    "ENW": "╧",
    "ENS": "╟",
    "NSW": "╢",
}
_RECONSTRUCTED = {"EW": "┄", "NS": "┆"}
#: Areas that lie side by side on the drawing, but are not joined in this edition.
_SEPARATED = {"EW": "━", "NS": "┃"}

_GARDENS = "░"

MAIN_STREET, GATE, CLOSED = "═", "▲", "×"
FRENCH_STYLE, SPANISH_STYLE, NUMBER_STYLE, BORDER_STYLE = "bold blue", "bold red", "bold", "dim"


@dataclass(frozen=True)
class Standing:
    """What stands on the board; nothing at all for a bare map."""

    cubes: tuple[Sequence[int], Sequence[int]]
    outside: Sequence[int]
    closed: Set[int] = frozenset()


def draw_board(edition: Edition, standing: Standing | None = None) -> Text:
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    styles: dict[tuple[int, int], str] = {}
    for (x, y), directions in arms().items():
        grid[y][x] = _border(edition, x, y, "".join(sorted(directions)))
        styles[x, y] = BORDER_STYLE
    _write(grid, styles, GARDENS, GARDENS.top + 1, [(_GARDENS * (GARDENS.right - GARDENS.left - 3), BORDER_STYLE)])
    for area, cell in CELLS.items():
        for row, parts in enumerate(_label(edition, area, standing), start=cell.top + 1):
            _write(grid, styles, cell, row, parts)
    return _assembled(grid, styles)


def unlike_drawing(edition: Edition) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Where an edition differs from the drawing: areas joined without touching, and touching without being joined."""
    drawn = shared_sides()
    return sorted(set(edition.edges) - drawn), sorted(drawn - set(edition.edges))


def _border(edition: Edition, x: int, y: int, directions: str) -> str:
    if x in (0, WIDTH - 1) or y in (0, HEIGHT - 1):
        return _WALL[directions]
    if len(directions) > 2:
        return _JUNCTIONS[directions]
    first, second = sorted(owners(x, y))
    edge = edition.edges.get((first, second))
    if edge is None:
        return _SEPARATED[directions]
    return (_RECONSTRUCTED if edge.certainty == "reconstructed" else _JUNCTIONS)[directions]


Parts = list[tuple[str, str]]


def _label(edition: Edition, area: int, standing: Standing | None) -> list[Parts]:
    names = {known.id: known.name for known in edition.areas}
    marks = (MAIN_STREET if area in edition["board.main_streets"] else "") + (
        GATE if area in edition["board.gates"] else ""
    )
    if standing is None:
        return [[(str(area), NUMBER_STYLE), (marks, "")], [(names[area], "")]]
    marks += CLOSED if area in standing.closed else ""
    first: Parts = [(f"{area}", NUMBER_STYLE), (f"{marks} ", ""), *cube_parts(standing, area)]
    if sum(len(text) for text, _ in first) > CELLS[area].right - CELLS[area].left - 2:
        first = [(text.replace(" ", ""), style) for text, style in first]
    outside: Parts = [(f"  o{area} ", ""), (f"F{standing.outside[area]}", FRENCH_STYLE)]
    if not standing.outside[area]:
        return [first, [(names[area], "")]]
    cell = CELLS[area]
    if cell.bottom - cell.top > 3:
        return [first, [(names[area], "")], [(f"o{area} ", ""), outside[1]]]
    return [first, [(names[area], ""), *outside]]


def cube_parts(standing: Standing, area: int) -> Parts:
    """`F3 S1`, in each side's colour."""
    french, spanish = standing.cubes[FRENCH][area], standing.cubes[SPANISH][area]
    parts: Parts = [(f"F{french}", FRENCH_STYLE)] if french else []
    if french and spanish:
        parts.append((" ", ""))
    return parts + ([(f"S{spanish}", SPANISH_STYLE)] if spanish else [])


def _write(grid: list[list[str]], styles: dict[tuple[int, int], str], cell: BoardCell, y: int, parts: Parts) -> None:
    """Inside the cell, whatever it is; what does not fit is cut off."""
    letters = [(letter, style) for text, style in parts for letter in text]
    for x, (letter, style) in zip(range(cell.left + 2, cell.right), letters, strict=False):
        grid[y][x] = letter
        if style:
            styles[x, y] = style


def _assembled(grid: list[list[str]], styles: Mapping[tuple[int, int], str]) -> Text:
    drawing = Text(no_wrap=True)
    for y, row in enumerate(grid):
        for x, letter in enumerate(row):
            drawing.append(letter, styles.get((x, y)))
        drawing.append("\n")
    drawing.rstrip()
    return drawing
