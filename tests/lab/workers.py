"""What workers of the study tests do; processes import it by name."""

import os
import signal
from functools import partial
from pathlib import Path

from dosdemayo.engine import Ruleset
from dosdemayo.lab.study.blocks import play_block
from dosdemayo.lab.study.plan import Block
from dosdemayo.lab.study.players import RandomPlayer
from dosdemayo.lab.study.records import Columns


def own_bot(rules: Ruleset) -> RandomPlayer:
    """A bot of one's own, as `tests.lab.workers:own_bot`."""
    assert rules.turns == 10
    return RandomPlayer()


def note_and_play(folder: Path, block: Block) -> Columns:
    """Notes that a block is being played."""
    with (folder / f"played-{block.number}").open("a") as file:
        file.write("x")
    return play_block(block)


def die_once(folder: Path, fatal: int, block: Block) -> Columns:
    """The worker that plays this block is killed the first time."""
    fuse = folder / "fuse"
    if block.number == fatal and not fuse.exists():
        fuse.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return note_and_play(folder, block)


def always_die(block: Block) -> Columns:
    os.kill(os.getpid(), signal.SIGKILL)
    return play_block(block)


def killer(folder: Path, fatal: int) -> partial[Columns]:
    return partial(die_once, folder, fatal)
