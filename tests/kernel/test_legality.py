"""Both rule texts allow the same answers: offered at random, or wrong in one detail."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tests.kernel.positions import random_position

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, Game, Order, Seat, State
from dosdemayo.engine.actions import Action, Allot, Deal, Discard, Pass, Play, Use, Write
from dosdemayo.engine.spaces import Options, SpanishSheets
from dosdemayo.kernel import Kernel, decode, encode

RULES = base_rules()
CARDS = tuple(RULES.cards)
GAME = Game(RULES)
KERNEL = Kernel(RULES)
#: Spaces of answers up to this size are compared whole.
SMALL = 60


def questions(seed: int, games: int) -> list[State]:
    """Positions met in games from random positions."""
    rng = Random(seed)
    met = []
    for _ in range(games):
        state = random_position(GAME, rng)
        while state.outcome is None:
            met.append(state)
            seat = GAME.pending(state)[0].seat
            state, _ = GAME.apply(state, seat, GAME.options(state, seat).sample(rng))
    return met


def kernel_accepts(state: State, seat: Seat, action: Action) -> bool:
    rows = KERNEL.rows([state])
    return bool(KERNEL.legal(rows, encode(RULES, rows[0], action)[None, :], np.array([seat], np.int64))[0])


def engine_accepts(state: State, seat: Seat, action: Action) -> bool:
    return all(problem.warning for problem in GAME.check(state, seat, action))


def bent(state: State, seat: Seat, action: Action, rng: Random) -> Action:
    """The same kind of answer with something about it changed, often for the worse."""
    area = rng.choice(RULES.board.areas)
    match action:
        case Write(orders):
            origin = rng.choice([0, area, *(order.origin for order in orders)])
            near = RULES.board.neighbours[origin] or RULES.board.entries
            goal = rng.choice(near) if rng.random() < 0.8 else area
            more = Order(origin, goal, rng.choice((0, 0, 1, 2)) if seat is not FRENCH or rng.random() < 0.1 else 0)
            kept = [order for order in orders if rng.random() < 0.8]
            return Write((*kept, more))
        case Allot(cubes):
            return Allot(tuple((order, max(0, number + rng.choice((-1, 0, 0, 1, 2)))) for order, number in cubes))
        case Play(card, target) | Use(card, target) if isinstance(target, int):
            return Play(card, area)
        case Play("murat", _):
            return Play("murat", Order(rng.choice((0, area)), rng.choice(RULES.board.areas), rng.randrange(2)))
        case Use("murat", _):
            return Use("murat", Order(rng.choice((0, area)), rng.choice(RULES.board.areas)))
        case Play("caballeria", tuple(steps)):
            return Play("caballeria", tuple(step._replace(cubes=step.cubes + rng.randrange(2)) for step in steps))  # type: ignore[union-attr,misc]
        case Pass():
            return Play(rng.choice([card for card in CARDS if card not in ("murat", "desorden")]), None)
        case Deal():
            return Deal(rng.choice(CARDS))
        case Discard():
            return Discard(rng.choice(CARDS))
    return action


def needs_target(state: State, action: Action) -> bool:
    """Whether a play leaves out the target that the card has, which an answer of the kernel cannot."""
    return (
        isinstance(action, Play)
        and action.target is None
        and None not in RULES.cards[action.card].targets(RULES, state)
    )


@pytest.mark.parametrize("seed", range(4))
def test_the_same_answers_are_refused(seed: int) -> None:
    rng = Random(seed)
    verdicts = {True: 0, False: 0}
    for state in questions(seed, 60):
        for decision in GAME.pending(state):
            action = GAME.options(state, decision.seat).sample(rng)
            for _ in range(5):
                changed = bent(state, decision.seat, action, rng)
                if not needs_target(state, changed):
                    legal = engine_accepts(state, decision.seat, changed)
                    assert kernel_accepts(state, decision.seat, changed) is legal, (state, changed)
                    verdicts[legal] += 1
    assert min(verdicts.values()) > 1000


def test_only_who_is_asked_may_answer() -> None:
    state = GAME.start()
    action = GAME.options(state, FRENCH).sample(Random(1))
    assert [kernel_accepts(state, seat, action) for seat in Seat] == [True, False, False]


@pytest.mark.parametrize("seed", range(3))
def test_random_answers_reach_every_answer_and_no_other(seed: int) -> None:
    compared = set()
    for state in questions(100 + seed, 20)[::4]:
        for decision in GAME.pending(state):
            options = GAME.options(state, decision.seat)
            offered = _first(options, SMALL + 1)
            if len(offered) > SMALL or (isinstance(options, SpanishSheets) and options.splits):
                continue  # too many, or several ways to write one sheet
            assert _sampled(state, decision.seat) == offered
            compared.add(decision.kind)
    assert len(compared) > 8


def _first(options: Options, most: int) -> set[Action]:
    found: set[Action] = set()
    for action in options:
        found.add(_as_set(action))
        if len(found) == most:
            break
    return found


def _as_set(action: Action) -> Action:
    """Sheets, allotments and rides whatever the order in which they are written."""
    if isinstance(action, Play | Use) and action.card == "caballeria" and isinstance(action.target, tuple):
        return type(action)(action.card, tuple(sorted(action.target)))  # type: ignore[arg-type]
    if isinstance(action, Write):
        return Write(tuple(sorted(action.orders)))
    return Allot(tuple(sorted(action.cubes))) if isinstance(action, Allot) else action


def _sampled(state: State, seat: Seat) -> set[Action]:
    count = 4000
    rows = KERNEL.rows([state]).repeat(count, axis=0)
    streams = KERNEL.streams(np.arange(count, dtype=np.uint64))
    answers = KERNEL.random_answers(rows, streams, np.full(count, seat, np.int64))
    return {_as_set(decode(RULES, rows[0], answer)) for answer in np.unique(answers, axis=0)}
