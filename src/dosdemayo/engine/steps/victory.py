"""Chapter 8: End of the game."""

from __future__ import annotations

from dosdemayo.engine.draft import Draft
from dosdemayo.engine.effects import loss_limit
from dosdemayo.engine.ids import FRENCH, SPANISH, Side, enemy
from dosdemayo.engine.ruleset import Ruleset


def loss_limit_reached(rules: Ruleset, draft: Draft) -> bool:
    """Rule 8.1: at once."""
    if not draft.lost[FRENCH] or draft.lost[FRENCH] < loss_limit(rules, draft):
        return False
    draft.end(SPANISH, "loss limit", "8.1")
    return True


def after_last_turn(rules: Ruleset, draft: Draft) -> None:
    """Rule 8.2, and Q-32 for the reason that is named first."""
    if any(draft.cubes[SPANISH]):
        draft.end(SPANISH, "cubes left", "8.2")
    elif not all(draft.cubes[FRENCH][gate] for gate in rules.board.gates):
        draft.end(SPANISH, "gate open", "8.2")
    else:
        draft.end(FRENCH, "city subdued", "8.2")


def resign(draft: Draft, side: Side, *, on_time: bool) -> None:
    """Rule 8.4."""
    draft.end(enemy(side), "time" if on_time else "resigned", "8.4")
