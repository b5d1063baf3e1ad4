"""A game without a mouse."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.e2e.player import PATIENCE, Player, shapes, window_question

Visit = Callable[..., Page]
FOCUSED = """() => {
    const here = document.activeElement;
    return here.getAttribute('aria-label') ?? here.labels?.[0]?.textContent ?? here.textContent ?? '';
}"""
#: More stops than any page has between two things that one may want.
MANY = 120


class Typist:
    """Reaches everything by keys alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = page.keyboard

    def focused(self) -> str:
        name: str = self.page.evaluate(FOCUSED)
        return name.strip()

    def tab_to(self, name: str, sort: str = "*") -> None:
        """Until something of that name, and of a sort told by a selector, has the focus."""
        for _ in range(MANY):
            if re.search(name, self.focused()) and self.page.locator(f"{sort}:focus").count():
                return
            self.keys.press("Tab")
        raise AssertionError(f"the tab key does not reach {name}")

    def press(self, name: str) -> None:
        expect(self.page.get_by_role("button", name=re.compile(name)).first).to_be_enabled()
        self.tab_to(name, "button")
        self.keys.press("Enter")

    def press_while_there(self, button: Locator, name: str) -> None:
        """A key pressed before may have made it go."""
        for _ in range(MANY):
            if not button.is_visible():
                return
            if self.focused() == name:
                self.keys.press("Enter")
                return
            self.keys.press("Tab")
        raise AssertionError(f"the tab key does not reach {name}")

    def watch_until(self, shown: Locator) -> None:
        """Each scene stands still until a key."""
        deadline = time.monotonic() + PATIENCE
        while not shown.is_visible():
            assert time.monotonic() < deadline, self.page.inner_text("body")
            if self.page.locator(".overlay .cover").is_visible():
                self.keys.press("Control+Enter")
            self.page.wait_for_timeout(30)

    def go_on(self) -> None:
        """Seal, reveal, send, pass: whatever goes on here, wherever the focus is."""
        expect(self.page.locator("[data-goes-on]").first).to_be_enabled()
        self.keys.press("Control+Enter")

    def steer_to(self, goal: int) -> None:
        """From area to area by arrow keys, by the shorter of the two ways first."""
        for turn in range(30):
            here = self.focused().split()[0]
            if here == str(goal):
                return
            dx, dy = (b - a for a, b in zip(shapes()["labels"][here], shapes()["labels"][str(goal)], strict=True))
            across, along = ("ArrowRight" if dx > 0 else "ArrowLeft"), ("ArrowDown" if dy > 0 else "ArrowUp")
            longer_first = (abs(dx) > abs(dy)) == (turn % 3 < 2)
            self.keys.press(across if longer_first else along)
        raise AssertionError(f"arrow keys do not lead to area {goal}")

    def order(self, origin: int, destination: int) -> None:
        self.choose(origin)
        self.choose(destination)

    def choose(self, area: int) -> None:
        self.tab_to(r"^\d+ .*: ")
        self.steer_to(area)
        self.keys.press("Enter")


def begin(page: Page, side: str) -> tuple[Typist, Player]:
    typist, player = Typist(page), Player(page)
    typist.tab_to("^the Spanish$")
    if side == "French":
        typist.keys.press("ArrowLeft")
    typist.tab_to("^More options$")
    typist.keys.press("Enter")
    typist.tab_to("^Seed")
    typist.keys.type("1808")
    typist.press("^Start$")
    return typist, player


def play_to_the_end(typist: Typist, player: Player) -> None:
    """Cards are drawn, and otherwise nothing is done; all by keys."""
    deadline = time.monotonic() + 3 * PATIENCE
    over = typist.page.get_by_role("link", name="Watch the replay")
    names = ("Draw a card", "Allow the draw")
    choices = [(player.panel.get_by_role("button", name=name, exact=True), name) for name in names]
    goes_on = typist.page.locator("[data-goes-on]:not(:disabled)").first
    while not over.is_visible():
        assert time.monotonic() < deadline, f"the game stopped at: {player.panel.inner_text()}"
        shown = [choice for choice in choices if choice[0].is_visible()]
        if shown:
            typist.press_while_there(*shown[0])
        elif goes_on.is_visible():
            typist.keys.press("Control+Enter")
        typist.page.wait_for_timeout(30)
    expect(player.panel).to_contain_text("win:")
    typist.tab_to("^Watch the replay$")
    typist.keys.press("Enter")
    expect(typist.page.get_by_role("slider")).to_be_visible()


