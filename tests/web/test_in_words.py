"""The text mode over HTTP: a whole turn can be typed, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.web.kit import Person, Server, play_on

from dosdemayo.i18n import Catalog

SAME_SCREEN = {"kind": "same_screen"}


async def typed(player: Person, text: str, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = await player.ok("POST", "words", {"text": text, "lang": lang})
    return found


async def test_a_card_is_kept_by_its_number_or_its_name(server: Server) -> None:
    french, spanish, _ = await server.people(opponent=SAME_SCREEN, seed="words")
    first, second = (await french.state())["question"]["options"]["choices"]
    said = (await typed(french, "options"))["lines"]
    assert said[0].endswith("Type its number.")
    assert said[-1] == "On this page, type “seal” where these lines say Enter."
    assert (await typed(french, "1"))["answer"] == ["choose", first]
    assert (await typed(french, second))["answer"] == ["choose", second]
    assert (await typed(french, "3"))["answer"] is None
    assert "Next to it" in " ".join((await typed(french, "where 1"))["lines"])
    assert await typed(spanish, "options") == {"lines": ["Nothing to do yet."], "answer": None, "act": None}
    assert "Next to it" in " ".join((await typed(spanish, "1"))["lines"])


def example(question: dict[str, Any]) -> str | None:
    """Something to type to a question; None where orders are written, or a card is kept."""
    kind: str = question["kind"]
    if kind == "allotment":
        return " ".join("1" for stack in question["options"]["stacks"] for _ in stack["orders"])
    return "pass" if kind.startswith("window") else kind if kind in ("draw", "deny") else None


async def test_a_turn_is_typed(server: Server) -> None:
    """Whatever is asked in a few turns, and nothing changes by asking."""
    french, spanish, _ = await server.people(opponent=SAME_SCREEN, seed="words")
    rng, answered = Random(2), set()
    while (await french.state())["view"]["turn"] < 4:
        for person in (french, spanish):
            state = await person.state()
            if not {"answer", "seal"} & set(state["can"]):
                continue
            question = state["question"]
            if text := example(question):
                answer = (await typed(person, text))["answer"]
                assert answer, question
                check = await person.ok("POST", "check", {"question": question["id"], "answer": answer})
                assert check["accepted"]
                answered.add(answer[0])
            await person.give(*person.sample(rng))
    assert answered >= {"draw", "pass", "allot"}


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "draw"), ("en", "play molina 10"), ("es", "robar"), ("fr", "passer"), ("pl", "zagraj molina")],
)
async def test_an_answer_to_something_else_is_known_but_cannot_be_given_now(
    server: Server, lang: str, text: str
) -> None:
    french, spanish, spectator = await server.people(opponent=SAME_SCREEN, seed="words")
    not_now = [Catalog(lang).text("spoken-not-now")]
    await play_on(Random(1), french, spanish, until_phase="write")
    for person in (spanish, spectator):
        assert (await typed(person, text, lang))["lines"] == not_now


async def test_what_is_wrong_is_said_in_the_language_that_is_spoken(server: Server) -> None:
    french, spanish, _ = await server.people(opponent=SAME_SCREEN, seed="words")
    await play_on(Random(2), french, spanish, until_phase="movement")
    [refused] = (await typed(french, "nada", "es"))["lines"]
    assert refused.startswith(Catalog("es").text("error-no-card", wanted="nada", cards=""))


@pytest.mark.parametrize(("lang", "word"), [("en", "seal"), ("es", "sellar"), ("fr", "sceller"), ("pl", "zapieczetuj")])
async def test_what_the_page_does_is_known_in_every_language(server: Server, lang: str, word: str) -> None:
    french, spanish, _ = await server.people(opponent=SAME_SCREEN, seed="words")
    await play_on(Random(1), french, spanish, until_phase="write")
    assert await typed(spanish, word, lang) == {"lines": None, "answer": None, "act": "seal"}
    # Orders go on the sheet, which the page keeps.
    assert await typed(spanish, "9-14", lang) == {"lines": None, "answer": None, "act": None}
