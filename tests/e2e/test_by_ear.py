"""A game by ear: everything is read from the accessibility tree, and pressed by the names that stand in it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import expect_accessible
from tests.e2e.player import PATIENCE
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]
#: Keeps all that is added to the region that a screen reader reads aloud.
LISTEN = """() => {
    window.heard = [];
    const region = document.querySelector('[role=status][aria-atomic=false]');
    const hear = (node) => node.nodeType === 1 && window.heard.push(node.textContent);
    const added = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(hear));
    new MutationObserver(added).observe(region, { childList: true });
}"""
#: What is pressed first, if it is there.
ANSWERS = (
    "Yes, all my cubes stay",
    "Seal",
    "Seal without orders",
    "Give these orders",
    "Give no orders",
    "Pass",
    "Send cubes",
    "Reveal",
    "Draw a card",
    "Allow the draw",
    "Ready",
)
ORDERS = ("9-14", "12-14", "17-18", "4-8", "8-9", "14-9", "20-18", "18-17", "15-9")


class Listener:
    def __init__(self, page: Page) -> None:
        self.page = page

    def tree(self) -> str:
        return self.page.locator("body").aria_snapshot()

    def ask(self, typed: str) -> str:
        """What is said to a word."""
        field = self.page.get_by_role("textbox", name="Type a word, the number of an area, or orders")
        said = self.page.get_by_role("log", name="Answers")
        before = said.aria_snapshot()
        field.fill(typed)
        field.press("Enter")
        deadline = time.monotonic() + PATIENCE
        while (now := said.aria_snapshot()) == before:
            assert time.monotonic() < deadline, f"nothing is said to {typed}"
            self.page.wait_for_timeout(50)
        return now.rpartition(f"paragraph: {typed}\n")[2]

    def open(self, tab: str) -> None:
        self.page.get_by_role("tab", name=tab).click()

    def answer(self, tree: str) -> bool:
        """Press what can be answered with, of what was heard; false if nothing is asked."""
        named = re.findall(r'- button "([^"]+)"(?! \[disabled\])', tree)
        name = next((name for name in ANSWERS if name in named), None)
        if name is None:
            return False
        self.page.get_by_role("button", name=name, exact=True).first.click()
        return True

    def heard(self) -> list[str]:
        found: list[str] = self.page.evaluate("() => window.heard")
        return found


def sit_down(visit: Visit, server: Server, **context: Any) -> Listener:
    table = Table.lay(server, opponent="computer", side="spanish")
    page = visit(table.address("spanish"), **context)
    listener = Listener(page)
    expect(page.get_by_text("Write your orders.", exact=True)).to_be_visible()
    page.evaluate(LISTEN)
    listener.open("Text mode")
    return listener


def test_the_table_is_asked_in_words(visit: Visit, server: Server) -> None:
    listener = sit_down(visit, server)
    assert "The Spanish: 4 " in listener.ask("where")
    assert "Next to it: 5 " in listener.ask("9")
    assert "against up to" in listener.ask("threats")
    assert "José Blas Molina" in listener.ask("cards")
    assert "at least half of the group" in listener.ask("rules 5.6")
    assert "is not understood" in listener.ask("shout")
    assert "not joined" in listener.ask("9-20")
    assert "On your sheet: 9-14." in listener.ask("9-14")
    assert "No orders yet." in listener.ask("undo")
    assert "That cannot be done now." in listener.ask("wait")
    assert "On your sheet: 12-14." in listener.ask("12-14")
    expect_accessible(listener.page, "the text mode")
    assert listener.answer(listener.tree())
    expect(listener.page.get_by_text("Write your orders.", exact=True)).to_have_count(0)
    assert "12-14" in listener.ask("log")


def test_on_a_phone_the_answers_are_in_sight(visit: Visit, server: Server) -> None:
    listener = sit_down(visit, server, viewport={"width": 390, "height": 844})
    for word in ("cards", "where"):
        listener.ask(word)
    said = listener.page.get_by_role("log", name="Answers")
    expect(said.get_by_text("Contested: 10 Palacio Real.")).to_be_in_viewport()
    expect(listener.page.get_by_role("textbox")).to_be_in_viewport(ratio=1)


def typed_answer(options: str) -> list[str]:
    """What to type to what is asked; what goes on by itself, or by one word, where nothing else is."""
    for asked, words in (
        (r"Type its number", ["1"]),
        (r"Type “draw” or “decline”", ["draw"]),
        (r"Type “deny” to forbid", ["allow"]),
        (r"play a card, such as (.*?), or press", None),
        (r"Write your orders, such as (.*?);", None),
    ):
        if found := re.search(asked, options):
            return words or ([found[1], "seal"] if "orders" in asked else [found[1]])
    return ["seal"]


@pytest.mark.parametrize("side", ["french", "spanish"])
def test_a_turn_is_played_by_typing_alone(visit: Visit, server: Server, side: str) -> None:
    listener = Listener(visit(Table.lay(server, opponent="computer", side=side).address(side)))
    page, typed = listener.page, set()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("2 de Mayo, turn 1")
    listener.open("Text mode")
    deadline = time.monotonic() + 2 * PATIENCE
    while heading.inner_text() != "2 de Mayo, turn 3":
        assert time.monotonic() < deadline, listener.tree()
        for line in typed_answer(listener.ask("options")):
            if "Seal without any?" in listener.ask(line):  # orders were asked for just when something else was over
                expect(page.get_by_role("dialog")).to_be_visible()
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)
            typed.add(line)
    assert {"draw", "seal"} <= typed
    assert page.get_by_role("tab", name="Text mode").get_attribute("aria-selected") == "true"


@pytest.mark.long
def test_a_whole_game_by_ear(visit: Visit, server: Server) -> None:
    listener = sit_down(visit, server)
    deadline = time.monotonic() + 5 * PATIENCE
    written = 0
    while "Watch the replay" not in (tree := listener.tree()):
        assert time.monotonic() < deadline, tree
        [turn] = map(int, re.findall(r'heading "2 de Mayo, turn (\d+)"', tree))
        if "Write your orders." in tree and turn > written:
            listener.open("Text mode")
            for order in ORDERS[turn % 3 :: 3]:
                listener.ask(order)
            written = turn
        elif not listener.answer(tree):
            listener.open("Now")
    assert "win:" in listener.tree()
    turns = [int(number) for text in listener.heard() for number in re.findall(r"Turn (\d+) begins", text)]
    assert turns == list(range(2, len(turns) + 2))
    assert len(turns) >= 3
