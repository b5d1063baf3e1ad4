"""The pictures of a report, as SVG files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
import numpy as np
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.patches import Polygon
from matplotlib.text import Text

from dosdemayo.lab.stats import Estimate, Rate
from dosdemayo.lab.study.measures import Array
from dosdemayo.picture.shapes import shapes

BLUE, RED, INK = "#2f5d9b", "#b3372f", "#333333"
COLOURS = {"french": BLUE, "spanish": RED}


def _figure(width: float, height: float) -> tuple[Any, Any]:
    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasSVG(figure)
    return figure, figure.add_subplot()


def _save(figure: Any, path: Path) -> Path:
    """The same numbers give the same file: texts stay texts, also those with `$`; no date, no random ids."""
    for text in figure.findobj(Text):
        text.set_parse_math(False)
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": path.stem, "text.parse_math": False}):
        figure.savefig(path, format="svg", metadata={"Date": None})
    return path


def win_rates(path: Path, rates: Mapping[str, Rate], title: str) -> Path:
    """French wins, one bar for each row, with the 95 % interval."""
    figure, axes = _figure(7, 1.2 + 0.45 * len(rates))
    names = list(rates)[::-1]
    shares = [100 * rates[name].share for name in names]
    spans = [rates[name].interval for name in names]
    errors = np.abs(100 * np.array(spans).T - np.array(shares))
    axes.barh(names, shares, xerr=errors, color=BLUE, ecolor=INK, capsize=3)
    axes.axvline(50, color=INK, linewidth=0.8, linestyle=":")
    axes.set_xlim(0, 100)
    axes.set_xlabel("games won by the French, %")
    axes.set_title(title)
    return _save(figure, path)


def losses(path: Path, lines: Mapping[str, Mapping[str, Array]], limit: int) -> Path:
    """Mean losses up to the end of each turn, one pair of lines for each pairing."""
    figure, axes = _figure(7, 4)
    styles = ("-", "--", "-.", ":")
    for index, (pairing, sides) in enumerate(lines.items()):
        for side, values in sides.items():
            turns = np.arange(1, len(values) + 1)
            name = f"{side} ({pairing})" if len(lines) > 1 else side
            axes.plot(turns, values, styles[index % 4], marker="o", color=COLOURS[side], label=name)
    axes.axhline(limit, color=BLUE, linewidth=0.8, linestyle=":")
    axes.annotate("loss limit of the French", (1, limit), textcoords="offset points", xytext=(130, 4), color=BLUE)
    axes.set_xlabel("turn")
    axes.set_ylabel("cubes lost, mean")
    axes.set_ylim(0, max(axes.get_ylim()[1], limit + 0.4))
    axes.legend()
    return _save(figure, path)


def fights(path: Path, by_area: Mapping[int, float], names: Mapping[int, str]) -> Path:
    """The map of Madrid, darker where more is fought over."""
    figure, axes = _figure(7.5, 7.6)
    board, shades = shapes(), mpl.colormaps["Reds"]
    highest = max(by_area.values()) or 1.0
    for area, number in by_area.items():
        outline = [(point.real, point.imag) for point in board.outlines[area]]
        axes.add_patch(Polygon(outline, facecolor=shades(number / highest), edgecolor=INK, linewidth=1))
        label = board.labels[area]
        colour = "white" if number > 0.6 * highest else INK
        text = f"{area} {names[area]}\n{number:.2f}"
        axes.text(label.real, label.imag + 22, text, ha="center", va="center", fontsize=7, color=colour)
    axes.set_xlim(0, board.size.real)
    axes.set_ylim(board.size.imag, 0)
    axes.set_aspect("equal")
    axes.axis("off")
    axes.set_title("fights in a game, by area")
    return _save(figure, path)


class Bar(NamedTuple):
    """Something that helps, or harms, a side."""

    name: str
    side: str
    estimate: Estimate
    #: What it is shown in: hundredths, unless said otherwise.
    scale: float = 100.0

    @property
    def scaled(self) -> Estimate:
        return Estimate(*(self.scale * part for part in self.estimate))


def effects(path: Path, rows: Sequence[Bar], title: str, unit: str) -> Path:
    """A dot with its 95 % interval for each effect."""
    figure, axes = _figure(7.5, 1.2 + 0.28 * len(rows))
    for place, effect in enumerate(reversed(rows)):
        value, low, high = effect.scaled
        axes.plot((low, high), [place, place], color=COLOURS[effect.side], linewidth=2)
        axes.plot(value, place, "o", color=COLOURS[effect.side])
    axes.set_yticks(range(len(rows)), [effect.name for effect in reversed(rows)])
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_xlabel(f"{unit}\nblue: French, red: Spanish")
    axes.set_title(title)
    return _save(figure, path)
