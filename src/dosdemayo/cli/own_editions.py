"""`dosdemayo edition check`, `diff` and `new`: files in which an owner of the box writes down what is printed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer
from rich.text import Text

from dosdemayo.cli.deck import shown_value
from dosdemayo.cli.settings import Settings, print_json
from dosdemayo.cli.tables import table
from dosdemayo.content import Change, base_edition, difference_of, edition_digest, file_to_start_from
from dosdemayo.i18n import Teller
from dosdemayo.shell import UserError
from dosdemayo.spoken import said


def check_file(settings: Settings, file: Path) -> None:
    edition = settings.edition
    about = {"name": edition.name, "digest": edition_digest(edition), "cards": len(edition.cards)}
    typer.echo(said("edition-is-one", file=file, **about))


def write_new(file: Path) -> None:
    """A file that is there is left alone."""
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(file_to_start_from())
    except FileExistsError as error:
        raise UserError("error-is-there", path=file) from error
    except OSError as error:
        raise UserError("error-not-writable", path=file, reason=error.strerror) from error
    typer.echo(said("edition-written", file=file))


def print_difference(settings: Settings, as_json: bool) -> None:
    edition = settings.edition
    changes = difference_of(edition).changes
    cards = _other_texts(settings)
    if as_json:
        rows = [{"key": change.key, "base": change.before, "edition": change.now} for change in changes]
        print_json({"name": edition.name, "fingerprint": edition_digest(edition), "changes": rows, "cards": cards})
        return
    console, text = settings.console, settings.text
    console.print(Text(text("edition-title", name=edition.name), "bold"))
    heads = [text("edition-key"), text("edition-in-base"), text("edition-here")]
    shown = [
        [change.key, *(_shown(settings, change, value) for value in (change.before, change.now))] for change in changes
    ]
    console.print(table(heads, shown, whole=(0,)))
    for card, effect in cards.items():
        console.print()
        console.print(Text(f"{edition.cards[card]['name']} ({card})", "bold"))
        console.print(effect)


def _shown(settings: Settings, change: Change, value: Any) -> str:
    if value is None:
        return "-"
    return settings.text("edition-joined") if change.key.startswith("edges.") else shown_value(value)


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
