"""Before and after a game, and beside it: the first page, the list of games, an invitation, chat, reports, the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]
OWN = 'name = "my box"\n[areas]\n14 = "Gran plaza"\n'


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_everything_that_starts_a_game_is_above_the_fold(visit: Visit, width: int, height: int) -> None:
    page = visit("/", viewport={"width": width, "height": height})
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    for pressed in page.get_by_role("main").locator("a, button, summary, select, label").filter(visible=True).all():
        box = pressed.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, pressed.inner_text()


def test_the_side_that_is_shown_is_the_players_own(visit: Visit) -> None:
    """Another level tells how hard it is, and chooses nothing; of games between people nothing is told."""
    page = visit("/")
    expect(page.get_by_role("radio", name="the Spanish")).to_be_checked()
    page.get_by_label("Level").select_option("strong")
    expect(page.get_by_text("computers of this level")).to_be_visible()
    expect(page.get_by_role("radio", name="the Spanish")).to_be_checked()
    page.get_by_text("a friend, by link").click()
    expect(page.get_by_role("radio", name="the Spanish")).to_be_checked()
    expect(page.get_by_text("computers of this level")).to_have_count(0)


def test_a_running_game_is_offered_and_can_be_removed_and_brought_back(visit: Visit, server: Server) -> None:
    table = Table.lay(server)
    page = visit(table.address("french"))
    expect(page).to_have_title("● Your move – 2 de Mayo")
    page.goto("/")
    expect(page).to_have_title("2 de Mayo")
    expect(page.get_by_text("Your move")).to_be_visible()
    page.goto("/games")
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("link", name="your move").click()
    expect(page.get_by_role("button", name="Keep Artillería")).to_be_visible()


def test_an_invitation_says_who_invites_to_what_and_shows_the_board(visit: Visit, server: Server) -> None:
    body = {"side": "french", "name": "Ana", "opponent": {"kind": "link"}, "edition_file": OWN}
    made = server.http.post("/api/games", json=body | {"clock": {"bank": 900, "increment": 30}}).json()
    page = visit(f"/join/{made['game']}#{made['invitation']['token']}")
    expect(page.get_by_role("heading", name="Ana invites you")).to_be_visible()
    for words in ("You play the Spanish.", "15:00 each, plus 0:30 for each answer", "my box"):
        expect(page.get_by_text(words)).to_be_visible()
    expect(page.locator(".board[inert]")).to_contain_text("Gran")


def test_a_line_that_is_too_long_says_so(visit: Visit, server: Server) -> None:
    player = Player(visit(Table.lay(server).address("french")))
    player.open_tab("Chat")
    player.page.get_by_label("Write a message").fill("x" * 503)
    expect(player.panel.get_by_text("3 characters too many")).to_be_visible()
    expect(player.button("Send")).to_be_disabled()


def test_a_report_says_what_is_in_it_and_replays(visit: Visit, server: Server, tmp_path: Path) -> None:
    table = Table.lay(server)
    table.play_to(2, "draw")
    player = Player(visit(table.address("french")))
    player.open_tab("More")
    player.press("Report a problem")
    with player.page.expect_download() as saving:
        player.page.get_by_role("dialog").get_by_role("button", name="Save the file").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    expect(player.page.get_by_role("dialog")).to_contain_text(file.name)
    other = visit("/")
    other.get_by_label("Open a saved game").set_input_files(file)
    expect(other.get_by_role("slider")).to_be_visible()


def test_a_game_that_is_over_says_who_won_and_a_rematch_is_seen_on_every_tab(visit: Visit, server: Server) -> None:
    table = Table.lay(server)
    french = visit(table.address("french"))
    expect(french.get_by_role("button", name="Keep Artillería")).to_be_visible()
    table.call("spanish", "POST", "resign", {})
    expect(french.get_by_role("heading", name="You won")).to_be_visible()
    expect(french.get_by_role("table", name="Cubes lost by turn")).to_be_visible()
    french.get_by_role("tab", name="Log").click()
    table.call("spanish", "POST", "rematch", {})
    expect(french.get_by_role("button", name="Accept the rematch, sides swapped")).to_be_visible()
