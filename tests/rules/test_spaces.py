"""Numbers, targets and card windows of small size: all their answers, and no others, are listed, drawn and accepted."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.rules.drawing import drawn

from dosdemayo.engine.actions import Action, Allot, Deal, Pass, Play, Use
from dosdemayo.engine.orders import Order, Step
from dosdemayo.engine.spaces import (
    AllotmentOptions,
    Choices,
    Rides,
    WindowOptions,
)
from dosdemayo.engine.targets import NEVER, NOTHING, Listed, common, target_json

SHARING, ALONE = (Order(6, 5), Order(6, 7)), (Order(0, 16),)
ALLOTMENTS = AllotmentOptions(((4, SHARING), (2, ALONE)))


def allotted(first: int, second: int, third: int) -> Allot:
    return Allot(((Order(6, 5), first), (Order(6, 7), second), (Order(0, 16), third)))


def test_6_3_numbers_share_the_cubes_of_an_origin() -> None:
    pairs = ((1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1))
    allowed = {allotted(*pair, entering) for pair in pairs for entering in (1, 2)}
    assert set(ALLOTMENTS) == set(drawn(ALLOTMENTS)) == allowed
    assert len(list(ALLOTMENTS)) == 12
    assert all(allotment in ALLOTMENTS for allotment in allowed)


@pytest.mark.parametrize(
    "wrong",
    [
        allotted(2, 3, 1),
        allotted(1, 1, 3),
        allotted(0, 3, 1),
        Allot(allotted(1, 1, 1).cubes[:2]),
        Allot((*allotted(1, 1, 1).cubes, (Order(1, 2), 1))),
        Allot((*allotted(1, 1, 1).cubes, (Order(0, 16), 1))),
        Pass(),
    ],
)
def test_6_3_other_numbers_are_none(wrong: Action) -> None:
    assert wrong not in ALLOTMENTS


RIDES = Rides(((7, 2, (9, 14)), (5, 1, (6,))))


def test_D_3_rides_share_the_cubes_that_moved() -> None:
    from_7 = [
        (),
        (Step(7, 14, 1),),
        (Step(7, 14, 2),),
        (Step(7, 9, 1),),
        (Step(7, 9, 2),),
        (Step(7, 9, 1), Step(7, 14, 1)),
    ]
    rides = {(*a, *b) for a, b in product(from_7, [(), (Step(5, 6, 1),)])} - {()}
    assert set(RIDES) == set(drawn(RIDES)) == rides
    assert len(list(RIDES)) == 11
    assert all(ride in RIDES for ride in rides)
    assert RIDES
    assert not Rides(())


def test_the_first_of_more_rides_than_can_be_listed_comes_at_once() -> None:
    everywhere = tuple(range(2, 22))
    assert next(iter(Rides(((1, 20, everywhere),) * 3))) == (Step(1, 21, 1),)


@pytest.mark.parametrize(
    "wrong",
    [
        (),
        None,
        7,
        (7, 9, 1),
        (Step(7, 9, 2), Step(7, 14, 1)),
        (Step(7, 9, 1), Step(7, 9, 1)),
        (Step(7, 9, 0),),
        (Step(7, 6, 1),),
        (Step(8, 9, 1),),
        (Step(5, 6, 2),),
        (Step(5, 6, 1), (7, 9, 1)),
    ],
)
def test_D_3_other_rides_are_none(wrong: object) -> None:
    assert wrong not in RIDES


AREAS = Listed("area", (1, 9))
ORDERS = Listed("order", (Order(9, 14), Order(0, 16)))


def test_a_target_is_what_it_looks_like_and_of_the_same_kind() -> None:
    assert list(AREAS) == [1, 9]
    assert set(drawn(AREAS)) == {1, 9}
    assert 9 in AREAS
    assert [wrong for wrong in (True, 2, None) if wrong in AREAS] == []
    assert Order(9, 14) in ORDERS
    assert [wrong for wrong in ((9, 14, 0), Step(9, 14, 0), Order(9, 15)) if wrong in ORDERS] == []
    assert (bool(AREAS), bool(NEVER), bool(NOTHING)) == (True, False, True)


@pytest.mark.parametrize(
    ("found", "both"),
    [
        ([NOTHING, NOTHING], NOTHING),
        ([NOTHING, AREAS], AREAS),
        ([AREAS, NOTHING], AREAS),
        ([AREAS, Listed("area", (9, 10))], Listed("area", (9,))),
        ([AREAS, NEVER], NEVER),
        ([NEVER, AREAS], NEVER),
        ([NOTHING, RIDES], RIDES),
    ],
)
def test_Q_115_effects_of_one_card_share_their_target(found: list[Any], both: Any) -> None:
    assert common(found) == both


WINDOW = WindowOptions((("heroinas", AREAS), ("manolas", NOTHING)), (("murat", ORDERS),))
WINDOW_ANSWERS = [
    Pass(),
    Play("heroinas", 1),
    Play("heroinas", 9),
    Play("manolas"),
    Use("murat", Order(9, 14)),
    Use("murat", Order(0, 16)),
]


def test_9_4_a_card_is_played_or_used_or_none() -> None:
    assert list(WINDOW) == WINDOW_ANSWERS
    assert set(drawn(WINDOW)) == set(WINDOW_ANSWERS)
    assert all(answer in WINDOW for answer in WINDOW_ANSWERS)
    wrong = [Play("heroinas"), Play("manolas", 1), Use("manolas"), Play("murat", Order(9, 14)), Deal("manolas"), "pass"]
    assert [answer for answer in wrong if answer in WINDOW] == []
    cards = ((("manolas", NOTHING),), ())
    assert [bool(WindowOptions(plays, uses)) for plays in cards for uses in cards] == [True, True, True, False]


def test_a_few_answers_are_named() -> None:
    choices = Choices((Deal("manolas"), Deal("heroinas")), lambda action: action.card)
    assert list(choices) == [Deal("manolas"), Deal("heroinas")]
    assert set(drawn(choices)) == set(choices)
    assert Deal("heroinas") in choices
    assert Deal("murat") not in choices
    assert choices.to_json() == {"choices": ["manolas", "heroinas"]}


@pytest.mark.parametrize(
    ("space", "shown"),
    [
        (ALLOTMENTS, {"stacks": [{"cubes": 4, "orders": ["6-5", "6-7"]}, {"cubes": 2, "orders": ["-16"]}]}),
        (
            RIDES,
            {
                "kind": "ride",
                "sources": [
                    {"area": 7, "cubes": 2, "destinations": [9, 14]},
                    {"area": 5, "cubes": 1, "destinations": [6]},
                ],
            },
        ),
        (
            WINDOW,
            {
                "pass": True,
                "plays": [
                    {"card": "heroinas", "targets": {"kind": "area", "values": [1, 9]}},
                    {"card": "manolas", "targets": {"kind": "none", "values": [None]}},
                ],
                "uses": [{"card": "murat", "targets": {"kind": "order", "values": ["9-14", "-16"]}}],
            },
        ),
    ],
    ids=lambda part: type(part).__name__,
)
def test_a_space_can_be_shown(space: Any, shown: dict[str, Any]) -> None:
    assert space.to_json() == shown


def test_a_target_can_be_written() -> None:
    written = [target_json(target) for target in (None, 9, Order(9, 14, 2), (Order(9, 14), 15), (Step(7, 9, 1),))]
    assert written == [None, 9, "2x9-14", ["9-14", 15], [[7, 9, 1]]]
