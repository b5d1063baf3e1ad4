"""Take the pictures of the README from the real page: `python -m scripts.take_pictures` after `make web`."""

from __future__ import annotations

import io
import re
import time
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, expect
from tests.e2e.player import Player
from tests.e2e.table import Table
from tests.e2e.trying import served_browser

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
RECORD = ROOT / "tests" / "golden" / "example_of_play.dos"
#: Where the example's seventh turn is to be written, and what the French write in it.
MOMENT = "spanish orders 15-16"
ORDERS = "16-19, 20-18, 14-15, 2-3"
PICTURES: dict[str, dict[str, Any]] = {
    "board": {"viewport": {"width": 1280, "height": 800}},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5, "has_touch": True},
}


def record_of_the_moment() -> str:
    before, _, _ = RECORD.read_text(encoding="utf-8").partition(MOMENT)
    return re.sub("^result: .*$", "result: unfinished", before, flags=re.MULTILINE) + "= now\n"


def seal_for_the_spanish(table: Table) -> None:
    """As soon as nobody has used the moment for cards: at one screen they write first."""
    while "seal" not in table.state("spanish")["can"]:
        time.sleep(0.2)
    table.give("spanish", ["orders", []])


def write_orders(page: Page) -> None:
    Player(page).type_orders(ORDERS)
    expect(page.get_by_text("Draft saved")).to_be_attached()
    page.get_by_role("tabpanel").evaluate("(panel) => panel.scrollTo({ top: 0 })")
    page.wait_for_timeout(500)


def save(name: str, picture: bytes) -> None:
    target = IMAGES / f"{name}.webp"
    Image.open(io.BytesIO(picture)).convert("RGB").save(target, quality=90, method=6)
    print(f"{target}: {target.stat().st_size} bytes")


def main() -> None:
    with served_browser() as (server, browser):
        for name, context in PICTURES.items():
            table = Table.of_record(server, record_of_the_moment())
            seal_for_the_spanish(table)
            page = browser.new_page(base_url=server.origin, locale="en-GB", **context)
            page.goto(table.address("french"))
            write_orders(page)
            save(name, page.screenshot())


if __name__ == "__main__":
    main()
