"""The lesson, as a newcomer goes through it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import expect_accessible
from tests.e2e.player import Player
from tests.e2e.pupil import Pupil, TypingPupil

from dosdemayo.engine import FRENCH, SPANISH, Side

Visit = Callable[..., Page]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Learner(Player):
    def order(self, *orders: str) -> None:
        self.type_orders(", ".join(orders))
        self.press("Seal")

    def play_card(self, name: str) -> None:
        self.press(re.compile(f"^{name}"))
        self.press(re.compile(f"^Play {name}"))

    def expect_title(self, title: str) -> None:
        expect(self.page.get_by_role("heading", name=title)).to_be_visible()

    def go_on(self) -> None:
        self.press("Next")


def test_the_spanish_lesson_from_home_to_the_first_game(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="New here? Learn it in ten minutes").click()
    page.get_by_role("link", name="Learn as the Spanish").click()
    learner = Learner(page)

    learner.expect_title("Moving and sealing")
    learner.click_order(12, 14)
    learner.press("Seal")
    learner.expect_asked("Not quite. Only one of them would arrive.")
    expect(page.get_by_role("status").filter(has_text="Only one of them would arrive.")).to_have_count(1)
    page.get_by_role("button", name="Rule 5.3").click()
    expect(page.get_by_role("dialog")).to_contain_text("the group moves whole")
    page.keyboard.press("Escape")
    expect_accessible(page, "the lesson")
    learner.order("9-14")
    learner.go_on()

    learner.order("9-17")
    learner.go_on()
    learner.order("12-11", "14-11")
    learner.go_on()
    learner.type_orders("3x11-6")
    learner.expect_asked("at most 2 can leave")
    said = page.get_by_role("region", name="Caught in a fight")
    expect(said.get_by_role("button", name="Rule 5.6")).to_have_count(1)
    expect(said, "its rule is named once, by the button").not_to_contain_text("(5.6)")
    page.get_by_label("Or type orders").fill("")
    page.reload()
    learner.expect_title("Caught in a fight")
    learner.order("11-6")
    learner.go_on()
    learner.order("9-7")
    learner.go_on()

    learner.press("Draw a card")
    learner.order("5-7", "9-7")
    learner.play_card("Un tiesto")
    learner.go_on()
    learner.order("6-5", "7-5")
    learner.go_on()
    learner.press(re.compile("^Órdenes interceptadas"))
    missing = learner.panel.get_by_text("Choose a target")
    expect(missing).to_be_in_viewport()
    learner.panel.get_by_role("radio", name="-20 outside 20 to Puerta de Toledo").check()
    expect(missing).to_be_hidden()
    learner.press(re.compile("^Play Órdenes"))
    learner.go_on()

    learner.press("Don't draw")
    learner.order("9-8")
    learner.expect_asked("this time the day was theirs")
    learner.press("Start this step again")
    learner.press("Draw a card")
    learner.order("9-7")
    learner.play_card("Un tiesto")
    learner.go_on()
    page.get_by_role("button", name="Play your first game against the beginner").click()
    expect(page.get_by_role("tab", name="Now")).to_be_visible()
    assert "/game/" in page.url

    tutor = page.get_by_role("dialog", name="A word from the tutor")
    learner.order("12-11")
    expect(tutor).to_contain_text("you would be 1 against 2. If the enemy stays there, you lose 1 cube for nothing.")
    expect_accessible(page, "the tutor")
    tutor.get_by_role("button", name="Look again").click()
    learner.expect_asked("Write your orders.")
    learner.type_orders("4-3")
    learner.press("Seal")
    tutor.get_by_role("button", name="No more warnings").click()
    page.reload()
    learner.press("Seal")
    expect(learner.panel).not_to_contain_text("Write your orders.")


def test_the_french_lesson_by_keyboard_alone(visit: Visit) -> None:
    TypingPupil(visit("/learn/french"), "en").learn(FRENCH)


@pytest.mark.parametrize(("lang", "side"), [("es", SPANISH), ("fr", FRENCH), ("pl", SPANISH)])
def test_the_lesson_in_other_languages(visit: Visit, lang: str, side: Side) -> None:
    Pupil(visit(f"/learn/{side.label}", locale=lang), lang).learn(side)


def test_it_is_taken_up_where_it_was_left_on_a_phone(visit: Visit) -> None:
    page = visit("/learn/french", **PHONE)
    learner = Learner(page)
    learner.tap_order(6, 7)
    learner.tap_order(11, 7)
    learner.press("Seal")
    learner.go_on()
    learner.expect_title("Two orders, and the gold streets")
    page.goto("/learn")
    page.get_by_role("link", name="Go on as the French, step 2").click()
    learner.expect_title("Two orders, and the gold streets")
    page.get_by_role("button", name="Step back").click()
    learner.expect_title("Moving and sealing")


def test_the_example_is_walked_through_and_played_on(visit: Visit) -> None:
    page = visit("/example")
    expect(page.get_by_role("heading", name="Turn 1")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("A game explained")
    expect(page.get_by_text("What would you write")).to_be_visible()
    expect(page.get_by_text("9-14")).to_have_count(0)
    page.get_by_role("button", name="Show what they wrote, and what came of it").click()
    expect(page.get_by_text("The Spanish reveal their orders: 9-14")).to_be_visible()
    expect(page.get_by_role("heading", name="Turn 1")).to_be_visible()
    page.get_by_role("button", name="Next turn", exact=True).last.click()
    expect(page.get_by_role("heading", name="Turn 2")).to_be_visible()
    page.get_by_role("button", name="Play on from turn 2 as the Spanish").click()
    Player(page).expect_asked("Write your orders.")


def test_the_example_is_shown_to_its_end(visit: Visit) -> None:
    """Its last turn ends before anybody writes."""
    page = visit("/example?step=60")
    page.get_by_role("button", name="Next turn", exact=True).last.click()
    expect(page.get_by_text("Teniente Ruiz")).not_to_have_count(0)
    expect(page.get_by_text("The Spanish win")).not_to_have_count(0)
    page.get_by_role("link", name="New game").last.click()
    expect(page).to_have_url(re.compile(r"/$"))


def test_the_tutor_is_there_in_the_first_game_wherever_it_is_begun(visit: Visit) -> None:
    page = visit("/learn/spanish?step=99")
    expect(page.get_by_role("heading", name="That's everything you need")).to_be_visible()
    page.goto("/")
    assert page.evaluate("localStorage.getItem('dosdemayo.tutor')") == "on"
