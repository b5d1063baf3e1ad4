"""One line is the whole position: written, read back equal, and refused with a reason when it is wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests import golden

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, InPlay
from dosdemayo.engine.actions import Resign
from dosdemayo.engine.open_questions import Question
from dosdemayo.notation import NotationError, board_line, parse_position, position_line
from dosdemayo.notation.position import LONGEST
from dosdemayo.records import final_state, load_record
from dosdemayo.testing.play import random_game
from dosdemayo.testing.strategies import states

RULES = base_rules()
START = Game(RULES).start()
SHORT = "T3 F1:2,16:5 S4:1 o20:5 r1/2 x2/2"


def kinds_of_question() -> set[str]:
    """By name: a dataclass with slots leaves the class from which it was made behind."""
    return {kind.__name__ for kind in Question.__subclasses__()}


def test_the_start_reads_like_this() -> None:
    line = position_line(START)
    assert line.startswith(
        "T1 F1:2,6:2,10:1,11:2,19:2 S4:1,8:1,9:1,10:1,12:1,15:1,17:1,20:1 o1:5,6:5,16:5,20:5 r1/2 x0/0 "
        "next=start ask=choose:artilleria,murat hand=-/jose_blas_molina deck=artilleria,"
    )
    assert line.startswith(board_line(START))


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("asks_everyone", [False, True])
def test_every_position_of_play_is_read_back_equal(strict: bool, asks_everyone: bool) -> None:
    rules = replace(base_rules(strict), asks_everyone=asks_everyone)
    asked: set[str] = set()
    for seed in range(20):
        played = random_game(Game(rules), Random(seed))
        for state in (*(step.before for step in played), played[-1].after):
            line = position_line(state)
            assert parse_position(line, rules) == state, line
            asked |= {type(question).__name__ for question in state.questions}
    assert asked == kinds_of_question()


@pytest.mark.parametrize("record", sorted(Path(golden.__file__).parent.glob("*.dos")), ids=lambda path: path.stem)
def test_every_end_is_read_back_equal(record: Path) -> None:
    end = final_state(load_record(record))
    assert parse_position(position_line(end), RULES) == end


@pytest.mark.parametrize("side", [FRENCH, SPANISH])
@pytest.mark.parametrize("on_time", [False, True])
def test_a_game_that_was_given_up_is_read_back_equal(side, on_time: bool) -> None:
    end, _ = Game(RULES).apply(START, side, Resign(on_time=on_time))
    assert end.outcome is not None
    assert parse_position(position_line(end), RULES) == end


@given(states())
def test_a_position_goes_on_from_its_line_as_it_would_have(state) -> None:
    game = Game(RULES)
    again = parse_position(position_line(state), RULES)
    assert game.pending(again) == game.pending(state)
    assert game.view(again, FRENCH) == game.view(state, FRENCH)


def test_what_is_left_out_is_empty_and_a_deck_is_the_rest() -> None:
    state = parse_position(f"{SHORT} hand=murat/- gone=-/manolas play=artilleria@0@3", RULES)
    assert (state.turn, state.step, state.questions) == (3, 0, ())
    assert state.in_play == (InPlay("artilleria", 0, 3),)
    assert {*state.decks[FRENCH], "murat", "artilleria"} == set(RULES.decks[FRENCH])
    assert {*state.decks[SPANISH], "manolas"} == set(RULES.decks[SPANISH])
    pending = Game(RULES).pending(Game(RULES).resume(state)[0])
    assert [decision.kind for decision in pending] == ["draw", "draw"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "begins with T3 F1:2"),
        ("T3", "begins with T3 F1:2"),
        (SHORT.replace("T3", "T11"), "from 1 to 10"),
        (SHORT.replace("T3", "T٣"), "from 1 to 10"),
        (SHORT.replace("F1:2", "F1"), "write 14:3"),
        (SHORT.replace("F1:2", "F1:2,1:2"), "each area once"),
        (SHORT.replace("F1:2", "F22:2"), "from 1 to 21"),
        (SHORT.replace("o20:5", "o2:5"), "out of 1, 6, 16, 20"),
        (SHORT.replace("x2/2", "x2"), "french/spanish"),
        (SHORT.replace("x2/2", "x2/2/2"), "french/spanish"),
        (SHORT.replace("S4:1", "S4:11"), "the box has 10"),
        (f"{SHORT} hands=-/-", "next=, ask=, hand="),
        (f"{SHORT} hand=-/- hand=-/-", "once each"),
        (f"{SHORT} hand=murat/murat", "not a card of the spanish deck"),
        (f"{SHORT} hand=nobody/-", "expected one of"),
        (f"{SHORT} hand=murat/- deck=murat/-", "two places"),
        (f"{SHORT} next=lunch", "expected one of start, draw"),
        (f"{SHORT} ask=dance", "expected one of choose, deny"),
        (f"{SHORT} ask=deny", "has 1 parts"),
        (f"{SHORT} ask=deny:chance", "expected one of french, spanish"),
        (f"{SHORT} ask=window:lunch:french:0", "expected one of preparation"),
        (f"{SHORT} play=artilleria", "card@area@turn"),
        (f"{SHORT} play=artilleria@0@3@1", "card@area@turn"),
        (f"{SHORT} sealed=dances/-", "is not an order"),
        (f"{SHORT} orders=9-14", "french/spanish"),
        (f"{SHORT} over=french@boredom", "expected one of loss_limit"),
        (f"{SHORT} ask=allot over=french@resigned", "asks nothing"),
        (f"{SHORT} {'x' * LONGEST}", "at most"),
    ],
)
def test_what_is_no_position(line: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        parse_position(line, RULES)


@given(st.text(max_size=60), st.integers(0, 500))
def test_a_damaged_line_is_read_or_refused(damage: str, at: int) -> None:
    line = position_line(START)
    try:
        state = parse_position(line[:at] + damage + line[at + len(damage) :], RULES)
    except NotationError:
        return
    assert parse_position(position_line(state), RULES) == state
