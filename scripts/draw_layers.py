"""Draw the layers of the source and how many imports go between them: docs/images/layers.svg.

    python scripts/draw_layers.py [--check]

With --check it only says whether the picture is up to date.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "images" / "layers.svg"
WIDTH, ROW, BOX = 860, 74, 44


def layers() -> list[list[str]]:
    """From the linter's own contract, top first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    [found] = [contract["layers"] for contract in contracts if contract["type"] == "layers"]
    rows = [[name.strip(" ()") for name in row.split("|")] for row in found]
    return [[name for name in row if _lines(name)] for row in rows]


def _files(name: str) -> list[Path]:
    package = ROOT / "src" / "dosdemayo" / name
    return sorted(package.rglob("*.py")) if package.is_dir() else [package.with_suffix(".py")]


def _lines(name: str) -> int:
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in _files(name) if file.is_file())


def imports() -> Counter[tuple[str, str]]:
    graph = grimp.build_graph("dosdemayo", cache_dir=None)
    found: Counter[tuple[str, str]] = Counter()
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            pair = (importer.split(".")[1:2] or ["dosdemayo"])[0], (imported.split(".")[1:2] or ["dosdemayo"])[0]
            found[pair] += pair[0] != pair[1]
    return found


def drawn() -> str:
    rows = layers()
    places: dict[str, tuple[float, float]] = {}
    for number, row in enumerate(rows):
        for column, name in enumerate(row):
            places[name] = ((column + 1) * WIDTH / (len(row) + 1), 40 + number * ROW)
    height = 40 + len(rows) * ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" role="img">',
        "<title>Layers of the source, with the number of imports between them</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>',
    ]
    for (importer, imported), number in sorted(imports().items()):
        if number and importer in places and imported in places:
            parts.append(_way(places[importer], places[imported], f"{importer} → {imported}: {number}", number))
    for name, (x, y) in places.items():
        parts += [
            f'<rect x="{x - 58:.0f}" y="{y - BOX / 2:.0f}" width="116" height="{BOX}" fill="#fff" stroke="#333"/>',
            _words(x, y - 2, 15, name),
            _words(x, y + 15, 11, f"{_lines(name):,} lines"),
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _way(start: tuple[float, float], end: tuple[float, float], title: str, number: int) -> str:
    line = f"M{start[0]:.0f} {start[1] + BOX / 2:.0f} L{end[0]:.0f} {end[1] - BOX / 2:.0f}"
    width = f'stroke="#8a5a2b" stroke-opacity=".45" stroke-width="{min(6.0, 0.6 + number / 12):.1f}"'
    return f'<path d="{line}" {width}><title>{title}</title></path>'


def _words(x: float, y: float, size: int, words: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="middle" font-size="{size}" fill="#222">{escape(words)}</text>'


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if PICTURE.read_text(encoding="utf-8") == drawn() else f"{PICTURE.name} is out of date")
    PICTURE.write_text(drawn(), encoding="utf-8")
