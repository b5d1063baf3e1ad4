"""What the strong player would do, and why: for whoever may ask, from the own view, in words."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.web.kit import Person, Server, play_on, running, until
from tests.web.test_computer import PRACTICE

from dosdemayo.ai.hints import REASONS, Hint, hint
from dosdemayo.belief import sample
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, Game, Ruleset, View
from dosdemayo.engine.spaces import Options
from dosdemayo.i18n import Catalog
from dosdemayo.i18n.catalog import sources
from dosdemayo.web.settings import Settings

GAME = Game(base_rules())


def positions(seed: int, until_turn: int) -> Any:
    """A game in which every second answer is the hinted one: view, options, hint and position."""
    rng, state = Random(seed), GAME.start()
    while state.questions and state.turn <= until_turn:
        seat = GAME.pending(state)[0].seat
        options = GAME.options(state, seat)
        action = options.sample(rng)
        if seat is not CHANCE:
            view = GAME.view(state, seat)
            found = hint(GAME.rules, view, options)
            yield view, options, found
            action = found.answer if rng.random() < 0.7 else action
        state, _ = GAME.apply(state, seat, action)


KINDS = {"french_choice", "draw", "orders", "allotment", "window:movement", "window:resolution"}


@pytest.fixture(scope="module")
def hinted() -> list[tuple[View, Options, Hint]]:
    """Games until every kind of question has been asked; two at least."""
    found: list[tuple[View, Options, Hint]] = []
    for seed in range(1, 9):
        found += positions(seed, until_turn=5)
        if seed > 1 and {view.asked.kind for view, _, _ in found if view.asked} >= KINDS:
            break
    return found


def test_every_kind_of_question_is_answered_as_the_rules_allow(hinted: list[tuple[View, Options, Hint]]) -> None:
    kinds = set()
    for view, options, found in hinted:
        assert view.asked is not None
        kinds.add(view.asked.kind)
        assert found.answer in options
        assert all(other.answer in options and other.answer != found.answer for other in found.alternatives)
        by_thumb = ("french_choice", "window:preparation", "window:orders")
        assert found.reasons or view.asked.kind in by_thumb
    assert kinds >= KINDS


def test_what_a_seat_cannot_see_does_not_change_its_hint(hinted: list[tuple[View, Options, Hint]]) -> None:
    """Re-deal the unseen: the same hint, to the last number."""
    rng = Random(7)
    for view, _, found in hinted[::5]:
        other = sample(view, GAME.rules, rng)
        assert view.seat is not None
        assert hint(GAME.rules, GAME.view(other, view.seat), GAME.options(other, view.seat)) == found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages() -> dict[str, ftl.Message]:
    entries = [entry for text in sources("en").values() for entry in FluentResource(text).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@cache
def variables(key: str) -> frozenset[str]:
    """What a message reads, by itself or through others."""
    found = Variables()
    found.visit(messages()[key].value)
    return frozenset(found.names).union(*(variables(other) for other in found.messages))


def test_every_reason_has_its_sentence_and_no_sentence_is_without_reason() -> None:
    keys = {
        entry.id.name for entry in FluentResource(sources("en")["hints.ftl"]).body if isinstance(entry, ftl.Message)
    }
    assert keys - {"hint-entry", "hint-lost"} == {f"hint-{code}" for code in REASONS}


def test_reasons_give_their_sentences_what_these_read(hinted: list[tuple[View, Options, Hint]]) -> None:
    seen = set()
    for *_, found in hinted:
        for reason in found.reasons:
            assert reason.code in REASONS
            assert variables(f"hint-{reason.code}") == set(reason.data)
            seen.add(reason.code)
    assert seen >= {"losses", "better", "attack", "numbers", "card_now", "card_wait", "draw"}


@pytest.mark.parametrize(
    ("code", "data", "sentence"),
    [
        ("losses", {"french": 0.0, "spanish": 1.4}, "cost the French nothing and the Spanish 1.4 cubes"),
        ("losses", {"french": 1.0, "spanish": 0.0}, "cost the French 1 cube and the Spanish nothing"),
        ("attack", {"order": "6-7", "area": "7 Palacio", "lost": 1.0}, "6-7 attacks 7 Palacio"),
        ("wins", {"chance": 100}, "wins the game"),
        ("card_wait", {"gain": 0.0}, "No card"),
    ],
)
def test_sentences(code: str, data: dict[str, Any], sentence: str) -> None:
    text, errors = Catalog("en").format(f"hint-{code}", data)
    assert errors == []
    assert sentence in text


async def ask(person: Person) -> Any:
    question = (await person.state())["question"]["id"]
    return await person.ok("POST", "hint", {"question": question})


async def test_a_hint_over_http_can_be_given_as_answer(server: Server) -> None:
    french, *_ = await server.people(opponent=PRACTICE, seed="hints")
    await server.quiet()
    kinds = set()
    while (state := await french.state())["view"]["turn"] < 3:
        if "hint" not in state["can"]:
            await server.quiet()
            continue
        kinds.add(state["question"]["kind"])
        found = await ask(french)
        assert found["question"] == state["question"]["id"]
        await french.give(*found["answer"])
        await server.quiet()
        state = await french.state()
        if "reveal" in state["can"]:
            await french.ok("POST", "reveal", {"question": state["question"]["id"]})
            await server.quiet()
    assert {"french_choice", "orders", "allotment"} <= kinds


class Counting:
    """Thinks nothing, and counts how often it was asked to."""

    def __init__(self) -> None:
        self.asked: list[View] = []
        self.go_on = threading.Event()
        self.go_on.set()

    def __call__(self, rules: Ruleset, view: View, options: Options) -> Hint:
        self.asked.append(view)
        assert self.go_on.wait(30)
        return Hint(next(iter(options)))


@pytest.fixture
def counting() -> Counting:
    return Counting()


@pytest.fixture
def advised(settings: Settings, counting: Counting) -> Settings:
    return replace(settings, adviser=counting)


async def test_a_hint_changes_nothing_and_nobody_else_learns_of_it(advised: Settings) -> None:
    async with running(advised) as server:
        people = await server.people(opponent={"kind": "same_screen"}, seed="hints")
        before = [await person.state() for person in people]
        await ask(people[0])
        assert [await person.state() for person in people] == before


async def test_the_same_question_is_thought_of_once(advised: Settings, counting: Counting) -> None:
    async with running(advised) as server:
        french, *_ = await server.people(opponent=PRACTICE, seed="hints")
        counting.go_on.clear()
        asked = [asyncio.create_task(ask(french)) for _ in range(4)]
        await until(lambda: bool(counting.asked))
        counting.go_on.set()
        found = [await task for task in asked]
        assert found == [await ask(french)] * 4
        assert len(counting.asked) == 1
        await french.give("choose", "murat")
        await play_on(Random(1), french, until_phase="write")
        await ask(french)
        assert len(counting.asked) == 2


async def test_while_one_thinks_others_are_served_and_too_many_are_sent_away(
    advised: Settings, counting: Counting
) -> None:
    async with running(advised) as server:
        tables = [(await server.people(opponent=PRACTICE, seed="hints"))[0] for _ in range(9)]
        counting.go_on.clear()
        waiting = [asyncio.create_task(ask(french)) for french in tables[:8]]
        await until(lambda: len(server.app.state.advisers._under_way) == 8)
        async with asyncio.timeout(10):
            await tables[8].state()
            refused = await tables[8].call("POST", "hint", {"question": 0})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert int(refused.headers["retry-after"]) >= 1
        counting.go_on.set()
        await asyncio.gather(*waiting)
        await ask(tables[8])


async def test_who_may_ask_for_a_hint_and_when(advised: Settings, counting: Counting) -> None:
    async with running(advised) as server:
        french, spanish, spectator = await server.people(opponent={"kind": "same_screen"}, seed="hints")
        assert "hint" in (await french.state())["can"]
        assert "hint" not in (await spanish.state())["can"]
        assert await spanish.refused("POST", "hint", {"question": 0}) == (409, "not_asked")
        assert await french.refused("POST", "hint", {"question": 1}) == (409, "stale_question")
        assert await spectator.refused("POST", "hint", {"question": 0}) == (403, "not_a_player")
        await french.ok("POST", "resign", {})
        assert await french.refused("POST", "hint", {"question": 0}) == (409, "game_over")
        assert counting.asked == []


async def test_between_people_by_link_there_are_no_hints(advised: Settings, counting: Counting) -> None:
    async with running(advised) as server:
        french, *_ = await server.people(seed="hints")
        assert "hint" not in (await french.state())["can"]
        assert await french.refused("POST", "hint", {"question": 0}) == (403, "no_hints")
        assert counting.asked == []


async def test_the_adviser_gets_the_view_of_the_seat_that_asks(advised: Settings, counting: Counting) -> None:
    async with running(advised) as server:
        french, spanish, _ = await server.people(opponent={"kind": "same_screen"}, seed="hints")
        await play_on(Random(3), french, spanish, until_phase="write")
        for person in (french, spanish):
            await ask(person)
        assert [view.seat.label for view in counting.asked if view.seat is not None] == ["french", "spanish"]
        assert all(view.sealed is None for view in counting.asked)
