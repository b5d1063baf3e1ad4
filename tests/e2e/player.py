"""Somebody at the page of a game, who reads what is asked and presses what a person would press."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from playwright.sync_api import Locator, Page, expect

from dosdemayo.i18n import Catalog

#: Buttons that end a question without doing anything in particular.
PREPARATION = ("Allow the draw", "Don't draw", "Pass", "Ready", "Both ready")
ORDERS = ("Yes, all my cubes stay", "Seal", "Seal without orders", "Give these orders", "Reveal", "Send cubes")
EVERYTHING = (*PREPARATION, *ORDERS)
#: Seconds for a piece of play that the test does not look at.
PATIENCE = 60


@cache
def shapes() -> dict[str, Any]:
    """The drawing of the board; `labels` holds where the name of each area stands."""
    found: dict[str, Any] = json.loads(
        (files("dosdemayo.content") / "base" / "shapes.json").read_text(encoding="utf-8")
    )
    return found


def window_question(window: str) -> str:
    """What the page asks in a card window."""
    return Catalog("en").text("ui-ask-window", window=window)


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.get_by_role("complementary", name="Panel")
        self.board = page.get_by_role("group", name="Board: Madrid")

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, name: str | re.Pattern[str], exact: bool = True) -> None:
        self.button(name, exact).first.click()

    def seal_nothing(self) -> None:
        """The page asks once more, as long as there is something that could be ordered."""
        self.press("Seal without orders")
        self.press("Yes, all my cubes stay")

    def expect_asked(self, text: str) -> None:
        expect(self.panel).to_contain_text(text)

    def open_tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()

    # The board

    def area(self, number: int) -> Locator:
        return self.board.get_by_role("button", name=re.compile(rf"^{number} "))

    def spot(self, number: int) -> tuple[float, float]:
        """Where an area's name stands, on the screen."""
        self.board.scroll_into_view_if_needed()
        box = self.board.bounding_box()
        assert box is not None
        (x, y), (width, height) = shapes()["labels"][str(number)], shapes()["size"]
        return box["x"] + x / width * box["width"], box["y"] + y / height * box["height"]

    def click_order(self, origin: int, destination: int) -> None:
        self.page.mouse.click(*self.spot(origin))
        expect(self.area(origin)).to_have_attribute("aria-pressed", "true")
        self.page.mouse.click(*self.spot(destination))

    def tap_order(self, origin: int, destination: int) -> None:
        self.page.touchscreen.tap(*self.spot(origin))
        expect(self.area(origin)).to_have_attribute("aria-pressed", "true")
        self.page.touchscreen.tap(*self.spot(destination))

    def drag(self, origin: int, destination: int) -> None:
        self.page.mouse.move(*self.spot(origin))
        self.page.mouse.down()
        self.page.mouse.move(*self.spot(destination), steps=6)
        self.page.mouse.up()

    def type_orders(self, text: str) -> None:
        self.page.get_by_label("Or type orders").fill(text)
        self.press("Add")

    def expect_order(self, origin: str, destination: str) -> None:
        expect(self.button(f"Remove {origin} to {destination}")).to_be_visible()

    # The course of the game

    def pass_on(self, *buttons: str) -> bool:
        """Press the first of these buttons that is there; false if none is."""
        names = re.compile(f"^({'|'.join(buttons)})$")
        button = self.page.get_by_role("button", name=names, disabled=False).first
        if not button.is_visible():
            return False
        button.click()
        return True

    def is_asked(self, text: str) -> bool:
        return self.panel.get_by_text(text, exact=True).is_visible()


def play_until(
    done: Callable[[], bool], *players: Player, buttons: tuple[str, ...] = EVERYTHING, patience: float = PATIENCE
) -> None:
    """Whoever is asked answers quietly, until something is so."""
    deadline = time.monotonic() + patience
    while not done():
        assert time.monotonic() < deadline, f"the game stopped at: {players[0].panel.inner_text()}"
        if not any(player.pass_on(*buttons) for player in players):
            players[0].page.wait_for_timeout(50)
