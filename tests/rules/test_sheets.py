"""Order sheets of a few groups: all that may be written, and nothing else, is listed, drawn and shown (chapter 5)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest
from tests.rules.drawing import drawn

from dosdemayo.engine.actions import Action, Pass, Write
from dosdemayo.engine.orders import Order
from dosdemayo.engine.spaces import FrenchGroup, FrenchSheets, SpanishGroup, SpanishSheets


def anything(action: Action) -> bool:
    return True


def text(orders: Iterable[Order]) -> str:
    return " ".join(map(str, orders))


def texts(sheets: Iterable[Any]) -> list[str]:
    return [text(sheet.orders if isinstance(sheet, Write) else sheet) for sheet in sheets]


def as_sets(found: Iterable[str]) -> set[frozenset[str]]:
    return {frozenset(sheet.split()) for sheet in found}


WHOLE = SpanishGroup(11, 3, 3, False, (12, 14), (14,))
CONTESTED = SpanishGroup(9, 4, 2, True, (8, 14), ())


def test_5_3_a_group_goes_whole_or_stays() -> None:
    assert texts(WHOLE.whole()) == ["", "11-12", "11-14"]
    assert set(texts(drawn(WHOLE))) == {"", "11-12", "11-14"}


def test_5_6_out_of_a_contested_area_any_smaller_number_goes() -> None:
    assert texts(CONTESTED.whole()) == ["", "9-8", "1x9-8", "9-14", "1x9-14"]
    assert set(texts(drawn(CONTESTED))) == {"", "9-8", "1x9-8", "9-14", "1x9-14"}


def test_Q_18_a_group_that_is_split_has_a_number_in_each_order() -> None:
    """Three cubes that go to one place are not split; a number below the whole is."""
    several = ["1x11-12 1x11-14", "1x11-12 2x11-14", "2x11-12 1x11-14"]
    assert sorted(texts(WHOLE.split())) == sorted(["1x11-14", "2x11-14", "1x11-12", "2x11-12", *several])
    assert texts(CONTESTED.split()) == ["1x9-8 1x9-14"], "one smaller number alone is allowed without a card (5.6)"


class Drawer:
    """Draws split groups, as a sheet draws whole ones."""

    def __init__(self, group: SpanishGroup) -> None:
        self.sample = group.sample_split


def test_Q_18_a_split_is_drawn_out_of_all_numbers() -> None:
    alone = {f"{cubes}x11-{goal}" for cubes in (1, 2, 3) for goal in (12, 14)}
    several = {"1x11-12 1x11-14", "1x11-12 2x11-14", "2x11-12 1x11-14"}
    assert set(texts(drawn(Drawer(WHOLE)))) == alone | several


def test_5_3_spanish_sheets_split_as_many_groups_as_a_card_allows() -> None:
    pair, single = SpanishGroup(11, 2, 2, False, (12, 14), ()), SpanishGroup(4, 1, 1, False, (3,), ())
    sheets = SpanishSheets((pair, single), 1, anything)
    whole, split = ["", "11-12", "11-14"], ["1x11-14", "1x11-12", "1x11-12 1x11-14"]
    assert as_sets(texts(sheets)) == as_sets(f"{a} {b}" for a, b in product(whole + split, ("", "4-3")))
    assert len(list(sheets)) == 12, "each once"
    split_pair = {f"{a} {b}" for a, b in product([*split, "2x11-12", "2x11-14"], ("", "4-3"))}
    split_single = {f"{a} 1x4-3" for a in whole}
    assert as_sets(texts(drawn(sheets))) == as_sets(split_pair | split_single)
    unsplit = SpanishSheets((pair, single), 0, anything)
    assert (
        as_sets(texts(unsplit)) == as_sets(texts(drawn(unsplit))) == as_sets(map(" ".join, product(whole, ("", "4-3"))))
    )
    assert len(list(SpanishSheets((single,), 5, anything))) == 2, "more splits than groups"


FREE = FrenchGroup(15, 2, False, (10, 14, 16))
GROUPS = (FrenchGroup(6, 2, True, (1, 5, 7)), FREE, FrenchGroup(0, 1, True, (16,)), FrenchGroup(0, 1, True, (20,)))


def test_5_4_french_sheets_have_counted_orders_up_to_the_limit_and_free_ones() -> None:
    """At most three are counted; two cubes carry out two orders (5.5), each entry box its own."""
    sheets = FrenchSheets(GROUPS, 3, anything)
    from_6 = ["", "6-1", "6-5", "6-7", "6-1 6-5", "6-1 6-7", "6-5 6-7"]
    entries = ["", "-16", "-20", "-16 -20"]
    counted = [f"{a} {b}" for a, b in product(from_6, entries) if len(f"{a} {b}".split()) <= 3]
    free = ["", "15-10", "15-14", "15-16", "15-10 15-14", "15-10 15-16", "15-14 15-16"]
    assert as_sets(texts(sheets)) == as_sets(f"{a} {b}" for a, b in product(counted, free))
    assert len(list(sheets)) == len(counted) * len(free), "each once"
    assert as_sets(text(o for o in s.orders if o.origin != 15) for s in drawn(sheets)) == as_sets(counted)
    assert as_sets(text(o for o in s.orders if o.origin == 15) for s in drawn(sheets)) == as_sets(free)


def test_5_5_a_free_group_gives_as_many_orders_as_it_has_cubes_and_ways() -> None:
    assert len(list(FREE.subsets(1))) == 4
    two_ways = FrenchSheets((FrenchGroup(14, 5, False, (9, 15)),), 2, anything)
    assert as_sets(texts(two_ways)) == as_sets(texts(drawn(two_ways))) == as_sets(["", "14-9", "14-15", "14-9 14-15"])
    one_order = FrenchSheets((FrenchGroup(1, 3, True, (2,)),), 2, anything)
    assert as_sets(texts(one_order)) == as_sets(texts(drawn(one_order))) == as_sets(["", "1-2"])


@pytest.mark.parametrize("sheets", [SpanishSheets((WHOLE,), 0, anything), FrenchSheets(GROUPS, 2, anything)])
def test_a_sheet_is_in_its_space_if_the_rules_accept_it(sheets: Any) -> None:
    assert Write(()) in sheets
    assert Pass() not in sheets
    assert Write(()) not in type(sheets)(sheets.groups, 2, lambda action: False)


@pytest.mark.parametrize(
    ("sheets", "shown"),
    [
        (
            SpanishSheets((WHOLE,), 1, anything),
            {
                "side": "spanish",
                "splits": 1,
                "groups": [
                    {"origin": 11, "cubes": 3, "most": 3, "numbered": False, "destinations": [12, 14], "risky": [14]}
                ],
            },
        ),
        (
            FrenchSheets((FREE,), 2, anything),
            {
                "side": "french",
                "limit": 2,
                "groups": [{"origin": 15, "cubes": 2, "counted": False, "destinations": [10, 14, 16]}],
            },
        ),
    ],
    ids=["spanish", "french"],
)
def test_sheets_can_be_shown(sheets: Any, shown: dict[str, Any]) -> None:
    assert sheets.to_json() == shown
