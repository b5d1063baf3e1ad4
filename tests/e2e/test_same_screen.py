"""Two people at one screen: while the curtain is down nothing secret is on the page or on the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect
from tests.e2e.player import EVERYTHING, Player, window_question
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]


class Wire:
    """Everything about games that the server sends to a page, in pieces as they are taken."""

    def __init__(self, page: Page) -> None:
        self._bodies: list[tuple[str, str]] = []
        #: Event streams that are open. They carry numbers only, but whoever holds one is "here".
        self.streams: set[Request] = set()
        page.route("**/api/games/**", self._pass_on)
        page.on("requestfailed", lambda request: self.streams.discard(request))
        page.on("requestfinished", lambda request: self.streams.discard(request))

    def _pass_on(self, route: Route) -> None:
        if route.request.url.endswith("/events"):
            self.streams.add(route.request)
            route.continue_()
            return
        response = route.fetch()
        self._bodies.append((route.request.headers["authorization"], response.text()))
        route.fulfill(response=response)

    def take(self, token: str | None) -> str:
        """What has come for whoever holds a token since the last time."""
        wanted = f"Bearer {token}"
        fresh = [body for holder, body in self._bodies if holder == wanted]
        self._bodies = [(holder, body) for holder, body in self._bodies if holder != wanted]
        return "\n".join(fresh)


class Screen:
    """The one screen, and what must not be seen on it."""

    def __init__(self, page: Page, server: Server) -> None:
        self.player = Player(page)
        self.page = page
        self.wire = Wire(page)
        self._server = server
        self._cards = {card["id"]: card["name"] for card in server.get("/api/editions/base")["cards"]}

    def begin(self) -> Table:
        """Start a game; the tokens are those that the browser keeps for itself."""
        self.page.get_by_text("a friend, at this screen").click()
        self.page.get_by_text("More options").click()
        self.page.get_by_label("Seconds for each card window").fill("15")
        self.page.get_by_label("Seed").fill("1808")
        self.page.get_by_role("button", name="Start").click()
        self.expect_curtain("French")
        held: list[dict[str, Any]] = json.loads(self.page.evaluate("localStorage.getItem('dosdemayo.games')"))
        return Table(self._server, held[0]["game"], held[0]["tokens"])

    def expect_curtain(self, side: str) -> None:
        """While it is down there is no board, no card, and nobody listens."""
        expect(self.page.get_by_role("heading", name=f"The {side} player, please")).to_be_visible()
        expect(self.player.panel).to_have_count(0)
        expect(self.player.board).to_have_count(0)
        assert not self.wire.streams
        self._expect_hidden(self._cards, self.page.content())

    def raise_curtain(self, side: str) -> None:
        self.player.press(f"I am the {side} player")
        expect(self.player.panel).to_be_visible()

    def expect_open_table(self) -> None:
        """Both look on, and nobody's hand is there."""
        expect(self.player.panel).to_be_visible()
        expect(self.page.get_by_role("tab", name="Hand")).to_have_count(0)

    def expect_kept(self, secrets: Iterable[str], token: str | None) -> None:
        """Neither on the page nor in what was sent to this seat."""
        secrets = list(secrets)
        self._expect_hidden(secrets, self.page.content())
        self._expect_hidden(secrets, self.wire.take(token))

    def _expect_hidden(self, secrets: Iterable[str], text: str) -> None:
        told = [word for secret in secrets for word in (secret, self._cards.get(secret, secret)) if word in text]
        assert not told


@pytest.fixture
def screen(visit: Visit, server: Server) -> Iterator[Screen]:
    screen = Screen(visit("/"), server)
    yield screen
    # What is still on its way when the page is left is nobody's concern.
    screen.page.unroute_all(behavior="ignoreErrors")


