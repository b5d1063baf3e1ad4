"""Whoever is timed has rehearsed before: every name, once in a process, in a game that is not its own."""

from random import Random

import pytest

from dosdemayo.ai.bot import RandomBot
from dosdemayo.ai.warm import warm_up
from dosdemayo.engine import FRENCH, SPANISH, Ruleset, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.spaces import Options
from dosdemayo.lab.arena import play_match


class Noting(RandomBot):
    """Keeps who was asked, and when."""

    def __init__(self) -> None:
        self.asked: set[tuple[int | None, int]] = set()

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        self.asked.add((view.seat, view.turn))
        return super().answer(view, options, rng)


def test_a_rehearsal_covers_both_sides_and_both_ends_of_a_game() -> None:
    made: list[Noting] = []

    def make(name: str, rules: Ruleset) -> Noting:
        made.append(Noting())
        return made[-1]

    warm_up("anybody", make)
    warm_up("anybody", make)
    [player] = made
    assert player.asked == {(side, turn) for side in (FRENCH, SPANISH) for turn in (1, 2, 9, 10)}


def test_the_arena_warms_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[str] = []
    monkeypatch.setattr("dosdemayo.lab.players.warm_up", lambda name, make: warmed.append(name))
    play_match(["beginner-bold", "random"], 1)
    assert set(warmed) == {"beginner-bold", "random"}
