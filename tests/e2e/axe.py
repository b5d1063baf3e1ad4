"""axe, which looks at a page as those do who cannot see it, or not all of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Page
from tests.e2e.browsing import WIDE

AXE = Path(__file__).parents[2] / "web-ui" / "node_modules" / "axe-core" / "axe.min.js"
#: Sizes and colours are those of the new look once it has been drawn, and none is still on its way to them.
SETTLE = """() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    .then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished))).then(() => null)"""
RUN = """(within) => axe.run(within === "html" ? document : within, { resultTypes: ["violations"] })
    .then((result) => result.violations)"""
SERIOUS = ("serious", "critical")


class Look(NamedTuple):
    light: Literal["light", "dark"]
    size: dict[str, int]


NARROW = {"width": 390, "height": 844}
#: Both lights and both widths. Colours hardly depend on the width, nor names on the light.
LOOKS = (Look("light", WIDE), Look("dark", NARROW))
#: The rest, for what a game is played with.
ALL_LOOKS = (*LOOKS, Look("dark", WIDE), Look("light", NARROW))


@cache
def source() -> str:
    if not AXE.is_file():
        raise RuntimeError(f"there is no {AXE}; run `make web` first")
    return AXE.read_text(encoding="utf-8")


def expect_accessible(page: Page, where: str, within: str = "html", looks: Sequence[Look] = LOOKS) -> None:
    """The page, or a part of it that is new. It is left wide and in daylight."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())  # from outside: the page's own policy lets no foreign script in
    found = [fault for look in looks for fault in _faults(page, look, within)]
    _take_on(page, LOOKS[0])
    assert not found, "\n".join(f"{where}: {fault}" for fault in found)


def _faults(page: Page, look: Look, within: str) -> list[str]:
    _take_on(page, look)
    violations: list[dict[str, Any]] = page.evaluate(RUN, within)
    return [
        f"{look.light} {look.size['width']}: {violation['id']} at {node['target']}: {node['failureSummary']}"
        for violation in violations
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


def _take_on(page: Page, look: Look) -> None:
    """First the size, then the light: what a new size brings to light must not show the colours of before."""
    page.set_viewport_size({"width": look.size["width"], "height": look.size["height"]})
    page.evaluate(SETTLE)
    page.emulate_media(color_scheme=look.light)
    page.evaluate(SETTLE)
