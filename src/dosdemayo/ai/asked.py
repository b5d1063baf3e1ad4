"""What a question is about: the one place where players look at its kind."""

from __future__ import annotations

from dosdemayo.engine import Decision, View
from dosdemayo.engine.ids import Kind, Window

#: Questions that call for a search: an order sheet, and whether to see the enemy's first.
SEARCHED = (Kind.ORDERS, Kind.WINDOW_ORDERS)


def asks_orders(decision: Decision | None) -> bool:
    """Is an order sheet to be written?"""
    return decision is not None and decision.kind is Kind.ORDERS


def is_before_orders(view: View) -> bool:
    """Is it a card window in which the orders of the turn are still to be written?"""
    return view.phase in (Window.PREPARATION, Window.ORDERS)
