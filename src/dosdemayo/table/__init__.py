"""Runs one match. A table is the only holder of its live position; players see views."""

from dosdemayo.table.moments import Moment, unfold
from dosdemayo.table.pauses import Pauses
from dosdemayo.table.player import Dealer, Player
from dosdemayo.table.table import Table, UndoError

__all__ = ["Dealer", "Moment", "Pauses", "Player", "Table", "UndoError", "unfold"]
