"""The beat of a card window, and standing answers: what each asks of whom, and that neither depends on hands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.test_match import fault_of, give, match_of

from dosdemayo.content import base_edition, override, ruleset
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Side
from dosdemayo.engine.actions import Choose, Discard, Draw, Pass, Play, Write
from dosdemayo.engine.ids import Kind, Window
from dosdemayo.table import Ask, Beat, CardManner, History, Match, Opponent, StandingAnswer, TableFault
from dosdemayo.table.clock import Outage

HERE = (1, Window.PREPARATION)


def in_a_beat(card: str = "artilleria") -> Match:
    match = give(match_of(cards=CardManner.BEAT), FRENCH, Choose(card), now=10.0)
    assert match.beat_runs
    return match


def test_Q_123_a_beat_that_nobody_stops_closes_its_window() -> None:
    match = in_a_beat()
    assert match.thinking == set()
    assert match.deadline == 13.0
    assert match.run_out(12.9) is match
    later = match.run_out(13.0)
    assert later.history.window is None
    assert later.secret
    assert later.history.answers[-1].action == Pass()


def test_both_who_are_ready_close_it_at_once_and_one_alone_does_not() -> None:
    match = in_a_beat().ready(FRENCH, *HERE, 11.0)
    assert match.beat_runs
    assert match.ready(SPANISH, *HERE, 11.0).secret


@pytest.mark.parametrize("side", SIDES)
def test_Q_124_whoever_waits_stops_it_and_the_rest_alternates(side: Side) -> None:
    match = in_a_beat().wait(side, *HERE, 11.0)
    assert not match.beat_runs
    assert match.thinking == {FRENCH}
    assert match.run_out(100.0) is match
    played = give(match, FRENCH, Play("artilleria"))
    assert played.history.state.in_play


def test_a_beat_is_answered_by_waiting_only() -> None:
    match = in_a_beat()
    assert fault_of(lambda: give(match, FRENCH, Pass())) is TableFault.NOT_ASKED
    assert fault_of(lambda: match.wait(FRENCH, 1, Window.ORDERS, 11.0)) is TableFault.NO_BEAT
    over = match.run_out(13.0)
    assert fault_of(lambda: over.wait(FRENCH, *HERE, 13.0)) is TableFault.NO_BEAT


def test_the_length_of_a_beat_does_not_depend_on_hands() -> None:
    beats = [in_a_beat(card).beat for card in ("artilleria", "murat")]
    assert beats[0] == beats[1]


@pytest.mark.parametrize(("card", "asked"), [("artilleria", {FRENCH}), ("murat", set())])
def test_whoever_is_absent_is_asked_what_could_be_played(card: str, asked: set[object]) -> None:
    match = replace(in_a_beat(card), present=frozenset({SPANISH})).run_out(13.0)
    assert (match.thinking if match.history.window else set()) == asked


def test_nobody_else_passes_for_whoever_comes_back_after_the_beat() -> None:
    asked = replace(in_a_beat("artilleria"), present=frozenset({SPANISH})).run_out(13.0)
    back = replace(asked, present=frozenset(SIDES)).stand(SPANISH, None, 14.0)
    assert (back.thinking, back.history.window) == ({FRENCH}, Window.PREPARATION)


def test_where_nobody_is_nothing_is_waited_for() -> None:
    empty = replace(match_of(cards=CardManner.BEAT), present=frozenset())
    assert give(empty, FRENCH, Choose("murat")).secret


@pytest.mark.parametrize(("ask", "is_asked"), [(None, True), (Ask.ALWAYS, True), (Ask.NEVER, False), (Ask.WHEN, False)])
def test_a_standing_answer_says_when_to_ask(ask: Ask | None, is_asked: bool) -> None:
    match = match_of(cards=CardManner.STANDING)
    if ask is not None:
        match = match.stand(FRENCH, StandingAnswer(1, ask), 0.0)
    match = give(match, FRENCH, Choose("artilleria"))
    assert (match.history.window is Window.PREPARATION) is is_asked


def test_a_standing_answer_of_another_turn_says_nothing() -> None:
    match = match_of(cards=CardManner.STANDING).stand(FRENCH, StandingAnswer(2, Ask.NEVER), 0.0)
    assert give(match, FRENCH, Choose("artilleria")).history.window is Window.PREPARATION


def by_edition(computer: Side | None = None, **cards: dict[str, Any]) -> Match:
    """A match with cards of an edition of one's own, and a Spanish hand of three."""
    match = match_of(computer=computer, cards=CardManner.BEAT)
    history = History.start(ruleset(override(base_edition(), {"cards": cards}, Path("mine.toml"))))
    hands = history.state.hands[FRENCH], ("jose_blas_molina", "heroinas", "manolas")
    return replace(match, history=replace(history, state=history.state._replace(hands=hands)))


def test_Q_112_a_discard_inside_a_window_does_not_begin_its_beat_anew() -> None:
    match = by_edition(artilleria={"discard": {"by": "enemy"}})
    match = give(match, FRENCH, Choose("artilleria"), now=10.0).wait(FRENCH, *HERE, 11.0)
    match = give(match, FRENCH, Play("artilleria"), now=12.0)
    assert match.asked == {SPANISH: Kind.DISCARD}
    match = give(match, SPANISH, Discard("heroinas"), now=13.0)
    assert not match.beat_runs


