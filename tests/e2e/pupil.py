"""Somebody who goes through the lesson as its data says, in any language, by mouse or by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.e2e.test_keyboard import Typist
from tests.lesson.test_lesson import LAST

from dosdemayo.content import base_edition
from dosdemayo.engine import Side
from dosdemayo.engine.actions import Action, Allot, Draw, Play, Write
from dosdemayo.i18n import Catalog, Teller
from dosdemayo.i18n.catalog import sources
from dosdemayo.lesson import lesson
from dosdemayo.notation import answer_from_json


class Pupil:
    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.words = Catalog(lang)
        self.teller = Teller(self.words)
        self.lesson_words = sources(lang)["lesson.ftl"]

    def learn(self, side: Side) -> None:
        """All steps, each answered rightly, to the page after the last one."""
        for step in lesson(side):
            title = self.lesson_text(f"lesson-title-{step.name}")
            expect(self.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
            rightly = [task.right[0] for task in step.tasks] or [answer_from_json(one) for one in LAST[side.label]]
            for answer in rightly:
                self.give(answer)
            self.press(self.lesson_text("lesson-next"))
        expect(self.page.get_by_role("heading", name=self.lesson_text("lesson-end"))).to_be_visible()

    def lesson_text(self, key: str) -> str:
        found = re.search(rf"^{key} = (.*)$", self.lesson_words, re.MULTILINE)
        assert found is not None, key
        return found[1]

    def give(self, answer: Action) -> None:
        match answer:
            case Write(orders):
                self.write(", ".join(map(str, orders)))
                self.press(self.words.text("ui-seal"))
            case Draw(True):
                self.press(self.words.text("ui-choice-draw"))
            case Allot(cubes):
                for place, (_, number) in enumerate(cubes):
                    self.set_number(place, number)
                self.press(self.words.text("ui-allot"))
            case Play(card, target):
                name = base_edition().cards[card]["name"]
                self.press_card(name)
                if target is not None:
                    self.choose(self.teller.area(target) if isinstance(target, int) else str(target))
                self.press(self.words.text("ui-play", card=name))
            case _:
                raise AssertionError(f"no lesson asks for {answer}")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def press_card(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first.click()

    def write(self, orders: str) -> None:
        self.page.get_by_label(self.words.text("ui-orders-type")).fill(orders)
        self.press(self.words.text("ui-orders-add"))

    def set_number(self, place: int, number: int) -> None:
        self.page.get_by_role("spinbutton").nth(place).focus()
        self._step_to(number)

    def choose(self, name: str) -> None:
        self.choice(name).check()

    def choice(self, name: str) -> Locator:
        return self.page.get_by_role("radio", name=re.compile(rf"^{re.escape(name)}\b"))

    def _step_to(self, number: int) -> None:
        self.page.keyboard.press("Home")
        for _ in range(number - 1):
            self.page.keyboard.press("ArrowUp")


class TypingPupil(Pupil):
    """Touches no mouse."""

    def __init__(self, page: Page, lang: str) -> None:
        super().__init__(page, lang)
        self.typist = Typist(page)

    def press(self, name: str) -> None:
        self.typist.press(f"^{re.escape(name)}$")

    def press_card(self, name: str) -> None:
        self.typist.press(f"^{re.escape(name)}")

    def write(self, orders: str) -> None:
        label = self.words.text("ui-orders-type")
        expect(self.page.get_by_label(label)).to_be_visible()
        self.typist.tab_to(f"^{re.escape(label)}", "input")
        self.page.keyboard.type(orders)
        self.page.keyboard.press("Enter")

    def set_number(self, place: int, number: int) -> None:
        label = self.page.get_by_role("spinbutton").nth(place).get_attribute("aria-label") or ""
        self.typist.tab_to(f"^{re.escape(label)}$", "[role=spinbutton]")
        self._step_to(number)

    def choose(self, name: str) -> None:
        self.typist.tab_to(".", "input[type=radio]")
        self.page.keyboard.press("Space")
        chosen = self.choice(name)
        while not chosen.is_checked():
            self.page.keyboard.press("ArrowDown")
