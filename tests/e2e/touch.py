"""Fingers on the screen: real touch events, one or two at a time."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

Point = tuple[float, float]
STEPS = 6
#: Milliseconds a finger stands still before it lifts.
REST = 100


class Fingers:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def drag(self, start: Point, end: Point) -> None:
        self.move([start], [end])

    def pinch(self, about: Point, before: float, after: float) -> None:
        """Two fingers, so many pixels apart, come together or part."""
        x, y = about
        self.move([(x - before / 2, y), (x + before / 2, y)], [(x - after / 2, y), (x + after / 2, y)])

    def move(self, starts: Sequence[Point], ends: Sequence[Point]) -> None:
        self._send("touchStart", starts)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            between = zip(starts, ends, strict=True)
            self._send("touchMove", [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in between])
        # A finger that lifts while it moves flings, and the browser takes the next tap for a hand that stops the fling.
        self._page.wait_for_timeout(REST)
        self._send("touchMove", ends)
        self._send("touchEnd", [])

    def _send(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
