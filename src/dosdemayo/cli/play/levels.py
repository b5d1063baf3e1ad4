"""Levels of the computer by the names that each language has for them."""

from __future__ import annotations

import re

from dosdemayo.i18n import Catalog
from dosdemayo.typed.names import simple


def level_name(catalog: Catalog, level: str) -> str:
    """`strong-bold` in words; a level that does not exist is called what it was called."""
    strength, _, character = level.partition("-")
    if not catalog.has(f"ui-level-{strength}"):
        return level
    name = catalog.text(f"ui-level-{strength}")
    if not character:
        return name
    return catalog.text("ui-level-with-character", level=name, character=catalog.text(f"ui-character-{character}"))


def level_words(catalog: Catalog) -> str:
    """Every level as it may be typed in this language: `strong-bold`."""
    from dosdemayo.ai import opponents

    return ", ".join(re.sub(r"\W+", "-", level_name(catalog, level)) for level in opponents())


def level_called(catalog: Catalog, typed: str) -> str:
    """The level that somebody means by its id, or by its name in this language; else what was typed."""
    from dosdemayo.ai import opponents  # only for whoever plays against it

    wanted = simple(typed)
    return next(
        (level for level in opponents() if wanted in (simple(level), simple(level_name(catalog, level)))), typed
    )
