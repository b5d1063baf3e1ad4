"""A browser of this machine, and somebody who looks at pages with it."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage

NAMES = ("chromium", "chromium-browser", "google-chrome")
#: No sandbox, which root may not have; and nothing that the browser asks elsewhere on its own account.
BROWSER_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: Every page that needs no game.
PAGES = (
    "/",
    "/games",
    "/rules",
    "/rules/explained",
    "/rules/players_aid",
    "/rules/faq",
    "/rules/rulebook",
    "/rules/cards",
    "/rules/rulings",
    "/rules/editions",
    "/sheet",
    "/cards",
    "/history",
    "/learn",
    "/example",
    "/nowhere",
    "/join/x#y",
)
#: How quickly scenes are shown, as the visitor has once chosen it.
KEEP_PACE = """if (location.origin !== 'null' && !localStorage.getItem('dosdemayo.pace'))
    localStorage.setItem('dosdemayo.pace', '%s');
"""
WIDE = {"width": 1280, "height": 860}


def find_browser() -> str:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise RuntimeError(f"no browser here; tried {', '.join(NAMES)} (on Debian or Ubuntu: apt-get install chromium)")
    return found


class Faults:
    """What no page of ours may do: ask elsewhere, throw, or complain; noted for every page of a context."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self._origin = origin
        self._noted: list[str] = []
        context.on("request", lambda request: self._note_address(request.url))
        context.on("weberror", lambda error: self._noted.append(f"threw {error.error}"))
        context.on("console", self._note_message)

    def _note_address(self, url: str) -> None:
        if not url.startswith((f"{self._origin}/", f"blob:{self._origin}/", "data:")):
            self._noted.append(f"asked {url}")

    def _note_message(self, message: ConsoleMessage) -> None:
        # A server that is away, or that refuses, is told on the page; the browser's own note of it is no fault.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self._noted.append(f"said {message.text}")

    def complain(self) -> None:
        assert not self._noted, "\n".join(self._noted)


class Visitor:
    """Somebody with storage of their own, and one page to begin with."""

    def __init__(
        self, browser: Browser, origin: str, wanted: Mapping[str, Any], script: str = "", pace: str = "off"
    ) -> None:
        context = {
            "base_url": origin,
            "viewport": WIDE,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
        } | dict(wanted)
        self._context = browser.new_context(**context)
        self._context.add_init_script(KEEP_PACE % pace + script)
        self.faults = Faults(self._context, origin)
        self.page = self._context.new_page()

    def leave(self) -> None:
        self._context.close()
