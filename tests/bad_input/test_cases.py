"""Nonsense in a case is told, never raised, and changes nothing."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.catalogue import all_cases

from dosdemayo.content import base_rules
from dosdemayo.records.cases import adjudicate, adjudicate_case

CASES = [case for _, case in all_cases()]
JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    3.5,
    10**12,
    "",
    "9-14",
    "murat",
    "22",
    [],
    {},
    [[]],
    {"french": 1},
    ["french"],
    "\x00",
]
RESULT = {"turn", "phase", "cubes", "outside", "reserve", "lost", "hands", "decks", "discards", "in_play", "initiative"}


def tidy(data: Any) -> None:
    """A result is either whole or an error with reasons, and always JSON."""
    result, holds = adjudicate(base_rules(), data)
    json.dumps(result)
    for one in result if isinstance(result, list) else [result]:
        if "error" in one:
            assert one["error"]
            assert one["problems"]
            assert all("code" in problem and "rule" in problem for problem in one["problems"])
        else:
            assert one.keys() >= RESULT
    assert isinstance(holds, bool)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        found += places(child, (*path, key))
    return found


def damaged(case: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The case with one part replaced, removed or doubled."""
    hurt = copy.deepcopy(case)
    *way, last = rng.choice(places(case))
    part: Any = hurt
    for key in way:
        part = part[key]
    kind = rng.randrange(3)
    if kind == 0:
        part[last] = rng.choice(JUNK)
    elif kind == 1:
        del part[last]
    elif isinstance(part, list):
        part.append(part[last])
    else:
        part[f"{last}{last}"] = part[last]
    return hurt


@pytest.mark.parametrize("seed", range(20))
def test_damaged_cases(seed: int) -> None:
    rng = random.Random(seed)
    for case in rng.sample(CASES, 150):
        tidy(damaged(case, rng))


@settings(max_examples=300, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
        lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=10), children, max_size=4),
        max_leaves=20,
    )
)
def test_any_json(data: Any) -> None:
    tidy(data)


@pytest.mark.parametrize(
    ("case", "field"),
    [
        (3, "case"),
        ({}, "turn"),
        ({"turn": 11}, "turn"),
        ({"turn": True}, "turn"),
        ({"turn": 3, "phase": "movement"}, "phase"),
        ({"turn": 3, "cubes": {"english": {}}}, "cubes.english"),
        ({"turn": 3, "cubes": {"french": {"22": 1}}}, "cubes.french.22"),
        ({"turn": 3, "cubes": {"french": {"1": -1}}}, "cubes.french.1"),
        ({"turn": 3, "cubes": {"french": {"1": 2}}}, "cubes"),
        ({"turn": 3, "outside": {"2": 2}}, "outside.2"),
        ({"turn": 3, "hands": {"french": ["manolas"]}}, "hands.french"),
        ({"turn": 3, "hands": {"french": ["nobody"]}}, "hands.french"),
        ({"turn": 3, "hands": {"spanish": ["manolas"]}, "decks": {"spanish": ["manolas"]}}, "cards"),
        ({"turn": 3, "in_play": {"paz_paz": {}}}, "in_play.paz_paz"),
        ({"turn": 3, "in_play": {"murat": {"when": 3}}}, "in_play.murat.when"),
        ({"turn": 3, "check": False, "moved_in": {"7": 1}}, "moved_in.7"),
        ({"turn": 3, "check": 1}, "check"),
        ({"turn": 3, "fought": 7}, "fought"),
        ({"turn": 3, "options": {"strickt": True}}, "options.strickt"),
        ({"turn": 3, "cubse": {}}, "cubse"),
        ({"new_game": {}}, "decks"),
        ({"new_game": {"french_choice": "desorden"}, "decks": {}}, "new_game.french_choice"),
        ({"turn": 3, "check": False, "script": [["french"]]}, "script[0]"),
        ({"turn": 3, "check": False, "script": [["english", "pass"]]}, "script[0]"),
        ({"turn": 3, "check": False, "script": [["french", "dance"]]}, "script[0]"),
        ({"turn": 3, "check": False, "script": [["french", "orders", "9-14"]]}, "script[0]"),
        ({"turn": 3, "check": False, "script": [["french", "orders", ["9+14"]]]}, "script[0]"),
        ({"turn": 3, "check": False, "script": [["chance", "deal", "manolas"]]}, "script[0]"),
        ({"turn": 3, "check": False, "expect": 3}, "expect"),
    ],
)
def test_the_faulty_field_is_named(case: Any, field: str) -> None:
    result, holds = adjudicate_case(base_rules(), case)
    assert not holds
    assert result["problems"][0]["field"] == field, result


def test_a_case_is_not_changed_by_reading_it() -> None:
    for case in CASES[:100]:
        before = copy.deepcopy(case)
        adjudicate_case(base_rules(), case)
        assert case == before


def test_each_case_of_a_list_stands_alone() -> None:
    good, bad = CASES[0], {"turn": 99}
    results, holds = adjudicate(base_rules(), [bad, good, bad])
    assert not holds
    assert "error" in results[0]
    assert results[1] == adjudicate_case(base_rules(), good)[0]
