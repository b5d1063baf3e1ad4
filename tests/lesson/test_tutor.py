"""The tutor warns of what an answer gives away, from the side's own view, and is silent otherwise."""

from __future__ import annotations

import re
from itertools import count
from random import Random
from typing import Any

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, Side, State
from dosdemayo.i18n import Catalog, Teller
from dosdemayo.i18n.catalog import languages
from dosdemayo.lesson.tutor import WARNINGS, TutorWarning, warnings
from dosdemayo.notation import answer_from_json, parse_position

GAME = Game(base_rules())


def position(line: str) -> State:
    return GAME.resume(parse_position(line, GAME.rules))[0]


def said(state: State, side: Side, answer: list[Any]) -> list[TutorWarning]:
    action = answer_from_json(answer)
    assert not [problem for problem in GAME.check(state, side, action) if not problem.warning]
    return warnings(GAME.rules, GAME.view(state, side), GAME.options(state, side), action)


def codes(line: str, side: Side, *orders: str) -> list[tuple[str, Any]]:
    found = said(position(line), side, ["orders", list(orders)])
    return [(each.code, each.data.get("area")) for each in found]


@pytest.mark.parametrize(
    ("line", "side", "orders", "expected"),
    [
        # One cube walks into two.
        ("T4 F14:2 S9:1 o- r0/0 x0/0 next=write", SPANISH, ["9-14"], [("loses", 14)]),
        # Two together do not.
        ("T4 F14:2 S9:1,12:1 o- r0/0 x0/0 next=write", SPANISH, ["9-14", "12-14"], []),
        # Half of an equal group leaves the rest behind as the weaker.
        ("T4 F14:2 S14:2 o- r0/0 x0/0 next=write", SPANISH, ["14-9"], [("loses_surely", 14)]),
        # Of eight who fight four may leave, of one nobody.
        ("T4 F12:1,14:1 S14:8 o- r0/0 x0/0 next=write", FRENCH, ["12-14"], [("loses", 14)]),
        ("T4 F5:1,3:1 S3:1 o- r0/0 x0/0 next=write play=luis_daoiz@0@4", FRENCH, ["5-3"], [("loses_surely", 3)]),
        # The weaker group loses with and without the order.
        ("T4 F14:8 S14:2 o- r0/0 x0/0 next=write", SPANISH, ["14-9"], []),
        # The French may still send all three, so nothing is said.
        ("T4 F14:3 S9:2 o- r0/0 x0/0 next=write", FRENCH, ["14-9"], []),
        ("T4 F14:1 S9:2 o- r0/0 x0/0 next=write", FRENCH, ["14-9"], [("loses", 9)]),
        # Of three cubes on two orders at most two arrive.
        ("T4 F14:3 S9:3 o- r0/0 x0/0 next=write", FRENCH, ["14-9", "14-12"], [("loses", 9)]),
        # Artillery makes one cube in 10 as strong as three.
        ("T4 F10:1 S17:2 o- r0/0 x0/0 next=write play=artilleria@0@1", SPANISH, ["17-10"], [("loses", 10)]),
        ("T4 F10:1 S17:2 o- r0/0 x0/0 next=write", SPANISH, ["17-10"], []),
    ],
)  # fmt: skip
def test_an_order_that_loses_a_cube_for_nothing(
    line: str, side: Side, orders: list[str], expected: list[tuple[str, Any]]
) -> None:
    assert codes(line, side, *orders) == expected


@pytest.mark.parametrize(
    ("line", "orders", "expected"),
    [
        # The last cube leaves gate 6 in the last turn.
        ("T10 F1:1,6:1,16:1,20:1 S4:1 o- r0/0 x0/0 next=write", ["6-7"], [("gate", 6)]),
        ("T10 F1:1,6:2,16:1,20:1 S4:1 o- r0/0 x0/0 next=write", ["6-7"], []),
        # Gate 20 can be reached, and nobody goes there.
        ("T10 F1:1,6:1,16:1 S4:1 o20:5 r0/0 x0/0 next=write", [], [("gate", 20)]),
        ("T10 F1:1,6:1,16:1 S4:1 o20:5 r0/0 x0/0 next=write", ["-20"], []),
        # Two turns before there is time, but not if everybody walks away.
        ("T9 F1:1,6:1,16:1 S4:1 o20:5 r0/0 x0/0 next=write", [], []),
        ("T9 F1:1,6:1,16:1,20:1 S4:1 o- r0/0 x0/0 next=write", ["20-21"], []),
        # From 10 there is no way back in one turn.
        ("T9 F1:1,6:1,16:1,21:1 S4:1 o- r0/0 x0/0 next=write", ["21-10"], [("gate", 20)]),
        ("T5 F1:1,6:1,16:1,20:1 S4:1 o- r0/0 x0/0 next=write", ["6-7"], []),
        # What is out of reach whatever is written is not worth a word.
        ("T10 F1:1,6:1,16:1,3:1 S4:1 o- r0/0 x0/0 next=write", [], []),
    ],
)
def test_an_open_gate_in_the_last_turns(line: str, orders: list[str], expected: list[tuple[str, Any]]) -> None:
    assert codes(line, FRENCH, *orders) == expected


