"""No sure kill in turn 1 but the one that the printed set-up makes; here with a part of the sheets."""

from __future__ import annotations

from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game
from dosdemayo.engine.actions import Allot, Pass, Write
from dosdemayo.engine.orders import Order
from dosdemayo.lab.first_turn import FirstTurn, Moves

GAME = Game(base_rules())
#: Every so manieth Spanish sheet is tried.
STRIDE = 89
WAY_TO_THE_PALACE = Order(17, 10)


@pytest.fixture(scope="module", params=base_rules().setup.choice)
def turn(request: pytest.FixtureRequest) -> FirstTurn:
    turn = FirstTurn(GAME, request.param)
    turn.options[SPANISH] = turn.options[SPANISH][::STRIDE]
    return turn


def engine_losses(turn: FirstTurn, written: tuple[Order, ...], moves: Moves, answer: tuple[Order, ...]) -> list[int]:
    """What both lose, by the engine, when no card is played."""
    state, _ = GAME.apply(turn.state, FRENCH, Write(written))
    state, _ = GAME.apply(state, SPANISH, Write(answer))
    while state.turn == 1 and state.questions:
        seat, kind = GAME.pending(state)[0]
        allotted = Allot(tuple((order, moves[order.origin, order.destination]) for order in state.orders[FRENCH]))
        state, _ = GAME.apply(state, seat, allotted if kind == "allotment" else Pass())
    return list(state.lost)


def test_fights_come_out_as_in_the_engine(turn: FirstTurn) -> None:
    rng = Random(2)
    for _ in range(150):
        written, answer = rng.choice(turn.options[FRENCH]), rng.choice(turn.options[SPANISH])
        moves = rng.choice(list(turn.allotments(written)))
        found = list(turn.fights(moves, turn.spanish_moves(answer)))
        assert [sum(lost) for lost in zip(*found, strict=True)] == engine_losses(turn, written, moves, answer)


def test_the_french_have_no_sure_kill(turn: FirstTurn) -> None:
    assert turn.french_kills() == []


def test_the_spanish_have_one_only_at_the_palace_and_only_without_the_guns(turn: FirstTurn) -> None:
    through = [sheet for sheet in turn.options[SPANISH] if WAY_TO_THE_PALACE in sheet]
    assert through
    assert turn.spanish_kills() == ([] if turn.kept == "artilleria" else through)
