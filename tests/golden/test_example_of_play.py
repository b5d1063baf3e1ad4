"""The rulebook's example of play replays exactly: each position, loss and hand size of its table."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest

from dosdemayo.engine import FRENCH, SPANISH, State
from dosdemayo.engine.events import (
    Allotted,
    Allowed,
    Bonus,
    Denied,
    EventBase,
    Fight,
    Lost,
    Moved,
    Revealed,
    Strength,
    Swap,
)
from dosdemayo.records import Replayed, load_record, replay
from dosdemayo.rules_text import rules_file

RECORD = Path(__file__).with_name("example_of_play.dos")
TURNS_WITH_MOVES = range(1, 8)
E = TypeVar("E", bound=EventBase)


class Row(NamedTuple):
    """One turn of the table in the rules."""

    orders: str
    numbers: str
    position: str
    fights: str
    after: str


@cache
def table() -> dict[int, Row]:
    lines = [line for line in rules_file("example_of_play").splitlines() if re.match(r"\| \d \|", line)]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rows = {int(row[0]): Row(row[2], row[4], row[5], row[6], row[7]) for row in cells}
    assert list(rows) == [1, 2, 3, 4, 5, 6, 7, 8]
    return rows


@cache
def steps_of(turn: int) -> tuple[Replayed, ...]:
    """The answers of a turn, the one that ends it included."""
    steps, now = [], 1
    for step in replay(load_record(RECORD)):
        if now == turn:
            steps.append(step)
        now = step.state.turn
    return tuple(steps)


def events_of(turn: int, kind: type[E]) -> list[E]:
    return [event for step in steps_of(turn) for event in step.events if isinstance(event, kind)]


def counts(text: str) -> dict[int, int]:
    """`4 8 10 :1, 14:3` and `1:2 7:2` are cubes by area."""
    found: dict[int, int] = {}
    waiting: list[int] = []
    for area, number in re.findall(r"(\d+)?(?::(\d+))?", text):
        waiting += [int(area)] if area else []
        if number:
            found |= dict.fromkeys(waiting, int(number))
            waiting = []
    assert not waiting
    return found


def on_board(cubes: bytes) -> dict[int, int]:
    return {area: number for area, number in enumerate(cubes) if number}


def told_position(turn: int) -> tuple[dict[int, int], dict[int, int]]:
    match = re.search(r"Fr ([^;]*?)(?:, o[^;]*)?; Sp (.*)$", table()[turn].position)
    assert match is not None
    return counts(match[1]), counts(match[2])


def position_after_movement(turn: int) -> tuple[dict[int, int], dict[int, int]]:
    """The position told by the moves of a turn, applied to the position before it."""
    before = start_of(turn)
    cubes = {"french": on_board(before.cubes[FRENCH]), "spanish": on_board(before.cubes[SPANISH])}
    for move in events_of(turn, Moved):
        groups = cubes[move.side]
        if move.origin:
            groups[move.origin] -= move.cubes
        groups[move.destination] = groups.get(move.destination, 0) + move.cubes
    return tuple({area: n for area, n in cubes[side].items() if n} for side in ("french", "spanish"))  # type: ignore[return-value]


def start_of(turn: int) -> State:
    if turn == 1:
        return steps_of(1)[0].state
    return steps_of(turn - 1)[-1].state


def after_draws(turn: int) -> State:
    """The position when draws and immediate cards are over and no other card has been played."""
    return next(s.state for s in steps_of(turn) if s.state.questions[-1].kind in ("orders", "window:preparation"))


@pytest.mark.parametrize("turn", TURNS_WITH_MOVES)
def test_orders_and_numbers(turn: int) -> None:
    row = table()[turn]
    revealed = {event.side: list(event.orders) for event in events_of(turn, Revealed)}
    spanish, french = (part[3:].split() for part in row.orders.split("; "))
    assert revealed == {"spanish": spanish, "french": french}
    [allotted] = events_of(turn, Allotted)
    assert [(move.order, str(move.cubes)) for move in allotted.moves] == re.findall(r"(\S+):(\d)", row.numbers)


@pytest.mark.parametrize("turn", TURNS_WITH_MOVES)
def test_position_after_movement(turn: int) -> None:
    assert position_after_movement(turn) == told_position(turn)


@pytest.mark.parametrize(("turn", "outside"), [(1, "1:5 6:5 16:5 20:5"), (4, "20:5"), (5, "20:5"), (7, "")])
def test_cubes_outside(turn: int, outside: str) -> None:
    assert on_board(steps_of(turn)[-1].state.outside) == counts(outside)


@pytest.mark.parametrize("turn", TURNS_WITH_MOVES)
def test_fights(turn: int) -> None:
    """Losses told for each area; every other fight costs nothing."""
    told = {int(area): (side, int(n)) for area, side, n in re.findall(r"(\d+): (Sp|Fr) −(\d)", table()[turn].fights)}
    lost = {event.area: ("Sp" if event.side == "spanish" else "Fr", event.cubes) for event in events_of(turn, Lost)}
    assert lost == told


@pytest.mark.parametrize("turn", TURNS_WITH_MOVES)
def test_position_after_the_turn(turn: int) -> None:
    """The position told after movement, without what is told to be lost."""
    french, spanish = told_position(turn)
    for area, side, number in re.findall(r"(\d+): (Sp|Fr) −(\d)", table()[turn].fights):
        (french if side == "Fr" else spanish)[int(area)] -= int(number)
    last = steps_of(turn)[-1].state
    assert on_board(last.cubes[FRENCH]) == {area: n for area, n in french.items() if n}
    assert on_board(last.cubes[SPANISH]) == {area: n for area, n in spanish.items() if n}


@pytest.mark.parametrize("turn", TURNS_WITH_MOVES)
def test_losses_so_far(turn: int) -> None:
    french, spanish = re.findall(r"\d+", table()[turn].after)
    assert steps_of(turn)[-1].state.lost == (int(french), int(spanish))


def test_molina_saves_the_palace() -> None:
    [fight] = events_of(1, Fight)
    guns = Strength(1, (Bonus("artilleria", 2),), 3)
    assert (fight.area, fight.french, fight.spanish) == (10, guns, Strength(1, (), 1))
    assert (fight.loser, fight.times, fight.due) == ("spanish", 3, 1)
    assert (fight.spared, fight.spared_by, fight.lost) == (1, ("jose_blas_molina",), 0)


def test_the_push_back() -> None:
    [swap] = events_of(7, Swap)
    assert (swap.side, swap.cubes, swap.pushed, swap.against) == ("french", 2, "spanish", 1)


def test_hands_after_the_draws() -> None:
    told = re.findall(r"T(\d) (\d)/(\d)", rules_file("example_of_play"))
    assert len(told) == 7
    for turn, spanish, french in told:
        state = after_draws(int(turn))
        assert (len(state.hands[SPANISH]), len(state.hands[FRENCH])) == (int(spanish), int(french)), turn


def test_nobody_could_deny_a_draw() -> None:
    assert [turn for turn in range(1, 9) if [*events_of(turn, Denied), *events_of(turn, Allowed)]] == []


def test_the_end() -> None:
    last = steps_of(8)[-1].state
    assert table()[8].after == "Spanish win: 3 lost, limit 3"
    assert last.outcome == (SPANISH, "loss limit")
    assert last.lost[FRENCH] == 3
    assert {lying.card for lying in last.in_play} == {"artilleria", "alcalde_de_mostoles", "jacinto_ruiz"}
