"""How much there is to press: a turn in which nobody plays a card goes on almost by itself."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.player import PATIENCE, Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]

#: Draw, order, seal, numbers: so much a player presses in a turn at most.
MOST_PRESSES = 7
#: For each side one to see what was drawn before any card may be played, and one to write.
MOST_CURTAINS = 4
#: What is pressed where it is there; in a beat nobody presses anything.
ANSWERS = re.compile("^(Draw a card|Both draw|I have seen it|Allow the draw|Send them|Send cubes|I am the .* player)$")
COUNT = "window.presses = 0; addEventListener('click', (event) => event.isTrusted && window.presses++, true)"
games = pytest.mark.parametrize("turns", [2, pytest.param(10, marks=pytest.mark.long)])


@dataclass
class Seat:
    """Somebody who draws, writes an order and seals, and counts."""

    player: Player
    table: Table
    #: None where both sides sit at this page.
    side: str | None
    presses: dict[int, int] = field(default_factory=dict)
    curtains: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.player.page.evaluate(COUNT)

    def go_on(self, turn: int) -> None:
        before = self._count()
        page = self.player.page
        typed = page.get_by_label("Or type orders")
        if page.get_by_role("button", name=re.compile("^Seal")).first.is_visible() and typed.is_visible():
            order = self._order()
            if order is not None:
                typed.fill(order)
                page.get_by_role("button", name=re.compile("^Seal")).first.click()
        else:
            button = page.get_by_role("button", name=ANSWERS, disabled=False).first
            if button.is_visible():
                raises = "I am" in button.inner_text()
                self.curtains[turn] = self.curtains.get(turn, 0) + raises
                button.click()
        self.presses[turn] = self.presses.get(turn, 0) + self._count() - before

    def _count(self) -> int:
        return int(self.player.page.evaluate("window.presses"))

    def _order(self) -> str | None:
        """The first order that may be written; None where the game has gone on and the page has not heard of it yet."""
        side = self.side or self.table.state("spectator")["screen"]["seat"]
        question = self.table.state(side)["question"] if side else None
        if question is None or question["kind"] != "orders":
            return None
        groups = question["options"]["groups"]
        goals = [(group["origin"] or "", group["destinations"][0]) for group in groups if group["destinations"]]
        return "".join(f"{origin}-{goal}" for origin, goal in goals[:1])


def running(table: Table) -> dict[str, Any] | None:
    state = table.state("spectator")
    return None if state["view"]["outcome"] else state["view"]


def play(table: Table, turns: int, *seats: Seat) -> None:
    deadline = time.monotonic() + turns * PATIENCE
    while (view := running(table)) and view["turn"] <= turns:
        assert time.monotonic() < deadline, seats[0].player.page.inner_text("body")
        for seat in seats:
            seat.go_on(view["turn"])
        seats[0].player.page.wait_for_timeout(50)


@games
def test_two_by_link(visit: Visit, server: Server, turns: int) -> None:
    table = Table.lay(server, cards="beat", beat=2)
    seats = [Seat(Player(visit(table.address(side))), table, side) for side in ("french", "spanish")]
    seats[0].player.press("Keep Artillería")
    play(table, turns, *seats)
    for seat in seats:
        assert 2 <= max(seat.presses.values()) <= MOST_PRESSES, seat.presses


@games
def test_two_at_one_screen(visit: Visit, server: Server, turns: int) -> None:
    page = visit("/")
    page.get_by_text("a friend, at this screen").click()
    page.get_by_text("More options").click()
    page.get_by_label("Seconds for each card window").fill("2")
    page.get_by_label("Seed").fill("1808")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="I am the French player").click()
    page.get_by_role("button", name="Keep Artillería").click()
    held = page.evaluate("JSON.parse(localStorage.getItem('dosdemayo.games'))[0]")
    table = Table(server, held["game"], held["tokens"])
    seat = Seat(Player(page), table, None)
    play(table, turns, seat)
    assert max(seat.curtains.values()) <= MOST_CURTAINS, seat.curtains
    assert max(seat.presses.values()) <= 2 * MOST_PRESSES, seat.presses


def test_over_days_with_one_side_absent_throughout(visit: Visit, server: Server) -> None:
    """The absent side answers once a day, by a call; the other page sees the game go on and is never hurried."""
    table = Table.lay(server, cards="standing")
    table.give("french")
    present = Seat(Player(visit(table.address("french"))), table, "french")
    deadline = time.monotonic() + 4 * PATIENCE
    while (view := running(table)) and view["turn"] <= 3:
        assert time.monotonic() < deadline, present.player.panel.inner_text()
        present.go_on(view["turn"])
        absent = table.state("spanish")
        if {"answer", "seal"} & set(absent["can"]):
            if absent["question"]["kind"] == "orders":
                table.call("spanish", "PUT", "standing", {"standing": {"turn": view["turn"], "ask": "never"}})
            table.give("spanish")
        french = table.state("french")
        if french["question"] and french["question"]["kind"].startswith("window"):
            assert french["question"]["options"]["plays"] or french["question"]["options"]["uses"]
            present.player.pass_on("Pass")
        present.player.page.wait_for_timeout(50)
    assert max(present.presses.values()) <= MOST_PRESSES
