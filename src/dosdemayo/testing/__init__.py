"""The public test kit: positions in a few words, random games, and checks of what must always hold.

Strategies for hypothesis are in `dosdemayo.testing.strategies`, which needs that library.
"""

from dosdemayo.testing.checks import check_ruleset, options_faults, position_faults
from dosdemayo.testing.play import MOST_QUESTIONS, EndlessGameError, Played, play_random, random_game, random_record
from dosdemayo.testing.scenario import scenario

__all__ = [
    "MOST_QUESTIONS",
    "EndlessGameError",
    "Played",
    "check_ruleset",
    "options_faults",
    "play_random",
    "position_faults",
    "random_game",
    "random_record",
    "scenario",
]
