"""What a question is about: the one place where players look at its kind."""

from __future__ import annotations

from dosdemayo.engine import Decision


def asks_orders(decision: Decision | None) -> bool:
    """Is an order sheet to be written?"""
    return decision is not None and decision.kind == "orders"
