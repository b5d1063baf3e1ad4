"""An answer unfolded into moments is the answer applied, and tells of every card window."""

from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, Game, Refused
from dosdemayo.engine.actions import Draw
from dosdemayo.table import unfold

WINDOWS = ["preparation", "orders", "movement", "after_movement", "resolution", "after_resolution"]


def test_moments_add_up_to_apply() -> None:
    game, rng = Game(base_rules()), Random(1808)
    for _ in range(20):
        state, windows = game.start(), []
        while game.pending(state):
            seat = game.pending(state)[0].seat
            action = game.options(state, seat).sample(rng)
            moments = unfold(game, state, seat, action)
            end, events = game.apply(state, seat, action)
            assert moments[-1].state == end
            assert [event for moment in moments for event in moment.events] == events
            windows += [moment.window for moment in moments if moment.window]
            state = end
        whole_turns, rest = divmod(len(windows), 6)
        assert windows == WINDOWS * whole_turns + WINDOWS[:rest]


def test_a_window_is_seen_before_what_follows_it() -> None:
    """Nobody can play after the last movement of turn 1, so fights and the next turn come in the same answer."""
    game, rng = Game(base_rules()), Random(4)
    seen = 0
    for _ in range(30):
        state = game.start()
        while game.pending(state):
            seat = game.pending(state)[0].seat
            action = game.options(state, seat).sample(rng)
            moments = unfold(game, state, seat, action)
            for moment in moments[:-1]:
                if moment.window == "resolution" and any(e.code == "fight" for e in moments[-1].events):
                    assert moment.state.turn <= moments[-1].state.turn
                    assert not any(event.code == "fight" for event in moment.events)
                    seen += moment.state.lost != moments[-1].state.lost
            state = moments[-1].state
    assert seen > 0


def test_a_refused_answer_has_no_moments() -> None:
    game = Game(base_rules())
    with pytest.raises(Refused):
        unfold(game, game.start(), FRENCH, Draw(True))