def test_the_curtain_hides_both_sides_from_each_other(screen: Screen) -> None:
    table, player = screen.begin(), screen.player
    spanish_hand = table.state("spanish")["view"]["hands"]["spanish"]
    assert spanish_hand
    screen.expect_kept(["artilleria", "murat", *spanish_hand], table.tokens["spectator"])

    screen.raise_curtain("French")
    player.press("Keep Artillería")
    player.expect_asked("Any cards? (preparation)")
    screen.expect_kept(["artilleria", "murat", *spanish_hand], table.tokens["spectator"])
    player.press("Both ready")

    screen.expect_curtain("Spanish")
    screen.expect_kept(spanish_hand, table.tokens["french"])
    screen.raise_curtain("Spanish")
    player.type_orders("8-9")
    player.expect_order("Leganitos", "Las Descalzas")
    look_around(player)
    screen.expect_kept(["artilleria", "murat"], table.tokens["spanish"])
    player.press("Seal")

    screen.expect_curtain("French")
    screen.raise_curtain("French")
    player.click_order(11, 12)
    player.expect_order("Alcalá", "San Jerónimo")
    look_around(player)
    screen.expect_kept([*spanish_hand, '"8-9"', "Leganitos to Las Descalzas"], table.tokens["french"])
    player.press("Seal")

    player.expect_asked("How many cubes carry out each order?")
    player.open_tab("Log")
    expect(player.panel).to_contain_text("The Spanish reveal their orders: 8-9.")
    screen.expect_kept(["artilleria", "murat", *spanish_hand], table.tokens["spectator"])
    player.open_tab("Now")
    player.press("Send cubes")
    player.press("Wait (Spanish)")
    screen.expect_curtain("Spanish")
    screen.expect_kept(["artilleria", "murat", *spanish_hand], table.tokens["spectator"])


def to_turn_two(table: Table) -> None:
    while (state := table.state("spectator"))["view"]["turn"] == 1:
        if beat := state["beat"]:
            for side in ("french", "spanish"):
                table.call(side, "POST", "ready", {"turn": 1, "window": beat["window"]})
        else:
            table.give(state["screen"]["seat"] or state["screen"]["asks"])


def test_whoever_drew_sees_the_card_before_the_first_window(screen: Screen) -> None:
    table, player = screen.begin(), screen.player
    to_turn_two(table)
    screen.page.reload()
    screen.expect_open_table()
    player.expect_asked("Who draws a card?")
    player.press("Both draw")
    for side in ("Spanish", "French"):
        screen.expect_curtain(side)
        screen.raise_curtain(side)
        player.expect_asked("your hand with the card that you drew")
        player.press("I have seen it")
    player.expect_asked("Any cards?")


def test_whoever_does_not_draw_is_not_called(screen: Screen) -> None:
    table, player = screen.begin(), screen.player
    to_turn_two(table)
    screen.page.reload()
    player.press("Only the French draw")
    screen.expect_curtain("French")
    screen.raise_curtain("French")
    player.press("I have seen it")
    player.expect_asked("Any cards?")
    view = table.state("spectator")["view"]
    assert (view["hand_sizes"]["french"], view["hand_sizes"]["spanish"]) == (2, 1)


def look_around(player: Player) -> None:
    """Open every panel, so that whatever there is to read is on the page."""
    for tab in ("Hand", "Table", "Log", "More", "Now"):
        player.open_tab(tab)


def test_when_it_is_over_the_next_game_can_be_begun(screen: Screen) -> None:
    table = screen.begin()
    screen.raise_curtain("French")
    screen.player.press("Keep Artillería")
    screen.player.expect_asked("Any cards? (preparation)")
    table.call("spanish", "POST", "resign", {})
    screen.player.press(re.compile("^Play again"))
    screen.expect_curtain("French")


def test_a_reload_lowers_the_curtain_again(screen: Screen) -> None:
    table = screen.begin()
    screen.raise_curtain("French")
    screen.player.press("Keep Artillería")
    screen.player.press("Wait (French)")
    screen.expect_curtain("French")
    screen.raise_curtain("French")
    screen.player.expect_asked(window_question("preparation"))
    screen.wire.take(table.tokens["french"])
    screen.page.reload()
    screen.expect_curtain("French")
    assert not screen.wire.take(table.tokens["french"])


def test_whoever_presses_twice_sits_down_once(screen: Screen) -> None:
    screen.begin()
    screen.player.button("I am the French player").dblclick()
    expect(screen.player.panel).to_be_visible()
    screen.page.wait_for_timeout(500)
    assert len(screen.wire.streams) == 1


