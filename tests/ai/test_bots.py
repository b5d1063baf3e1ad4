"""Every level plays whole games by the rules, answers alike to the same view, and sees nothing that it may not."""

from random import Random

import pytest

from dosdemayo.ai import bot, levels
from dosdemayo.belief import sample
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game
from dosdemayo.testing import play_random

RULES = base_rules()
LEVELS = [level.name for level in levels()]


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("side", [FRENCH, SPANISH])
def test_a_level_plays_whole_games_by_the_rules(name: str, side: int) -> None:
    game, player = Game(RULES), bot(name, RULES)
    for number in range(3):
        rng = Random(number)
        state = game.start()
        while state.outcome is None:
            seat = game.pending(state)[0].seat
            options = game.options(state, seat)
            answer = player.answer(game.view(state, seat), options, rng) if seat == side else options.sample(rng)
            assert answer in options
            state, _ = game.apply(state, seat, answer)


@pytest.mark.parametrize("name", LEVELS)
def test_unseen_cards_dealt_anew_leave_every_answer_as_it_was(name: str) -> None:
    """Rule 1.8: the hidden hand, the decks and a sealed sheet are dealt anew; the answer must not move."""
    game, player = Game(RULES), bot(name, RULES)
    changed = 0
    for number in range(3):
        rng = Random(f"leak {number}")
        for played in play_random(game, rng):
            state = played.after
            for seat, kind in game.pending(state):
                if seat is CHANCE or (kind.startswith("window") and rng.random() < 0.5):
                    continue
                view = game.view(state, seat)
                other = sample(view, RULES, rng)
                changed += other.hands != state.hands
                assert game.view(other, seat) == view
                before = player.answer(view, game.options(state, seat), Random(number))
                after = player.answer(game.view(other, seat), game.options(other, seat), Random(number))
                assert after == before, kind
    assert changed > 10


def test_levels_have_names_of_their_own_and_say_what_to_expect() -> None:
    assert len(set(LEVELS)) == len(LEVELS) >= 3
    assert all(level.description.endswith(".") for level in levels())


def test_an_unknown_level_is_refused_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match="beginner"):
        bot("marshal", RULES)
