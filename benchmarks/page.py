"""The page: how soon the board is seen on this machine, and how much script it takes."""

from __future__ import annotations

import gzip
import statistics

from playwright.sync_api import Browser
from tests.e2e.table import Table
from tests.e2e.trying import served_browser

from benchmarks.timing import show
from dosdemayo.web.ready import STATIC

VISITS = 11
#: Resolves with the milliseconds since the page was asked for until a frame with the whole board, cubes and sheet,
#: has been drawn, and on the way there until the script, the state of the game and the picture of the sheet had come.
BOARD_SEEN = """() => new Promise((seen) => {
    const parts = () => performance.getEntriesByType("resource");
    const came = (part) => Math.max(0, ...parts().map(({ name, responseEnd }) => (part.test(name) ? responseEnd : 0)));
    const here = () => ({ script: came(/\\.js$/), state: came(/state/), sheet: came(/\\.svg$/) });
    const tell = () => seen({ ...here(), board: performance.now() });
    const look = () => {
        const areas = document.querySelectorAll('[data-place]').length;
        const drawn = areas >= 21 && document.querySelector('.board img').complete;
        // The first frame draws it; the next one comes when that is done.
        requestAnimationFrame(drawn ? () => requestAnimationFrame(tell) : look);
    };
    look();
})"""
PARTS = {"script": "script here", "state": "state of the game here", "sheet": "picture of the sheet here"}


def first_board(browser: Browser, table: Table) -> dict[str, float]:
    """Milliseconds until the board is seen by somebody who has never been here, and until its parts are there."""
    context = browser.new_context(base_url=table.server.origin, viewport={"width": 1280, "height": 860})
    page = context.new_page()
    page.goto(table.address("french"), wait_until="commit")
    seen: dict[str, float] = page.evaluate(BOARD_SEEN)
    context.close()
    return seen


def script_size() -> int:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in STATIC.glob("assets/*.js"))


def visits() -> list[dict[str, float]]:
    with served_browser() as (server, browser):
        table = Table.lay(server)
        return [first_board(browser, table) for _ in range(VISITS)]


def run() -> None:
    times = visits()
    boards = [visit["board"] for visit in times]
    show(
        "The page, from this machine",
        [
            ("first board visible, median (under 1 s wanted)", f"{statistics.median(boards):.0f} ms"),
            ("first board visible, best", f"{min(boards):.0f} ms"),
            *(
                (f"  {what}, median", f"{statistics.median(visit[part] for visit in times):.0f} ms")
                for part, what in PARTS.items()
            ),
            ("script, gzipped (under 150 kB wanted)", f"{script_size() / 1000:.1f} kB"),
        ],
    )
