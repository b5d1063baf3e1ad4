"""axe finds nothing serious on any page, in any dialog and at any seat, by day and by candlelight, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.axe import ALL_LOOKS, expect_accessible
from tests.e2e.browsing import PAGES
from tests.e2e.player import Player, window_question
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]
#: Where the board is as it was before only the panel is new.
PANEL = "aside"
RECORD = (Path(__file__).parents[1] / "golden" / "example_of_play.dos").read_text(encoding="utf-8")
#: The outside world, as far as an address tells; nobody is ever called, because whoever is here is not.
OUTSIDE, INSIDE = "https://93.184.215.14/told", "https://127.0.0.1/told"


def expect_dialog(player: Player, name: str) -> None:
    """It opens, is sound, and closes by the key."""
    expect(player.page.get_by_role("dialog", name=name, exact=True)).to_be_visible()
    expect_accessible(player.page, f"dialog {name}", "dialog[open]")
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_pages_around_the_game(visit: Visit) -> None:
    page = visit(PAGES[0])
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        expect(page.get_by_text("One moment…")).to_have_count(0)
        expect_accessible(page, path)
    page.goto("/")
    page.get_by_text("More options").click()
    page.get_by_text("15 min + 30 s").click()
    expect_accessible(page, "all choices", looks=ALL_LOOKS)
    page.get_by_text("a friend, at this screen").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="The French player, please")).to_be_visible()
    expect_accessible(page, "curtain", looks=ALL_LOOKS)
    page.goto("/games")
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    expect_accessible(page, "my games")


def test_the_french_seat(visit: Visit, server: Server) -> None:
    table = Table.lay(server)
    player = Player(visit(table.address("french")))
    player.expect_asked("Choose the card to keep.")
    expect_accessible(player.page, "choice", looks=ALL_LOOKS)
    player.press("Keep Artillería")
    player.expect_asked(window_question("preparation"))
    expect_accessible(player.page, "window", PANEL)
    player.press("Artillería", exact=False)
    expect(player.button("Play Artillería")).to_be_visible()
    expect_accessible(player.page, "card to be played", PANEL)
    player.press("Pass")
    player.expect_asked("Write your orders.")
    player.type_orders("11-4")
    expect(player.page.get_by_role("alert")).to_contain_text("11-4")
    player.page.mouse.click(*player.spot(11))
    expect_accessible(player.page, "orders refused, an area chosen")
    player.type_orders("11-12, 6-7")
    player.expect_order("Alcalá", "San Jerónimo")
    expect_accessible(player.page, "orders", PANEL)
    player.press("Seal")
    player.expect_asked("Sealed.")
    expect_accessible(player.page, "sealed", PANEL)
    table.give("spanish")
    player.expect_asked("How many cubes carry out each order?")
    expect_accessible(player.page, "allotment", PANEL)
    notices_are_saved(player)
    player.press("Resign")
    expect(player.page.get_by_role("dialog", name="Resign")).to_be_visible()
    expect_accessible(player.page, "resigning", "dialog[open]")
    player.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    player.expect_asked("The Spanish win")
    player.open_tab("Now")
    expect_accessible(player.page, "end", PANEL)


def notices_are_saved(player: Player) -> None:
    player.open_tab("More")
    player.press("Tell me when it is my move")
    dialog = player.page.get_by_role("dialog", name="Tell me when it is my move")
    for address, told in (
        (INSIDE, "Messages cannot be sent to that address."),
        (OUTSIDE, "You will be told."),
        ("", "You will not be told."),
    ):
        dialog.get_by_label("Address to call (webhook)").fill(address)
        dialog.get_by_role("button", name="Save").click()
        expect(player.page.get_by_text(told, exact=True)).to_be_visible()
    expect_dialog(player, "Tell me when it is my move")


def test_the_spanish_seat_and_every_tab_and_dialog(visit: Visit, server: Server) -> None:
    table = Table.lay(server)
    table.play_to(1, "write")
    player = Player(visit(table.address("spanish")))
    player.type_orders("9-14, 12-14")
    player.expect_order("Las Descalzas", "Puerta del Sol")
    expect_accessible(player.page, "Spanish orders", looks=ALL_LOOKS)
    for tab in ("Hand", "Table", "Log", "Chat", "More"):
        player.open_tab(tab)
        expect_accessible(player.page, tab, PANEL)
    player.open_tab("Hand")
    player.press("José Blas Molina y Soriano", exact=False)
    expect_dialog(player, "José Blas Molina y Soriano")
    player.press("Spanish initiative")
    player.press("Rule 1.7")
    expect_dialog(player, "Rule 1.7")
    player.press("Spanish initiative")
    expect_dialog(player, "Initiative")
    player.page.keyboard.press("?")
    expect_dialog(player, "Keyboard shortcuts")


def test_a_spectator_and_the_replay(visit: Visit, server: Server) -> None:
    table = Table.lay(server)
    table.play_to(1, "write")
    player = Player(visit(table.address("spectator")))
    player.expect_asked("Waiting for the players.")
    expect_accessible(player.page, "spectator", looks=ALL_LOOKS)
    over = Table.of_record(server, RECORD)
    page = player.page
    page.goto(over.address("french", "replay", "?step=30&view=all"))
    expect(page.get_by_role("slider")).to_be_visible()
    expect_accessible(page, "replay", looks=ALL_LOOKS)
    page.get_by_role("button", name="Rule 7.2").first.click()
    expect_dialog(player, "Rule 7.2")
