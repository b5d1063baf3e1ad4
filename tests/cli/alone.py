"""One person and a computer at a terminal, with a clock that goes only when somebody thinks or pauses."""

from collections.abc import Callable
from random import Random

import pytest

from dosdemayo.ai import Bot
from dosdemayo.cli.play.computer import Computer, Opponent, Watch
from dosdemayo.cli.play.hotseat import HotSeat
from dosdemayo.cli.play.save import Save
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.settings import Settings
from dosdemayo.content import base_edition
from dosdemayo.engine import FRENCH, SIDES, Side, View, enemy
from dosdemayo.engine.actions import Action, Deny, Draw, Pass, Write
from dosdemayo.engine.options import Options
from dosdemayo.records import Header, Player
from dosdemayo.table import Dealer, Table

by_side = pytest.mark.parametrize("side", SIDES, ids=lambda side: side.label)


class Time(Watch):
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


def sit(
    table: Table, side: Side, player: Bot, seed: int = 1, watch: Watch | None = None, level: str = "any"
) -> HotSeat:
    """A person on `side`, and this player on the other."""
    settings = Settings()
    screen = Screen(settings)
    table.record.header = header_against(level, enemy(side))
    opponents = [Opponent(level, player)]
    computer = Computer(settings, screen, table, enemy(side), opponents, Random(f"{seed}/computer"), watch)
    return HotSeat(settings, table, screen, Dealer(Random(seed)), Save(table, base_edition(), None), computer)
