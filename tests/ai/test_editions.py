"""Whatever an edition says, every opponent plays it, and hints and hindsight speak of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.random_editions import random_edition

from dosdemayo.ai.hindsight import order_states, prospects
from dosdemayo.ai.hints import hint
from dosdemayo.ai.levels import bot, opponents
from dosdemayo.content import Edition, base_edition, override, ruleset
from dosdemayo.engine import CHANCE, Game, State
from dosdemayo.i18n import Catalog, Teller

#: Cards that are immediate in the base edition, made playable by hand: nobody has a habit for a card by its name.
PLAYABLE = override(
    base_edition(),
    {"cards": {card: {"immediate": False, "windows": ["any"]} for card in ("colaboracion", "fusilamientos")}},
    Path("playable.toml"),
)
#: Turns that are played in the short form.
FEW = 2


def play(edition: Edition, name: str, seed: int, turns: int = 10) -> list[State]:
    """One opponent on both sides, to the end or so many turns far."""
    rules = ruleset(edition)
    rules = replace(rules, turns=min(turns, rules.turns))
    game, rng = Game(rules), Random(seed)
    player, states = bot(name, rules), [game.start()]
    while (state := states[-1]).outcome is None:
        seat = game.pending(state)[0].seat
        options = game.options(state, seat)
        action = options.sample(rng) if seat is CHANCE else player.answer(game.view(state, seat), options, rng)
        states.append(game.apply(state, seat, action)[0])
    return states


def advise(edition: Edition, states: list[State], every: int) -> None:
    """A hint for each question of some positions, told in words, and how the game looks afterwards."""
    game = Game(ruleset(edition))
    teller = Teller(Catalog("en"), edition)
    for state in states[:-1:every]:
        for decision in game.pending(state):
            if decision.seat is not CHANCE:
                hint(game.rules, game.view(state, decision.seat), game.options(state, decision.seat))
    for card in edition.cards:
        assert teller.cards.effect(card)
    prospects(game.rules, order_states(game, states))


@pytest.mark.parametrize(("seed", "name"), list(enumerate(opponents())))
def test_every_opponent_plays_random_editions(seed: int, name: str) -> None:
    play(random_edition(seed), name, seed, FEW)


@pytest.mark.parametrize("name", opponents())
def test_a_card_that_was_immediate_can_be_played_by_hand(name: str) -> None:
    play(PLAYABLE, name, 1, FEW)


@pytest.mark.parametrize("seed", range(3))
def test_random_editions_are_advised_on(seed: int) -> None:
    edition = random_edition(seed)
    advise(edition, play(edition, "beginner", seed), 8)


@pytest.mark.long
@pytest.mark.parametrize("name", opponents())
@pytest.mark.parametrize("seed", range(100, 120))
def test_every_opponent_plays_random_editions_at_length(seed: int, name: str) -> None:
    edition = random_edition(seed)
    advise(edition, play(edition, name, seed), 20)


@pytest.mark.long
@pytest.mark.parametrize("name", opponents())
def test_immediate_cards_by_hand_at_length(name: str) -> None:
    for seed in range(5):
        advise(PLAYABLE, play(PLAYABLE, name, seed), 20)
