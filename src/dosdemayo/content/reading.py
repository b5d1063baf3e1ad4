"""Single values of an owner's file."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from dosdemayo.content.edition import Entry
from dosdemayo.content.schema import Check, EditionError, is_certainty, printable, shortened


def own_word(value: Any, path: Path) -> Entry:
    """A bare value stands as the owner's word."""
    return Entry(value, "attested", f"edition file {path.name}")


def entry(value: Any, key: str, path: Path) -> Entry:
    """A value, or a table that also says how sure it is."""
    if not (isinstance(value, dict) and "value" in value):
        return own_word(value, path)
    extra = set(value) - {"value", "certainty", "source"}
    if extra:
        raise EditionError(path, f"{key}.{min(extra)}", "is unknown; expected value, certainty, source")
    return sure(value["value"], value, key, path)


def sure(value: Any, said: dict[str, Any], key: str, path: Path) -> Entry:
    certainty, source = said.get("certainty", "attested"), said.get("source", f"edition file {path.name}")
    if not is_certainty(certainty):
        raise EditionError(path, f"{key}.certainty", "must be attested, implied or reconstructed")
    if not isinstance(source, str):
        raise EditionError(path, f"{key}.source", "must be a text")
    return Entry(value, certainty, printable(source))


def unknown(word: str, known: Collection[str]) -> str:
    """What is said of a word that is no key; where it looks like a slip of the pen, what was meant."""
    near = meant(word, known)
    return f"is unknown; did you mean {near}?" if near else f"is unknown; expected one of {', '.join(known)}"


def meant(word: str, known: Collection[str]) -> str | None:
    return next(iter(get_close_matches(word, known, n=1, cutoff=0.75)), None)


def checked(key: str, found: Entry, check: Check, path: Path) -> Entry:
    expected, accepts = check
    if not accepts(found.value):
        raise EditionError(path, key, f"is {shortened(repr(found.value))}, but must be {expected}")
    return found