def test_a_whole_game_as_the_french(visit: Visit) -> None:
    page = visit("/")
    typist, player = begin(page, "French")
    typist.press("^Keep Artillería")
    typist.go_on()
    player.expect_asked("Write your orders.")
    typist.order(11, 12)
    player.expect_order("Alcalá", "San Jerónimo")
    typist.order(6, 7)
    player.expect_order("Recoletos", "Las Infantas")
    typist.press("^Remove Recoletos to Las Infantas$")
    expect(player.panel).to_contain_text("1 of 2 counted orders")
    typist.press("^Seal$")
    player.expect_asked("How many cubes carry out each order?")
    typist.tab_to("^Cubes for Alcalá to San Jerónimo$")
    typist.keys.press("ArrowDown")
    expect(player.panel).to_contain_text("1 of 2 stays")
    typist.press("^Send cubes$")
    expect(page.get_by_role("status").filter(has_text="The French send: 11-12 (1 cube).")).to_have_count(1)
    play_to_the_end(typist, player)


def test_a_whole_game_as_the_spanish_with_every_scene(visit: Visit) -> None:
    typist, player = begin(visit("/", pace="normal"), "Spanish")
    typist.watch_until(player.panel.get_by_text("Write your orders.", exact=True))
    typist.order(9, 14)
    player.expect_order("Las Descalzas", "Puerta del Sol")
    typist.go_on()
    typist.watch_until(player.panel.get_by_text(window_question("after_movement"), exact=True))
    typist.press("^José Blas Molina")
    typist.choose(4)
    typist.press("^Play José Blas Molina")
    expect(player.page.get_by_role("status").filter(has_text="The Spanish play José Blas Molina")).to_have_count(1)
    play_to_the_end(typist, player)


def test_the_first_key_leads_past_the_menu(visit: Visit) -> None:
    page = visit("/rules")
    expect(page.get_by_role("link", name="How to play")).to_be_visible()
    typist = Typist(page)
    typist.keys.press("Tab")
    assert typist.focused() == "Skip to the content"
    typist.keys.press("Enter")
    typist.keys.press("Tab")
    assert typist.focused() == "How to play"


def test_the_way_past_the_menu_keeps_the_seat(visit: Visit) -> None:
    """A seat's token stands in the address where a place on the page would."""
    typist, player = begin(visit("/"), "Spanish")
    player.expect_asked("Write your orders.")
    typist.order(9, 14)
    address = player.page.url
    typist.tab_to("^Skip to the content$")
    typist.keys.press("Enter")
    expect(player.page.locator("#content")).to_be_focused()
    assert player.page.url == address
    player.expect_order("Las Descalzas", "Puerta del Sol")
    typist.go_on()
    player.expect_asked(window_question("after_movement"))


def test_nothing_goes_on_beneath_a_dialog(visit: Visit) -> None:
    typist, player = begin(visit("/"), "Spanish")
    player.expect_asked("Write your orders.")
    player.open_tab("Hand")
    player.panel.get_by_role("button", name=re.compile("^José Blas Molina")).click()
    dialog = typist.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    typist.keys.press("Control+Enter")
    typist.keys.press("Escape")
    expect(dialog).not_to_be_visible()
    player.open_tab("Now")
    typist.order(9, 14)
    player.expect_order("Las Descalzas", "Puerta del Sol")


def test_a_key_that_is_held_goes_on_once(visit: Visit) -> None:
    typist, player = begin(visit("/"), "Spanish")
    player.expect_asked("Write your orders.")
    typist.order(9, 14)
    typist.keys.down("Control")
    typist.keys.down("Enter")
    player.expect_asked(window_question("after_movement"))
    typist.keys.down("Enter")  # what a keyboard sends while the key stays down
    typist.page.wait_for_timeout(500)
    player.expect_asked(window_question("after_movement"))
    typist.keys.up("Enter")
    typist.keys.up("Control")
    typist.go_on()
    expect(player.button("Pass")).to_have_count(0)
