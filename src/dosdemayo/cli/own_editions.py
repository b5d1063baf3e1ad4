"""`dosdemayo edition check`, `diff` and `new`: files in which an owner of the box writes down what is printed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import typer
from rich.text import Text

from dosdemayo.cli.deck import shown_value
from dosdemayo.cli.settings import Settings, print_json
from dosdemayo.cli.tables import table
from dosdemayo.content import Edition, base_edition, edition_digest
from dosdemayo.i18n import Teller
from dosdemayo.shell import UserError
from dosdemayo.spoken import said

_EXAMPLE = "corrections.toml"
#: The value of an edge of the map.
_JOINED = "joined"


def check_file(settings: Settings, file: Path) -> None:
    edition = settings.edition
    about = {"name": edition.name, "digest": edition_digest(edition), "cards": len(edition.cards)}
    typer.echo(said("edition-is-one", file=file, **about))


def write_new(file: Path) -> None:
    """The shipped example, to be changed; a file that is there is left alone."""
    example = (files("dosdemayo.content") / "editions" / _EXAMPLE).read_text(encoding="utf-8")
    own = example.replace('name = "corrections (example)"', 'name = "my box"')
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(own)
    except FileExistsError as error:
        raise UserError("error-is-there", path=file) from error
    except OSError as error:
        raise UserError("error-not-writable", path=file, reason=error.strerror) from error
    typer.echo(said("edition-written", file=file))


def print_difference(settings: Settings, as_json: bool) -> None:
    edition, base = settings.edition, base_edition()
    changed = list(_changed(base, edition))
    cards = _other_texts(settings)
    if as_json:
        rows = [{"key": key, "base": before, "edition": now} for key, before, now in changed]
        print_json({"name": edition.name, "fingerprint": edition_digest(edition), "changes": rows, "cards": cards})
        return
    console, text = settings.console, settings.text
    console.print(Text(text("edition-title", name=edition.name), "bold"))
    heads = [text("edition-key"), text("edition-in-base"), text("edition-here")]
    shown = [[text("edition-joined") if cell == _JOINED else cell for cell in row] for row in changed]
    console.print(table(heads, shown, whole=(0,)))
    for card, effect in cards.items():
        console.print()
        console.print(Text(f"{edition.cards[card]['name']} ({card})", "bold"))
        console.print(effect)


def _changed(base: Edition, edition: Edition) -> Iterator[tuple[str, str, str]]:
    """Every key of which the value is another, as it was and as it is; what is said of a card stands together."""
    before, now = _flat(base), _flat(edition)
    cards = [*dict.fromkeys((*base.cards, *edition.cards))]
    places = {f"cards.{card}": place for place, card in enumerate(cards)}
    for key in sorted({**before, **now}, key=lambda key: places.get(".".join(key.split(".")[:2]), -1)):
        if before.get(key) != now.get(key):
            yield key, before.get(key, "-"), now.get(key, "-")


def _flat(edition: Edition) -> dict[str, str]:
    found = {f"areas.{area.id}": area.name for area in edition.areas}
    found |= {f"edges.{first}-{second}": _JOINED for first, second in edition.edges}
    found |= {f"cards.{card}.{part}": text for card, texts in edition.cards.items() for part, text in texts.items()}
    for part, words in (("translated", edition.translated), ("flavour", edition.flavour)):
        found |= {f"cards.{card}.{part}": "; ".join(filter(None, said.values())) for card, said in words.items()}
    return found | {key: shown_value(entry) for key, entry in edition.values.items() if entry.value is not None}


def _other_texts(settings: Settings) -> dict[str, Any]:
    """What the changed cards say."""
    mine, ours = settings.teller.cards, Teller(settings.catalog, base_edition()).cards
    known = base_edition().cards
    texts = {card: f"{mine.when(card)}: {mine.effect(card)}" for card in settings.edition.cards}
    return {
        card: text
        for card, text in texts.items()
        if card not in known or text != f"{ours.when(card)}: {ours.effect(card)}"
    }
