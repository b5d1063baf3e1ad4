"""The server's table against the engine: the same game, asked step by step."""

from __future__ import annotations

from random import Random

import pytest
from tests.web.twins import random_rows, silent_rows

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Game, Refused
from dosdemayo.engine.actions import Pass, Play, Resign
from dosdemayo.records import with_forced_passes, without_forced_passes
from dosdemayo.web.match import Match


@pytest.mark.parametrize("seed", range(12))
def test_the_engine_tells_the_same_game(seed: int) -> None:
    rules = base_rules(seed % 2 == 1)
    match = Match(rules)
    for row in random_rows(rules, Random(seed)):
        match.apply(*row)
    game = Game(rules)
    state, told = game.start(), []
    for seat, action in match.answers:
        state, events = game.apply(state, seat, action)
        told += events
    assert match.state == state
    assert [logged.event for logged in match.log] == told


@pytest.mark.parametrize("seed", range(6))
def test_a_record_becomes_the_same_rows_again(seed: int) -> None:
    rules = base_rules()
    rows = random_rows(rules, Random(seed))
    match = Match(rules)
    for row in rows:
        match.apply(*row)
    assert match.given == rows
    assert with_forced_passes(rules, match.answers) == rows
    assert without_forced_passes(rules, rows) == match.answers


@pytest.mark.parametrize("seed", range(6))
def test_an_answer_taken_back_leaves_no_trace(seed: int) -> None:
    rules = base_rules()
    match, plain = Match(rules), Match(rules)
    undone = 0
    for seat, action in random_rows(rules, Random(seed)):
        match.apply(seat, action)
        plain.apply(seat, action)
        if seat is not CHANCE and match.undoable(seat):
            match.undo(seat)
            match.apply(seat, action)
            undone += 1
    assert undone == match.undone > 0
    assert (match.state, match.log, match.steps, match.answers) == (plain.state, plain.log, plain.steps, plain.answers)


def test_nobody_is_passed_over_who_might_hold_something() -> None:
    """Rule 9.5: among random games there are turns in which a side is asked though it can only pass."""
    rules = base_rules()
    assert any(any(silent_rows(rules, random_rows(rules, Random(seed)))) for seed in range(5))


def test_a_side_that_can_only_pass_is_told_why_it_cannot_play() -> None:
    rules = base_rules()
    for seed in range(20):
        match = Match(rules)
        for seat, action in random_rows(rules, Random(seed)):
            if match.floor is not None and match.is_silent(match.floor.side):
                side = match.floor.side
                held = match.state.hands[side]
                assert match.check(side, Pass()) == []
                for card in held:
                    assert match.check(side, Play(card)) != []
                    with pytest.raises(Refused):
                        match.apply(side, Play(card))
                return
            match.apply(seat, action)
    pytest.fail("no such turn")


@pytest.mark.parametrize("side", SIDES)
def test_a_side_may_resign_while_the_other_is_asked(side: int) -> None:
    match = Match(base_rules())
    match.apply(SIDES[side], Resign())
    assert match.over
    assert match.asked == {}
    assert match.phase == "over"


def test_who_sits_before_a_shared_screen() -> None:
    match = Match(base_rules())
    assert match.first_waited_for(set()) is FRENCH
    rng = Random(0)
    while not match.secret:
        [seat] = match.asked
        match.apply(seat, match.options(seat).sample(rng))
    assert match.first_waited_for(set()) is SPANISH
    assert match.first_waited_for({SPANISH}) is FRENCH
    assert match.first_waited_for({SPANISH, FRENCH}) is None
