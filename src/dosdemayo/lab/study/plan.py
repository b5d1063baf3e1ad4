"""What a study plays: pairings of players, cut into blocks that each carry their own seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

#: Games in a block: a second or so of random play in the kernel, a few minutes of a thinking bot.
BLOCK_SIZE = 1000


class Pairing(NamedTuple):
    """Who plays which side. A player is a level of the computer opponent, `random`, or `module:maker`."""

    french: str
    spanish: str

    @property
    def name(self) -> str:
        return f"{self.french} vs {self.spanish}"


class Block(NamedTuple):
    """Some games of one pairing. What they are depends on these fields alone, wherever they are played."""

    pairing: Pairing
    seed: int
    index: int
    games: int

    @property
    def key(self) -> str:
        """The name of its file."""
        players = "--".join("".join(c if c.isalnum() else "_" for c in player) for player in self.pairing)
        return f"{players}/seed{self.seed}-block{self.index:06d}-games{self.games}"

    def seeds(self) -> list[np.random.SeedSequence]:
        """One for each game. The block's own sequence is the child of the study's seed with the block's number."""
        players = [int.from_bytes(player.encode()) for player in self.pairing]
        root = np.random.SeedSequence([self.seed, *players], spawn_key=(self.index,))
        return root.spawn(self.games)


@dataclass(frozen=True)
class Plan:
    pairings: tuple[Pairing, ...]
    games: int
    seed: int = 1
    block_size: int = BLOCK_SIZE

    def blocks(self) -> Iterator[Block]:
        for pairing in self.pairings:
            for index, first in enumerate(range(0, self.games, self.block_size)):
                yield Block(pairing, self.seed, index, min(self.block_size, self.games - first))
