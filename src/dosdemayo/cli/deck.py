"""`dosdemayo cards`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from dosdemayo.cli.settings import Settings, print_json
from dosdemayo.cli.tables import table
from dosdemayo.content import Entry, ruleset
from dosdemayo.engine.ids import WINDOWS
from dosdemayo.i18n import fault_in
from dosdemayo.typed.names import find_card

_COLUMNS = ("rule", "id", "name", "window", "stays", "certainty")


def print_cards(settings: Settings, as_json: bool = False) -> None:
    rows = [_row(settings, card) for card in settings.edition.cards]
    if as_json:
        print_json([dict(zip(_COLUMNS, row, strict=True)) for row in rows])
        return
    heads = [settings.text(f"cards-{head}") for head in _COLUMNS]
    settings.console.print(table(heads, rows, whole=(0, 1)))
    settings.console.print(settings.text("cards-hint"))


def _row(settings: Settings, card: str) -> tuple[str, ...]:
    known, cards = settings.edition.cards[card], settings.teller.cards
    certainty = settings.text(f"certainty-{settings.edition.of_card(card)['effect'].certainty}")
    return known["rule"], card, known["name"], cards.when(card), cards.stays(card), certainty


def print_card(settings: Settings, wanted: str, as_json: bool) -> None:
    card = find_card(settings.edition, wanted)
    if as_json:
        print_json(_card_json(settings, card))
        return
    for part in card_parts(settings, card):
        settings.console.print(part)


def _card_json(settings: Settings, card: str) -> dict[str, Any]:
    cards = settings.teller.cards
    entries = {name: entry_json(entry) for name, entry in settings.edition.of_card(card).items()}
    shown = dict(zip(_COLUMNS, _row(settings, card), strict=True))
    return shown | {
        "translated": cards.translated(card),
        "effect": cards.effect(card),
        "parameters": entries,
        "history": cards.flavour(card),
    }


def entry_json(entry: Entry) -> dict[str, Any]:
    return {"value": entry.value, "certainty": entry.certainty, "source": entry.source}


def card_parts(settings: Settings, card: str) -> Iterable[Any]:
    """A whole card: what it does, how sure each value is, and what happened on that day."""
    teller, text = settings.teller, settings.text
    yield Text(f"{teller.cards.name(card)}  ({settings.edition.cards[card]['rule']}, {card})", "bold")
    if translated := teller.cards.translated(card):
        yield Text(translated, "italic")
    side = ruleset(settings.edition).cards[card].side
    yield text("part-of", whole=text("cards-side"), part=teller.side(side))
    yield text("part-of", whole=text("cards-window"), part=teller.cards.when(card))
    yield text("part-of", whole=text("cards-stays"), part=teller.cards.stays(card))
    yield ""
    yield teller.cards.effect(card)
    yield ""
    yield Text(text("cards-sources"), "bold")
    heads = [text(f"cards-{head}") for head in ("parameter", "value", "sure", "source")]
    entries = settings.edition.of_card(card).items()
    rows = [
        (_part(settings, name), _value(settings, name, entry), *sureness(settings, entry)) for name, entry in entries
    ]
    yield table(heads, rows)
    if flavour := teller.cards.flavour(card):
        yield ""
        yield Text(text("cards-history"), "bold")
        yield flavour


def card_rule(settings: Settings, card: str) -> str:
    """A card as the rules tell those of the base edition."""
    known, cards = settings.edition.cards[card], settings.teller.cards
    certainty, source = sureness(settings, settings.edition.of_card(card)["effect"])
    told = {
        "id": card,
        "name": known["name"],
        "window": cards.when(card),
        "effect": cards.effect(card),
        "stays": cards.stays(card),
        "sure": f"{certainty} ({source})" if source else certainty,
    }
    return "\n".join(settings.text("part-of", whole=settings.text(f"cards-{head}"), part=told[head]) for head in told)


def _part(settings: Settings, name: str) -> str:
    """`strength.bonus` in words."""
    whole, *parts = [settings.text(f"part-{part}") for part in name.split(".")]
    return settings.text("part-of", whole=whole, part=parts[0]) if parts else whole


def _value(settings: Settings, name: str, entry: Entry) -> str:
    value, cards = entry.value, settings.teller.cards
    if isinstance(value, bool):
        return settings.text(f"value-{str(value).lower()}")
    match name.rpartition(".")[2]:
        case "windows":
            return cards.window_names(WINDOWS if value == ["any"] else value)
        case "stays":
            return settings.text(f"stays-{value.lower().replace(' ', '-')}")
        case "needs":
            return ", ".join(map(cards.name, value))
        case "which" if value == "any":
            return settings.text("value-any-order")
        case "where" | "which" | "by":
            return settings.text(f"value-{value}")
        case "area" | "near" if value == 0:
            return settings.text("value-picked")
    return shown_value(entry.value)


def sureness(settings: Settings, entry: Entry) -> tuple[str, str]:
    source = fault_in(settings.catalog.lang, settings.catalog.source(entry.source))
    return settings.text(f"certainty-{entry.certainty}"), source


def shown_value(value: Any) -> str:
    """As an edition file writes it, without its brackets."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {number}" for key, number in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
