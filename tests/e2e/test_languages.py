"""Every page in every language: it speaks it, fits the screen, and a language can be changed at any time."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

from dosdemayo.i18n import Catalog, languages

Visit = Callable[..., Page]
PAGES = (
    "/",
    "/games",
    "/learn",
    "/example",
    "/sheet",
    "/rules",
    "/rules/explained",
    "/rules/rulebook",
    "/rules/faq",
    "/rules/rulings",
    "/cards",
    "/history",
)
WIDE, NARROW = ViewportSize(width=1280, height=800), ViewportSize(width=360, height=740)
#: What sticks out of the page, and controls whose words do not fit into them.
TOO_WIDE = """() => {
    const name = (element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 60)}`;
    const clipped = (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
    const page = document.documentElement;
    const found = [...document.querySelectorAll('button, summary, a, legend, label, h1, h2, h3')]
        .filter((element) => getComputedStyle(element).display !== 'inline' && clipped(element));
    return [...(page.scrollWidth > page.clientWidth ? ['the page'] : []), ...found.map(name)];
}"""


def looked_at(page: Page) -> None:
    """Nothing is cut off, neither on a desk nor on a small phone."""
    for size in (WIDE, NARROW):
        page.set_viewport_size(size)
        assert page.evaluate(TOO_WIDE) == [], f"{page.url} at {size['width']}"


@pytest.mark.parametrize("lang", languages())
def test_every_page_speaks_a_language_and_fits(visit: Visit, server: Server, lang: str) -> None:
    page = visit("/", locale=lang)
    seat = Table.lay(server)
    seat.play_to(1, "write")
    for address in (*PAGES, seat.address("french")):
        page.goto(address)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("main").get_by_role("heading").first).to_be_attached()
        expect(page.locator("main")).not_to_contain_text(Catalog(lang).text("ui-loading"))
        looked_at(page)


@pytest.mark.parametrize("lang", languages())
def test_what_lies_beside_the_board_prints_on_one_page(visit: Visit, lang: str) -> None:
    page = visit("/", locale=lang)
    for address in ("/rules/players_aid", "/sheet"):
        page.goto(address)
        expect(page.locator("main table").last).to_be_attached()
        printed = page.pdf(format="A4", prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, address


def test_a_language_can_be_changed_in_the_middle_of_a_game(visit: Visit, server: Server) -> None:
    table = Table.lay(server)
    table.play_to(1, "write")
    player = Player(visit(table.address("french")))
    player.type_orders("11-12")
    player.expect_order("Alcalá", "San Jerónimo")
    for lang in languages():
        player.page.locator("header select").select_option(lang)
        expect(player.page.locator("html")).to_have_attribute("lang", lang)
        expect(player.page.get_by_role("button", name=Catalog(lang).text("ui-seal"), exact=True)).to_be_visible()
        expect(player.page.locator("main")).to_contain_text("San Jerónimo")
