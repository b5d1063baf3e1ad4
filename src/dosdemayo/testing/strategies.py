"""Strategies for hypothesis: whatever can be written, allowed or not, and positions that arise in play."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, OUTSIDE, Game, Order, Ruleset, Seat, State, Step
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
from dosdemayo.records import Answer
from dosdemayo.testing.play import random_game

AREAS = st.integers(1, 25)
CARDS = st.sampled_from([*base_rules().cards, "no_such_card"])
SEEDS = st.integers(0, 2**32 - 1)


def orders() -> st.SearchStrategy[Order]:
    """Anything that can be written as an order."""
    return st.builds(Order, st.one_of(AREAS, st.just(OUTSIDE)), AREAS, st.integers(0, 9))


def steps() -> st.SearchStrategy[Step]:
    return st.builds(Step, AREAS, AREAS, st.integers(0, 9))


def targets() -> st.SearchStrategy[Target]:
    rides = st.lists(steps(), min_size=1, max_size=3).map(tuple)
    return st.one_of(st.none(), AREAS, orders(), st.tuples(orders(), AREAS), rides)


def actions() -> st.SearchStrategy[Action]:
    """Anything that can be answered by somebody to something."""
    return st.one_of(
        st.builds(Choose, CARDS),
        st.builds(Deny, st.booleans()),
        st.builds(Draw, st.booleans()),
        st.builds(Deal, CARDS),
        st.builds(Discard, CARDS),
        st.builds(Write, st.lists(orders(), max_size=5).map(tuple)),
        st.builds(
            Allot, st.lists(st.tuples(orders(), st.integers(0, 9)), max_size=4, unique_by=lambda p: p[0]).map(tuple)
        ),
        st.builds(Play, CARDS, targets()),
        st.builds(Use, CARDS, targets()),
        st.just(Pass()),
        st.builds(Resign, st.booleans()),
    )


def answers() -> st.SearchStrategy[Answer]:
    """An action of a seat that can give such an answer."""

    def by_seat(action: Action) -> st.SearchStrategy[Answer]:
        seats = [CHANCE] if isinstance(action, Deal | Discard) else [Seat.FRENCH, Seat.SPANISH]
        return st.builds(Answer, st.sampled_from(seats), st.just(action))

    return actions().flatmap(by_seat)


@st.composite
def states(draw: st.DrawFn, rules: Ruleset | None = None) -> State:
    """A position of a random game, at a question."""
    played = random_game(Game(rules or base_rules()), Random(draw(SEEDS)))
    return played[draw(st.integers(0, len(played) - 1))].before