def test_against_the_computer_a_card_that_acts_at_once_is_offered_in_each_of_its_windows() -> None:
    match = by_edition(SPANISH, artilleria={"windows": ["preparation", "after_resolution"]})
    assert give(match, FRENCH, Choose("artilleria")).thinking == {FRENCH}


def test_against_the_computer_a_card_that_can_wait_is_offered_in_the_last_of_its_windows() -> None:
    only_a_limit = {"strength": False, "close": False, "loss_limit": {"limit": 9}}
    match = by_edition(SPANISH, artilleria={"windows": ["preparation", "after_resolution"], **only_a_limit})
    assert give(match, FRENCH, Choose("artilleria")).secret


def test_at_one_screen_the_two_have_time_to_come_together() -> None:
    match = match_of(Opponent.SAME_SCREEN, cards=CardManner.BEAT)
    first = give(match, FRENCH, Choose("artilleria"), now=10.0)
    assert first.deadline == 15.0


def before_a_draw(opponent: Opponent = Opponent.SAME_SCREEN) -> Match:
    """Turn 2, in which both may draw."""
    match = give(match_of(opponent, cards=CardManner.BEAT), FRENCH, Choose("murat"))
    while match.history.state.turn == 1:
        match = quietly(match)
    return match


def after_a_draw(opponent: Opponent = Opponent.SAME_SCREEN) -> Match:
    """The same when both have drawn; the French were the last to say so."""
    match = before_a_draw(opponent)
    for side in SIDES:
        match = give(match, side, Draw(True), now=100.0)
    return match


def quietly(match: Match) -> Match:
    """What brings the game on when nobody does anything."""
    if match.beat_runs:
        return match.run_out(1000.0)
    if match.secret:
        return give(match, next(iter(match.thinking)), Write(()))
    [side] = match.thinking
    return give(match, side, Pass())


def test_Q_123_at_one_screen_a_beat_begins_when_each_has_seen_what_it_drew() -> None:
    match = after_a_draw()
    window = match.history.window
    assert window is not None
    here = (2, window)
    assert match.unseen == frozenset(SIDES)
    assert (match.deadline, match.thinking, match.run_out(1e9)) == (None, set(), match)
    assert fault_of(lambda: match.wait(FRENCH, *here, 101.0)) is TableFault.NO_BEAT
    seen = match.look(FRENCH, 110.0)
    assert fault_of(lambda: seen.look(FRENCH, 111.0)) is TableFault.NOT_ASKED
    begun = seen.look(SPANISH, 120.0)
    assert (begun.unseen, begun.deadline) == (frozenset(), 125.0)
    assert begun.wait(SPANISH, *here, 121.0).thinking
    # The next window of the turn finds nothing new.
    assert not begun.run_out(125.0).unseen


@pytest.mark.parametrize("drawing", [(), (FRENCH,), (SPANISH,), SIDES])
def test_4_4_at_one_screen_both_say_at_the_same_time_who_draws(drawing: tuple[Side, ...]) -> None:
    match = before_a_draw()
    drawn = match.draw(2, drawing, 100.0)
    sizes = [len(drawn.history.state.hands[side]) - len(match.history.state.hands[side]) for side in SIDES]
    assert sizes == [int(side in drawing) for side in SIDES]
    assert drawn.unseen == frozenset(drawing)
    assert fault_of(lambda: drawn.draw(2, drawing, 101.0)) is TableFault.NOT_ASKED


def test_who_draws_is_said_of_the_turn_that_is_on_and_at_one_screen_only() -> None:
    assert fault_of(lambda: before_a_draw().draw(3, SIDES, 100.0)) is TableFault.STALE_QUESTION
    assert fault_of(lambda: before_a_draw(Opponent.LINK).draw(2, SIDES, 100.0)) is TableFault.NOT_ASKED


def test_over_the_net_each_has_its_own_screen_and_no_beat_waits_for_looks() -> None:
    match = after_a_draw(Opponent.LINK)
    assert (match.unseen, match.deadline) == (frozenset(), 103.0)


def test_an_outage_gives_the_whole_beat_back() -> None:
    beat = Beat(1, Window.PREPARATION, 13.0)
    assert beat.given_back(3.0, [Outage(11.0, 50.0)]).ends == 53.0
    assert beat.given_back(3.0, [Outage(5.0, 50.0), Outage(51.0, 70.0)]).ends == 73.0
    for elsewhen in (Outage(0.0, 10.0), Outage(13.0, 50.0)):
        assert beat.given_back(3.0, [elsewhen]) is beat


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(CardManner))
def test_whatever_is_pressed_the_game_comes_to_its_end(seed: int, cards: CardManner) -> None:
    match, rng, now = match_of(cards=cards), Random(seed), 0.0
    while not match.over:
        now += 1.0
        beat = match.beat
        if beat is not None and beat.runs:
            press = rng.choice([Match.wait, Match.ready, None])
            if press is None:
                match = match.run_out(now)
            else:
                match = press(match, rng.choice(SIDES), beat.turn, beat.window, now)
            continue
        assert match.thinking, "nobody is asked, and nothing goes on"
        for side in SIDES:
            if side in match.thinking:
                match = give(match, side, match.history.options(side).sample(rng), now)
    assert match.beat is None
