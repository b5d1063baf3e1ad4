"""What a turn will probably cost: each side's losses are its own."""

from random import Random

from dosdemayo.ai.foresight import PlayedOut, outlook
from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game
from dosdemayo.testing import play_random


def test_losses_are_told_of_the_side_that_has_them() -> None:
    game, compared = Game(base_rules()), 0
    for number in range(20):
        events = []
        for played in play_random(game, Random(number)):
            events += played.events
        state = played.after
        told = outlook([(1.0, PlayedOut(state, events))])
        compared += state.lost[FRENCH] != state.lost[SPANISH]
        assert told.lost == state.lost
    assert compared > 5