def test_whoever_only_looks_on_has_nothing_to_press(server: Server, visit: Visit) -> None:
    """What is asked of both at their screen is not asked of a spectator elsewhere."""
    table = Table.lay(server, "same_screen", cards="beat", beat=15)
    table.give("french")
    player = Player(visit(table.address("spectator")))
    player.expect_asked("Any cards? (preparation)")
    for name in ("Wait (French)", "Wait (Spanish)", "Both ready"):
        expect(player.button(name)).to_have_count(0)


#: Enough to hold some cards, and to draw those that are played at once.
TURNS = 3
#: What is neither a question nor a beat, and what is pressed then.
TOGETHER = {"draw": "Both draw", "look": "I have seen it"}
#: A card that others name as the one they make playable: its name is on the page wherever they are.
NAMED_BY_OTHERS = "jacinto_ruiz"


def some_orders(options: Mapping[str, Any], rng: Random) -> list[str]:
    """Up to two orders that may be written, from different origins."""
    groups = rng.sample(options["groups"], min(2, len(options["groups"])))
    goals = [(group["origin"], rng.choice(group["destinations"])) for group in groups if group["destinations"]]
    return [f"{origin or ''}-{goal}" for origin, goal in goals]


def is_asked(state: Mapping[str, Any], question: int) -> bool:
    """Is this still to be answered?"""
    asked = state["question"]
    return asked is not None and asked["id"] == question and state["sealed"]["mine"] is None


def window_of(state: Mapping[str, Any]) -> tuple[int, str] | None:
    """Whose beat runs. Two ready one after the other, and only then the page goes on."""
    return (state["beat"]["turn"], state["beat"]["window"]) if state["beat"] else None


def let_it_pass(screen: Screen, table: Table, state: Mapping[str, Any]) -> None:
    while window_of(table.state("spectator")) == window_of(state):
        screen.player.pass_on("Both ready")
        screen.page.wait_for_timeout(20)


def answer_somehow(screen: Screen, state: Mapping[str, Any], rng: Random) -> None:
    """Give whoever sits there an answer: cards are drawn, orders written, and otherwise nothing is done."""
    player, kind = screen.player, state["question"]["kind"]
    if kind == "french_choice":
        player.press(re.compile("^Keep "), exact=False)
    elif kind == "draw":
        player.press("Draw a card")
    elif kind == "orders":
        orders = some_orders(state["question"]["options"], rng)
        if orders:
            player.type_orders(", ".join(orders))
            expect(player.page.get_by_label("Or type orders")).to_have_value("")
        look_around(player)
        player.press(re.compile("^(Seal|Give)"), exact=False)
    else:
        player.press(re.compile(f"^({'|'.join(EVERYTHING)})$"), exact=False)


def test_a_random_game_tells_neither_what_the_other_holds(screen: Screen) -> None:
    table, rng = screen.begin(), Random(1808)
    sitting, secrets_seen = "", 0
    while (state := table.state("spectator"))["view"]["turn"] <= TURNS:
        seat = state["screen"]["seat"] or "spectator"
        if seat == "spectator":
            screen.expect_open_table()
        elif seat != sitting:
            screen.expect_curtain(seat.title())
            screen.raise_curtain(seat.title())
        sitting = seat
        hidden = [side for side in ("french", "spanish") if side != seat]
        held = [card for side in hidden for card in table.state(side)["view"]["hands"][side] if card != NAMED_BY_OTHERS]
        expect(screen.page.get_by_role("heading", name=f"2 de Mayo, turn {state['view']['turn']}")).to_be_attached()
        screen.expect_kept(held, table.tokens[seat])
        secrets_seen += len(held)
        state = table.state(seat)
        if state["beat"]:
            let_it_pass(screen, table, state)
        elif can := [ability for ability in state["can"] if ability in TOGETHER]:
            screen.player.press(TOGETHER[can[0]])
            while can[0] in table.state(seat)["can"]:
                screen.page.wait_for_timeout(20)
        elif asked := state["question"]:
            answer_somehow(screen, state, rng)
            while is_asked(table.state(seat), asked["id"]):
                if not screen.player.pass_on("Yes, all my cubes stay"):
                    screen.page.wait_for_timeout(20)
    assert secrets_seen > 10
