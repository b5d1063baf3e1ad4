"""From a phone on its side to a large screen: what is asked and the board are both at hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SIDEWAYS = TOUCH | {"viewport": {"width": 844, "height": 390}}
#: What is left of 1280 by 800 pixels when everything is twice as large.
ENLARGED = {"viewport": {"width": 640, "height": 400}}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
UPRIGHT = TOUCH | {"viewport": {"width": 390, "height": 844}}
LARGE = {"viewport": {"width": 1920, "height": 1080}}


def box_of(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def apart(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return across or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def expect_in_sight(what: Locator) -> None:
    """Wholly, without anybody scrolling."""
    expect(what).to_be_in_viewport(ratio=0.99)


@pytest.fixture
def table(server: Server) -> Table:
    table = Table.lay(server)
    table.play_to(1, "write")
    return table


@pytest.mark.parametrize("context", [SIDEWAYS, ENLARGED], ids=["sideways", "enlarged"])
def test_prompt_and_board_share_a_low_screen(visit: Visit, table: Table, context: dict[str, Any]) -> None:
    player = Player(visit(table.address("french"), **context))
    asked = player.panel.get_by_text("Write your orders.", exact=True)
    for seen in (player.board, asked, player.button("Seal without orders")):
        expect_in_sight(seen)
    assert apart(box_of(player.board), box_of(asked))
    assert box_of(player.board)["height"] > 0.75 * context["viewport"]["height"]
    player.click_order(11, 12)
    player.expect_order("Alcalá", "San Jerónimo")
    expect_in_sight(player.button("Seal"))
    expect_in_sight(player.board)


def test_what_is_asked_stands_in_one_line_on_a_phone(visit: Visit, table: Table) -> None:
    player = Player(visit(table.address("french"), **UPRIGHT))
    asked = player.panel.get_by_text("Write your orders.", exact=True)
    expect(asked).to_be_visible()
    assert box_of(asked)["height"] < 30
    assert apart(box_of(asked), box_of(player.button("Seal without orders")))


def test_an_invitation_shows_the_board_beside_the_button(visit: Visit, server: Server) -> None:
    body = {"side": "french", "opponent": {"kind": "link"}}
    made = server.http.post("/api/games", json=body).raise_for_status().json()
    page = visit(f"/join/{made['game']}#{made['invitation']['token']}", **SIDEWAYS)
    for seen in (page.locator(".invitation > .board"), page.get_by_role("button", name="Join the game")):
        expect_in_sight(seen)


def test_the_end_is_told_once_and_in_sight(visit: Visit, table: Table) -> None:
    table.call("french", "POST", "resign", {})
    page = visit(table.address("spanish"), **UPRIGHT)
    for seen in (page.get_by_role("heading", name="You won"), page.get_by_role("button", name="Offer a rematch")):
        expect_in_sight(seen)
    expect(Player(page).panel.get_by_text("The Spanish win: the French resign.")).to_have_count(1)


def longest_card(server: Server, side: str) -> str:
    cards = [card for card in server.get("/api/editions/base")["cards"] if card["side"] == side]
    return str(max(cards, key=lambda card: len(card["texts"]["en"]["effect"]))["id"])


def test_the_longest_card_can_be_read_while_it_is_offered(visit: Visit, server: Server) -> None:
    table, card = Table.lay(server), longest_card(server, "spanish")
    table.play_to(1, "after_movement")

    def offer(route: Route) -> None:
        state = table.state("spanish")
        state["question"]["options"]["plays"][0]["card"] = card
        route.fulfill(json=state)

    page = visit("/", **UPRIGHT)
    page.route("**/state*", offer)
    page.goto(table.address("spanish"))
    effect = Player(page).panel.locator(f"[data-card={card}] .effect")
    expect_in_sight(effect)


def test_a_long_hint_can_be_used_without_scrolling(visit: Visit, server: Server) -> None:
    player = Player(visit(Table.lay(server, "computer").address("french"), **LAPTOP))
    player.press("Keep Artillería")
    player.press("Pass")
    player.expect_asked("Write your orders.")

    def advise(route: Route) -> None:
        reasons = [{"code": "gate", "data": {"order": "19-16", "area": area}} for area in range(1, 13)]
        asked = route.request.post_data_json or {}
        advice = {"level": "strong", "answer": ["orders", ["11-12", "19-16"]], "prospects": 61, "reasons": reasons}
        route.fulfill(json={"question": asked["question"], **advice, "alternatives": [], "expected": []})

    player.page.route("**/hint", advise)
    player.press("What would a strong player do?")
    expect_in_sight(player.button("Use this"))
    expect_in_sight(player.panel.get_by_text("Lavapiés to Atocha"))


def test_both_players_stand_in_one_line_on_a_phone(visit: Visit, table: Table) -> None:
    page = visit(table.address("french"), **UPRIGHT)
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players).to_have_count(2)
    assert all(box_of(player)["height"] < 40 for player in players.all())


def test_each_tab_is_found_where_it_was_left(visit: Visit, server: Server) -> None:
    table = Table.lay(server)
    table.play_to(4, "draw")
    player = Player(visit(table.address("french"), **UPRIGHT))
    player.expect_asked("Draw a card?")
    content = player.panel.get_by_role("tabpanel")
    player.open_tab("More")
    content.evaluate("(panel) => panel.scrollTo({ top: 120 })")
    player.open_tab("Table")
    player.page.wait_for_function("document.querySelector('[role=tabpanel]').scrollTop === 0")
    player.open_tab("More")
    player.page.wait_for_function("document.querySelector('[role=tabpanel]').scrollTop === 120")


@pytest.mark.parametrize("context", [{}, UPRIGHT], ids=["wide", "phone"])
def test_what_is_said_of_an_area_stands_beside_it(visit: Visit, table: Table, context: dict[str, Any]) -> None:
    """On the board, and over no button."""
    player = Player(visit(table.address("french"), **context))
    player.expect_asked("Write your orders.")
    for area in (2, 9, 14, 18):
        player.page.mouse.click(*player.spot(area))
        said = player.page.locator(".look .info").filter(has_text=re.compile(rf"^{area} "))
        expect(said).to_be_visible()
        tip, board, place = box_of(said), box_of(player.board), box_of(player.area(area))
        assert tip["y"] >= board["y"] - 1
        assert tip["y"] + tip["height"] <= board["y"] + board["height"] + 1
        assert apart(tip, place), area
        above, below = abs(tip["y"] + tip["height"] - place["y"]), abs(tip["y"] - place["y"] - place["height"])
        assert min(above, below) < 30, area


def test_type_and_board_grow_with_the_screen(visit: Visit, table: Table) -> None:
    usual, large = (Player(visit(table.address("french"), **context)) for context in ({}, LARGE))
    lines = [box_of(player.panel.get_by_text("Write your orders.", exact=True)) for player in (usual, large)]
    assert lines[1]["height"] > 1.15 * lines[0]["height"]
    assert box_of(large.board)["width"] > 1.15 * box_of(usual.board)["width"]
