"""The table: the only holder of a live game, for browser and terminal alike."""

from dosdemayo.table.clock import remaining
from dosdemayo.table.errors import Fault, TableError
from dosdemayo.table.history import Entry, Given, History, Logged, Undo
from dosdemayo.table.match import Dice, Match
from dosdemayo.table.pauses import Pauses
from dosdemayo.table.recorded import recorded, resumed
from dosdemayo.table.terms import Opponent, SideState, StandingPass, Terms

__all__ = [
    "Dice",
    "Entry",
    "Fault",
    "Given",
    "History",
    "Logged",
    "Match",
    "Opponent",
    "Pauses",
    "SideState",
    "StandingPass",
    "TableError",
    "Terms",
    "Undo",
    "recorded",
    "remaining",
    "resumed",
]
