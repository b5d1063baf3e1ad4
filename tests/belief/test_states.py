"""Sampled positions look exactly like the view, and what is really so is always among what is believed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from dosdemayo.belief import hands, sample
from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, Order, Seat, State
from dosdemayo.engine.actions import Write
from dosdemayo.engine.ids import WINDOWS
from dosdemayo.testing import play_random, position_faults, scenario

READERS: list[Seat | None] = [FRENCH, SPANISH, None]
BLOCKS, GAMES = 10, 6


def asks_chance(state: State) -> bool:
    """Nobody sees the game while chance is to answer: it answers at once."""
    return bool(state.questions) and state.questions[-1].kind in ("deal", "discard")


def seen_states(game: Game, rng: Random) -> Iterator[State]:
    """A random game without the moments at which chance takes a card in a card window (Q-112): no view tells them."""
    for played in play_random(game, rng):
        state = played.after
        if not (asks_chance(state) and game.phase(state) in WINDOWS):
            yield state


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("strict", [False, True])
def test_samples_look_like_the_view(block: int, strict: bool) -> None:
    rules = base_rules(strict)
    game = Game(rules)
    for number in range(GAMES):
        rng = Random(f"{block}/{number}")
        for state in seen_states(game, rng):
            for reader in READERS:
                view = game.view(state, reader)
                guess = sample(view, rules, rng)
                assert game.view(guess, reader) == view
                assert position_faults(rules, guess) == []


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_true_hand_is_always_possible(block: int) -> None:
    rules = base_rules()
    game = Game(rules)
    for number in range(GAMES // 2):
        for state in seen_states(game, Random(f"true {block}/{number}")):
            for reader in READERS:
                view = game.view(state, reader)
                for side in (FRENCH, SPANISH):
                    if side is not reader:
                        assert dict(hands(view, rules, side))[state.hands[side]] > 0


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_same_is_asked_and_the_game_goes_on(block: int) -> None:
    """A sampled position asks what the true one asks, at the same step of the turn, and can be played to its end."""
    rules = base_rules()
    game = Game(rules)
    for number in range(GAMES // 2):
        rng = Random(f"asked {block}/{number}")
        for state in seen_states(game, rng):
            for reader in (FRENCH, SPANISH):
                guess = sample(game.view(state, reader), rules, rng)
                if not asks_chance(state) and state.outcome is None:
                    assert game.pending(guess) == game.pending(state)
                    assert guess.step == state.step
                if rng.random() < 0.05 and state.outcome is None:
                    *_, last = play_random(game, rng, start=guess)
                    assert last.after.outcome is not None


def test_a_sealed_sheet_is_chosen_anew() -> None:
    state = scenario(step="write", french={1: 3, 2: 3}, spanish={4: 1, 9: 1, 17: 1})
    game = Game(base_rules())
    state, _ = game.apply(state, SPANISH, Write((Order(9, 14),)))
    rng = Random(1)
    guesses = {sample(game.view(state, FRENCH), base_rules(), rng).sealed[SPANISH] for _ in range(40)}
    assert len(guesses) > 10
    assert all(isinstance(guess, Write) for guess in guesses)
    own = sample(game.view(state, SPANISH), base_rules(), rng)
    assert own.sealed == (None, Write((Order(9, 14),)))
