"""Sheets next to a sheet: those that differ in the orders of one group."""

from __future__ import annotations

from collections.abc import Iterator

from dosdemayo.engine.ids import FRENCH
from dosdemayo.engine.orders import OUTSIDE, Order, Sheet
from dosdemayo.engine.positions import french_groups, spanish_groups
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import State


def spanish_neighbours(rules: Ruleset, state: State, sheet: Sheet) -> list[Sheet]:
    """Each group does something else; a group that may leave men behind also leaves fewer."""
    found: list[Sheet] = []
    for group in spanish_groups(rules, state):
        rest = tuple(order for order in sheet if order.origin != group.origin)
        found += [tuple(sorted((*rest, *orders))) for orders in group.whole()]
    return list(dict.fromkeys(found))


def french_neighbours(rules: Ruleset, state: State, sheet: Sheet) -> list[Sheet]:
    """One order more, one order less, or one in the place of another."""
    smaller = [tuple(order for order in sheet if order != gone) for gone in sheet]
    found = [*smaller]
    for base in (sheet, *smaller):
        found += [tuple(sorted((*base, order))) for order in _additions(rules, state, base)]
    return list(dict.fromkeys(found))


def _additions(rules: Ruleset, state: State, sheet: Sheet) -> Iterator[Order]:
    counted = sum(rules.counts(order.origin) for order in sheet)
    for group in french_groups(rules, state):
        leaving = sum(order.origin == group.origin for order in sheet)
        room = group.origin == OUTSIDE or leaving < state.cubes[FRENCH][group.origin]
        if room and counted + group.counted <= rules.order_limit:
            yield from (order for order in group.orders() if order not in sheet)
