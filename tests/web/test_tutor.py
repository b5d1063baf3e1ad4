"""The tutor over HTTP: for whoever may ask, about answers that the rules allow."""

from __future__ import annotations

import threading
from random import Random

import pytest
from tests.web.kit import Server, play_on
from tests.web.test_computer import PRACTICE

from dosdemayo.lesson import TutorWarning

LOSING = ["orders", ["12-11"]]


async def test_a_losing_order_is_warned_of_and_nothing_changes(server: Server) -> None:
    french, spanish, _ = await server.people(opponent={"kind": "same_screen"}, seed="tutor")
    await play_on(Random(1), french, spanish, until_phase="write")
    before = await spanish.state()
    asked = {"question": before["question"]["id"], "answer": LOSING}
    [warning] = (await spanish.ok("POST", "tutor", asked))["warnings"]
    assert warning == {"code": "loses", "rule": "7.2", "data": {"area": 11, "mine": 1, "theirs": 2, "cubes": 1}}
    assert await spanish.state() == before


async def test_it_is_thought_of_while_others_are_served(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = []

    def noted(*_: object) -> list[TutorWarning]:
        thinking.append(threading.current_thread())
        return []

    monkeypatch.setattr("dosdemayo.web.routers.hints.heard", noted)
    french, *_ = await server.people(opponent=PRACTICE, seed="tutor")
    await french.ok("POST", "tutor", {"question": 0, "answer": ["choose", "murat"]})
    assert len(thinking) == 1
    assert thinking[0] is not threading.current_thread()


async def test_of_an_answer_that_the_rules_refuse_nothing_is_said(server: Server) -> None:
    french, spanish, _ = await server.people(opponent={"kind": "same_screen"}, seed="tutor")
    await play_on(Random(1), french, spanish, until_phase="write")
    question = (await spanish.state())["question"]["id"]
    for answer in (["orders", ["12-11", "4-20"]], ["pass"]):
        assert (await spanish.ok("POST", "tutor", {"question": question, "answer": answer}))["warnings"] == []


async def test_a_faulty_sheet_of_strict_play_moves_nobody(server: Server) -> None:
    """It is accepted, and void when it comes to that (5.7)."""
    french, spanish, _ = await server.people(opponent={"kind": "same_screen"}, seed="tutor", orders="strict")
    await play_on(Random(1), french, spanish, until_phase="write")
    for person, sheet in ((french, ["1-2", "99-98"]), (spanish, ["9x9-14"])):
        question = (await person.state())["question"]["id"]
        answer = {"question": question, "answer": ["orders", sheet]}
        assert (await person.ok("POST", "tutor", answer))["warnings"] == []


async def test_between_people_by_link_there_is_no_tutor(server: Server) -> None:
    french, *_ = await server.people(seed="tutor")
    answer = {"question": 0, "answer": ["choose", "murat"]}
    assert await french.refused("POST", "tutor", answer) == (403, "no_hints")
    other, *_ = await server.people(opponent=PRACTICE, seed="tutor")
    assert (await other.ok("POST", "tutor", answer))["warnings"] == []
