"""How far the French got, from 0 to 1: what players strive for besides winning."""

from __future__ import annotations

from typing import Final

from dosdemayo.engine import FRENCH, SPANISH, Ruleset, State

#: A grade is made of Spanish cubes removed, gates held and French losses avoided, in these parts.
REMOVED: Final = 0.55
HELD: Final = 0.2
SPARED: Final = 0.25
#: So many cubes left count as having got nowhere.
MANY: Final = 8.0


def grade(rules: Ruleset, state: State) -> float:
    """Of a game that is over. `ai.fast.value` has the same for rows of the kernel."""
    assert state.outcome is not None
    if state.outcome.reason == "loss limit":
        return 0.0
    left = min(sum(state.cubes[SPANISH]), MANY) / MANY
    held = gates_held(rules, state) / len(rules.board.gates)
    lost = min(state.lost[FRENCH], rules.loss_limit) / rules.loss_limit
    return REMOVED * (1 - left) + HELD * held + SPARED * (1 - lost)


def gates_held(rules: Ruleset, state: State) -> int:
    return sum(state.cubes[FRENCH][gate] > 0 for gate in rules.board.gates)
