"""Names as people write them: without accents or capitals, with words cut short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from dosdemayo.i18n.letters import plain

Key = TypeVar("Key")


def simple(text: str) -> str:
    """Lower case, without accents, words joined by low lines, as ids are written."""
    return "_".join(plain(text).replace(",", " ").replace("_", " ").replace("-", " ").split())


def by_words(wanted: str, known: Mapping[Key, str]) -> list[Key]:
    """Those in whose name every word is found, or its beginning."""
    words = simple(wanted).split("_")
    names = {key: simple(name).split("_") for key, name in known.items()}
    return [key for key, parts in names.items() if all(any(part.startswith(word) for part in parts) for word in words)]
