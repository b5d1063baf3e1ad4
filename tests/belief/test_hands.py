"""Which hands the other side can hold, and how likely each is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from dosdemayo.belief import BeliefError, Hand, hands, sample
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, InPlay, Order, Seat, State
from dosdemayo.engine.actions import Action, Choose, Deal, Draw, Pass, Play, Write
from dosdemayo.testing import scenario

RULES = base_rules()
GAME = Game(RULES)
TRAPS = {"colaboracion", "la_turba_se_dispersa", "fusilamientos"}
CHOICE = {"artilleria", "murat"}
ORDINARY = set(RULES.decks[FRENCH]) - TRAPS - CHOICE


def after(*answers: tuple[Seat, Action]) -> State:
    state = GAME.start()
    for seat, action in answers:
        state, _ = GAME.apply(state, seat, action)
    return state


def believed(state: State, seat: Seat) -> dict[Hand, int]:
    return dict(hands(GAME.view(state, seat), RULES))


def quiet_turn(state: State) -> State:
    """On to the next turn: nobody orders, plays or draws."""
    turn = state.turn
    while state.turn == turn:
        seat, kind = GAME.pending(state)[0]
        action: Action = Write(()) if kind == "orders" else Draw(False) if kind == "draw" else Pass()
        state, _ = GAME.apply(state, seat, action)
    return state


def french_draw(state: State, card: str) -> State:
    answers: list[tuple[Seat, Action]] = [(SPANISH, Draw(False)), (FRENCH, Draw(True)), (CHANCE, Deal(card))]
    for answer in answers:
        state, _ = GAME.apply(state, *answer)
    return state


def test_the_spanish_start_with_the_card_they_took() -> None:
    assert believed(GAME.start(), FRENCH) == {("jose_blas_molina",): 1}


def test_nothing_is_kept_before_the_choice() -> None:
    assert believed(GAME.start(), SPANISH) == {(): 1}


def test_one_of_two_cards_was_kept() -> None:
    state = after((FRENCH, Choose("murat")))
    assert believed(state, SPANISH) == {("artilleria",): 1, ("murat",): 1}


def test_a_stop_in_the_first_window_reveals_the_guns() -> None:
    """Only Artillería can be played there: whoever sees the game wait knows. Hiding it is the table's part."""
    state = after((FRENCH, Choose("artilleria")))
    assert believed(state, SPANISH) == {("artilleria",): 1}
    state, _ = GAME.apply(state, FRENCH, Pass())
    assert believed(state, SPANISH) == {("artilleria",): 1, ("murat",): 1}


def test_the_start_card_stays_in_hand_until_it_is_seen() -> None:
    state = quiet_turn(after((FRENCH, Choose("murat"))))
    for seat, action in ((SPANISH, Draw(True)), (FRENCH, Draw(False)), (CHANCE, Deal("heroinas"))):
        state, _ = GAME.apply(state, seat, action)
    possible = believed(state, FRENCH)
    assert len(possible) == 10
    assert all("jose_blas_molina" in hand for hand in possible)
    assert set(possible.values()) == {1}


def brute_force(draws: int) -> dict[Hand, Fraction]:
    """French hands after some draws that showed no immediate card, by going through every order of drawing."""
    chances: Counter[Hand] = Counter()
    for kept in CHOICE:
        deck = sorted(set(RULES.decks[FRENCH]) - {kept})
        for drawn in permutations(deck, draws):
            if not TRAPS & set(drawn):
                chances[tuple(sorted((kept, *drawn)))] += 1
    total = sum(chances.values())
    return {hand: Fraction(number, total) for hand, number in chances.items()}


@pytest.mark.parametrize("draws", [1, 2, 3])
def test_weights_are_those_of_uniform_draws(draws: int) -> None:
    state = quiet_turn(after((FRENCH, Choose("murat"))))
    for card in ("desorden", "paz_paz", "caballeria")[:draws]:
        if GAME.phase(state) != "draw":
            state = quiet_turn(state)
        state = french_draw(state, card)
    possible = believed(state, SPANISH)
    total = sum(possible.values())
    assert {hand: Fraction(weight, total) for hand, weight in possible.items()} == brute_force(draws)


