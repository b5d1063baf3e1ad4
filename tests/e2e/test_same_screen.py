"""Two people at one screen: while the curtain is down nothing secret is on the page or on the wire."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Response, expect
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]


class Wire:
    """Everything about games that the server sends to a page, in pieces as they are taken."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        self._taken = 0
        #: Event streams that are open. They carry numbers only, but whoever holds one is "here".
        self.streams: set[Request] = set()
        page.on("response", self._note)
        page.on("request", lambda request: self.streams.add(request) if self._is_stream(request) else None)
        page.on("requestfailed", lambda request: self.streams.discard(request))
        page.on("requestfinished", lambda request: self.streams.discard(request))

    @staticmethod
    def _is_stream(request: Request) -> bool:
        return request.url.endswith("/events")

    def _note(self, response: Response) -> None:
        if "/api/games/" in response.url and not self._is_stream(response.request):
            self._answers.append(response)

    def take(self) -> str:
        """What has come since the last time."""
        fresh = self._answers[self._taken :]
        self._taken += len(fresh)
        return "\n".join(response.text() for response in fresh)


class Screen:
    def __init__(self, page: Page, server: Server) -> None:
        self.player = Player(page)
        self.page = page
        self.wire = Wire(page)
        self._cards = {card["id"]: card["name"] for card in server.get("/api/editions/base")["cards"]}

    def expect_curtain(self, side: str) -> None:
        expect(self.page.get_by_role("heading", name=f"The {side} player, please")).to_be_visible()
        expect(self.player.panel).to_have_count(0)
        assert not self.wire.streams
        self.expect_hidden(self._cards, self.page.content())
        self.expect_hidden(["Alcalá", "Descalzas"], self.page.content())

    def raise_curtain(self, side: str) -> None:
        self.player.press(f"I am the {side} player")
        expect(self.player.panel).to_be_visible()

    def expect_hidden(self, secrets: Iterable[str], text: str) -> None:
        """Neither the secrets nor, if they are cards, their names."""
        told = [word for secret in secrets for word in (secret, self._cards.get(secret, secret)) if word in text]
        assert not told

    def expect_kept_from_player(self, secrets: Iterable[str]) -> None:
        secrets = list(secrets)
        self.expect_hidden(secrets, self.page.content())
        self.expect_hidden(secrets, self.wire.take())


@pytest.fixture
def screen(visit: Visit, server: Server) -> Screen:
    page = visit("/")
    screen = Screen(page, server)
    page.get_by_text("a friend, at this screen").click()
    page.get_by_text("More choices").click()
    page.get_by_label("Seed").fill("1808")
    page.get_by_role("button", name="Begin").click()
    return screen


def table_of(page: Page, server: Server) -> Table:
    """The tokens that the browser keeps for itself."""
    held: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('dosdemayo.games')"))
    return Table(server, held[0]["game"], held[0]["tokens"])


def test_the_curtain_hides_both_sides_from_each_other(screen: Screen, server: Server) -> None:
    player = screen.player
    screen.expect_curtain("French")
    table = table_of(screen.page, server)
    spanish_hand = table.state("spanish")["view"]["hands"]["spanish"]
    assert spanish_hand
    screen.expect_hidden(["artilleria", "murat", *spanish_hand], screen.wire.take())

    screen.raise_curtain("French")
    player.press("Keep Artillería")
    player.press("Pass")

    screen.expect_curtain("Spanish")
    screen.expect_hidden(spanish_hand, screen.wire.take())
    screen.raise_curtain("Spanish")
    player.expect_asked("Write your orders.")
    player.type_orders("9-14")
    player.expect_order("Las Descalzas", "Puerta del Sol")
    look_around(player)
    screen.expect_kept_from_player(["artilleria", "murat"])
    player.press("Seal")

    screen.expect_curtain("French")
    screen.wire.take()
    screen.raise_curtain("French")
    player.expect_asked("Write your orders.")
    player.click_order(11, 12)
    player.expect_order("Alcalá", "San Jerónimo")
    look_around(player)
    screen.expect_kept_from_player([*spanish_hand, "9-14"])
    player.press("Seal")

    player.expect_asked("How many cubes carry out each order?")
    player.open_tab("Log")
    expect(player.panel).to_contain_text("The Spanish reveal their orders: 9-14.")
    screen.expect_kept_from_player(spanish_hand)


def look_around(player: Player) -> None:
    """Open every panel, so that whatever there is to read is on the page."""
    for tab in ("Hand", "Table", "Log", "More", "Now"):
        player.open_tab(tab)


def test_a_reload_behind_the_curtain_leaves_it_down(screen: Screen, server: Server) -> None:
    screen.expect_curtain("French")
    screen.raise_curtain("French")
    screen.player.press("Keep Artillería")
    screen.player.expect_asked("Play a card or pass")
    screen.wire.take()
    screen.page.reload()
    screen.expect_curtain("French")
    screen.expect_hidden(["artilleria", "murat"], screen.wire.take())
