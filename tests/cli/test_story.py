"""What the terminal tells of a turn: each fact once, in its order. The page has the same rule."""

from __future__ import annotations

from collections.abc import Iterable

from dosdemayo.cli.story import Story
from dosdemayo.engine.events import (
    Allotted,
    Announced,
    Event,
    Lost,
    Moved,
    NumberedOrder,
    Revealed,
    Sealed,
    Shown,
    TurnBegan,
)

TURN: list[Event] = [
    Sealed(side="spanish", orders=("9-14",)),
    Sealed(side="french"),
    Revealed(side="spanish", orders=("9-14",)),
    Revealed(side="french", orders=()),
    Announced(moves=(NumberedOrder("9-14", 1),)),
    Allotted(moves=()),
    Moved(side="spanish", origin=9, destination=14, cubes=1),
]


def told(events: Iterable[Event]) -> list[str]:
    return [event.code for event in filter(Story().is_news, events)]


def test_the_sheets_and_then_how_many_cubes_go() -> None:
    assert told(TURN) == ["revealed", "revealed", "announced"]


def test_no_number_again_that_is_written() -> None:
    assert told([Announced(moves=(NumberedOrder("2x9-14", 2),))]) == []
    assert told([Announced(moves=(NumberedOrder("2x9-14", 1),))]) == ["announced"]


def test_a_sheet_is_opened_once_in_a_turn_also_where_one_side_showed_it_first() -> None:
    shown = Shown(side="spanish", orders=("9-14",))
    assert told([shown, *TURN, TurnBegan(turn=2), *TURN[2:4]]) == [
        *("shown", "revealed", "announced"),
        *("turn", "revealed", "revealed"),
    ]


def test_a_loss_is_told_by_its_fight_or_by_itself_where_a_card_caused_it() -> None:
    assert told([Lost(rule="7.2", side="french", area=10, cubes=1)]) == []
    assert told([Lost(rule="C-S8", side="french", area=10, cubes=1, card="manolas")]) == ["lost"]
