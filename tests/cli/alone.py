"""One person and a computer at a terminal, with a clock that goes only when somebody thinks or pauses."""

from collections.abc import Callable
from random import Random

import pytest

from dosdemayo.ai import Bot
from dosdemayo.cli.play.computer import Computer, LevelBot, Stopwatch
from dosdemayo.cli.play.save import Save
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.terminal_game import TerminalGame, dice_of
from dosdemayo.cli.play.text_game import TextGame
from dosdemayo.cli.settings import Settings
from dosdemayo.content import base_edition
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Side, View
from dosdemayo.engine.actions import Action, Deny, Draw, Pass, Write
from dosdemayo.engine.spaces import Options
from dosdemayo.records import Header, Player, Record

by_side = pytest.mark.parametrize("side", SIDES, ids=lambda side: side.label)


class Time(Stopwatch):
    """Goes by only when somebody thinks or pauses."""

    def __init__(self) -> None:
        self.now = 0.0

    def pass_by(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds

    def time(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.pass_by(seconds)


class Still:
    """Plays no card, draws none, moves nobody: the same answers, whatever it holds."""

    def __init__(
        self, time: Time | None = None, thought: Callable[[View], float] = lambda view: 0.0, dice: int = 0
    ) -> None:
        self.time = time or Time()
        self.thought = thought
        self.dice = dice
        self.seen: list[View] = []

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        self.seen.append(view)
        self.time.pass_by(self.thought(view))
        for _ in range(self.dice):
            rng.random()
        still = (Pass(), Draw(False), Deny(False), Write(()))
        return next((action for action in still if action in options), None) or next(iter(options))


def header_against(level: str, computer: Side) -> Header:
    player = Player.computer(level)
    return Header(french=player) if computer is FRENCH else Header(spanish=player)


def alone(side: Side, seed: int | None = 1, level: str = "any") -> TerminalGame:
    """A new game of a person on `side` against the computer."""
    computer = Player.computer(level)
    header = Header(french=computer) if side is SPANISH else Header(spanish=computer)
    return TerminalGame(Record(header), base_edition(), dice_of(seed))


def sit(live: TerminalGame, player: Bot, watch: Stopwatch | None = None) -> TextGame:
    """This player plays for the computer."""
    settings = Settings()
    screen = Screen(settings)
    side = live.match.terms.computer
    assert side is not None
    opponent = LevelBot(live.match.level(live.turn), player)
    computer = Computer(settings, screen, live, side, [opponent], watch)
    return TextGame(settings, live, screen, Save(live, None), computer)
