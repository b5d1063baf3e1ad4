"""What workers of the study tests do; processes import it by name."""

import os
import signal
from functools import partial
from pathlib import Path

from dosdemayo.ai import RandomBot
from dosdemayo.engine import Ruleset
from dosdemayo.lab.study.games import play_batch
from dosdemayo.lab.study.plan import Batch
from dosdemayo.lab.study.records import Columns


def own_bot(rules: Ruleset) -> RandomBot:
    """A bot of one's own, as `tests.lab.workers:own_bot`."""
    assert rules.turns == 10
    return RandomBot()


def note_and_play(folder: Path, block: Batch) -> Columns:
    """Notes that a block is being played."""
    with (folder / f"played-{block.number}").open("a") as file:
        file.write("x")
    return play_batch(block)


def die_once(folder: Path, fatal: int, block: Batch) -> Columns:
    """The worker that plays this block is killed the first time."""
    fuse = folder / "fuse"
    if block.number == fatal and not fuse.exists():
        fuse.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return note_and_play(folder, block)


def always_die(block: Batch) -> Columns:
    os.kill(os.getpid(), signal.SIGKILL)
    return play_batch(block)


def killer(folder: Path, fatal: int) -> partial[Columns]:
    return partial(die_once, folder, fatal)
