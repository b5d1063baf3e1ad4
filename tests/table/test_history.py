"""The table against the engine: the same game, asked step by step, with every answer kept."""

from __future__ import annotations

from random import Random

import pytest
from tests.web.twins import after, forced_rows, random_rows

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, SIDES, Game, Refused, Side
from dosdemayo.engine.actions import Pass, Play, Resign
from dosdemayo.table import History, HistoryEntry, Undo


@pytest.mark.parametrize("seed", range(12))
def test_the_engine_tells_the_same_game(seed: int) -> None:
    rules = base_rules(seed % 2 == 1)
    history = after(rules, random_rows(rules, Random(seed)))
    game = Game(rules)
    state, happened = game.start(), []
    for given in history.answers:
        if not given.forced:
            state, events = game.apply(state, given.seat, given.action)
            happened += events
    assert history.state == state
    assert [logged.event for logged in history.log] == happened


@pytest.mark.parametrize("seed", range(6))
def test_an_answer_taken_back_leaves_no_trace_but_its_entries(seed: int) -> None:
    rules = base_rules()
    history = plain = History.start(rules)
    undone = 0
    for seat, action in random_rows(rules, Random(seed)):
        history, plain = history.answered(seat, action), plain.answered(seat, action)
        if seat is not CHANCE and any(history.undoable(seat)):
            history = history.taken_back(seat).answered(seat, action)
            undone += 1
    assert undone == history.undone > 0
    assert (history.state, history.log, history.answers) == (plain.state, plain.log, plain.answers)
    assert len(history.entries) == len(plain.entries) + 2 * undone
    assert sum(isinstance(entry.action, Undo) for entry in history.entries) == undone


@pytest.mark.parametrize("seed", range(3))
def test_entries_lead_to_the_same_game_again(seed: int) -> None:
    rules = base_rules()
    history = History.start(rules)
    for seat, action in random_rows(rules, Random(seed)):
        history = history.answered(seat, action)
        if seat is not CHANCE and any(history.undoable(seat)):
            history = history.taken_back(seat).answered(seat, action)
    *_, again = History.start(rules).after(history.entries)
    assert (again.state, again.log, again.answers) == (history.state, history.log, history.answers)
    assert (again.entries, again.acted, again.undone) == (history.entries, history.acted, history.undone)


def test_rule_9_5_nobody_is_passed_over_who_might_hold_something() -> None:
    rules = base_rules()
    assert any(any(forced_rows(rules, random_rows(rules, Random(seed)))) for seed in range(5))


def test_a_side_that_can_only_pass_is_told_why_it_cannot_play() -> None:
    rules = base_rules()
    for seed in range(20):
        history = History.start(rules)
        for seat, action in random_rows(rules, Random(seed)):
            if history.is_forced(seat) and history.state.hands[seat]:
                assert history.game.check(history.state, seat, Pass()) == []
                for card in history.state.hands[seat]:
                    with pytest.raises(Refused):
                        history.answered(seat, Play(card))
                return
            history = history.answered(seat, action)
    pytest.fail("no such turn")


@pytest.mark.parametrize("side", SIDES)
def test_a_side_may_resign_while_the_other_is_asked(side: Side) -> None:
    history = History.start(base_rules()).answered(side, Resign())
    assert history.over
    assert history.asked == {}
    assert history.entries == (HistoryEntry(side, Resign()),)
