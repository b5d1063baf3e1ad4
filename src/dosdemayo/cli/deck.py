"""`dosdemayo cards`."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from rich.text import Text

from dosdemayo.cli.errors import UserError
from dosdemayo.cli.rulebook import canonical
from dosdemayo.cli.settings import Settings
from dosdemayo.cli.tables import table
from dosdemayo.content import Edition, Entry, ruleset


def print_cards(settings: Settings) -> None:
    teller, text = settings.teller, settings.text
    heads = [text(f"cards-{head}") for head in ("rule", "id", "name", "window", "stays", "certainty")]
    rows = [
        (
            known["rule"],
            card,
            known["name"],
            teller.cards.when(card),
            teller.cards.stays(card),
            text(f"certainty-{settings.edition.of_card(card)['effect'].certainty}"),
        )
        for card, known in settings.edition.cards.items()
    ]
    settings.console.print(table(heads, rows, whole=(0, 1)))
    settings.console.print(text("cards-hint"))


def print_card(settings: Settings, wanted: str) -> None:
    card = find_card(settings.edition, wanted)
    for part in card_parts(settings, card):
        settings.console.print(part)


def card_parts(settings: Settings, card: str) -> Iterable[Any]:
    """A whole card: what it does, how sure each value is, and what happened on that day."""
    teller, text = settings.teller, settings.text
    yield Text(f"{teller.cards.name(card)}  ({settings.edition.cards[card]['rule']}, {card})", "bold")
    side = ruleset(settings.edition).cards[card].side
    yield f"{text('cards-side')}: {teller.side(side)}"
    yield f"{text('cards-window')}: {teller.cards.when(card)}"
    yield f"{text('cards-stays')}: {teller.cards.stays(card)}"
    yield ""
    yield teller.cards.effect(card)
    yield ""
    yield Text(text("cards-sources"), "bold")
    heads = [text(f"cards-{head}") for head in ("parameter", "value", "sure", "source")]
    entries = settings.edition.of_card(card).items()
    yield table(heads, [(name, shown_value(entry), *sureness(settings, entry)) for name, entry in entries])
    yield ""
    yield Text(text("cards-history"), "bold")
    yield teller.cards.history(card)


def sureness(settings: Settings, entry: Entry) -> tuple[str, str]:
    return settings.text(f"certainty-{entry.certainty}"), entry.source


def shown_value(entry: Entry) -> str:
    """A value as an edition file writes it, without its brackets."""
    value = entry.value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {number}" for key, number in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def find_card(edition: Edition, wanted: str) -> str:
    """A card by its id, its rule number, or the beginning of a word of its name."""
    by_rule = {known["rule"]: card for card, known in edition.cards.items()}
    if canonical(wanted) in by_rule:
        return by_rule[canonical(wanted)]
    sought = _simple(wanted)
    if sought in edition.cards:
        return sought
    words = sought.split("_")
    found = [
        card
        for card, known in edition.cards.items()
        if all(any(part.startswith(word) for part in _words(card, known["name"])) for word in words)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise UserError(f"{wanted!r} could be {', '.join(found)}; write more of it")
    raise UserError(f"there is no card {wanted!r}; the cards are {', '.join(edition.cards)}")


def _words(card: str, name: str) -> list[str]:
    return [*card.split("_"), *_simple(name).split("_")]


def _simple(text: str) -> str:
    """Lower case, without accents, words joined by low lines, as ids are written."""
    letters = unicodedata.normalize("NFKD", text.strip().lower())
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return "_".join(part for part in kept.replace(",", " ").replace("_", " ").replace("-", " ").split())
