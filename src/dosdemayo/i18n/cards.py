"""What a card says, with the numbers of the edition that is played."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import fields
from typing import Any

from dosdemayo.content import Edition
from dosdemayo.engine.cards import Card
from dosdemayo.engine.ids import WINDOWS
from dosdemayo.i18n.catalog import Catalog


class CardTexts:
    def __init__(
        self, catalog: Catalog, edition: Edition, cards: Mapping[str, Card], area: Callable[[int], str]
    ) -> None:
        self._catalog = catalog
        self._edition = edition
        self._cards = cards
        self._area = area

    def name(self, card: str) -> str:
        """The printed name; an unknown card is called what it was called."""
        known = self._edition.cards.get(card)
        return card if known is None else known["name"]

    def effect(self, card: str) -> str:
        return self._catalog.text(f"card-{card}.effect", **self.arguments(card))

    def played(self, card: str, target: Mapping[str, Any]) -> str:
        """What playing it on something has done."""
        return self._catalog.text(f"card-{card}.played", **self.arguments(card) | dict(target))

    def history(self, card: str) -> str:
        return self._catalog.text(f"history-{card}")

    def when(self, card: str) -> str:
        """The windows and turns in which it may be played."""
        known = self._cards[card]
        if known.immediate:
            return self._catalog.text("window-immediate")
        early, late = known.from_turn > 1, known.until_turn < self._edition["limits.turns"]
        last_only = known.from_turn == min(known.until_turn, self._edition["limits.turns"])
        form = "-only" if last_only else "-between" if early and late else "-from" if early else "-until" * late
        windows = self.window_names(known.windows)
        turns = {"from_turn": known.from_turn, "until_turn": known.until_turn}
        return self._catalog.text(f"card-window{form}", windows=windows, **turns)

    def stays(self, card: str) -> str:
        return self._catalog.text("stays-" + self._cards[card].stays.value.lower().replace(" ", "-"))

    def window(self, window: str) -> str:
        return self._catalog.text(f"window-{window}")

    def window_names(self, windows: Collection[str]) -> str:
        if set(windows) == set(WINDOWS):
            return self.window("any")
        return self._catalog.join([self.window(window) for window in WINDOWS if window in windows])

    def arguments(self, card: str) -> dict[str, Any]:
        """The parameters of a card as its texts take them."""
        known = self._cards[card]
        serves = [other for other, its in self._cards.items() if card in its.needs]
        found: dict[str, Any] = {
            "serving": "yes" if serves else "no",
            "serves": self._catalog.join(self._names(serves)),
        }
        for effect in known.effects:
            found |= {part.name: getattr(effect, part.name) for part in fields(effect)}
        if "area" in found:
            found["area"] = self._area(found["area"] or found["near"])
        if "areas" in found:
            found["areas"] = self._catalog.join([self._area(area) for area in found["areas"]])
        if known.needs:
            found["needs"] = self._catalog.join(self._names(known.needs), "list-choice")
        return found

    def _names(self, cards: Iterable[str]) -> list[str]:
        return [self.name(card) for card in cards]
