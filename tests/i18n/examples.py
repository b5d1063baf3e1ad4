"""Real problems and events of every code: random games, at each question also answered with nonsense."""

from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

from dosdemayo.content import base_edition, base_rules, override, ruleset
from dosdemayo.engine import (
    CHANCE,
    FRENCH,
    OUTSIDE,
    SPANISH,
    Decision,
    Game,
    Order,
    Outcome,
    Problem,
    Seat,
    State,
    Step,
)
from dosdemayo.engine.actions import Action, Allot, Choose, Deal, Discard, Draw, Pass, Play, Target, Use, Write
from dosdemayo.engine.events import Event
from dosdemayo.engine.spaces import SpanishSheets

GAMES = 60


class Examples(NamedTuple):
    problems: list[Problem]
    events: list[Event]
    decisions: set[Decision]
    phases: set[str]
    outcomes: set[Outcome]


def codes(union: Any) -> set[str]:
    """The codes of a union of classes."""
    return {str(field.default) for cls in get_args(union) for field in fields(cls) if field.name == "code"}


@cache
def examples() -> Examples:
    found = Examples([], [], set(), set(), set())
    for seed in range(GAMES):
        _play(Game(base_rules(strict=seed % 3 == 0)), Random(seed), found)
    watched = override(
        base_edition(), {"cards": {"artilleria": {"look": True}}, "setup": {"outside": {}}}, Path("watched.toml")
    )
    for seed in range(4):
        _play(Game(ruleset(watched)), Random(seed), found)
    return found


def _play(game: Game, rng: Random, found: Examples) -> None:
    state = game.start()
    while game.pending(state):
        found.phases.add(game.phase(state))
        for decision in game.pending(state):
            found.decisions.add(decision)
        seat = game.pending(state)[0].seat
        for _ in range(4):
            found.problems.extend(game.check(state, seat, _nonsense(game, state, rng)))
        found.problems.extend(game.check(state, FRENCH, Write((Order(OUTSIDE, 20),))))
        found.problems.extend(game.check(state, Seat(rng.randrange(3)), Draw(True)))
        action = _answer(game, state, seat, rng)
        state, events = game.apply(state, seat, action)
        for event in events:
            found.events.extend(event.seen_by(reader) for reader in (FRENCH, SPANISH, None))
    found.phases.add(game.phase(state))
    found.problems.extend(game.check(state, FRENCH, Pass()))
    assert state.outcome is not None
    found.outcomes.add(state.outcome)


def _answer(game: Game, state: State, seat: Seat, rng: Random) -> Action:
    if game.rules.strict and game.pending(state)[0].kind == "orders" and rng.random() < 0.2:
        return _nonsense(game, state, rng)  # strict play takes every set
    return game.options(state, seat).sample(rng)


def _nonsense(game: Game, state: State, rng: Random) -> Action:
    """An answer that may be of the wrong kind, or of the right kind with something wrong in it."""
    question = game.pending(state)[0]
    if question.kind == "orders":
        return Write(_orders(game, state, question.seat, rng))
    if question.kind == "allotment":
        return Allot(tuple((_order(rng, state), rng.randrange(4)) for _ in range(rng.randrange(4))))
    card = rng.choice([*game.rules.cards, *state.hands[0], *state.hands[1], "no_card"])
    if question.seat is CHANCE or question.kind == "french_choice":
        answers: list[Action] = [Deal(card), Discard(card), Choose(card), Pass()]
        return rng.choice(answers)
    lying = rng.choice([*(lying.card for lying in state.in_play), card])
    target = _target(rng, state)
    plays: list[Action] = [Play(card, target), Play(card), Use(lying, target), Use(lying), Draw(True)]
    return rng.choice(plays)


def _orders(game: Game, state: State, seat: Seat, rng: Random) -> tuple[Order, ...]:
    orders = [_order(rng, state) for _ in range(rng.randrange(5))]
    options = game.options(state, seat)
    if isinstance(options, SpanishSheets):
        for group in rng.sample(options.groups, min(3, len(options.groups))):
            orders += [Order(group.origin, goal, rng.randrange(2)) for goal in group.destinations[:2]]
    return tuple(orders)


def _order(rng: Random, state: State) -> Order:
    in_force = [*state.orders[0], *state.orders[1]]
    if in_force and rng.random() < 0.5:
        return rng.choice(in_force)
    return Order(rng.randrange(23), rng.randrange(1, 23), rng.choice([0, 0, 1, 3]))


def _target(rng: Random, state: State) -> Target:
    order = _order(rng, state)
    targets: list[Target] = [None, 5, order, (order, 9), (Step(1, 2, 1), Step(2, 3, 1))]
    return rng.choice(targets)
