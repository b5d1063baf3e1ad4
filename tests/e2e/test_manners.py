"""What the page does to the machine it runs on: it asks one origin, and moves little if that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.browsing import Visitor
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]
RECORD = (Path(__file__).parents[1] / "golden" / "example_of_play.dos").read_text(encoding="utf-8")
#: Collects every picture of the board that is shown from now on.
WATCH = """(board) => {
    window.shown = new Set();
    const look = () => { window.shown.add(board.innerHTML); requestAnimationFrame(look); };
    look();
}"""


def test_everything_comes_from_one_origin(visit: Visit, server: Server) -> None:
    table = Table.of_record(server, RECORD)
    page = visit("/")
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    for path in ("/", "/rules", "/cards", "/games", table.address("french"), table.address("french", "replay")):
        page.goto(path)
        page.wait_for_load_state("load")
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
    assert any("/assets/" in url for url in asked)
    assert {f"{urlsplit(url).scheme}://{urlsplit(url).netloc}" for url in asked} == {server.origin}


@pytest.mark.parametrize(("wanted", "moves"), [("no-preference", True), ("reduce", False)])
def test_motion_is_reduced_on_request(visit: Visit, server: Server, wanted: str, moves: bool) -> None:
    table = Table.of_record(server, RECORD)
    steps = table.call("french", "GET", "replay?viewpoint=all")["steps"]
    march = next(step["step"] for step in steps if any(event["event"]["code"] == "moved" for event in step["events"]))
    page = visit(table.address("french", "replay", f"?step={march - 1}&view=all"), reduced_motion=wanted, pace="normal")
    board = Player(page).board
    expect(board).to_be_visible()
    board.evaluate(WATCH)
    page.get_by_role("button", name="Next step").click()
    page.wait_for_timeout(2000)
    pictures: int = page.evaluate("window.shown.size")
    assert (pictures > 5) is moves, f"{pictures} pictures"


#: What somebody may call themselves who wants to know what happens.
ODD = "<img src=x onerror=alert(1)> \u202eמרים 🦊"
SHOWN = "<img src=x onerror=alert(1)> מרים 🦊"
#: A browser that lets pages keep nothing.
FORGETFUL = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('denied', 'SecurityError'); },
})"""


def test_names_and_words_are_shown_as_they_are_written(visit: Visit) -> None:
    page = visit("/")
    page.get_by_text("a friend, by link").click()
    page.get_by_text("More options").click()
    page.get_by_label("Your name").fill(ODD)
    page.get_by_role("button", name="Start").click()
    player = Player(page)
    expect(player.panel.get_by_role("list", name="Players")).to_contain_text(SHOWN)
    player.open_tab("Chat")
    said = "<b>" + "x" * 497
    page.get_by_label("Write a message").fill(said)
    player.press("Send")
    expect(page.get_by_role("list", name="Chat")).to_contain_text(said)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_browser_that_keeps_nothing(visit: Visit) -> None:
    page = visit("/", script=FORGETFUL)
    page.get_by_text("a friend, at this screen").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="I am the French player").click()
    Player(page).expect_asked("Choose the card to keep.")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()


@pytest.mark.parametrize("fault", ["setTimeout(() => { throw new Error('oops') })", "console.error('oops')"])
def test_a_fault_in_any_page_is_noticed(browser: Browser, server: Server, fault: str) -> None:
    """What fails every other test here: also in a page that another one opened."""
    visitor = Visitor(browser, server.origin, {})
    visitor.page.goto("/")
    with visitor.page.expect_popup() as popup:
        visitor.page.evaluate("() => void window.open('/rules')")
    popup.value.evaluate(f"() => {{ {fault} }}")
    popup.value.wait_for_timeout(100)
    visitor.leave()
    with pytest.raises(AssertionError, match="oops"):
        visitor.faults.complain()
