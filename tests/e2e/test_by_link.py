"""Two people, each at a browser of their own, play a whole game by link."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.player import PATIENCE, PREPARATION, Player, play_until
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]


def meet(visit: Visit) -> tuple[Player, Player]:
    """One begins a game and sends the invitation, the other takes the seat."""
    page = visit("/")
    page.get_by_text("a friend, by link").click()
    page.get_by_text("the French", exact=True).click()
    page.get_by_text("More options").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Seed").fill("1808")
    page.get_by_role("button", name="Start").click()
    french = Player(page)
    invitation = page.get_by_label("Invitation for the other player").input_value()
    spanish = Player(visit(invitation))
    spanish.page.get_by_label("Your name").fill("Bea")
    spanish.press("Join the game")
    return french, spanish


def is_over(player: Player) -> bool:
    return player.page.get_by_role("link", name="Watch the replay").is_visible()


def writes(player: Player) -> bool:
    return player.is_asked("Write your orders.")


def expect_told(player: Player, text: str) -> None:
    """Somewhere in the log. A question that comes leads away from it, so that it may have to be opened again."""
    line = player.page.get_by_role("list", name="Log").get_by_text(text)
    deadline = time.monotonic() + PATIENCE
    while not line.first.is_visible():
        assert time.monotonic() < deadline, f"not told: {text}"
        player.open_tab("Log")
        player.page.wait_for_timeout(50)
    player.open_tab("Now")


def download(player: Player, button: str, folder: Path) -> Path:
    with player.page.expect_download() as waiting:
        player.press(button)
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def write_by_click_drag_and_typing(french: Player, spanish: Player) -> None:
    french.click_order(11, 12)
    french.expect_order("Alcalá", "San Jerónimo")
    french.drag(6, 7)
    french.expect_order("Recoletos", "Las Infantas")
    expect(french.panel).to_contain_text("2 of 2 counted orders, 0 free")
    spanish.type_orders("9-14, 8-9")
    spanish.expect_order("Las Descalzas", "Puerta del Sol")
    spanish.expect_order("Leganitos", "Las Descalzas")
    expect(spanish.panel).to_contain_text("You can change it until you seal.")
    french.press("Seal")
    french.expect_asked("Sealed. Waiting for the other side.")
    expect(spanish.page.locator("body")).not_to_contain_text("Alcalá to San Jerónimo")
    spanish.press("Seal")


def test_a_whole_game_by_link(visit: Visit, tmp_path: Path) -> None:
    players = french, spanish = meet(visit)
    french.press("Keep Artillería")
    play_until(lambda: all(map(writes, players)), *players, buttons=PREPARATION)
    write_by_click_drag_and_typing(french, spanish)
    french.expect_asked("How many cubes carry out each order?")
    french.button("Fewer: Cubes for Recoletos to Las Infantas").click()
    french.expect_asked("1 of 2 stays")
    french.press("Send cubes")
    for player in players:
        expect_told(player, "6-7 (1 cube)")
    play_until(lambda: all(is_over(player) for player in players), *players, patience=4 * PATIENCE)
    for player in players:
        expect(player.panel).to_contain_text(
            "The Spanish win: a Spanish cube is still on the board after the last turn."
        )
        expect_told(player, "12 San Jerónimo: French 2 against Spanish 1")
        player.open_tab("More")
        record = download(player, "Save the game as a file", tmp_path)
        checked = subprocess.run(
            [sys.executable, "-m", "dosdemayo", "check", str(record)], capture_output=True, text=True, check=False
        )
        assert checked.returncode == 0, checked.stdout + checked.stderr
        assert "sound record" in checked.stdout


def test_a_beat_is_stopped_by_a_card_and_by_wait(visit: Visit, server: Server) -> None:
    """Any cards? Who takes one up is waited for; and whoever waits is asked in turn, with or without a card."""
    table = Table.lay(server, cards="beat", beat=15)
    players = french, spanish = tuple(Player(visit(table.address(side))) for side in ("french", "spanish"))
    french.press("Keep Artillería")
    for player in players:
        expect(player.page.get_by_role("timer")).to_be_visible()
        player.expect_asked("Any cards? (preparation)")
    spanish.press("Ready")
    spanish.expect_asked("You are ready.")
    french.press(re.compile("^Artillería"))
    spanish.expect_asked("The French wait: from here this card window asks one side after the other.")
    french.press(re.compile("^Play Artillería"))
    play_until(lambda: all(map(writes, players)), *players, buttons=("Ready", "Pass"))
    for player in players:
        player.seal_nothing()
    spanish.expect_asked("Any cards? (after movement)")
    french.press("Wait")
    spanish.expect_asked("After movement: play a card or pass.")
    french.expect_asked("You stopped the window. Waiting for the other side.")
    spanish.press("Pass")
    expect_told(french, "10 Palacio Real")


def test_a_question_does_not_tear_anybody_away_from_a_line(visit: Visit) -> None:
    players = french, spanish = meet(visit)
    french.press("Keep Artillería")
    play_until(lambda: all(map(writes, players)), *players, buttons=PREPARATION)
    spanish.seal_nothing()
    spanish.open_tab("Chat")
    line = spanish.page.get_by_label("Write a message")
    line.press_sequentially("You will not ")
    french.seal_nothing()
    spanish.expect_asked("Any cards? (after movement)")
    expect(line).to_be_focused()
    line.press_sequentially("hold the gate.")
    spanish.open_tab("Now")
    spanish.open_tab("Chat")
    expect(line).to_have_value("You will not hold the gate.")
    line.press("Control+Enter")
    expect(spanish.page.get_by_role("list", name="Chat")).to_contain_text("You will not hold the gate.")
