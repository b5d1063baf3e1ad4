"""Rulings on cards that the base edition does not have, but an edition can."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dosdemayo.content import base_edition, override, ruleset
from dosdemayo.engine import FRENCH, SPANISH, Game, InPlay, Refused, Seat, State
from dosdemayo.engine.actions import Deal, Discard, Pass, Play, Use
from dosdemayo.engine.ids import Window
from dosdemayo.engine.open_questions import CardWindow, Dealing
from dosdemayo.engine.orders import Order


def game_with(**cards: dict[str, Any]) -> Game:
    return Game(ruleset(override(base_edition(), {"cards": cards}, Path("mine.toml"))))


def standing(game: Game, **changes: Any) -> State:
    """A position in turn 5 with all cards in the decks that are in no hand."""
    hands = changes.get("hands", ((), ()))
    decks = tuple(tuple(c for c in deck if c not in hands[side]) for side, deck in enumerate(game.rules.decks))
    board = game.rules.board
    cubes = (board.counts([(3, 2), (9, 2)]), board.counts([(3, 1), (9, 1)]))
    fields = {"turn": 5, "cubes": cubes, "decks": decks, "reserve": (1, 2), **changes}
    return game.start()._replace(**fields)


def window(window: Window, side: Seat) -> tuple[CardWindow]:
    return (CardWindow(window, side, 0),)


def test_Q_112_a_discard_in_a_window_comes_before_the_next_answer() -> None:
    game = game_with(
        colaboracion={"immediate": False, "windows": ["orders"], "discard": {"by": "enemy", "cards": 2}},
        alcalde_de_mostoles={"windows": ["orders"]},
    )
    hands = (("colaboracion",), ("alcalde_de_mostoles", "heroinas", "manolas"))
    state = standing(game, hands=hands, questions=window(Window.ORDERS, FRENCH), step=4)
    state, _ = game.apply(state, FRENCH, Play("colaboracion"))
    assert game.pending(state) == ((SPANISH, "discard"),)
    assert game.phase(state) == "orders"
    with pytest.raises(Refused):
        game.apply(state, SPANISH, Pass())
    state, _ = game.apply(state, SPANISH, Discard("heroinas"))
    assert game.pending(state) == ((SPANISH, "discard"),)
    kept, _ = game.apply(state, SPANISH, Discard("manolas"))
    assert game.pending(kept) == ((SPANISH, "window:orders"),)
    gone, _ = game.apply(state, SPANISH, Discard("alcalde_de_mostoles"))
    assert game.pending(gone)[0].kind == "orders", "nobody can act any more"


def test_Q_113_two_immediate_cards_leave_the_hands_before_the_first_acts() -> None:
    game = game_with(manolas={"immediate": True, "windows": [], "strike": False, "discard": True})
    state = standing(game, questions=(Dealing((SPANISH, FRENCH)),), step=2)
    state, _ = game.apply(state, Seat.CHANCE, Deal("manolas"))
    state, _ = game.apply(state, Seat.CHANCE, Deal("fusilamientos"))
    assert [lying.card for lying in state.in_play] == ["fusilamientos"], "not taken from the hand by the Spanish card"
    assert state.discards == ((), ("manolas",))


def test_Q_114_an_immediate_card_without_an_object_is_discarded() -> None:
    game = game_with(luis_daoiz={"immediate": True, "windows": []})
    state = standing(game, questions=(Dealing((SPANISH,)),), step=2)
    fighting, _ = game.apply(state, Seat.CHANCE, Deal("luis_daoiz"))
    assert fighting.in_play == (InPlay("luis_daoiz", 0, 5),)
    empty = (state.cubes[0], game.rules.board.counts([(9, 1)]))
    quiet, _ = game.apply(state._replace(cubes=empty), Seat.CHANCE, Deal("luis_daoiz"))
    assert (quiet.in_play, quiet.discards[SPANISH]) == ((), ("luis_daoiz",))


def test_Q_115_effects_share_an_area_and_each_needs_its_object() -> None:
    game = game_with(heroinas={"recruit": {"near": 3, "cubes": 2}})
    state = standing(game, hands=((), ("heroinas",)), questions=window(Window.RESOLUTION, SPANISH), step=12)
    (card, targets), *_ = game.options(state, SPANISH).plays  # type: ignore[attr-defined]
    assert (card, list(targets)) == ("heroinas", [3]), "9 is contested too, but not near 3"
    after, _ = game.apply(state, SPANISH, Play("heroinas", 3))
    assert (after.cubes[SPANISH][3], after.reserve[SPANISH]) == (3, 0)
    assert game.check(state._replace(reserve=(1, 0)), SPANISH, Play("heroinas", 3))[0].code == "no_object"


def test_Q_115_an_effect_whose_object_is_gone_does_nothing() -> None:
    game = game_with(manolas={"windows": ["after_resolution"], "strike": {"area": 3, "cubes": 2}, "fight_again": True})
    moved = game.rules.board.counts([(3, 2)])
    questions = window(Window.AFTER_RESOLUTION, SPANISH)
    state = standing(game, hands=((), ("manolas",)), questions=questions, step=14, moved_in=moved, fought=(3,))
    state, _ = game.apply(state, SPANISH, Play("manolas", 3))
    assert (state.cubes[FRENCH][3], state.cubes[SPANISH][3], state.lost[FRENCH]) == (0, 1, 2)


def test_Q_116_a_card_in_play_is_used_as_often_as_it_says() -> None:
    game = game_with(
        ordenes_interceptadas={"uses": 2, "stays": "this turn", "until_turn": 5, "cancel": {"which": "any"}}
    )
    orders = ((Order(9, 14), Order(3, 2), Order(0, 1)), ())
    questions = window(Window.MOVEMENT, SPANISH)
    state = standing(game, hands=((), ("ordenes_interceptadas",)), questions=questions, step=7, orders=orders)
    state, _ = game.apply(state, SPANISH, Play("ordenes_interceptadas", Order(9, 14)))
    state, _ = game.apply(state, SPANISH, Use("ordenes_interceptadas", Order(0, 1)))
    assert state.orders[FRENCH] == (Order(3, 2),)
    assert game.pending(state) == ((FRENCH, "allotment"),), "twice is all"


def test_Q_117_those_who_stood_there_are_lost_first() -> None:
    game = game_with(manolas={"windows": ["after_resolution"], "strike": {"area": 3, "cubes": 9}})
    moved = game.rules.board.counts([(3, 3)])
    questions = window(Window.AFTER_RESOLUTION, SPANISH)
    state = standing(game, hands=((), ("manolas",)), questions=questions, step=14, moved_in=moved, fought=(3,))
    state, _ = game.apply(state, SPANISH, Play("manolas"))
    assert (state.cubes[FRENCH][3], state.lost[FRENCH]) == (0, 2), "three had moved in, two are left"


def test_Q_125_a_redirected_order_may_be_redirected_again() -> None:
    game = game_with(desorden={"stays": "this turn", "uses": 2})
    questions = window(Window.MOVEMENT, FRENCH)
    cubes = (game.rules.board.counts([(3, 2)]), game.rules.board.counts([(9, 1), (4, 1)]))
    orders = ((Order(3, 2),), (Order(9, 14),))
    state = standing(game, hands=(("desorden",), ()), cubes=cubes, orders=orders, questions=questions, step=7)
    state, _ = game.apply(state, FRENCH, Play("desorden", (Order(9, 14), 15)))
    state, _ = game.apply(state, FRENCH, Use("desorden", (Order(9, 15), 8)))
    assert state.orders[SPANISH] == (Order(9, 8),)
    assert game.pending(state) == ((FRENCH, "allotment"),), "twice is all"
