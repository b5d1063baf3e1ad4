"""The page: how soon the board is seen on this machine, and how much script it takes."""

from __future__ import annotations

import gzip
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.browsing import BROWSER_ARGUMENTS, find_browser
from tests.e2e.serving import Server
from tests.e2e.table import Table

from benchmarks.timing import show
from dosdemayo.web.settings import STATIC

VISITS = 7
#: Resolves with the milliseconds since the page was asked for, as soon as a frame with the whole board is painted.
BOARD_SEEN = """() => new Promise((seen) => {
    const look = () => {
        const areas = document.querySelectorAll('[data-place]').length;
        requestAnimationFrame(() => (areas >= 21 ? seen(performance.now()) : look()));
    };
    look();
})"""


def first_board(browser: Browser, table: Table) -> float:
    """Milliseconds until the board is seen by somebody who has never been here."""
    context = browser.new_context(base_url=table.server.origin, viewport={"width": 1280, "height": 860})
    page = context.new_page()
    page.goto(table.address("french"), wait_until="commit")
    seen: float = page.evaluate(BOARD_SEEN)
    context.close()
    return seen


def script_size() -> int:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in STATIC.glob("assets/*.js"))


def board_times() -> list[float]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=BROWSER_ARGUMENTS)
        try:
            server.start()
            table = Table.lay(server)
            return [first_board(browser, table) for _ in range(VISITS)]
        finally:
            browser.close()
            server.close()


def run() -> None:
    times = board_times()
    show(
        "The page, from this machine",
        [
            ("first board visible, median (under 1 s wanted)", f"{statistics.median(times):.0f} ms"),
            ("first board visible, best", f"{min(times):.0f} ms"),
            ("script, gzipped (under 150 kB wanted)", f"{script_size() / 1000:.1f} kB"),
        ],
    )
