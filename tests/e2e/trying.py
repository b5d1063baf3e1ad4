"""A server with a browser beside it, for whoever looks at the page outside a test."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.browsing import BROWSER_ARGUMENTS, find_browser
from tests.e2e.serving import Server


@contextmanager
def served_browser() -> Iterator[tuple[Server, Browser]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=BROWSER_ARGUMENTS)
        try:
            server.start()
            yield server, browser
        finally:
            browser.close()
            server.close()
