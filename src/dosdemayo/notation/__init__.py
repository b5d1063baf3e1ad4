"""How answers and positions are written: a forgiving reader, one canonical form, and an exact way back."""

from dosdemayo.notation.answers import (
    LONGEST_SHEET,
    NotationError,
    answer_from_json,
    answer_to_json,
    parse_order,
    parse_sheet,
)
from dosdemayo.notation.position import board_line, parse_position, position_line

__all__ = [
    "LONGEST_SHEET",
    "NotationError",
    "answer_from_json",
    "answer_to_json",
    "board_line",
    "parse_order",
    "parse_position",
    "parse_sheet",
    "position_line",
]
