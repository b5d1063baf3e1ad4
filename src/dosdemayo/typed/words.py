"""What people type: each language has its own words, and the English ones are understood in all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dosdemayo.i18n.catalog import FALLBACK, Catalog
from dosdemayo.i18n.letters import plain


class Words:
    """A word is known by its English name, `pass`; the catalog lists what may be typed for it (`words.ftl`)."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalogs = (catalog, Catalog(FALLBACK))

    def shown(self, name: str) -> str:
        """The word to be typed in this language."""
        return self._typed_for(self._catalogs[0], name)[0]

    def read(self, typed: str, names: Iterable[str]) -> str | None:
        """Which of these words is typed; the player's own language goes before English."""
        word, known = plain(typed), tuple(names)
        return next((name for name, words in self._listed(known) if word in map(plain, words)), None)

    def begun(self, typed: str, names: Iterable[str]) -> set[str]:
        """Those of these words that begin as what is typed."""
        word = plain(typed)
        return {
            name for name, words in self._listed(tuple(names)) if word and any(plain(w).startswith(word) for w in words)
        }

    def split(self, typed: str, names: Iterable[str]) -> tuple[str | None, str]:
        """Which of these words stands first, and what follows it."""
        first, _, rest = typed.strip().partition(" ")
        return self.read(first, names), rest.strip()

    def _listed(self, names: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
        for catalog in self._catalogs:
            for name in names:
                yield name, self._typed_for(catalog, name)

    def _typed_for(self, catalog: Catalog, name: str) -> list[str]:
        return catalog.text(f"word-{name}").split(", ")
