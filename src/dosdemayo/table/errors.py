"""What a table refuses. What the rules refuse is the engine's `Refused`."""

from __future__ import annotations

from enum import StrEnum


class TableFault(StrEnum):
    NOT_ASKED = "not_asked"
    STALE_QUESTION = "stale_question"
    ALREADY_SEALED = "already_sealed"
    NOT_SEALED = "not_sealed"
    NO_BEAT = "no_beat"
    CANNOT_UNDO = "cannot_undo"
    GAME_OVER = "game_over"
    NOT_OVER = "not_over"
    NO_COMPUTER = "no_computer"
    NO_HINTS = "no_hints"


class TableError(Exception):
    """The game stands otherwise than the caller believes. Nothing was changed."""

    def __init__(self, fault: TableFault) -> None:
        super().__init__(fault.value)
        self.fault = fault
