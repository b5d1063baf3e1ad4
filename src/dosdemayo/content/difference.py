"""How an edition differs from the base edition, key by key as a file would name it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dosdemayo.content.edition import Edition, base_edition


@dataclass(frozen=True)
class Change:
    key: str
    #: None where the base edition says nothing of it, or this one nothing any more.
    before: Any
    now: Any

    @property
    def card(self) -> str | None:
        part, _, rest = self.key.partition(".")
        return rest.partition(".")[0] if part == "cards" else None


@dataclass(frozen=True)
class Difference:
    """How sure something is, and by whom, is none. What is said of a card stands together."""

    changes: tuple[Change, ...]
    #: Cards, in the order of the decks.
    changed: tuple[str, ...]
    added: tuple[str, ...]
    removed: tuple[str, ...]

    @property
    def others(self) -> int:
        """So many names of areas, edges, and values of set-up and limits."""
        return sum(change.card is None for change in self.changes)


def difference_of(edition: Edition) -> Difference:
    base = base_edition()
    before, now = _said(base), _said(edition)
    cards = [*dict.fromkeys((*base.cards, *edition.cards))]
    keys = sorted(key for key in {**before, **now} if before.get(key) != now.get(key))
    changes = [Change(key, before.get(key), now.get(key)) for key in keys]
    touched = {change.card for change in changes}
    return Difference(
        changes=tuple(sorted(changes, key=lambda change: cards.index(change.card) if change.card else -1)),
        changed=tuple(card for card in base.cards if card in touched and card in edition.cards),
        added=tuple(card for card in edition.cards if card not in base.cards),
        removed=tuple(card for card in base.cards if card not in edition.cards),
    )


def _said(edition: Edition) -> Mapping[str, Any]:
    found: dict[str, Any] = {f"areas.{area.id}": area.name for area in edition.areas}
    found |= {f"edges.{first}-{second}": True for first, second in edition.edges}
    found |= {f"cards.{card}.{part}": text for card, texts in edition.cards.items() for part, text in texts.items()}
    for part, words in (("translated", edition.translated), ("flavour", edition.flavour)):
        found |= {f"cards.{card}.{part}": dict(said) for card, said in words.items() if any(said.values())}
    return found | {key: entry.value for key, entry in edition.values.items() if entry.value is not None}
