"""What is not allowed says why, with the number of the rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]


@pytest.fixture
def french(visit: Visit, server: Server) -> Player:
    table = Table.lay(server)
    table.play_to(1, "write")
    player = Player(visit(table.address("french")))
    player.expect_asked("Write your orders.")
    return player


def expect_told(player: Player, *words: str) -> None:
    alert = player.page.get_by_role("alert")
    for word in words:
        expect(alert).to_contain_text(word)
    expect(player.panel).to_contain_text("No orders yet.")


def test_only_legal_targets_react(french: Player) -> None:
    expect(french.area(14)).to_be_disabled()
    french.page.mouse.click(*french.spot(11))
    targets = french.board.get_by_role("button", name="possible destination")
    expect(targets).to_have_count(5)
    expect(french.area(14)).to_be_enabled()
    expect(french.area(4)).to_be_disabled()


@pytest.mark.parametrize("how", [Player.drag, Player.click_order])
def test_an_order_to_an_area_that_is_not_joined(french: Player, how: Callable[[Player, int, int], None]) -> None:
    how(french, 11, 4)
    expect_told(
        french, "11-4: these areas are not joined; the area it starts from is joined to 6, 7, 12, 13 and 14.", "5.2"
    )


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("hello", ("hello",)),
        ("11-99", ("11-99 names an area that is not on the board",)),
        ("10-9", ("10 Palacio Real is contested: the French cannot order a departure from it.", "5.6")),
        ("-16", ("nobody enters from outside before turn 3",)),
        ("1-2, 6-5, 11-12", ("Too many orders: 1-2, 6-5 and 11-12 count, and the limit is 2", "5.4")),
    ],
)
def test_typed_orders_that_cannot_be(french: Player, typed: str, words: tuple[str, ...]) -> None:
    french.type_orders(typed)
    expect_told(french, *words)
    expect(french.page.get_by_label("Or type orders")).to_have_value(typed)


def test_typed_orders_that_cannot_be_are_not_sealed_away(french: Player) -> None:
    french.page.get_by_label("Or type orders").fill("11-99")
    french.press("Seal")
    expect_told(french, "11-99 names an area that is not on the board")
    expect(french.page.get_by_label("Or type orders")).to_have_value("11-99")
    french.expect_asked("Write your orders.")


def test_typed_orders_are_sealed_with_the_others(french: Player) -> None:
    french.click_order(11, 12)
    french.page.get_by_label("Or type orders").fill("6-7")
    french.page.keyboard.press("Control+Enter")
    french.expect_asked("Sealed. Waiting for the other side.")
    for order in ("Alcalá to San Jerónimo", "Recoletos to Las Infantas"):
        french.expect_asked(order)


def test_a_game_that_is_not_there(visit: Visit) -> None:
    page = visit("/game/nosuchgame#nobody")
    expect(page.get_by_role("alert")).to_have_text("There is no such game, or this link does not belong to it.")


def test_an_invitation_that_is_used_up(visit: Visit, server: Server) -> None:
    body = {"side": "french", "opponent": {"kind": "link"}}
    made = server.http.post("/api/games", json=body).json()
    path = f"/join/{made['game']}#{made['invitation']['token']}"
    first, second = visit(path), visit(path)
    expect(second.get_by_role("button", name="Join the game")).to_be_visible()
    first.get_by_role("button", name="Join the game").click()
    expect(first.get_by_role("group", name="Board: Madrid")).to_be_visible()
    second.get_by_role("button", name="Join the game").click()
    expect(second.get_by_role("alert")).to_have_text("This seat is already taken.")
    third = visit(path)
    for page in (second, third):
        expect(page.get_by_role("alert")).to_have_text("This seat is already taken.")
        expect(page.get_by_text("If it was you who joined")).to_be_visible()
        expect(page.get_by_role("button", name="Join the game")).to_have_count(0)


def test_an_address_below_the_rules_that_leads_nowhere(visit: Visit) -> None:
    page = visit("/rules/nosuchtext")
    expect(page.get_by_role("heading", name="Nothing here.")).to_be_visible()
