"""What a study plays: pairings of players, cut into blocks that each carry their own seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from dosdemayo.lab.fingerprint import rules_mark
from dosdemayo.lab.variants import BASE, Variant, rules_of

#: Games in a block: a second or so of random play in the kernel, a few minutes of a thinking bot.
BLOCK_SIZE = 1000


class Pairing(NamedTuple):
    """Who plays which side. A player is a level of the computer opponent, `random`, or `module:maker`."""

    french: str
    spanish: str


class Batch(NamedTuple):
    """Some games of one pairing: a block. What they are depends on these fields alone, wherever they are played."""

    pairing: Pairing
    seed: int
    number: int
    games: int
    variant: Variant = BASE

    @property
    def name(self) -> str:
        """The name of its file."""
        players = "--".join("".join(c if c.isalnum() else "_" for c in player) for player in self.pairing)
        mark = "" if self.variant == BASE else f"--{rules_mark(rules_of(self.variant))}"
        return f"{players}{mark}/seed{self.seed}-block{self.number:06d}-games{self.games}"

    @property
    def size(self) -> int:
        return self.games

    def seeds(self) -> np.random.SeedSequence:
        """The child of the study's seed and players with the block's number; its games draw theirs from it."""
        players = [int.from_bytes(player.encode()) for player in self.pairing]
        return np.random.SeedSequence([self.seed, *players], spawn_key=(self.number,))


@dataclass(frozen=True)
class StudyPlan:
    pairings: tuple[Pairing, ...]
    games: int
    seed: int = 1
    block_size: int = BLOCK_SIZE
    variant: Variant = BASE

    def blocks(self) -> Iterator[Batch]:
        for pairing in self.pairings:
            for number, first in enumerate(range(0, self.games, self.block_size)):
                yield Batch(pairing, self.seed, number, min(self.block_size, self.games - first), self.variant)
