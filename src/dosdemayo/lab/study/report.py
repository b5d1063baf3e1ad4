"""A report is a list of sections; it is written once as Markdown beside its pictures and once as one HTML file."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from dosdemayo.lab.stats import Estimate, Rate


@dataclass(frozen=True)
class Grid:
    """A table; what stands in a cell is text."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Section:
    title: str
    text: str
    picture: Path | None = None
    grid: Grid | None = None


def percent(rate: Rate) -> str:
    """`43.1 % (41.0 to 45.2)`; near none or all with one more digit."""
    if not rate.whole:
        return "–"
    low, high = rate.interval
    digits = 1 if 0.01 <= rate.share <= 0.99 else 2
    return f"{100 * rate.share:.{digits}f} % ({100 * low:.{digits}f} to {100 * high:.{digits}f})"


def points(estimate: Estimate | None) -> str:
    """Percentage points: `+2.3 (+0.9 to +3.7)`."""
    return "–" if estimate is None else "{:+.1f} ({:+.1f} to {:+.1f})".format(*(100 * part for part in estimate))


def cubes(estimate: Estimate) -> str:
    """`+0.31 (+0.20 to +0.42)`."""
    return "{:+.2f} ({:+.2f} to {:+.2f})".format(*estimate)


def markdown(title: str, sections: list[Section], folder: Path) -> Path:
    parts = [f"# {title}"]
    for section in sections:
        parts += [f"## {section.title}", section.text]
        if section.picture is not None:
            parts.append(f"![{section.title}]({section.picture.name})")
        if section.grid is not None:
            parts.append(_markdown_grid(section.grid))
    path = folder / "report.md"
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return path


def _markdown_grid(grid: Grid) -> str:
    lines = [grid.head, ("---",) * len(grid.head), *grid.rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


_STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
h1, h2 { color: #7a1f1a; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; font: 14px/1.4 sans-serif; } td, th { padding: .25rem .6rem; text-align: left; }
tr:nth-child(even) { background: #f4efe6; } th { border-bottom: 2px solid #7a1f1a; }
""".strip()


def html(title: str, sections: list[Section], folder: Path) -> Path:
    """Pictures stand in the file itself, so that it can be sent around alone."""
    body = [f"<h1>{escape(title)}</h1>"]
    for section in sections:
        body += [f"<h2>{escape(section.title)}</h2>", f"<p>{escape(section.text)}</p>"]
        if section.picture is not None:
            drawing = section.picture.read_text(encoding="utf-8")
            body.append(f"<figure>{drawing[drawing.index('<svg') :]}</figure>")
        if section.grid is not None:
            body.append(_html_grid(section.grid))
    page = f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
    page += f"<style>{_STYLE}</style>\n" + "\n".join(body) + "\n</html>\n"
    path = folder / "report.html"
    path.write_text(page, encoding="utf-8")
    return path


def _html_grid(grid: Grid) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in grid.head)
    rows = ("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in grid.rows)
    return f"<table><tr>{head}</tr>\n" + "\n".join(rows) + "</table>"
