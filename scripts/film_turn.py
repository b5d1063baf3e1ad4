"""Film one turn of the real page for the README: `python -m scripts.film_turn` after `make web`."""

from __future__ import annotations

import base64
import io
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.table import Table
from tests.e2e.trying import served_browser

TARGET = Path(__file__).parents[1] / "docs" / "images" / "turn.webp"
LARGEST = 2_000_000
SIZE = ViewportSize(width=1280, height=800)
SHOWN = (880, 550)
#: Frames closer together than this are not told apart by anybody.
CLOSE = 0.11
#: Seconds for which the last picture stays.
LAST = 2.0
Frame = tuple[float, bytes]


class Camera:
    """Takes what the browser paints, and when."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._take)
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 90})

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> list[Frame]:
        self._session.send("Page.stopScreencast")
        return self.frames


def play_turn(table: Table, page: Page) -> None:
    """The first turn, with a card, a push-back and a fight."""
    table.give("french", ["orders", ["11-12", "6-7"]])
    if "reveal" in (state := table.state("french"))["can"]:
        table.call("french", "POST", "reveal", {"question": state["question"]["id"]})
    table.play_to(1, "allotment")
    wait_for_scenes(page)
    table.give("french", ["allot", {"11-12": 2, "6-7": 2}])
    wait_for_scenes(page)
    while "answer" not in table.state("spanish")["can"]:
        table.give("french")
    table.give("spanish", ["play", "jose_blas_molina", 10])
    table.play_to(2, "draw")
    wait_for_scenes(page)


def wait_for_scenes(page: Page) -> None:
    page.wait_for_timeout(700)
    expect(page.locator(".overlay .cover")).to_have_count(0, timeout=60_000)


def thinned(frames: list[Frame]) -> list[Frame]:
    kept = frames[:1]
    for frame in frames[1:]:
        if frame[0] - kept[-1][0] >= CLOSE:
            kept.append(frame)
    return kept


def save(frames: list[Frame], quality: int) -> int:
    pictures = [
        Image.open(io.BytesIO(data)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS) for _, data in frames
    ]
    times = [after - before for (before, _), (after, _) in pairwise(frames)] + [LAST]
    lasts = [round(1000 * seconds) for seconds in times]
    pictures[0].save(
        TARGET, save_all=True, append_images=pictures[1:], duration=lasts, loop=0, quality=quality, method=4
    )
    return TARGET.stat().st_size


def main() -> None:
    with served_browser() as (server, browser):
        table = Table.lay(server)
        table.play_to(1, "write")
        table.give("spanish", ["orders", ["9-14", "12-11"]])
        page = browser.new_page(base_url=server.origin, viewport=SIZE, locale="en-GB")
        page.goto(table.address("french"))
        expect(page.get_by_role("group", name="Board: Madrid")).to_be_visible()
        page.wait_for_timeout(2000)
        camera = Camera(page)
        play_turn(table, page)
        frames = thinned(camera.stop())
    size = next(size for quality in (70, 55, 40, 25) if (size := save(frames, quality)) < LARGEST)
    print(f"{TARGET}: {len(frames)} pictures, {size} bytes")


if __name__ == "__main__":
    main()
