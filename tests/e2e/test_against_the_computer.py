"""Alone against the computer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.player import ORDERS, Player, play_until

Visit = Callable[..., Page]


def begin(page: Page) -> Player:
    page.get_by_text("the computer").click()
    page.get_by_label("Strength").select_option(label="beginner")
    page.get_by_text("the French", exact=True).click()
    page.get_by_text("More choices").click()
    page.get_by_label("Seed").fill("1808")
    page.get_by_role("button", name="Begin").click()
    return Player(page)


def test_three_turns_with_unsealing_and_undoing(visit: Visit) -> None:
    player = begin(visit("/"))
    player.press("Keep Artillería")
    player.press("Undo")
    player.press("Keep Artillería")
    player.expect_asked("Play a card or pass: preparation.")
    player.press("Pass")
    orders_that_are_thought_over(player)
    player.press("Send them")
    expect(player.page.get_by_role("status").filter(has_text="The French move 2 cubes")).to_have_count(1)
    play_until(lambda: player.button("Draw none").is_visible(), player, buttons=("Pass", "Allow the draw"))
    for turn in (2, 3):
        a_quiet_turn(player, turn)
    player.open_tab("Hand")
    expect(player.panel.get_by_role("button", name="Artillería")).to_be_visible()


def orders_that_are_thought_over(player: Player) -> None:
    player.type_orders("11-12, 6-7")
    player.expect_order("Recoletos", "Las Infantas")
    player.press("Seal")
    player.expect_asked("Both sets are sealed. Reveal them?")
    player.press("Unseal")
    player.expect_asked("Write your orders.")
    player.expect_order("Alcalá", "San Jerónimo")
    player.press("Remove Recoletos to Las Infantas")
    player.press("Seal")
    player.press("Reveal")
    expect(player.button("Undo")).to_have_count(0)


def a_quiet_turn(player: Player, turn: int) -> None:
    expect(player.page.get_by_role("heading", name=f"2 de Mayo, turn {turn}")).to_be_attached()
    play_until(lambda: player.button("Draw none").is_visible(), player, buttons=("Allow the draw",))
    player.press("Draw none")
    after = player.page.get_by_role("heading", name=f"2 de Mayo, turn {turn + 1}")
    play_until(lambda: after.count() > 0, player, buttons=("Pass", *ORDERS))
