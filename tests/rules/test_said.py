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
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, InPlay, Order, Refused, Seat, State
from dosdemayo.engine.actions import Action, Allot, Choose, Deal, Discard, Pass, Play, Resign, Use
from dosdemayo.engine.events import Event
from dosdemayo.engine.ids import Window
from dosdemayo.engine.open_questions import Allotment, CardWindow, Dealing, Denial, Discarding, Drawing
from dosdemayo.engine.problems import Problem
from dosdemayo.engine.questions import Question
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


AT_THE_START: list[tuple[Seat, Action, dict[str, Any]]] = [
    (
        FRENCH,
        Choose("manolas"),
        {"code": "not_offered", "rule": "2.4", "card": "manolas", "offered": ["artilleria", "murat"]},
    ),
    (FRENCH, Pass(), {"code": "wrong_kind", "rule": "3.1", "asked": "french_choice", "answer": "pass"}),
    (SPANISH, Pass(), {"code": "not_asked", "rule": "3.1", "seat": "spanish"}),
]


@pytest.mark.parametrize(("seat", "answer", "said"), AT_THE_START)
def test_what_is_said_at_the_start(seat: Seat, answer: Action, said: dict[str, Any]) -> None:
    assert [problem.to_json() for problem in GAME.check(GAME.start(), seat, answer)] == [said]


IN_A_WINDOW: list[tuple[Action, dict[str, Any]]] = [
    (Play("manolas"), {"code": "not_in_hand", "rule": "9.1", "card": "manolas"}),
    (Play("nobody"), {"code": "no_such_card", "rule": "9.1", "card": "nobody"}),
    (Use("caballeria"), {"code": "not_in_play", "rule": "9.4", "card": "caballeria"}),
    (Use("artilleria"), {"code": "not_in_play", "rule": "9.4", "card": "artilleria"}),
    (
        Play("jacinto_ruiz", 3),
        {"code": "bad_target", "rule": "C-S4", "card": "jacinto_ruiz", "target": 3},
    ),
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
    (
        Play("soldados_se_escapan"),
        {
            "code": "wrong_turn",
            "rule": "C-S7",
            "card": "soldados_se_escapan",
            "turn": 7,
            "from_turn": 1,
            "until_turn": 6,
        },
    ),
    (Choose("murat"), {"code": "wrong_kind", "rule": "3.1", "asked": "window:preparation", "answer": "choose"}),
]


@pytest.mark.parametrize(("answer", "said"), IN_A_WINDOW)
def test_what_is_said_in_a_window(answer: Action, said: dict[str, Any]) -> None:
    position = {"turn": 7, "phase": "preparation", "check": False, "cubes": {"french": {"1": 1}, "spanish": {"3": 1}}}
    hand = ["alcalde_de_mostoles", "jacinto_ruiz", "soldados_se_escapan", "un_tiesto"]
    cards = {"hands": {"spanish": hand}, "in_play": {"artilleria": {}, "fusilamientos": {}}}
    state, _ = GAME.resume(read_start(base_rules(), position | cards).state)
    assert [problem.to_json() for problem in GAME.check(state, SPANISH, answer)] == [said]


def asked(question: Question, **fields: Any) -> State:
    return GAME.start()._replace(turn=5, questions=(question,), **fields)


TWICE = Order(6, 7)
ELSEWHERE: list[tuple[State, Seat, Action, dict[str, Any]]] = [
    (
        asked(Dealing((SPANISH, FRENCH))),
        CHANCE,
        Deal("murat"),
        {"code": "not_in_deck", "rule": "4.2", "card": "murat", "side": "spanish"},
    ),
    (
        asked(Discarding(SPANISH)),
        CHANCE,
        Discard("manolas"),
        {"code": "not_in_hand", "rule": "9.1", "card": "manolas", "side": "spanish"},
    ),
    (
        asked(CardWindow(Window.MOVEMENT, FRENCH, 0), in_play=(InPlay("murat", 0, 3),), used=("murat",)),
        FRENCH,
        Use("murat", TWICE),
        {"code": "used_this_turn", "rule": "C-F1", "card": "murat"},
    ),
    (
        asked(Allotment(), orders=((TWICE,), ())),
        FRENCH,
        Allot(((TWICE, 1), (TWICE, 1))),
        {"code": "order_named_twice", "rule": "6.3"},
    ),
]


@pytest.mark.parametrize(("state", "seat", "answer", "said"), ELSEWHERE, ids=[said["code"] for *_, said in ELSEWHERE])
def test_what_is_said_of_cards_and_numbers(state: State, seat: Seat, answer: Action, said: dict[str, Any]) -> None:
    assert [problem.to_json() for problem in GAME.check(state, seat, answer)] == [said]


@pytest.mark.parametrize(
    "question", [Dealing((SPANISH,)), Discarding(SPANISH), Allotment(), Denial(SPANISH), Drawing((SPANISH,))]
)
def test_an_answer_to_another_question(question: Question) -> None:
    state = asked(question)
    (seat, kind), *_ = GAME.pending(state)
    said = {"code": "wrong_kind", "rule": "3.1", "asked": kind, "answer": "pass"}
    assert [problem.to_json() for problem in GAME.check(state, seat, Pass())] == [said]


def test_what_is_said_when_the_game_is_over() -> None:
    state, events = GAME.apply(GAME.start(), FRENCH, Resign())
    assert [event.to_json() for event in events] == [
        {"code": "over", "rule": "8.4", "winner": "spanish", "reason": "resigned"}
    ]
    assert [problem.to_json() for problem in GAME.check(state, SPANISH, Pass())] == [
        {"code": "game_over", "rule": "8.2"}
    ]


def test_every_problem_is_here() -> None:
    said = [found["code"] for _, found in (*PROBLEMS, *IN_A_WINDOW)]
    said += [found["code"] for _, _, found in AT_THE_START]
    said += [found["code"] for _, _, _, found in ELSEWHERE]
    assert {*said, "game_over"} == codes(Problem)


def test_a_refusal_names_every_reason() -> None:
    with pytest.raises(Refused, match=r"^not_asked \(3\.1\)$") as caught:
        GAME.apply(GAME.start(), SPANISH, Pass())
    assert [problem.code for problem in caught.value.problems] == ["not_asked"]
    assert str(Refused([*caught.value.problems, *caught.value.problems])) == "not_asked (3.1); not_asked (3.1)"
