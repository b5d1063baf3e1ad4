"""How often each side wins between equals, for the page on which a side is chosen: a small file that is shipped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from dosdemayo.ai.levels import levels
from dosdemayo.content import base_digest, base_edition
from dosdemayo.lab.strength.results import Games, Results, average
from dosdemayo.lab.strength.studies import between_strongest, match_cell, studies

#: Where the server reads it.
SHIPPED = Path(str(files("dosdemayo.web") / "strengths.json"))


def strengths(folder: Path) -> list[dict[str, Any]]:
    """For each level that has met itself by the rules of today, weakest first."""
    ladder, balance = (Results(folder, studies()[name]) for name in ("ladder", "balance"))
    return [_entry(level, games) for level, games in _played(ladder, balance) if games]


def ship(folder: Path) -> bool:
    """Write the file; whether that has changed it."""
    text = json.dumps(strengths(folder), indent=1) + "\n"
    changed = not SHIPPED.exists() or SHIPPED.read_text(encoding="utf-8") != text
    if changed:
        SHIPPED.write_text(text, encoding="utf-8")
    return changed


def _played(ladder: Results, balance: Results) -> Iterator[tuple[str, Games]]:
    *others, strongest = (level.name for level in levels())
    for level in others:
        yield level, ladder.games_of_today(match_cell(level, level))
    yield strongest, balance.games_of_today(between_strongest())


def _entry(level: str, games: Games) -> dict[str, Any]:
    french = round(100 * average(games, lambda game: game.winner == "french"), 1)
    edition = {"edition": base_edition().name, "fingerprint": base_digest()}
    return {**edition, "level": level, "games": len(games), "french": french}
