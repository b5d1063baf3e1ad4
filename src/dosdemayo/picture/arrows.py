"""The arrow of an order: out of the group, across the border that it crosses, up to the other area."""

from __future__ import annotations

from typing import NamedTuple

from dosdemayo.engine import OUTSIDE, Order, Seat
from dosdemayo.picture.shapes import Point, Shapes, middle

_START_GAP, _END_GAP, _HEAD, _LANE = 14.0, 20.0, 18.0, 10.0
#: A bend through a border that lies far aside is flattened: arrows should not loop.
_MOST_BEND = 0.28


class Arrow(NamedTuple):
    """The shaft is a quadratic curve of three points, the head a ring of four; the badge is where a number goes."""

    shaft: tuple[Point, Point, Point]
    head: tuple[Point, ...]
    badge: Point


def arrow(shapes: Shapes, side: Seat, order: Order, opposed: bool) -> Arrow:
    """Where another order runs the opposite way it keeps to its right."""
    if order.origin == OUTSIDE:
        entry = shapes.entries[order.destination]
        start, border = entry.centre, entry.road[:1]
    else:
        start, border = shapes.stands[side, order.origin], shapes.borders.get((min(order.route), max(order.route)), ())
    end = shapes.stands[side, order.destination]
    ahead = (end - start) / abs(end - start)
    lane = ahead * 1j * (_LANE if opposed else 0)
    through = _softened(start, end, middle(border)) if border else (start + end) / 2
    return _drawn(start + lane, end + lane, through + lane)


def _softened(start: Point, end: Point, via: Point) -> Point:
    across = (end - start) / abs(end - start) * 1j
    half = (start + end) / 2
    aside = ((via - half) * across.conjugate()).real
    most = abs(end - start) * _MOST_BEND
    return half + across * max(-most, min(most, aside))


def _drawn(start: Point, end: Point, through: Point) -> Arrow:
    control = 2 * through - (start + end) / 2
    first = _trim(start, control, end, _START_GAP)
    last = max(first + 0.05, 1 - _trim(end, control, start, _END_GAP))
    tail, tip = _on_curve(start, control, end, first), _on_curve(start, control, end, last)
    bend = _between(_between(start, control, first), _between(control, end, first), last)
    ahead = (tip - bend) / (abs(tip - bend) or 1)
    neck, barb, wing = tip - ahead * _HEAD * 0.75, tip - ahead * _HEAD * 1.15, ahead * 1j * _HEAD * 0.62
    return Arrow((tail, bend, neck), (tip, barb + wing, neck, barb - wing), _on_curve(tail, bend, neck, 0.46))


def _between(a: Point, b: Point, share: float) -> Point:
    return a + (b - a) * share


def _on_curve(a: Point, control: Point, b: Point, share: float) -> Point:
    return _between(_between(a, control, share), _between(control, b, share), share)


def _trim(a: Point, control: Point, b: Point, gap: float) -> float:
    """How far along the curve it is a given distance away from its start."""
    steps = (step / 60 for step in range(60))
    return next((step for step in steps if abs(_on_curve(a, control, b, step) - a) >= gap), 0.5)
