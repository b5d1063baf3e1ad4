"""The table: the only holder of a live game, for browser and terminal alike."""

from dosdemayo.table.beat import Beat
from dosdemayo.table.clock import remaining
from dosdemayo.table.errors import TableError, TableFault
from dosdemayo.table.history import Given, History, HistoryEntry, Logged, Undo
from dosdemayo.table.match import Dice, Match
from dosdemayo.table.pauses import Pauses
from dosdemayo.table.recorded import recorded, resumed
from dosdemayo.table.standing import Ask, StandingAnswer
from dosdemayo.table.terms import USUAL_BEAT, CardManner, Opponent, SideState, Terms

__all__ = [
    "USUAL_BEAT",
    "Ask",
    "Beat",
    "CardManner",
    "Dice",
    "Given",
    "History",
    "HistoryEntry",
    "Logged",
    "Match",
    "Opponent",
    "Pauses",
    "SideState",
    "StandingAnswer",
    "TableError",
    "TableFault",
    "Terms",
    "Undo",
    "recorded",
    "remaining",
    "resumed",
]
