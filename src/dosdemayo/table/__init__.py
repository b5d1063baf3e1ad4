"""The table: the only holder of a live game, for browser and terminal alike."""

from dosdemayo.table.clock import remaining
from dosdemayo.table.errors import TableError, TableFault
from dosdemayo.table.history import Given, History, HistoryEntry, Logged, Undo
from dosdemayo.table.match import Dice, Match
from dosdemayo.table.pauses import Pauses
from dosdemayo.table.recorded import recorded, resumed
from dosdemayo.table.terms import Opponent, SideState, StandingPass, Terms

__all__ = [
    "Dice",
    "Given",
    "History",
    "HistoryEntry",
    "Logged",
    "Match",
    "Opponent",
    "Pauses",
    "SideState",
    "StandingPass",
    "TableError",
    "TableFault",
    "Terms",
    "Undo",
    "recorded",
    "remaining",
    "resumed",
]
