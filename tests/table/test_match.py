"""One live game: what may be done when, what follows of itself, and that a refused act changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Order, Refused, Side
from dosdemayo.engine.actions import Choose, Draw, Pass, Write
from dosdemayo.engine.ids import Kind, Window
from dosdemayo.records import Clock, LevelChange, OnTimeout
from dosdemayo.table import CardManner, History, Match, Opponent, SideState, TableError, TableFault, Terms


def dice(purpose: str) -> Random:
    return Random(f"1808/{purpose}")


def match_of(
    opponent: Opponent = Opponent.LINK,
    computer: Side | None = None,
    clock: Clock | None = None,
    cards: CardManner = CardManner.STRICT,
) -> Match:
    side = SideState(remaining=None if clock is None else clock.bank)
    levels = () if computer is None else (LevelChange(1, "solid"),)
    cards = cards if computer is None else CardManner.STANDING
    terms = Terms(opponent, computer, clock, cards, confirms_reveal=computer is not None)
    return Match(History.start(base_rules()), terms, dice, side, side, levels=levels).settled(0.0)


def give(match: Match, side: Side, action: object, now: float = 0.0) -> Match:
    act = match.seal if match.secret else match.answer
    return act(side, match.history.question_id(side), action, now)  # type: ignore[arg-type]


def at_the_orders(match: Match, choice: str = "murat") -> Match:
    match = give(match, FRENCH, Choose(choice))
    while not match.secret:
        [side] = match.thinking
        match = give(match, side, Pass())
    assert set(match.asked.values()) == {Kind.ORDERS}
    return match


def fault_of(act: Callable[[], object]) -> TableFault:
    with pytest.raises(TableError) as raised:
        act()
    return raised.value.fault


def test_rule_5_1_both_sheets_are_sealed_until_the_other_is_in() -> None:
    match = at_the_orders(match_of())
    sealed = give(match, SPANISH, Write((Order(9, 14),)))
    assert sealed.sealed == {SPANISH}
    assert sealed.history is match.history
    assert sealed.thinking == {FRENCH}
    revealed = give(sealed, FRENCH, Write(()))
    assert revealed.sealed == set()
    assert [given.action for given in revealed.history.answers[-2:]] == [Write((Order(9, 14),)), Write(())]


def test_a_sealed_sheet_can_be_taken_back_until_the_other_is_in() -> None:
    match = at_the_orders(match_of())
    sealed = give(match, SPANISH, Write((Order(9, 14),)))
    question = sealed.history.question_id(SPANISH)
    assert sealed.unseal(SPANISH, question, 0.0) == match
    assert fault_of(lambda: match.unseal(SPANISH, question, 0.0)) is TableFault.NOT_SEALED
    assert fault_of(lambda: give(sealed, SPANISH, Write(()))) is TableFault.ALREADY_SEALED


def test_what_is_refused_names_its_reason() -> None:
    match = match_of()
    assert fault_of(lambda: match.answer(SPANISH, 0, Pass(), 0.0)) is TableFault.NOT_ASKED
    assert fault_of(lambda: match.answer(FRENCH, 7, Choose("murat"), 0.0)) is TableFault.STALE_QUESTION
    assert fault_of(lambda: match.seal(FRENCH, 0, Choose("murat"), 0.0)) is TableFault.NOT_ASKED
    assert fault_of(lambda: match.undo(FRENCH, 0.0)) is TableFault.CANNOT_UNDO
    assert fault_of(lambda: match.choose_level("strong")) is TableFault.NO_COMPUTER
    assert fault_of(lambda: match.require_hint(FRENCH, 0)) is TableFault.NO_HINTS
    over = match.resign(FRENCH, 0.0)
    assert fault_of(lambda: over.resign(SPANISH, 0.0)) is TableFault.GAME_OVER
    with pytest.raises(Refused):
        give(at_the_orders(match), SPANISH, Write((Order(9, 10),)))
    with pytest.raises(Refused):
        give(at_the_orders(match), SPANISH, Draw(True))


def test_rule_9_5_a_pass_cannot_be_taken_back_once_the_other_is_asked() -> None:
    """That it could be would say whether the window is still open for the other side."""
    match = give(match_of(), FRENCH, Choose("artilleria"))
    assert match.undo_count(FRENCH) == 1
    match = give(match, FRENCH, Pass())
    assert match.undo_count(FRENCH) == match.undo_count(SPANISH) == 0


def test_an_answer_is_taken_back_as_long_as_nothing_came_of_it() -> None:
    start = match_of()
    match = give(start, FRENCH, Choose("artilleria")).undo(FRENCH, 0.0)
    assert match.history.state == start.history.state
    assert match.history.question_id(FRENCH) == 2
    assert match.history.undone == 1


def test_against_the_computer_the_player_says_when_orders_are_shown() -> None:
    match = at_the_orders(match_of(Opponent.COMPUTER, FRENCH), "murat")
    match = give(give(match, FRENCH, Write(())), SPANISH, Write(()))
    assert match.reveal_awaited
    assert match.thinking == set()
    shown = match.reveal(SPANISH, match.history.question_id(SPANISH), 0.0)
    assert not shown.reveal_awaited
    assert len(shown.history.entries) > len(match.history.entries)


def test_rule_9_5_only_against_the_computer_is_a_person_with_nothing_passed_over() -> None:
    """The French with Murat cannot play in turn 1; by link they are asked, because they could hold Artillería."""
    by_link = give(match_of(), FRENCH, Choose("murat"))
    assert by_link.history.window is Window.PREPARATION
    alone = give(match_of(Opponent.COMPUTER, SPANISH), FRENCH, Choose("murat"))
    assert alone.history.window is None
    assert alone.history.answers[-1].forced


def test_clocks_run_for_those_who_think_and_gain_by_answers() -> None:
    match = match_of(clock=Clock(60, 5))
    assert (match.french.running_since, match.spanish.running_since) == (0.0, None)
    match = give(match, FRENCH, Choose("murat"), now=10.0)
    assert match.french.remaining == 55.0
    assert match.deadline == 65.0


@pytest.mark.parametrize("on_timeout", OnTimeout)
def test_time_that_has_run_out(on_timeout: OnTimeout) -> None:
    match = match_of(clock=Clock(60, 0, on_timeout))
    assert match.run_out(59.0) is match
    late = match.run_out(60.0)
    if on_timeout is OnTimeout.FORFEIT:
        assert late.history.state.outcome == (SPANISH, "time")
    else:
        assert late.history.answers[0].action == Choose("artilleria")


def test_nobody_s_clock_runs_before_everybody_has_come() -> None:
    clock = Clock(60, 0)
    side = SideState(remaining=60)
    waiting = Match(History.start(base_rules()), Terms(Opponent.LINK, None, clock), dice, side, side, complete=False)
    assert waiting.settled(0.0).deadline is None
    assert waiting.begun(5.0).deadline == 65.0


def test_another_level_plays_from_the_next_turn_on() -> None:
    match = match_of(Opponent.COMPUTER, FRENCH)
    later = match.choose_level("strong")
    assert [later.level(turn) for turn in (1, 2, 3)] == ["solid", "strong", "strong"]
    assert later.choose_level("strong") is later


def test_what_was_said_last_of_a_level_counts() -> None:
    """Even if an answer was taken back meanwhile, and with it the beginning of a turn."""
    match = match_of(Opponent.COMPUTER, FRENCH)
    changed = replace(match, levels=(*match.levels, LevelChange(5, "beginner"), LevelChange(4, "strong")))
    assert [changed.level(turn) for turn in (3, 4, 5, 6)] == ["solid", "strong", "strong", "strong"]


def test_a_whole_game_needs_nobody_but_its_sides() -> None:
    match, rng = match_of(), Random(5)
    while not match.over:
        for side in SIDES:
            if side in match.thinking:
                match = give(match, side, match.history.options(side).sample(rng))
    assert any(given.seat is CHANCE for given in match.history.answers)
    assert match.french == match.spanish == SideState()
