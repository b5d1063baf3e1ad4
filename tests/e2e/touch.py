"""Fingers on the screen: real touch events, one or two at a time."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

Point = tuple[float, float]
STEPS = 6
#: Milliseconds a finger stands still before it lifts.
REST = 100
#: Pixels that a finger needs to each side of the middle of what it presses: 40 in all.
REACH = 19
#: Whatever can be pressed and is too small. Links within a text are as large as its words, and areas as they are drawn.
FIND_SMALL = """(reach) => {
  const pressed = document.querySelectorAll('button, summary, select, input, [role=tab], a[href]');
  const isAside = (one) => one.closest('svg, [inert], [aria-hidden=true]') !== null;
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !isAside(one);
  const stands = (one) => one.parentElement.textContent.trim() === one.textContent.trim();
  const isWord = (one) => /^inline(-block)?$/.test(getComputedStyle(one).display) && !stands(one);
  const isText = (one) => isWord(one) || one.closest('td') !== null;
  return [...pressed].filter((one) => isSeen(one) && !isText(one)).flatMap((one) => {
    const target = one.closest('label') ?? one;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    if (y + height < 0) return []; // only seen with the focus
    const [across, down] = [x + width / 2, y + height / 2];
    const hits = (right, below) => {
      const found = document.elementFromPoint(across + right * reach, down + below * reach);
      return found !== null && (target.contains(found) || found.closest('label, button, a') === target);
    };
    if (hits(-1, 0) && hits(1, 0) && hits(0, -1) && hits(0, 1)) return [];
    const name = (one.ariaLabel ?? one.textContent).trim().slice(0, 40);
    return [`${target.tagName}.${target.className} "${name}" ${Math.round(width)}x${Math.round(height)}`];
  });
}"""


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


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FIND_SMALL, REACH)
    return found
