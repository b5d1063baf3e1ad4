"""Alone against the computer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.player import Player, play_until, window_question

Visit = Callable[..., Page]


def begin(page: Page, *, confirms: bool = False) -> Player:
    page.get_by_text("the computer").click()
    page.get_by_label("Level").select_option(label="beginner")
    page.get_by_text("the French", exact=True).click()
    page.get_by_text("More options").click()
    page.get_by_label("Ask me before the orders are opened").set_checked(confirms)
    page.get_by_label("Seed").fill("1808")
    page.get_by_role("button", name="Start").click()
    return Player(page)


def test_a_turn_with_unsealing_and_undoing(visit: Visit) -> None:
    player = begin(visit("/"), confirms=True)
    player.press("Keep Artillería")
    player.press("Undo")
    player.press("Keep Artillería")
    player.expect_asked(window_question("preparation"))
    player.press("Pass")
    orders_that_are_thought_over(player)
    player.press("Send cubes")
    expect(player.page.get_by_role("status").filter(has_text="The French send: 11-12 (2 cubes).")).to_have_count(1)
    play_until(lambda: player.button("Don't draw").is_visible(), player, buttons=("Pass", "Allow the draw"))
    player.open_tab("Hand")
    expect(player.panel.get_by_role("button", name="Artillería")).to_be_visible()


def orders_that_are_thought_over(player: Player) -> None:
    player.type_orders("11-12, 6-7")
    player.expect_order("Recoletos", "Las Infantas")
    player.press("Seal")
    player.expect_asked("Both sides have sealed. Reveal the orders?")
    player.press("Unseal")
    player.expect_asked("Write your orders.")
    player.expect_order("Alcalá", "San Jerónimo")
    player.press("Remove Recoletos to Las Infantas")
    seal_by_a_double_click(player)
    player.press("Reveal")
    expect(player.button("Undo")).to_have_count(0)


def seal_by_a_double_click(player: Player) -> None:
    """The second click comes when another button is there already; it is not meant."""
    box = player.button("Seal").bounding_box()
    assert box is not None
    where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.click(*where)
    reveal = player.button("Reveal")
    expect(reveal).to_be_enabled()
    box = reveal.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + 5, box["y"] + 5)
    player.page.mouse.down(click_count=2)
    player.page.mouse.up(click_count=2)
    player.expect_asked("Both sides have sealed. Reveal the orders?")


def test_a_character_is_chosen_and_changed_with_the_strength(visit: Visit) -> None:
    page = visit("/")
    page.get_by_label("Style").select_option(label="bold")
    player = begin(page)
    expect(page.get_by_role("list", name="Players").get_by_text("Computer (beginner, bold)")).to_be_visible()
    player.open_tab("More")
    page.get_by_label("Level of the computer").select_option(label="practice")
    expect(player.panel).to_contain_text("From the next turn the computer plays as practice.")
    expect(page.get_by_label("Style")).to_have_count(0)
    page.get_by_label("Level of the computer").select_option(label="beginner")
    page.get_by_label("Style").select_option(label="careful")
    expect(player.panel).to_contain_text("From the next turn the computer plays as beginner, careful.")
    expect(page.get_by_label("Style")).to_have_value("careful")
