"""What a card is called, when it is played, and what it says in the edition that is played."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from dosdemayo.content import Edition
from dosdemayo.engine.cards import Card
from dosdemayo.engine.ids import WINDOWS
from dosdemayo.i18n.catalog import FALLBACK, Catalog
from dosdemayo.i18n.effects import CardWriter


class CardTexts:
    def __init__(
        self, catalog: Catalog, edition: Edition, cards: Mapping[str, Card], area: Callable[[int], str]
    ) -> None:
        self._catalog = catalog
        self._edition = edition
        self._cards = cards
        self._writer = CardWriter(catalog, area, self.name, edition["limits.loss_limit"])

    def name(self, card: str) -> str:
        """The printed name; an unknown card is called what it was called."""
        known = self._edition.cards.get(card)
        return card if known is None else known["name"]

    def translated(self, card: str) -> str:
        """What the name means in this language; empty where the edition does not say."""
        return _spoken(self._edition.translated.get(card, {}), self._catalog.lang)

    def flavour(self, card: str) -> str:
        """What happened on that day: by the edition, or by the catalog for cards of the base edition; or nothing."""
        said, lang = self._edition.flavour.get(card, {}), self._catalog.lang
        if self._catalog.has(f"history-{card}") and not said.keys() & {lang, ""}:
            return self._catalog.text(f"history-{card}")
        return _spoken(said, lang)

    def effect(self, card: str) -> str:
        """What it does, with its conditions and for how long."""
        return self._writer.text(self._cards[card], self._served_by(card))

    def played(self, card: str, target: Mapping[str, str]) -> str:
        """What playing it on something has done."""
        return self._writer.done(self._cards[card], target, self._served_by(card))

    def when(self, card: str) -> str:
        """The windows and turns in which it may be played."""
        known = self._cards[card]
        if known.immediate:
            if not known.uses:
                return self.window("immediate")
            return self._catalog.text("card-window-immediate", windows=self.window_names(known.windows))
        early, late = known.from_turn > 1, known.until_turn < self._edition["limits.turns"]
        last_only = known.from_turn == min(known.until_turn, self._edition["limits.turns"])
        between = "-two" if known.until_turn == known.from_turn + 1 else "-between"
        form = "-only" if last_only else between if early and late else "-from" if early else "-until" * late
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

    def _served_by(self, card: str) -> list[Card]:
        """Those that need this one in play."""
        return [other for other in self._cards.values() if card in other.needs]


def _spoken(texts: Mapping[str, str], lang: str) -> str:
    """In this language (it may be empty: a Spanish name needs no Spanish), as the owner wrote it, or in English."""
    return next((texts[known] for known in (lang, "", FALLBACK) if known in texts), "")
