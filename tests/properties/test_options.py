"""What is offered and what is accepted are the same; what is refused changes nothing."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, OUTSIDE, SPANISH, Game, Order, Refused, Seat, State
from dosdemayo.engine.actions import (
    Action,
    Allot,
    Choose,
    Deal,
    Deny,
    Discard,
    Draw,
    Pass,
    Play,
    Resign,
    Target,
    Use,
    Write,
)
from dosdemayo.engine.orders import Sheet, Step
from dosdemayo.records import state_digest
from dosdemayo.testing import options_faults, play_random
from dosdemayo.testing.strategies import actions, states

BLOCKS, GAMES = 10, 20
#: Option spaces up to this size are compared answer by answer.
SMALL = 1000


def accepted(game: Game, state: State, seat: Seat, action: Action) -> bool:
    return all(problem.warning for problem in game.check(state, seat, action))


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("strict", [False, True])
def test_there_is_always_an_option_and_all_are_accepted(block: int, strict: bool) -> None:
    game = Game(base_rules(strict))
    for number in range(GAMES):
        rng = Random(f"{block}/{number}")
        for played in play_random(game, rng):
            assert list(options_faults(game, played.before, rng)) == []


@pytest.mark.parametrize("block", range(BLOCKS))
def test_answers_slightly_changed_are_accepted_only_if_offered(block: int) -> None:
    """Assisted play: every small option space is gone through, and neighbours of legal answers are held against it."""
    game = Game(base_rules())
    refused = 0
    for number in range(GAMES // 4):
        rng = Random(f"near {block}/{number}")
        for played in play_random(game, rng):
            state, seat = played.before, played.decision.seat
            options = game.options(state, seat)
            offered = {plain(state, action) for action in islice(options, SMALL + 1)}
            if len(offered) > SMALL:
                continue
            for _ in range(4):
                action = changed(rng, played.action)
                assert accepted(game, state, seat, action) is (plain(state, action) in offered), action
                assert (action in options) is (plain(state, action) in offered), action
                refused += plain(state, action) not in offered
    assert refused > 300


def plain(state: State, action: Action) -> object:
    """An answer as it is offered: a sheet without order, and without a number that says what would happen anyway."""
    if isinstance(action, Allot):
        return frozenset(action.cubes) if len(set(action.cubes)) == len(action.cubes) else action
    if isinstance(action, Write) and len({order.route for order in action.orders}) == len(action.orders):
        return frozenset(plain_order(state, order, action.orders) for order in action.orders)
    if isinstance(action, Play) and is_ride(action.target):
        return (action.card, frozenset(cast(tuple[Step, ...], action.target)))
    return action


def is_ride(target: Target) -> bool:
    steps = target if isinstance(target, tuple) and not isinstance(target, Order) else ()
    return bool(steps) and all(isinstance(step, Step) for step in steps) and len(set(steps)) == len(steps)


def plain_order(state: State, order: Order, sheet: Sheet) -> Order:
    """Rule 5.3 (Q-29) and rule 5.6: the number of a whole group, or the most that may leave, need not be written."""
    alone = sum(other.origin == order.origin for other in sheet) == 1
    if not alone or order.origin == OUTSIDE or not 1 <= order.origin <= 21:
        return order
    group = state.cubes[SPANISH][order.origin]
    held_back = state.cubes[FRENCH][order.origin] and not leaves_freely(state, order.origin)
    return order._replace(cubes=0) if order.cubes == (group // 2 if held_back else group) else order


def leaves_freely(state: State, area: int) -> bool:
    return any(card == ("jose_blas_molina", area, state.turn - 1) for card in state.in_play)


def changed(rng: Random, action: Action) -> Action:
    """An answer like this one, but for one detail."""
    match action:
        case Write(orders):
            return Write(changed_sheet(rng, orders))
        case Allot(cubes):
            at = rng.randrange(len(cubes))
            order, number = cubes[at]
            new = rng.choice([(order, number + 1), (order, number - 1), (changed_order(rng, order), number)])
            return Allot((*cubes[:at], *rng.choice([(new,), ()]), *cubes[at + 1 :]))
        case Play(card, target) | Use(card, target):
            new_target = rng.choice([target, None, 9, Order(9, 14), (Step(7, 9, 1),)])
            new_card = rng.choice([card, "murat", "heroinas"])
            return Play(new_card, new_target) if rng.random() < 0.5 else Use(new_card, new_target)
        case Choose(card) | Deal(card) | Discard(card):
            kinds: list[Action] = [Choose(card), Deal(card), Discard(card), Play(card), Deal("manolas")]
            return rng.choice(kinds)
    others: list[Action] = [Pass(), Deny(True), Draw(True), Write(()), Allot(()), Play("presos_de_la_carcel")]
    return rng.choice(others)


def changed_sheet(rng: Random, orders: Sheet) -> Sheet:
    at = rng.randrange(len(orders) + 1)
    extra = Order(rng.randint(0, 22), rng.randint(1, 22), rng.choice([0, 0, 1, 2]))
    if at == len(orders) or rng.random() < 0.3:
        return (*orders[:at], extra, *orders[at:])
    return (*orders[:at], changed_order(rng, orders[at]), *orders[at + 1 :])


def changed_order(rng: Random, order: Order) -> Order:
    return rng.choice(
        [
            order._replace(destination=rng.randint(1, 22)),
            order._replace(origin=rng.randint(0, 22)),
            order._replace(cubes=rng.randint(0, 4)),
        ]
    )


@settings(deadline=None, max_examples=400)
@given(states(), st.sampled_from(list(Seat)), actions())
def test_any_answer_is_judged_and_a_refused_one_changes_nothing(state: State, seat: Seat, action: Action) -> None:
    game = Game(base_rules())
    before = state_digest(state), repr(state)
    reasons = [problem for problem in game.check(state, seat, action) if not problem.warning]
    if reasons:
        with pytest.raises(Refused) as caught:
            game.apply(state, seat, action)
        assert caught.value.problems == reasons
        assert all(problem.rule and problem.code for problem in reasons)
    else:
        assert isinstance(action, Resign) or action in game.options(state, seat)
        game.apply(state, seat, action)
    assert (state_digest(state), repr(state)) == before


@settings(deadline=None, max_examples=200)
@given(states(), st.sampled_from(list(Seat)))
def test_only_those_asked_have_options(state: State, seat: Seat) -> None:
    game = Game(base_rules())
    if any(decision.seat is seat for decision in game.pending(state)):
        assert next(iter(game.options(state, seat))) is not None
    else:
        with pytest.raises(Refused):
            game.options(state, seat)
        assert game.check(state, seat, Pass())
