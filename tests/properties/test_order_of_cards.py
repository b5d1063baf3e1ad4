"""The order in which lasting cards lie on the table cannot matter."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, State
from dosdemayo.records import state_digest
from dosdemayo.testing import play_random

BLOCKS, GAMES = 10, 20


def shuffled(rng: Random, state: State) -> State:
    cards = list(state.in_play)
    while tuple(cards) == state.in_play:
        rng.shuffle(cards)
    return state._replace(in_play=tuple(cards))


def by_card(shown: Any) -> Any:
    """Options as JSON, with lists of cards in one order."""
    if isinstance(shown, dict):
        return {key: by_card(value) for key, value in shown.items()}
    if isinstance(shown, list) and shown and all(isinstance(part, dict) and "card" in part for part in shown):
        return sorted((by_card(part) for part in shown), key=lambda part: part["card"])
    return shown


def seen(game: Game, state: State) -> list[object]:
    """What each side and a spectator see, the cards in play as a set."""
    views = [game.view(state, seat) for seat in (FRENCH, SPANISH, None)]
    return [(frozenset(view.in_play), view._replace(in_play=())) for view in views]


@pytest.mark.parametrize("block", range(BLOCKS))
def test_shuffled_cards_play_the_same(block: int) -> None:
    compared = 0
    game = Game(base_rules(strict=block % 2 == 1))
    for number in range(GAMES):
        rng = Random(f"{block}/{number}")
        for before, (seat, _), action, after, events in play_random(game, rng):
            if len(before.in_play) < 2:
                continue
            other = shuffled(rng, before)
            assert game.pending(other) == game.pending(before)
            assert by_card(game.options(other, seat).to_json()) == by_card(game.options(before, seat).to_json())
            assert game.check(other, seat, action) == game.check(before, seat, action)
            assert seen(game, other) == seen(game, before)
            other_after, other_events = game.apply(other, seat, action)
            assert other_events == events
            assert state_digest(other_after) == state_digest(after)
            compared += 1
    assert compared > 100
