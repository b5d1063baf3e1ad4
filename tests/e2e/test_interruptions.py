"""A page that is loaded anew and a server that dies: nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.player import PATIENCE, Player, window_question
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]


@pytest.fixture
def table(server: Server) -> Table:
    table = Table.lay(server)
    table.play_to(1, "write")
    return table


def test_a_reload_keeps_the_draft_and_the_seal(visit: Visit, table: Table) -> None:
    player = Player(visit(table.address("french")))
    player.type_orders("11-12")
    player.expect_order("Alcalá", "San Jerónimo")
    player.expect_asked("Draft saved")
    player.page.reload()
    player.expect_order("Alcalá", "San Jerónimo")
    player.press("Seal")
    player.expect_asked("Sealed. Waiting for the other side.")
    player.page.reload()
    player.expect_asked("Sealed. Waiting for the other side.")
    expect(player.panel).to_contain_text("Alcalá to San Jerónimo")


def test_a_reload_at_every_kind_of_question(visit: Visit, server: Server) -> None:
    table = Table.lay(server)
    player = Player(visit(table.address("french")))
    for turn, phase, asked in (
        (1, "french_choice", "Choose the card to keep."),
        (1, "preparation", window_question("preparation")),
        (1, "write", "Write your orders."),
        (2, "draw", "Draw a card?"),
    ):
        table.play_to(turn, phase)
        player.expect_asked(asked)
        player.page.reload()
        player.expect_asked(asked)


def test_two_pages_of_one_seat(visit: Visit, table: Table) -> None:
    first, second = (Player(visit(table.address("french"))) for _ in range(2))
    first.type_orders("11-12")
    first.expect_asked("Draft saved")
    first.press("Seal")
    second.expect_asked("Sealed. Waiting for the other side.")
    expect(second.panel).to_contain_text("Alcalá to San Jerónimo")
    second.press("Unseal")
    first.expect_asked("Write your orders.")
    first.expect_order("Alcalá", "San Jerónimo")


def test_a_draft_follows_into_another_tab(visit: Visit, table: Table) -> None:
    first = Player(visit(table.address("french")))
    second = Player(first.page.context.new_page())
    second.page.goto(table.address("french"))
    second.expect_asked("No orders yet.")
    first.type_orders("11-12")
    second.expect_order("Alcalá", "San Jerónimo")
    second.press("Remove Alcalá to San Jerónimo")
    first.expect_asked("No orders yet.")


def test_a_link_that_is_made_anew(visit: Visit, table: Table) -> None:
    first = table.address("french")
    player = Player(visit(first))
    player.open_tab("More")
    player.press("Make my link anew")
    player.page.get_by_role("dialog").get_by_role("button", name="Make my link anew").click()
    player.page.wait_for_url(lambda address: not address.endswith(first))
    player.expect_asked("Write your orders.")
    expect(visit(first).get_by_text("There is no such game")).to_be_visible()


def test_a_server_that_is_killed_and_comes_back(visit: Visit, table: Table, server: Server) -> None:
    french, spanish = (Player(visit(table.address(seat))) for seat in ("french", "spanish"))
    french.type_orders("11-12")
    french.expect_order("Alcalá", "San Jerónimo")
    french.press("Seal")
    french.expect_asked("Sealed. Waiting for the other side.")
    spanish.type_orders("9-14")
    spanish.expect_asked("Draft saved")
    before = table.state("spanish")
    server.kill()
    try:
        for player in (french, spanish):
            player.expect_asked("Connection lost. Trying again…")
    finally:
        server.start()
    assert table.state("spanish")["view"] == before["view"]
    for player in (french, spanish):
        expect(player.panel).not_to_contain_text("Connection lost.")
    spanish.expect_order("Las Descalzas", "Puerta del Sol")
    spanish.press("Seal")
    french.expect_asked("How many cubes carry out each order?")
    french.press("Send cubes")
    for player in (french, spanish):
        expect(player.area(12)).to_have_attribute(
            "aria-label", "12 San Jerónimo: 2 French cubes against 1 Spanish, contested"
        )


#: Are the words of the page kept, and the part of it that shows games?
IS_KEPT = """async () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const parts = loaded.filter((name) => /\\/game-.*js$/.test(name));
  const kept = await Promise.all(['/', '/api/catalogs/en', ...parts].map((part) => caches.match(part)));
  return parts.length > 0 && kept.every(Boolean);
}"""


def test_the_shell_is_kept_from_the_first_visit_on(visit: Visit, server: Server) -> None:
    page = visit("/", service_workers="allow")
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(IS_KEPT):
        assert time.monotonic() < deadline, "nothing is kept"
        page.wait_for_timeout(100)
    server.kill()
    try:
        page.goto("/")
        expect(page.get_by_role("heading", name="2 de Mayo")).to_be_visible()
        page.goto("/games")
        expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("server")
    finally:
        server.start()


def test_a_proof_that_does_not_come_is_asked_for_again(visit: Visit, table: Table) -> None:
    table.call("spanish", "POST", "resign", {})
    page = visit(table.address("french", "replay"))
    page.route("**/record", lambda route: route.abort())
    proof = page.get_by_text("Fairness check: cards dealt and answers sealed")
    proof.click()
    expect(page.get_by_text("The server cannot be reached.").first).to_be_visible()
    expect(page.get_by_text("One moment…")).to_be_hidden()
    page.unroute("**/record")
    proof.click()
    expect(page.get_by_text("There is no proof in this record.")).to_be_visible()


def test_cards_can_be_read_without_what_is_said_of_them(visit: Visit) -> None:
    page = visit("/")
    page.route("**/api/rules/**", lambda route: route.abort())
    page.goto("/cards")
    expect(page.get_by_text("José Blas Molina y Soriano").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_start_waits_for_what_the_page_must_know(visit: Visit) -> None:
    waiting: list[Route] = []
    page = visit("about:blank")
    page.route("**/api/about", lambda route: waiting.append(route))
    with page.expect_request("**/api/about"):
        page.goto("/")
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_disabled()
    waiting[0].continue_()
    start.click()
    expect(page.get_by_role("group", name="Board: Madrid")).to_be_visible()
