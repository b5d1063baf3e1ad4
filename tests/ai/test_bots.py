"""Every level plays whole games by the rules, answers alike to the same view, and sees nothing that it may not."""

from random import Random

import pytest

from dosdemayo.ai import Thought, bot, levels
from dosdemayo.belief import sample
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game
from dosdemayo.engine.actions import Pass
from dosdemayo.engine.spaces import WindowOptions
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


class NoLuck(Random):
    """Fails whoever draws a number."""

    def random(self) -> float:
        raise AssertionError("a number was drawn")

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError("a number was drawn")


@pytest.mark.parametrize("name", [*LEVELS, "strong-bold", "strongest-careful"])
def test_who_can_only_pass_passes_without_a_thought(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every card window, early or late, and with nothing imagined, tried or drawn."""
    monkeypatch.setattr("dosdemayo.ai.search.sample", lambda *_: pytest.fail("it imagined a position"))
    player, windows = bot(name, RULES), set()
    nothing = WindowOptions((), ())
    for played in play_random(Game(RULES), Random(5)):
        for seat, kind in Game(RULES).pending(played.after):
            if kind.window is not None:
                windows.add(kind.window)
                view = Game(RULES).view(played.after, seat)
                assert player.think(view, nothing, NoLuck(1)) == Thought(Pass())
                assert player.answer(view, nothing, NoLuck(1)) == Pass()
    assert len(windows) > 1


@pytest.mark.parametrize("name", LEVELS)
def test_an_answer_follows_from_a_thought(name: str) -> None:
    """Drawn from the mix if there is one; what is tried is worth what the thought says."""
    game, player, mixed, tried = Game(RULES), bot(name, RULES), 0, 0
    for played in play_random(game, Random(4)):
        for seat, kind in game.pending(played.after):
            if seat is CHANCE:
                continue
            view, options, rng = game.view(played.after, seat), game.options(played.after, seat), Random(9)
            thought = player.think(view, options, rng)
            assert thought.draw(rng) == player.answer(view, options, Random(9)), kind
            assert thought.answer in options
            if thought.mix:
                mixed += 1
                assert thought.answer == max(thought.mix, key=lambda pair: pair[1])[0]
                assert sum(chance for _, chance in thought.mix) == pytest.approx(1)
            if thought.tried:
                tried += 1
                assert thought.value == thought.tried[thought.answer]
    assert (mixed > 0) == (tried > 0) == player.mixes


def test_levels_have_names_of_their_own_and_say_what_to_expect() -> None:
    assert len(set(LEVELS)) == len(LEVELS) >= 3
    assert all(level.description.endswith(".") for level in levels())


def test_an_unknown_level_is_refused_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match="beginner"):
        bot("marshal", RULES)
