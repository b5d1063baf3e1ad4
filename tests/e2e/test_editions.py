"""The way of somebody who owns the box: a file of corrections, chosen in the page, played against the strongest."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.browsing import Visitor
from tests.e2e.player import Player
from tests.e2e.serving import Server

Visit = Callable[..., Page]
#: Three cards do something else, and one is new.
OWN = """
name = "my box"
[areas]
14 = "Gran plaza"
[setup]
spanish_hand = ["heroinas"]
[cards.heroinas]
spare = false
[cards.heroinas.strength]
near = 3
bonus = 1
[cards.manolas.recruit]
cubes = 2
where = "group"
[cards.tropas_de_elite]
recruit = false
stays = "this turn"
[cards.tropas_de_elite.strength]
area = 14
bonus = 2
[cards.emboscada]
name = "La emboscada"
side = "spanish"
windows = ["after_movement"]
[cards.emboscada.strike]
near = 14
cubes = 1
"""
AGAIN = "Correct the file, then pick it again."
TEXTS = {
    "Las heroínas": "Pick a contested area, 3 Monteleón or next to it: the Spanish group there has +1 strength",
    "Las Manolas": "up to 2 Spanish cubes are put there from the reserve.",
    "Tropas de Elite": "If 14 Gran plaza is contested: the French group there has +2 strength this turn.",
    "La emboscada": "Pick an area, 14 Gran plaza or next to it, into which French cubes moved this turn",
}


@pytest.mark.parametrize(
    "viewport", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}], ids=["desk", "phone"]
)
def test_an_owner_plays_a_file(visit: Visit, tmp_path: Path, viewport: dict[str, int]) -> None:
    right, wrong = tmp_path / "mybox.toml", tmp_path / "wrong.toml"
    right.write_text(OWN, encoding="utf-8")
    wrong.write_text(OWN.replace("bonus = 1", 'bonus = "one"'), encoding="utf-8")
    page = visit("/", viewport=viewport)
    page.get_by_label("Level").select_option(label="strongest")
    page.get_by_text("the Spanish", exact=True).click()
    page.get_by_text("More options").click()
    refused_with_its_key(page, wrong)
    page.get_by_role("button", name="Play without wrong.toml").click()
    expect(page.get_by_label("a file of your own")).to_have_value("")
    expect(page.get_by_text("More options", exact=True)).to_be_visible()
    page.get_by_label("a file of your own").set_input_files(right)
    expect(page.get_by_role("alert")).to_have_count(0)
    told_in_short(page)
    page.get_by_role("button", name="Start").click()
    player = Player(page)
    player.open_tab("Hand")
    expect(player.panel).to_contain_text("+1 strength this turn")
    numbers_mean_its_cards(player)
    player.open_tab("More")
    page.get_by_role("link", name="Cards of this edition").click()
    expect(page.get_by_role("heading", name="Cards Edition: my box")).to_be_visible()
    for name, text in TEXTS.items():
        expect(page.get_by_role("listitem").filter(has_text=name).filter(has_text=text)).to_have_count(1)
    page.get_by_role("link", name="Back to the game").click()
    player.open_tab("Hand")
    the_menu_knows_the_edition(page)


def numbers_mean_its_cards(player: Player) -> None:
    page = player.page
    player.panel.get_by_role("button", name="Las heroínas").first.click()
    page.get_by_text("Rule and source").click()
    page.get_by_role("button", name="Rule C-S11").click()
    shown = page.get_by_role("dialog", name="Rule C-S11")
    expect(shown).to_contain_text("Las heroínas del Dos de Mayo · resolution · Pick a contested area")
    expect(shown).to_contain_text("+1 strength this turn. · attested · How we know: edition file")
    page.keyboard.press("Escape")
    player.open_tab("Text mode")
    field = page.get_by_role("textbox", name="Type a word, the number of an area, or orders")
    field.fill("rules cs12")
    field.press("Enter")
    expect(player.panel).to_contain_text("C-S12: La emboscada · after movement · Pick an area")


def the_menu_knows_the_edition(page: Page) -> None:
    menu = page.get_by_role("navigation", name="Pages")
    menu.get_by_role("link", name="Cards").click()
    expect(page.get_by_role("heading", name="Cards Edition: my box")).to_be_visible()
    menu.get_by_role("link", name="My games").click()
    expect(page.get_by_role("listitem").filter(has_text="Edition: my box")).to_be_visible()


def test_the_file_that_a_server_is_started_with_is_chosen(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "mybox.toml"
    file.write_text(OWN, encoding="utf-8")
    server = Server(tmp_path, edition=file)
    try:
        server.start()
        owner = Visitor(browser, server.origin, {})
        begin_by_the_usual_edition(owner.page)
        owner.leave()
        owner.faults.complain()
    finally:
        server.close()


def begin_by_the_usual_edition(page: Page) -> None:
    page.goto("/")
    page.get_by_text("More options · edition: my box").click()
    choice = page.get_by_role("combobox", name="Edition")
    expect(choice).to_have_value("my box")
    choice.select_option(label="base")
    expect(page.get_by_text("More options", exact=True)).to_be_visible()
    choice.select_option(label="my box")
    page.get_by_role("button", name="Start").click()
    Player(page).open_tab("More")
    expect(page.get_by_role("link", name="Cards of this edition")).to_be_visible()
    page.goto("/cards")
    expect(page.get_by_role("heading", name="Cards Edition: my box")).to_be_visible()
    page.get_by_role("link", name="base", exact=True).click()
    expect(page.get_by_role("heading", name="Cards", exact=True)).to_be_visible()


def refused_with_its_key(page: Page, wrong: Path) -> None:
    field = page.get_by_label("a file of your own")
    field.set_input_files(wrong)
    said = "cards.heroinas.strength.bonus is 'one', but must be a whole number from 0 to 30."
    expect(page.get_by_role("alert")).to_have_text(f"wrong.toml: {said} {AGAIN}")
    expect(field).to_have_accessible_description(re.compile(re.escape(said)))
    page.get_by_text("More options · edition: wrong.toml").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_be_in_viewport()
    expect(field).to_be_focused()


def told_in_short(page: Page) -> None:
    short = "my box: 3 cards changed, 1 card added and 2 changes to the map, the setup or the limits."
    expect(page.get_by_role("status").filter(has_text=short)).to_be_visible()
    expect(page.get_by_role("combobox", name="Edition")).to_have_text("my box")
    page.get_by_role("button", name="Changed and new cards").click()
    shown = page.get_by_role("dialog", name="Changed and new cards")
    expect(shown.get_by_role("listitem")).to_have_count(len(TEXTS))
    expect(shown.get_by_role("listitem").filter(has_text=TEXTS["La emboscada"])).to_be_visible()
    page.keyboard.press("Escape")


def pick(page: Page, file: Path | None) -> None:
    """As a person does, who may also pick none after all."""
    field = page.get_by_label("a file of your own")
    with page.expect_file_chooser() as asked:
        field.click()
    # Otherwise the browser would say nothing of the same file.
    expect(field).to_have_value("")
    if file is None:
        field.dispatch_event("cancel")
    else:
        asked.value.set_files(file)


def test_a_file_is_corrected_until_it_is_right(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "mybox.toml"
    page = visit("/")
    page.get_by_text("More options").click()
    said = page.get_by_role("alert")
    file.write_bytes(OWN.replace("Gran plaza", "Plaza de España").encode("latin-1"))
    pick(page, file)
    expect(said).to_have_text(f"mybox.toml: line 4 is not UTF-8; save the file as UTF-8. {AGAIN}")
    file.write_text(OWN.replace("[cards.heroinas.strength]", "[cards.heroinas.strenght]"), encoding="utf-8")
    pick(page, file)
    expect(said).to_have_text(f"mybox.toml: cards.heroinas.strenght is unknown; did you mean strength? {AGAIN}")
    file.write_text(OWN, encoding="utf-8-sig")
    page.get_by_role("button", name="Start").click()
    expect(said).to_contain_text("If it has changed since you picked it, pick it again.")
    pick(page, file)
    expect(page.get_by_role("status").filter(has_text="my box: 3 cards changed")).to_be_visible()
    pick(page, None)
    expect(page.get_by_label("a file of your own")).to_have_value(re.compile(r"mybox\.toml$"))
    page.get_by_role("button", name="Start").click()
    Player(page).open_tab("More")
    expect(page.get_by_role("link", name="Cards of this edition")).to_be_visible()
    expect(page.get_by_role("button", name="Save the game as a file")).to_have_accessible_description(
        re.compile("Only when the game is over can it be checked")
    )


def test_an_example_to_start_from_is_saved_and_picked(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    page.get_by_text("More options").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save an example to start from").click()
    assert saved.value.suggested_filename == "mine.toml"
    saved.value.save_as(tmp_path / "mine.toml")
    page.get_by_label("a file of your own").set_input_files(tmp_path / "mine.toml")
    expect(page.get_by_role("status").filter(has_text="my box: 3 cards changed, 1 card added")).to_be_visible()
