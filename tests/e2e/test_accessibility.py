"""axe finds nothing serious on any page, by day and by candlelight, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web-ui" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [
    pytest.param({"color_scheme": "light"}, id="light-wide"),
    pytest.param({"color_scheme": "dark", "viewport": {"width": 390, "height": 844}}, id="dark-narrow"),
]
PAGES = (
    "/",
    "/games",
    "/rules",
    "/rules/cards",
    "/rules/rulings",
    "/rules/example_of_play",
    "/cards",
    "/nowhere",
    "/join/x#y",
)
RECORD = (Path(__file__).parents[1] / "golden" / "example_of_play.dos").read_text(encoding="utf-8")


@cache
def axe() -> str:
    if not AXE.is_file():
        raise RuntimeError(f"there is no {AXE}; run `make web` first")
    return AXE.read_text(encoding="utf-8")


def expect_accessible(page: Page, where: str) -> None:
    # Given to the page from outside: its own policy lets no foreign script in.
    page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    serious = [
        f"{where}: {violation['id']} at {node['target']}: {node['failureSummary']}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
    assert not serious, "\n".join(serious)


@pytest.mark.parametrize("look", LOOKS)
def test_pages_around_the_game(visit: Visit, look: dict[str, Any]) -> None:
    page = visit(PAGES[0], **look)
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        expect(page.get_by_text("One moment…")).to_have_count(0)
        expect_accessible(page, path)


@pytest.mark.parametrize("look", LOOKS)
def test_the_game(visit: Visit, server: Server, look: dict[str, Any]) -> None:
    table = Table.lay(server)
    player = Player(visit(table.address("french"), **look))
    player.expect_asked("Keep one of two cards.")
    expect_accessible(player.page, "choice")
    player.press("Keep Artillería")
    player.expect_asked("Play a card or pass")
    expect_accessible(player.page, "window")
    player.press("Artillería", exact=False)
    expect(player.button("Play Artillería")).to_be_visible()
    expect_accessible(player.page, "card to be played")
    player.press("Pass")
    player.expect_asked("Write your orders.")
    player.type_orders("11-4")
    expect(player.page.get_by_role("alert")).to_contain_text("11-4")
    expect_accessible(player.page, "orders refused")
    player.type_orders("11-12, 6-7")
    player.expect_order("Alcalá", "San Jerónimo")
    expect_accessible(player.page, "orders")
    player.press("Seal")
    player.expect_asked("Sealed.")
    expect_accessible(player.page, "sealed")
    table.give("spanish")
    player.expect_asked("How many cubes carry out each order?")
    expect_accessible(player.page, "allotment")
    for tab in ("Hand", "Table", "Log", "Chat", "More"):
        player.open_tab(tab)
        expect_accessible(player.page, tab)
    player.press("Resign")
    expect(player.page.get_by_role("dialog", name="Resign")).to_be_visible()
    expect_accessible(player.page, "resigning")
    player.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    player.expect_asked("The Spanish win")
    player.open_tab("Now")
    expect_accessible(player.page, "end")


@pytest.mark.parametrize("look", LOOKS)
def test_replay_rules_and_curtain(visit: Visit, server: Server, look: dict[str, Any]) -> None:
    table = Table.of_record(server, RECORD)
    page = visit(table.address("french", "replay", "?step=30&view=all"), **look)
    expect(page.get_by_role("slider")).to_be_visible()
    expect_accessible(page, "replay")
    page.get_by_role("button", name="Rule 7.2").first.click()
    expect(page.get_by_role("dialog", name="Rule 7.2")).to_be_visible()
    expect_accessible(page, "rule")
    page.goto("/")
    page.get_by_text("a friend, at this screen").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="The French player, please")).to_be_visible()
    expect_accessible(page, "curtain")
    page.goto("/games")
    expect(page.get_by_role("button", name="Forget")).to_be_visible()
    expect_accessible(page, "my games")
