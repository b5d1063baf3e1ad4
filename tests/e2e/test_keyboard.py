"""A game without a mouse."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.player import Player, shapes

Visit = Callable[..., Page]
FOCUSED = """() => {
    const here = document.activeElement;
    return here.getAttribute('aria-label') ?? here.labels?.[0]?.textContent ?? here.textContent ?? '';
}"""
#: More stops than any page has between two things that one may want.
MANY = 120


class Typist:
    """Reaches everything by keys alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = page.keyboard

    def focused(self) -> str:
        name: str = self.page.evaluate(FOCUSED)
        return name.strip()

    def tab_to(self, name: str) -> None:
        for _ in range(MANY):
            if re.search(name, self.focused()):
                return
            self.keys.press("Tab")
        raise AssertionError(f"the tab key does not reach {name}")

    def press(self, name: str) -> None:
        expect(self.page.get_by_role("button", name=re.compile(name)).first).to_be_enabled()
        self.tab_to(name)
        self.keys.press("Enter")

    def steer_to(self, goal: int) -> None:
        """From area to area by arrow keys, by the shorter of the two ways first."""
        for turn in range(30):
            here = self.focused().split()[0]
            if here == str(goal):
                return
            dx, dy = (b - a for a, b in zip(shapes()["labels"][here], shapes()["labels"][str(goal)], strict=True))
            across, along = ("ArrowRight" if dx > 0 else "ArrowLeft"), ("ArrowDown" if dy > 0 else "ArrowUp")
            longer_first = (abs(dx) > abs(dy)) == (turn % 3 < 2)
            self.keys.press(across if longer_first else along)
        raise AssertionError(f"arrow keys do not lead to area {goal}")

    def order(self, origin: int, destination: int) -> None:
        self.tab_to(r"^\d+ .*: ")
        for area in (origin, destination):
            self.steer_to(area)
            self.keys.press("Enter")


def test_a_whole_turn_by_keyboard(visit: Visit) -> None:
    page = visit("/")
    typist, player = Typist(page), Player(page)
    typist.tab_to("^the French$")
    typist.press("^Begin$")
    typist.press("^Keep ")
    # Which two cards are offered is chance; only some are asked for in the first window.
    expect(page.get_by_role("button", name=re.compile("^(Pass|Seal)$"))).to_be_visible()
    if player.button("Pass").is_visible():
        typist.press("^Pass$")
    player.expect_asked("Write your orders.")
    typist.order(11, 12)
    player.expect_order("Alcalá", "San Jerónimo")
    typist.order(6, 7)
    player.expect_order("Recoletos", "Las Infantas")
    typist.press("^Remove Recoletos to Las Infantas$")
    expect(player.panel).to_contain_text("1 of 2 counted orders")
    typist.press("^Seal$")
    typist.press("^Reveal$")
    player.expect_asked("How many cubes carry out each order?")
    typist.tab_to("^Cubes for Alcalá to San Jerónimo$")
    typist.keys.press("ArrowDown")
    expect(player.panel).to_contain_text("1 of 2 stays")
    typist.press("^Send them$")
    expect(page.get_by_role("status").filter(has_text="The French move 1 cube from 11 Alcalá")).to_have_count(1)
    expect(page.get_by_role("heading", name="2 de Mayo, turn 2")).to_be_attached()
    typist.press("^Draw none$")


def test_the_first_key_leads_past_the_menu(visit: Visit) -> None:
    page = visit("/rules")
    expect(page.get_by_role("link", name="Rulebook")).to_be_visible()
    typist = Typist(page)
    typist.keys.press("Tab")
    assert typist.focused() == "Skip to the content"
    typist.keys.press("Enter")
    typist.keys.press("Tab")
    assert typist.focused() == "Rulebook"
