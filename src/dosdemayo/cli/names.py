"""Names as people write them: without accents or capitals, with words cut short."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import TypeVar

Key = TypeVar("Key")


def simple(text: str) -> str:
    """Lower case, without accents, words joined by low lines, as ids are written."""
    return "_".join(plain(text).replace(",", " ").replace("_", " ").replace("-", " ").split())


def plain(text: str) -> str:
    """Lower case, without accents; as many letters as before."""
    return "".join(unicodedata.normalize("NFKD", letter)[0] for letter in text.lower().replace("ł", "l"))


def by_words(wanted: str, known: Mapping[Key, str]) -> list[Key]:
    """Those in whose name every word is found, or its beginning."""
    words = simple(wanted).split("_")
    names = {key: simple(name).split("_") for key, name in known.items()}
    return [key for key, parts in names.items() if all(any(part.startswith(word) for part in parts) for word in words)]
