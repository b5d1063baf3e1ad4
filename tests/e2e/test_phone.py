"""At the width of a phone, by thumbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browsing import PAGES
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.touch import Fingers, small_targets

Visit = Callable[..., Page]


def phone(width: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def expect_no_sideways_scroll(page: Page, width: int) -> None:
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url


@pytest.mark.parametrize("width", [390, 360])
def test_no_page_scrolls_sideways(visit: Visit, width: int) -> None:
    page = visit(PAGES[0], **phone(width))
    for path in PAGES:
        page.goto(path)
        expect_no_sideways_scroll(page, width)


@pytest.mark.parametrize("width", [390, 360])
def test_a_turn_by_taps(visit: Visit, server: Server, width: int) -> None:
    table = Table.lay(server)
    table.play_to(1, "write")
    player = Player(visit(table.address("french"), **phone(width)))
    player.expect_asked("Write your orders.")
    player.tap_order(11, 12)
    Fingers(player.page).drag(player.spot(6), player.spot(7))
    player.expect_order("Recoletos", "Las Infantas")
    expect(player.panel).to_contain_text("2 of 2 counted orders, 0 free")
    expect_no_sideways_scroll(player.page, width)
    player.button("Seal").tap()
    player.expect_asked("Sealed.")
    table.give("spanish")
    player.expect_asked("How many cubes carry out each order?")
    player.button("Fewer: Cubes for Recoletos to Las Infantas").tap()
    player.expect_asked("1 of 2 stays")
    player.button("Send cubes").tap()
    for tab in ("Hand", "Table", "Log", "Chat", "More"):
        player.page.get_by_role("tab", name=tab).tap()
        expect_no_sideways_scroll(player.page, width)
    player.page.get_by_role("link", name="Watch the replay").tap()
    expect(player.page.get_by_role("slider")).to_be_visible()
    expect_no_sideways_scroll(player.page, width)


def test_two_fingers_look_closer_and_one_moves_the_board(visit: Visit, server: Server) -> None:
    table = Table.lay(server)
    table.play_to(1, "write")
    player = Player(visit(table.address("french"), **phone(390)))
    player.expect_asked("Write your orders.")
    fingers = Fingers(player.page)
    whole = player.board.bounding_box()
    assert whole is not None
    fingers.pinch(player.spot(15), before=60, after=150)
    expect(player.button("Show the whole board")).to_be_visible()
    closer = player.board.bounding_box()
    assert closer is not None
    assert closer["width"] > 2 * whole["width"]
    empty = player.spot(9)
    fingers.drag(empty, (empty[0] - 40, empty[1] - 40))
    moved = player.board.bounding_box()
    assert moved is not None
    assert moved["x"] == pytest.approx(closer["x"] - 40, abs=12)
    assert moved["width"] == pytest.approx(closer["width"])
    expect(player.panel).to_contain_text("No orders yet.")
    player.button("Show the whole board").tap()
    player.tap_order(11, 12)
    player.expect_order("Alcalá", "San Jerónimo")


def test_whatever_is_pressed_is_as_large_as_a_fingertip(visit: Visit, server: Server) -> None:
    """At least 40 pixels: on every page, and in a game at its questions and on all of its tabs."""
    small: dict[str, list[str]] = {}
    page = visit(PAGES[0], **phone(390) | {"viewport": {"width": 390, "height": 844}})
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        for more in page.locator("summary").all():
            more.click()
        small[path] = small_targets(page)
    table = Table.lay(server)
    table.play_to(1, "write")
    player = Player(page)
    page.goto(table.address("french"))
    player.expect_asked("Write your orders.")
    player.tap_order(11, 12)
    for tab in ("Hand", "Table", "Log", "Chat", "More", "Now"):
        player.open_tab(tab)
        small[tab] = small_targets(page)
    table.give("spanish", ["orders", ["9-14", "12-11"]])
    player.press("Seal")
    player.expect_asked("How many cubes carry out each order?")
    small["numbers"] = small_targets(page)
    found = [f"{where}: {each}" for where, those in small.items() for each in those]
    assert not found, "\n".join(found)
