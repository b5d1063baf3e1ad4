"""Rules that no position can show: what is secret, and what cannot even be written."""

from __future__ import annotations

import random

import pytest

from dosdemayo.content import base_edition, base_rules
from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Game, Order, Refused, Side, State
from dosdemayo.engine.actions import Action, Choose, Deal, Draw, Pass, Write
from dosdemayo.engine.events import Event
from dosdemayo.notation import NotationError, parse_order
from dosdemayo.records import Pledge, Proof
from dosdemayo.records.cases.position import read_start

GAME = Game(base_rules())


def opened(card: str) -> tuple[State, list[Event]]:
    state, events = GAME.apply(GAME.start(), FRENCH, Choose(card))
    return state, events


def test_1_2_nothing_returns_to_an_entry_box() -> None:
    for text in ("16-o16", "16-", "16-outside", "16-0"):
        with pytest.raises(NotationError):
            parse_order(text)
    state, _ = opened("murat")
    with pytest.raises(Refused):
        GAME.apply(state, SPANISH, Write((Order(20, 0),)))


def test_1_8_hands_and_decks_are_seen_by_their_owner_only() -> None:
    state, _ = opened("murat")
    other, _ = opened("artilleria")
    for seat in (SPANISH, None):
        seen = GAME.view(state, seat)
        assert seen.hand_sizes == (1, 1)
        assert seen.deck_sizes == (10, 10)
        assert "murat" not in seen.hand + seen.deck
    assert GAME.view(state, FRENCH).hand == ("murat",)
    assert GAME.view(other, FRENCH).hand == ("artilleria",)


def test_2_5_a_deck_has_no_order_before_chance_deals() -> None:
    """Nobody could have stacked it: a deck is a bag, and every card in it can be dealt."""
    state = at_turn_2()
    state, _ = GAME.apply(state, SPANISH, Draw(True))
    state, _ = GAME.apply(state, FRENCH, Draw(False))
    options = GAME.options(state, CHANCE)
    assert set(options) == {Deal(card) for card in state.decks[SPANISH]}
    for action in options:
        assert isinstance(action, Deal)
        after, _ = GAME.apply(state, CHANCE, action)
        assert action.card in after.hands[SPANISH]


def test_2_5_each_player_shuffles_the_opponents_deck() -> None:
    """Another secret of one player puts the other's deck, and the own one, into another order."""
    server, french, spanish = (Pledge.to(letter * 64) for letter in "abc")
    orders = {
        side: {
            _dealt(Proof(server, *players), side)
            for players in ((french, spanish), (server, spanish), (french, server))
        }
        for side in SIDES
    }
    assert [len(found) for found in orders.values()] == [3, 3]


def _dealt(proof: Proof, side: Side) -> tuple[Action, ...]:
    deck = {Deal(card) for card in base_rules().decks[side]}
    dealt: list[Action] = []
    while deck - set(dealt):
        dealt.append(proof.dealt(deck - set(dealt), len(dealt)))
    return tuple(dealt)


def test_9_5_nobody_learns_whether_a_side_was_asked() -> None:
    """The French see the same while the Spanish are asked in a window, whatever card is the reason."""
    views = []
    for card in ("alcalde_de_mostoles", "soldados_se_escapan"):
        position = {
            "turn": 5,
            "phase": "preparation",
            "check": False,
            "cubes": {"french": {"1": 1}, "spanish": {"3": 1}},
        }
        cards = {"reserve": {"spanish": 2}, "hands": {"spanish": [card]}, "discards": {"spanish": ["manolas"]}}
        state, events = GAME.resume(read_start(base_rules(), position | cards).state)
        assert GAME.pending(state)[0].seat is SPANISH
        views.append((GAME.view(state, FRENCH), GAME.view(state, None), [event.seen_by(FRENCH) for event in events]))
        after, told = GAME.apply(state, SPANISH, Pass())
        assert "pass" not in str(told).lower()
        assert GAME.view(after, FRENCH).hand_sizes == (0, 1)
    assert views[0] == views[1]


def test_Q_20_isma_is_the_spanish_player() -> None:
    """A printing slip of the source; the example of play here names sides only."""
    from tests.rules.catalogue import RULES

    assert "Isma" not in (RULES / "example_of_play.md").read_text("utf-8")


def test_Q_22_the_choice_is_secret_until_it_is_played() -> None:
    (murat, murat_told), (guns, guns_told) = opened("murat"), opened("artilleria")
    seen = [[event.seen_by(SPANISH) for event in told if event.code == "kept"] for told in (murat_told, guns_told)]
    assert seen[0] == seen[1]
    assert len(seen[0]) == 1
    assert GAME.view(murat, SPANISH).discards == GAME.view(guns, SPANISH).discards


def test_Q_3_the_map_agrees_with_the_attested_neighbours() -> None:
    assert base_rules().board.neighbours[4] == (2, 3, 5, 8)
    attested = {edge for edge, entry in base_edition().edges.items() if entry.certainty == "attested"}
    assert {(2, 4), (3, 4), (4, 5), (4, 8)} <= attested


def at_turn_2() -> State:
    rng = random.Random(2)
    state, _ = opened("murat")
    while state.turn == 1:
        seat = GAME.pending(state)[0].seat
        state, _ = GAME.apply(
            state, seat, Write(()) if GAME.phase(state) == "write" else GAME.options(state, seat).sample(rng)
        )
    assert GAME.phase(state) == "draw"
    assert not any(isinstance(action, Deal) for action in GAME.options(state, SPANISH))
    return state