@pytest.mark.parametrize(
    ("turn", "orders", "expected"),
    [
        (3, ["6-7"], [10]),
        (3, ["6-7", "14-9"], [10]),
        (3, ["6-7", "1-2"], []),
        (3, ["-16"], [5]),
        # That all stay where they are is asked about anyway; and before turn 3 nobody can enter.
        (3, [], []),
        (2, ["6-7"], []),
    ],
)
def test_cubes_left_outside_with_an_order_to_spare(turn: int, orders: list[str], expected: list[int]) -> None:
    state = position(f"T{turn} F1:1,6:2,14:1 S4:1 o16:5,20:5 r0/0 x0/0 next=write")
    found = said(state, FRENCH, ["orders", orders])
    assert [each.data["cubes"] for each in found if each.code == "outside"] == expected


def test_gates_are_no_care_of_the_spanish() -> None:
    assert codes("T10 F1:1 S6:1 o- r0/0 x0/0 next=write", SPANISH, "6-7") == []


def test_a_card_that_expires_unused() -> None:
    hand = "hand=-/soldados_se_escapan deck=-/-"
    now = position(f"T6 F1:1 S3:1 o- r0/2 x0/0 next=preparation {hand}")
    assert [(each.code, each.data) for each in said(now, SPANISH, ["pass"])] == [
        ("card", {"card": "soldados_se_escapan"})
    ]
    earlier = position(f"T5 F1:1 S3:1 o- r0/2 x0/0 next=preparation {hand}")
    assert said(earlier, SPANISH, ["pass"]) == []


def test_numbers_that_lose_more_than_others_would() -> None:
    state = position("T4 F14:3 S9:2 o- r0/0 x0/0 next=write deck=-/-")
    for side, orders in ((SPANISH, []), (FRENCH, ["14-9"])):
        state, _ = GAME.apply(state, side, answer_from_json(["orders", orders]))
    assert [each.code for each in said(state, FRENCH, ["allot", {"14-9": 1}])] == ["loses_more"]
    assert said(state, FRENCH, ["allot", {"14-9": 2}]) == []
    assert said(state, FRENCH, ["allot", {"14-9": 3}]) == []


def test_of_very_many_numbers_a_few_are_compared() -> None:
    state = position("T4 F14:3 S9:2 o- r0/0 x0/0 next=write deck=-/-")
    for side, orders in ((SPANISH, []), (FRENCH, ["14-9"])):
        state, _ = GAME.apply(state, side, answer_from_json(["orders", orders]))
    answer, taken = answer_from_json(["allot", {"14-9": 1}]), count()
    options: Any = (answer for _ in taken)
    assert warnings(GAME.rules, GAME.view(state, FRENCH), options, answer) == []
    assert next(taken) <= 300


def test_numbers_that_empty_a_gate_at_the_end() -> None:
    state = position("T10 F1:1,6:2,16:1,20:1 S9:1 o- r0/0 x0/0 next=write deck=-/-")
    for side, orders in ((SPANISH, []), (FRENCH, ["6-7"])):
        state, _ = GAME.apply(state, side, answer_from_json(["orders", orders]))
    assert [(each.code, each.data["area"]) for each in said(state, FRENCH, ["allot", {"6-7": 2}])] == [("gate", 6)]
    assert said(state, FRENCH, ["allot", {"6-7": 1}]) == []


def test_it_knows_no_more_than_the_side_may_know() -> None:
    """Whatever the enemy holds and has sealed, the same is said."""
    line = "T10 F1:1,6:1,14:2,20:1 S9:1 o- r0/2 x0/0 next=write"
    one = position(f"{line} hand=-/heroinas deck=-/-")
    other = position(f"{line} hand=-/ordenes_interceptadas deck=-/-")
    other, _ = GAME.apply(other, SPANISH, answer_from_json(["orders", ["9-14"]]))
    answer = ["orders", ["6-7"]]
    assert said(one, FRENCH, answer) == said(other, FRENCH, answer) != []


@pytest.mark.parametrize("lang", languages())
def test_every_warning_is_a_sentence_with_all_that_it_names(lang: str) -> None:
    teller = Teller(Catalog(lang))
    fight = {"area": 14, "mine": 2, "theirs": 5, "cubes": 3}
    named: dict[str, tuple[dict[str, Any], list[str]]] = {
        "loses": (fight, ["14 Puerta del Sol", "2", "5", "3"]),
        "loses_surely": (fight, ["14 Puerta del Sol", "2", "5", "3"]),
        "outside": ({"cubes": 5}, ["5"]),
        "loses_more": (fight, ["14 Puerta del Sol", "2", "5", "3"]),
        "gate": ({"area": 6, "turns": 10}, ["6 Recoletos", "10"]),
        "card": ({"card": "heroinas"}, [teller.cards.name("heroinas")]),
    }
    assert set(named) == set(WARNINGS)
    for code, (data, words) in named.items():
        sentence = teller.tutor(code, data)
        assert [word for word in words if word not in sentence] == []
        assert not re.search("[{}]|tutor-", sentence)


def test_whole_games_are_judged_and_every_warning_has_its_words() -> None:
    tellers = [Teller(Catalog(lang)) for lang in languages()]
    seen = set()
    for seed in range(6):
        rng, state = Random(seed), GAME.start()
        while state.questions:
            seat = GAME.pending(state)[0].seat
            options = GAME.options(state, seat)
            action = options.sample(rng)
            if seat is not CHANCE:
                for warning in warnings(GAME.rules, GAME.view(state, seat), options, action):
                    seen.add(warning.code)
                    assert all("{" not in teller.tutor(warning.code, warning.data) for teller in tellers)
            state, _ = GAME.apply(state, seat, action)
    assert {"loses", "gate"} <= seen <= set(WARNINGS)
