"""`dosdemayo map`: the drawing, and beside it the honest list of neighbours."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from rich.text import Text

from dosdemayo.cli.board import Standing, draw_board, unlike_drawing
from dosdemayo.cli.layout import WIDTH
from dosdemayo.cli.settings import Settings, print_json
from dosdemayo.cli.tables import table
from dosdemayo.content import AreaName, Edition, ruleset
from dosdemayo.engine import FRENCH, SPANISH, Game
from dosdemayo.shell import UserError
from dosdemayo.typed.names import by_words, simple


def print_map(settings: Settings, as_json: bool) -> None:
    if as_json:
        print_json([_area_json(settings, area.id) for area in settings.edition.areas])
        return
    wide = settings.console.width >= WIDTH
    for part in _drawing(settings) if wide else [settings.text("map-too-narrow", width=WIDTH)]:
        settings.console.print(part)
    settings.console.print()
    settings.console.print(_neighbours(settings))


def print_area(settings: Settings, wanted: str, as_json: bool) -> None:
    """One area: where it lies, what it is joined to, and how sure its name and its borders are."""
    edition, console, area = settings.edition, settings.console, find_area(settings, wanted)
    if as_json:
        print_json(_area_json(settings, area))
        return
    console.print(Text(settings.teller.area(area), "bold"))
    sure = settings.text(f"certainty-{_named(edition, area).certainty}")
    console.print(settings.text("part-of", whole=settings.text("cards-name"), part=sure))
    console.print(settings.teller.place(area))
    for line in filter(None, (_special(settings, area), _setup(settings, area))):
        console.print(line)
    for edge, entry in sorted(edition.edges.items()):
        if area in edge:
            other = settings.teller.area(sum(edge) - area)
            sure, source = settings.text(f"certainty-{entry.certainty}"), settings.catalog.source(entry.source)
            if source:
                sure = settings.text("part-of", whole=sure, part=source)
            console.print(settings.text("map-joined-to", area=other, certainty=sure))


def find_area(settings: Settings, wanted: str) -> int:
    """An area by its number or by words of its name or of what stands there, however they are cut short."""
    areas = {area.id: area.name for area in settings.edition.areas}
    if wanted.strip().isdecimal():
        if int(wanted) not in areas:
            raise UserError("error-no-area-number", number=wanted.strip(), most=len(areas))
        return int(wanted)
    for names in (areas, {area: settings.teller.place(area) for area in areas}):
        found = by_words(wanted, names)
        if len(found) == 1:
            return found[0]
        if found:
            raise UserError("error-could-be", wanted=wanted, found=", ".join(map(settings.teller.area, found)))
    meant = [settings.teller.area(area) for area in areas if _is_near(wanted, areas[area])]
    if meant:
        raise UserError("error-no-area-near", wanted=wanted, near=settings.catalog.join(meant, "list-choice"))
    raise UserError("error-no-area", wanted=wanted)


def _is_near(wanted: str, name: str) -> bool:
    """Does a word look like a word of the name?"""
    words = simple(name).split("_")
    return any(get_close_matches(word, words, cutoff=0.7) for word in simple(wanted).split("_") if len(word) > 2)


def _named(edition: Edition, area: int) -> AreaName:
    return next(known for known in edition.areas if known.id == area)


def _area_json(settings: Settings, area: int) -> dict[str, Any]:
    named = _named(settings.edition, area)
    edges = {sum(edge) - area: entry for edge, entry in sorted(settings.edition.edges.items()) if area in edge}
    start = Game(ruleset(settings.edition)).start()
    return {
        "area": area,
        "name": named.name,
        "certainty": named.certainty,
        "place": settings.teller.place(area),
        "neighbours": [{"area": other, "certainty": entry.certainty} for other, entry in edges.items()],
        "gate": area in settings.edition["board.gates"],
        "main_street": area in settings.edition["board.main_streets"],
        "setup": {
            "french": start.cubes[FRENCH][area],
            "spanish": start.cubes[SPANISH][area],
            "outside": start.outside[area],
        },
    }


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
    return table(heads, rows, whole=(0,))


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
