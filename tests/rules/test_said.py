"""What events and problems hold: every field, in a case of the catalogue, or at the start of a game."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.i18n.examples import codes
from tests.rules.catalogue import all_cases

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, Seat, State
from dosdemayo.engine.actions import Action, Choose, Pass, Play, Resign, Use
from dosdemayo.engine.events import Event
from dosdemayo.engine.problems import Problem
from dosdemayo.records.cases import CaseError
from dosdemayo.records.cases.position import read_start
from dosdemayo.records.cases.script import Run, read_script

CASES = {case["name"]: case for _, case in all_cases()}
#: By the name of a case: what is said in it.
SAID: dict[str, list[tuple[str, dict[str, Any]]]] = json.loads(Path(__file__).with_name("said.json").read_text("utf-8"))
EVENTS, PROBLEMS = SAID["events"], SAID["problems"]
#: Only cards that another edition has show a hand.
NOT_IN_BASE = {"looked"}


class Recorder(Game):
    """Keeps whatever is said on the way."""

    def __init__(self, case: dict[str, Any]) -> None:
        start = read_start(base_rules(), case)
        super().__init__(start.game.rules)
        self.events: list[Event] = []
        self.problems: list[Problem] = []
        with suppress(CaseError):  # the problems say why
            run = Run(start._replace(game=self), case.get("finish", False))
            run.carry_out(read_script(case.get("script"), self.rules))

    def resume(self, state: State) -> tuple[State, list[Event]]:
        found = super().resume(state)
        self.events += found[1]
        return found

    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
        found = super().apply(state, seat, action)
        self.events += found[1]
        return found

    def check(self, state: State, seat: Seat, action: Action) -> list[Problem]:
        found = super().check(state, seat, action)
        self.problems += found
        return found


def _ids(table: list[tuple[str, dict[str, Any]]]) -> list[str]:
    return [f"{said['code']}-{case}" for case, said in table]


@pytest.mark.parametrize(("case", "said"), EVENTS, ids=_ids(EVENTS))
def test_what_an_event_says(case: str, said: dict[str, Any]) -> None:
    found = [event.to_json() for event in Recorder(CASES[case]).events]
    assert said in [event for event in found if event["code"] == said["code"]]


@pytest.mark.parametrize(("case", "said"), PROBLEMS, ids=_ids(PROBLEMS))
def test_what_a_problem_says(case: str, said: dict[str, Any]) -> None:
    found = [problem.to_json() for problem in Recorder(CASES[case]).problems]
    assert said in [problem for problem in found if problem["code"] == said["code"]]


def test_every_event_of_the_base_edition_is_here() -> None:
    assert {said["code"] for _, said in EVENTS} == codes(Event) - NOT_IN_BASE


GAME = Game(base_rules())


@pytest.mark.parametrize(
    ("seat", "answer", "said"),
    [
        (
            FRENCH,
            Choose("manolas"),
            {"code": "not_offered", "rule": "2.4", "card": "manolas", "offered": ["artilleria", "murat"]},
        ),
        (FRENCH, Pass(), {"code": "wrong_kind", "rule": "3.1", "asked": "french_choice", "answer": "pass"}),
        (SPANISH, Pass(), {"code": "not_asked", "rule": "3.1", "seat": "spanish"}),
    ],
)
def test_what_is_said_at_the_start(seat: Seat, answer: Action, said: dict[str, Any]) -> None:
    assert [problem.to_json() for problem in GAME.check(GAME.start(), seat, answer)] == [said]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Play("manolas"), {"code": "not_in_hand", "rule": "9.1", "card": "manolas"}),
        (Play("nobody"), {"code": "no_such_card", "rule": "9.1", "card": "nobody"}),
        (Use("caballeria"), {"code": "not_in_play", "rule": "9.4", "card": "caballeria"}),
        (
            Play("un_tiesto"),
            {
                "code": "wrong_window",
                "rule": "C-S9",
                "card": "un_tiesto",
                "window": "preparation",
                "windows": ["after_movement"],
            },
        ),
    ],
)
def test_what_is_said_in_a_window(answer: Action, said: dict[str, Any]) -> None:
    position = {"turn": 5, "phase": "preparation", "check": False, "cubes": {"french": {"1": 1}, "spanish": {"3": 1}}}
    hands = {"hands": {"spanish": ["alcalde_de_mostoles", "un_tiesto"]}}
    state, _ = GAME.resume(read_start(base_rules(), position | hands).state)
    assert [problem.to_json() for problem in GAME.check(state, SPANISH, answer)] == [said]


def test_what_is_said_when_the_game_is_over() -> None:
    state, events = GAME.apply(GAME.start(), FRENCH, Resign())
    assert [event.to_json() for event in events] == [
        {"code": "over", "rule": "8.4", "winner": "spanish", "reason": "resigned"}
    ]
    assert [problem.to_json() for problem in GAME.check(state, SPANISH, Pass())] == [
        {"code": "game_over", "rule": "8.2"}
    ]
