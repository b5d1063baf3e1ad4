from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.e2e.browsing import BROWSER_ARGUMENTS, Visitor, find_browser
from tests.e2e.serving import Server

#: What a person would call slow; a test machine may be busy with something else.
SLOW = 30_000


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for each test process."""
    server = Server(tmp_path_factory.mktemp("server"))
    try:
        server.start()
        yield server
    finally:
        server.close()


# Not for the whole session: while Playwright's event loop runs, asynchronous tests of other folders cannot run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=SLOW)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=BROWSER_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens a page of the server for somebody new, with storage of their own, after a script that runs in it first.

    Scenes are off unless a test looks at them. The only way to a page: whatever goes wrong in one fails the test.
    """
    visitors: list[Visitor] = []

    def open_page(path: str = "/", script: str = "", pace: str = "off", **context: Any) -> Page:
        visitor = Visitor(browser, server.origin, context, script, pace)
        visitors.append(visitor)
        visitor.page.set_default_timeout(SLOW)
        visitor.page.goto(path)
        return visitor.page

    yield open_page
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        visitor.faults.complain()
