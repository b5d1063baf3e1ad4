"""2 May 1808: the page about the day, and the lines of it in a game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.player import Player, window_question
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]


def test_places_light_up_and_say_what_is_told_of_them(visit: Visit) -> None:
    page = visit("/history")
    expect(page.get_by_role("heading", level=1)).to_have_text("The day: 2 May 1808")
    page.get_by_role("link", name="The day in ten turns").click()
    expect(page.get_by_role("heading", name="The day in ten turns")).to_be_focused()
    page.get_by_text("The Guard fires before the palace").hover()
    expect(page.locator("svg text", has_text="Palacio Real")).to_be_attached()
    page.get_by_role("button", name="3 Monteleón").press("Enter")
    expect(page.get_by_role("status").filter(has_text="Monteleón held out longest")).to_be_visible()


def test_a_line_of_history_goes_with_a_card_until_it_is_switched_off(visit: Visit, server: Server) -> None:
    player = Player(visit(Table.lay(server, "computer").address("french")))
    expect(player.page.get_by_role("img", name="Turn 1 of 10, 10:00")).to_be_visible()
    player.press("Keep Artillería")
    player.expect_asked(window_question("preparation"))
    player.panel.locator("[data-card=artilleria]").click()
    player.press("Play Artillería")
    line = player.page.get_by_text("2 May 1808: Guns fired into the crowd")
    expect(line).to_be_visible()
    player.open_tab("More")
    player.page.get_by_label("Show historical notes").uncheck()
    player.open_tab("Now")
    expect(line).to_have_count(0)
