"""Rulings on cards that the base edition does not have, but an edition can."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dosdemayo.content import base_edition, base_rules, override, ruleset
from dosdemayo.engine import FRENCH, SPANISH, Game, InPlay, Refused, Seat, State
from dosdemayo.engine.actions import Deal, Discard, Pass, Play, Use
from dosdemayo.engine.cards import Effect
from dosdemayo.engine.ids import Window
from dosdemayo.engine.open_questions import CardWindow, Dealing
from dosdemayo.engine.orders import Order
from dosdemayo.engine.targets import NOTHING
from dosdemayo.engine.vocabulary.places import Placed


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


def test_Q_112_after_a_discard_both_may_still_act_in_the_window() -> None:
    """Losing cards is no pass: the French, who hold another card, are asked again after the Spanish."""
    game = game_with(colaboracion={"immediate": False, "windows": ["orders"], "discard": {"by": "enemy", "cards": 1}})
    hands = (("colaboracion", "ordenes_de_napoleon"), ("alcalde_de_mostoles", "heroinas"))
    state = standing(game, hands=hands, questions=window(Window.ORDERS, FRENCH), step=4)
    asked: list[Any] = []
    for seat, answer in ((FRENCH, Play("colaboracion")), (SPANISH, Discard("heroinas")), (SPANISH, Pass())):
        state, _ = game.apply(state, seat, answer)
        asked += game.pending(state)
    assert asked == [(SPANISH, "discard"), (SPANISH, "window:orders"), (FRENCH, "window:orders")]


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


def test_Q_114_whether_an_immediate_card_has_an_object_depends_on_cards_in_play() -> None:
    """Prisoners who come when drawn find the streets closed by the guns, but no order into them yet."""
    game = game_with(presos_de_la_carcel={"immediate": True, "windows": []})
    guns = (InPlay("artilleria", 0, 1),)
    cubes = (game.rules.board.counts([(15, 1), (16, 1)]), game.rules.board.counts([(9, 1)]))
    state = standing(game, questions=(Dealing((SPANISH,)),), step=2, in_play=guns, cubes=cubes)
    state, _ = game.apply(state, Seat.CHANCE, Deal("presos_de_la_carcel"))
    assert (state.in_play, state.discards[SPANISH]) == (guns, ("presos_de_la_carcel",))


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


def test_a_look_into_the_enemys_hand_is_known_to_its_side_only() -> None:
    game = game_with(desorden={"windows": ["orders"], "redirect": False, "look": True})
    hands = (("desorden",), ("heroinas", "manolas"))
    state = standing(game, hands=hands, questions=window(Window.ORDERS, FRENCH), step=4)
    after, events = game.apply(state, FRENCH, Play("desorden"))
    looked = next(event for event in events if event.code == "looked")
    seen = {"code": "looked", "rule": "C-F10", "side": "french", "cards": ["heroinas", "manolas"]}
    assert looked.to_json() == seen
    assert looked.seen_by(SPANISH).to_json() == seen | {"cards": None}
    assert after.hands == ((), ("heroinas", "manolas"))


def test_Q_26_a_strike_without_a_place_is_aimed_at_one() -> None:
    """Only where French cubes moved in and a Spanish group is: not in 4, where none is, nor in 9, where nobody came."""
    game = game_with(manolas={"strike": {"area": 0, "cubes": 1}})
    moved = game.rules.board.counts([(3, 2), (4, 1)])
    cubes = (game.rules.board.counts([(3, 2), (4, 1), (9, 2)]), game.rules.board.counts([(3, 1), (9, 1)]))
    questions = window(Window.AFTER_MOVEMENT, SPANISH)
    state = standing(game, hands=((), ("manolas",)), cubes=cubes, questions=questions, step=10, moved_in=moved)
    assert list(game.options(state, SPANISH)) == [Pass(), Play("manolas", 3)]
    _, events = game.apply(state, SPANISH, Play("manolas", 3))
    struck = {"code": "lost", "rule": "C-S8", "side": "french", "area": 3, "cubes": 1, "card": "manolas"}
    assert next(event for event in events if event.code == "lost").to_json() == struck


@pytest.mark.parametrize(("where", "areas"), [("fight", [3]), ("group", [3, 4]), ("held", [4]), ("any", [2, 3, 4, 5])])
def test_1_5_where_an_effect_may_act(where: str, areas: list[int]) -> None:
    """3 is contested, 4 held; 2 and 5 are next to 3 and empty, 9 is too far."""
    game = game_with(heroinas={"spare": False, "recruit": {"near": 3, "where": where, "cubes": 1}})
    cubes = (game.rules.board.counts([(3, 2), (9, 2)]), game.rules.board.counts([(3, 1), (4, 1), (9, 1)]))
    questions = window(Window.RESOLUTION, SPANISH)
    state = standing(game, hands=((), ("heroinas",)), cubes=cubes, questions=questions, step=12)
    assert list(game.options(state, SPANISH)) == [Pass(), *(Play("heroinas", area) for area in areas)]


def test_1_5_a_card_may_need_areas_that_its_side_holds() -> None:
    """Both of them, and neither contested: in 9 and 3 stand French cubes too."""
    questions = window(Window.ORDERS, SPANISH)
    for areas, playable in (((4,), True), ((4, 8), True), ((4, 9), False), ((3, 4), False), ((5,), False)):
        game = game_with(alcalde_de_mostoles={"windows": ["orders"], "held": list(areas)})
        cubes = (game.rules.board.counts([(3, 2), (9, 2)]), game.rules.board.counts([(3, 1), (4, 1), (8, 2), (9, 1)]))
        state = standing(game, hands=((), ("alcalde_de_mostoles",)), cubes=cubes, questions=questions, step=4)
        refused = [problem.code for problem in game.check(state, SPANISH, Play("alcalde_de_mostoles"))]
        assert refused == ([] if playable else ["no_object"]), areas


@pytest.mark.parametrize(
    ("which", "orders"),
    [("any", ["9-14", "15-14", "-16"]), ("counted", ["9-14", "-16"]), ("free", ["15-14"]), ("outside", ["-16"])],
)
def test_D_4_a_cancelled_order_is_of_the_kind_that_the_card_names(which: str, orders: list[str]) -> None:
    """Free are orders out of 14, 15 and 16; an entry into 16 counts (5.4)."""
    game = game_with(ordenes_interceptadas={"cancel": {"which": which}})
    written = (Order(9, 14), Order(15, 14), Order(0, 16))
    questions = window(Window.MOVEMENT, SPANISH)
    state = standing(
        game, hands=((), ("ordenes_interceptadas",)), questions=questions, step=7, orders=(written, (Order(3, 2),))
    )
    [offered] = game.options(state, SPANISH).to_json()["plays"]
    assert offered == {"card": "ordenes_interceptadas", "targets": {"kind": "order", "values": orders}}


def test_an_effect_has_nothing_to_say_to_questions_that_are_not_its_own() -> None:
    effect, card, state = Effect(), base_rules().cards["manolas"], Game(base_rules()).start()
    lying = InPlay("manolas", 3, 1)
    for side in (FRENCH, SPANISH):
        assert effect.strength(card, lying, side, 3) == 0
        assert effect.closes(card, state, side) == frozenset()
        assert effect.opens(card, side) is False
        assert effect.spares(card, state, lying, side, 3) == 0
        assert effect.leaves_freely(card, state, lying, side, 3) is False
        assert effect.splits(side) == 0
    assert effect.loss_limit() is None
    assert (effect.aim, effect.targets(card, base_rules(), state)) == ("", NOTHING)
    assert list(Placed(near=3).targets(card, base_rules(), state)) == [2, 3, 4, 5], (
        "any place, if nothing is asked of it"
    )


def test_D_4_an_order_that_was_redirected_is_cancelled_by_its_new_name() -> None:
    """With both cards in the last turn, which the base edition does not have."""
    game = game_with(desorden={"until_turn": 10})
    order = Order(9, 14)
    state = standing(
        game,
        turn=10,
        hands=(("desorden", "paz_paz"), ()),
        orders=((), (order,)),
        questions=window(Window.MOVEMENT, FRENCH),
    )
    state, _ = game.apply(state, FRENCH, Play("desorden", (order, 15)))
    with pytest.raises(Refused, match="C-F11"):
        game.apply(state, FRENCH, Play("paz_paz", order))
    state, _ = game.apply(state, FRENCH, Play("paz_paz", Order(9, 15)))
    assert state.orders[SPANISH] == ()