def test_a_kept_card_seen_in_the_first_turn_settles_the_choice() -> None:
    state = after((FRENCH, Choose("artilleria")), (FRENCH, Play("artilleria")))
    assert believed(state, SPANISH) == {(): 1}
    state = french_draw(quiet_turn(state), "desorden")
    assert believed(state, SPANISH) == dict.fromkeys([(card,) for card in sorted(ORDINARY | {"murat"})], 1)


def test_a_choice_card_played_later_may_have_been_drawn() -> None:
    """Artillería put in play in turn 2: kept, or drawn while Murat is still in hand."""
    state = french_draw(quiet_turn(quiet_first_window("artilleria")), "desorden")
    state, _ = GAME.apply(state, FRENCH, Play("artilleria"))
    possible = believed(state, SPANISH)
    assert possible == {("murat",): 2} | dict.fromkeys([(card,) for card in ORDINARY], 1)


def quiet_first_window(kept: str) -> State:
    state = after((FRENCH, Choose(kept)))
    return GAME.apply(state, FRENCH, Pass())[0]


def test_an_immediate_card_is_never_held() -> None:
    state = scenario(hands=(("murat", "desorden"), ()), decks=(("fusilamientos", "colaboracion"), ()))
    assert all(not TRAPS & set(hand) for hand in believed(state, SPANISH))


def test_an_order_into_a_closed_area_betrays_the_prisoners() -> None:
    state = closed_streets(hand=("presos_de_la_carcel", "heroinas"))
    for seat, action in ((SPANISH, Write((Order(12, 15),))), (FRENCH, Write((Order(14, 15),)))):
        state, _ = GAME.apply(state, seat, action)
    assert GAME.phase(state) == "movement"
    possible = believed(state, FRENCH)
    assert len(possible) > 1
    assert all("presos_de_la_carcel" in hand for hand in possible)


def test_in_strict_play_such_an_order_may_be_a_bluff() -> None:
    strict = base_rules(strict=True)
    game = Game(strict)
    state = closed_streets(hand=("alcalde_de_mostoles",), rules=strict)
    state, _ = game.apply(state, SPANISH, Pass())
    for seat, action in ((SPANISH, Write((Order(12, 15),))), (FRENCH, Write(()))):
        state, _ = game.apply(state, seat, action)
    assert game.phase(state) == "movement"
    possible = dict(hands(game.view(state, FRENCH), strict))
    assert ("presos_de_la_carcel",) in possible
    assert ("alcalde_de_mostoles",) in possible


def closed_streets(hand: tuple[str, ...], rules=RULES) -> State:
    return scenario(
        turn=6,
        step="orders",
        french={14: 1, 15: 1, 16: 1},
        spanish={12: 2},
        hands=((), hand),
        decks=((), tuple(card for card in RULES.decks[SPANISH] if card not in (*hand, "jose_blas_molina"))),
        in_play=[InPlay("artilleria", 0, 1)],
        rules=rules,
    )


def test_a_spectator_says_whose_hand_is_meant() -> None:
    state = after((FRENCH, Choose("murat")))
    view = GAME.view(state, None)
    assert dict(hands(view, RULES, SPANISH)) == {("jose_blas_molina",): 1}
    assert dict(hands(view, RULES, FRENCH)) == {("artilleria",): 1, ("murat",): 1}
    with pytest.raises(BeliefError, match="which side"):
        hands(view, RULES)


def test_an_impossible_view_is_refused() -> None:
    view = GAME.view(GAME.start(), FRENCH)._replace(hand_sizes=(0, 12))
    with pytest.raises(BeliefError, match="no spanish hand of 12"):
        hands(view, RULES)
    with pytest.raises(BeliefError):
        sample(view, RULES, Random(0))


def test_sampling_follows_the_weights() -> None:
    """Turn 2, one card drawn: both choice cards in hand is twice as likely as any other single hand."""
    state = french_draw(quiet_turn(after((FRENCH, Choose("murat")))), "desorden")
    view, rng = GAME.view(state, SPANISH), Random(7)
    found = Counter(sample(view, RULES, rng).hands[FRENCH] for _ in range(2800))
    assert found.keys() == dict(hands(view, RULES)).keys()
    both = found.pop(("artilleria", "murat"))
    assert 330 < both < 470
    assert all(130 < number < 270 for number in found.values())
