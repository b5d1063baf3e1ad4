"""Cards, the reveal and the fights, as they are shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.axe import expect_accessible
from tests.e2e.player import Player, play_until
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]
SMALL: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def ready_to_reveal(server: Server) -> Table:
    """A game in which the Spanish have sealed, and whose first turn has a push-back and two fights."""
    table = Table.lay(server)
    table.play_to(1, "write")
    table.give("spanish", ["orders", ["9-14", "12-11"]])
    return table


def give_the_rest(table: Table) -> None:
    table.give("french", ["orders", ["11-12", "6-7"]])
    state = table.state("french")
    if "reveal" in state["can"]:
        table.call("french", "POST", "reveal", {"question": state["question"]["id"]})
    table.play_to(1, "allotment")
    table.give("french", ["allot", {"11-12": 2, "6-7": 2}])


def test_a_card_is_played_and_its_panel_gone(server: Server, visit: Visit) -> None:
    """Nothing of the panel is missed by what comes back after it has gone."""
    table = Table.lay(server)
    table.play_to(1, "after_movement")
    player = Player(visit(table.address("spanish")))
    player.press(re.compile("^José Blas Molina"))
    player.panel.get_by_role("radio").first.check()
    player.press(re.compile("^Play José Blas Molina"))
    expect(player.page.get_by_role("status").filter(has_text="The Spanish play José Blas Molina")).to_have_count(1)
    player.page.wait_for_timeout(100)


def expect_clear_of(player: Player, caption: Locator, area: int) -> None:
    """Cubes stand within a tenth of the board below the name of their area."""
    said, board = caption.bounding_box(), player.board.bounding_box()
    assert said is not None
    assert board is not None
    _, name = player.spot(area)
    assert said["y"] > name + 0.1 * board["height"]


@pytest.mark.parametrize("context", [{}, SMALL], ids=["wide", "phone"])
def test_every_scene_stands_still_until_a_key(server: Server, visit: Visit, context: dict[str, Any]) -> None:
    """With less motion: the sheets, the arrows, who is pushed back, the march, each after a press."""
    table = ready_to_reveal(server)
    page = visit(table.address("spanish"), pace="normal", **context)
    expect(Player(page).board).to_be_visible()
    give_the_rest(table)
    for scene in ("sheets", "arrows", "push", "march"):
        overlay = page.locator(f".overlay.{scene}")
        expect(overlay).to_be_visible()
        page.wait_for_timeout(300)
        expect(overlay).to_be_visible()
        if scene == "sheets":
            expect(overlay).to_contain_text("Alcalá to San Jerónimo")
            expect_accessible(page, "the reveal")
        if scene == "push":
            expect(overlay).to_contain_text("The Spanish are pushed back.")
            expect_clear_of(Player(page), overlay.locator(".caption"), 12)
        page.keyboard.press("Enter" if scene != "march" else "Escape")
    expect(page.locator(".overlay .cover")).to_have_count(0)


def test_scenes_run_by_themselves_and_a_tap_skips(server: Server, visit: Visit) -> None:
    table = ready_to_reveal(server)
    page = visit(table.address("spanish"), pace="normal", reduced_motion="no-preference")
    expect(Player(page).board).to_be_visible()
    give_the_rest(table)
    expect(page.locator(".overlay.sheets")).to_be_visible()
    page.locator(".overlay .cover").click()
    expect(page.locator(".overlay.arrows")).to_be_visible()
    expect(page.locator(".overlay.march")).to_be_visible()
    expect(page.locator(".overlay .cover")).to_have_count(0)


def test_a_fight_shows_its_sum(server: Server, visit: Visit) -> None:
    table = Table.lay(server)
    table.give("french", ["choose", "artilleria"])
    while (state := table.state("french"))["view"]["phase"] != "write":
        seat = "french" if "answer" in state["can"] else "spanish"
        plays = (state["question"] or {}).get("options", {}).get("plays") if seat == "french" else None
        table.give(seat, ["play", "artilleria"] if plays else None)
    page = visit(table.address("spanish"), pace="normal")
    expect(page.get_by_role("img", name="Artillería is in play").first).to_be_visible()
    table.play_to(2, "draw")
    for _ in range(12):
        if page.locator(".overlay.fight").is_visible():
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    expect(page.locator(".overlay.fight")).to_contain_text(re.compile(r"1\s*\+ 2 Artillería\s*= 3\s*against\s*1"))


def watch_scenes(page: Page) -> list[str]:
    """Look at one scene after the other, as long as there are any."""
    seen = []
    overlay = page.locator(".overlay:has(.cover)")
    expect(overlay).to_be_visible()
    while overlay.count():
        seen.append((overlay.get_attribute("class") or "").split()[1])
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    return seen


def test_two_at_one_screen_see_everything_together(visit: Visit) -> None:
    """The reveal, the moves and the fights are shown to both, and the next curtain waits for their end."""
    page = visit("/", pace="normal")
    player = Player(page)
    page.get_by_text("a friend, at this screen").click()
    page.get_by_text("More options").click()
    page.get_by_label("Seconds for each card window").fill("15")
    page.get_by_label("Seed").fill("1808")
    player.press("Start")
    player.press("I am the French player")
    player.press("Keep Artillería")
    player.press("Both ready")
    for side, orders in (("Spanish", "9-14, 12-11"), ("French", "11-12, 6-7")):
        player.press(f"I am the {side} player")
        player.type_orders(orders)
        player.press("Seal")
    expect(page.locator(".overlay.sheets")).to_contain_text("Alcalá to San Jerónimo")
    expect(page.get_by_role("tab", name="Hand")).to_have_count(0)
    assert watch_scenes(page) == ["sheets", "arrows"]
    player.press("Send cubes")
    assert watch_scenes(page) == ["push", "march"]
    play_until(page.locator(".overlay.fight").is_visible, player, buttons=("Both ready",))
    assert watch_scenes(page)[:2] == ["fight", "fight"]
    player.press("Both draw")
    # Each sees what it drew; only then both are asked for cards.
    for _ in range(2):
        player.press(re.compile("^I am the"))
        assert watch_scenes(page) == ["card"]
        player.press("I have seen it")
    player.expect_asked("Any cards? (preparation)")


def test_the_pace_and_the_sound_are_remembered(server: Server, visit: Visit) -> None:
    player = Player(visit(Table.lay(server).address("french")))
    sound = player.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    player.open_tab("More")
    player.page.get_by_text("slow", exact=True).click()
    player.page.reload()
    expect(player.button("Sound")).to_have_attribute("aria-pressed", "true")
    player.open_tab("More")
    expect(player.page.get_by_role("radio", name="slow")).to_be_checked()
