"""What a study keeps of a game: one row of plain columns, the same from the readable engine and from the kernel."""

from __future__ import annotations

from typing import Any, TypeAlias

from dosdemayo.engine import Ruleset

#: A column is a list with one value for each game.
Columns: TypeAlias = dict[str, list[Any]]

#: Columns that are not repeated by turn, area or card.
PLAIN = ("french", "spanish", "block", "game", "winner", "reason", "turns", "kept", "opening_french", "opening_spanish")


def lost(side: str, turn: int) -> str:
    """Cubes lost by a side up to the end of a turn."""
    return f"{side}_lost_{turn:02d}"


def fights(area: int) -> str:
    """How many times an area was fought over."""
    return f"fights_{area:02d}"


def held(card: str) -> str:
    """The turn in which a card came into its owner's hand; 0 for never."""
    return f"held_{card}"


def played(card: str) -> str:
    """The turn in which it was first played; 0 for never."""
    return f"played_{card}"


def column_names(rules: Ruleset) -> list[str]:
    turns = range(1, rules.turns + 1)
    return [
        *PLAIN,
        *(lost(side, turn) for side in ("french", "spanish") for turn in turns),
        *(fights(area) for area in rules.board.areas),
        *(held(card) for card in rules.cards),
        *(played(card) for card in rules.cards),
    ]
