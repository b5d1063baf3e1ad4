"""`dosdemayo edition show`: how much of the game is known, and how well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rich.text import Text

from dosdemayo.cli.deck import entry_json, shown_value, sureness
from dosdemayo.cli.settings import Settings, print_json
from dosdemayo.cli.tables import table
from dosdemayo.content import Edition, Entry, base_edition

CERTAINTIES = ("attested", "implied", "reconstructed")
_KINDS = ("areas", "edges", "setup", "effects", "parameters")


def print_edition(settings: Settings, as_json: bool) -> None:
    if as_json:
        print_json(_edition_json(settings.edition))
        return
    console, text = settings.console, settings.text
    console.print(Text(text("edition-title", name=settings.teller.edition_name(settings.edition.name)), "bold"))
    for word in CERTAINTIES:
        console.print(text("part-of", whole=text(f"certainty-{word}"), part=text(f"certainty-{word}-meaning")))
    console.print()
    heads = [text("edition-kind"), *(text(f"certainty-{word}") for word in CERTAINTIES), text("edition-total")]
    console.print(table(heads, _counts(settings)))
    console.print()
    heads = [text("edition-key"), text("cards-value"), text("cards-sure"), text("cards-source")]
    console.print(table(heads, _rows(settings), whole=(0, 2)))


def _edition_json(edition: Edition) -> dict[str, Any]:
    edges = [{"edge": list(edge), **entry_json(entry)} for edge, entry in sorted(edition.edges.items())]
    values = {key: entry_json(entry) for key, entry in edition.values.items()}
    areas = [{"area": area.id, "name": area.name, "certainty": area.certainty} for area in edition.areas]
    return {"name": edition.name, "areas": areas, "edges": edges, "values": values}


def _sections(settings: Settings) -> dict[str, dict[str, Entry]]:
    """Everything that an edition says, by what it is about."""
    edition = settings.edition
    sections: dict[str, dict[str, Entry]] = {name: {} for name in _KINDS}
    for area in edition.areas:
        sections["areas"][f"areas.{area.id}"] = Entry(area.name, area.certainty)
    for (first, second), entry in sorted(edition.edges.items()):
        sections["edges"][settings.text("edition-edge", first=first, second=second)] = replace(entry, value=None)
    for key, entry in edition.values.items():
        name = "setup" if not key.startswith("cards.") else "effects" if key.endswith(".effect") else "parameters"
        sections[name][key] = entry
    return sections


def _counts(settings: Settings) -> Iterator[list[str]]:
    total: Counter[str] = Counter()
    for name, entries in _sections(settings).items():
        counted = Counter(entry.certainty for entry in entries.values())
        total += counted
        yield [settings.text(f"edition-{name}"), *_numbers(counted)]
    yield [settings.text("edition-total"), *_numbers(total)]


def _numbers(counted: Counter[str]) -> list[str]:
    return [*(str(counted[word]) for word in CERTAINTIES), str(counted.total())]


def _rows(settings: Settings) -> Iterator[tuple[str, str, str, str]]:
    sections = _sections(settings)
    for entries in (
        sections["areas"],
        sections["edges"],
        sections["setup"],
        sections["effects"] | sections["parameters"],
    ):
        for key, entry in entries.items():
            yield (key, shown_value(entry.value), *sureness(settings, entry))
    for first, second in sorted(set(base_edition().edges) - set(settings.edition.edges)):
        yield (settings.text("edition-removed", first=first, second=second), "", "", "")
