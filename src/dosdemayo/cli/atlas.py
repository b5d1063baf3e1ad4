"""`dosdemayo map`: the drawing, and beside it the honest list of neighbours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from dosdemayo.cli.board import Standing, draw_board, unlike_drawing
from dosdemayo.cli.errors import UserError
from dosdemayo.cli.layout import WIDTH
from dosdemayo.cli.settings import Settings
from dosdemayo.cli.tables import table
from dosdemayo.content import Edition, ruleset
from dosdemayo.engine import FRENCH, SPANISH, Game


def print_map(settings: Settings) -> None:
    wide = settings.console.width >= WIDTH
    for part in _drawing(settings) if wide else [settings.text("map-too-narrow", width=WIDTH)]:
        settings.console.print(part)
    settings.console.print()
    settings.console.print(_neighbours(settings))


def print_area(settings: Settings, area: int) -> None:
    """One area: where it lies, what it is joined to, and how sure that is."""
    edition, console = settings.edition, settings.console
    if area not in {known.id for known in edition.areas}:
        raise UserError(f"there is no area {area}; they are numbered from 1 to {len(edition.areas)}")
    console.print(Text(settings.teller.area(area), "bold"))
    console.print(settings.teller.place(area))
    for line in filter(None, (_special(settings, area), _setup(settings, area))):
        console.print(line)
    for edge, entry in sorted(edition.edges.items()):
        if area in edge:
            other = settings.teller.area(sum(edge) - area)
            sure = ": ".join(filter(None, (settings.text(f"certainty-{entry.certainty}"), entry.source)))
            console.print(settings.text("map-joined-to", area=other, certainty=sure))


def _drawing(settings: Settings) -> Iterable[Any]:
    start = Game(ruleset(settings.edition)).start()
    yield draw_board(settings.edition, Standing(start.cubes, start.outside))
    yield settings.text("map-legend")
    yield settings.text("map-legend-cubes")
    joined, separated = unlike_drawing(settings.edition)
    if separated:
        yield settings.text("map-legend-separated")
    if joined:
        yield settings.text("map-also-joined", pairs=settings.catalog.join([f"{a}–{b}" for a, b in joined]))
    else:
        yield settings.text("map-corners")


def _neighbours(settings: Settings) -> Any:
    edition = settings.edition
    heads = [settings.text(f"map-{head}") for head in ("number", "area", "neighbours", "special", "setup")]
    rows = [
        (str(area.id), area.name, _joined_to(edition, area.id), _special(settings, area.id), _setup(settings, area.id))
        for area in edition.areas
    ]
    return table(heads, rows, whole=(0, 1, 2))


def _joined_to(edition: Edition, area: int) -> str:
    found = {sum(edge) - area: entry for edge, entry in edition.edges.items() if area in edge}
    return " ".join(f"{other}?" if found[other].certainty == "reconstructed" else str(other) for other in sorted(found))


def _special(settings: Settings, area: int) -> str:
    marks = {"map-gate": "board.gates", "map-main-street": "board.main_streets"}
    return ", ".join(settings.text(key) for key, value in marks.items() if area in settings.edition[value])


def _setup(settings: Settings, area: int) -> str:
    start = Game(ruleset(settings.edition)).start()
    groups = [f"{letter}{start.cubes[side][area]}" for letter, side in (("F", FRENCH), ("S", SPANISH))]
    shown = [group for group in groups if not group.endswith("0") or len(group) > 2]
    if start.outside[area]:
        shown.append(settings.text("map-outside", cubes=f"F{start.outside[area]}"))
    return " ".join(shown)
