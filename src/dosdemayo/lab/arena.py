"""Matches between computer players: common decks, both sides, results kept block by block."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from dosdemayo.lab.fingerprint import rules_mark
from dosdemayo.lab.games import GameResult, play_game
from dosdemayo.lab.players import PrescribedOpening, player, warm
from dosdemayo.lab.run import run, runner
from dosdemayo.lab.store import JsonStore
from dosdemayo.lab.variants import BASE, Variant, from_file, rules_of

#: An opening choice that alternates with the seed.
BY_TURNS = "by turns"
#: GamesBlock that are kept together: a run that is stopped loses what is under way, a block for each process.
BLOCK_SIZE = 10


class Cell(NamedTuple):
    """Many games between the same two players under the same rules."""

    key: str
    french: str
    spanish: str
    #: How many games are promised.
    games: int
    variant: Variant = BASE
    #: The card kept (2.4), `BY_TURNS`, or nothing where the French choose.
    opening: str = ""


class GamesBlock(NamedTuple):
    """Some games of a cell: a block."""

    cell: Cell
    seeds: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.cell.key}_{self.seeds[0]}_{len(self.seeds)}"

    @property
    def size(self) -> int:
        return len(self.seeds)


def games_of(cell: Cell, seeds: Sequence[int]) -> list[GamesBlock]:
    """The blocks of these games."""
    return [GamesBlock(cell, tuple(seeds[first : first + BLOCK_SIZE])) for first in range(0, len(seeds), BLOCK_SIZE)]


def play_games(block: GamesBlock) -> list[GameResult]:
    cell, names = block.cell, (block.cell.french, block.cell.spanish)
    warm(*names)
    rules = rules_of(cell.variant)
    french, spanish = (player(name, rules) for name in names)
    results = []
    for seed in block.seeds:
        card = prescribed_card(cell, seed)
        bots = (PrescribedOpening(french, card) if card else french, spanish)
        results.append(play_game(rules, names, bots, seed))
    return results


def prescribed_card(cell: Cell, seed: int) -> str:
    """The opening choice that is prescribed for a game, if any; of a single card there is nothing to choose."""
    choice = rules_of(cell.variant).setup.choice
    return choice[seed % len(choice)] if cell.opening == BY_TURNS else cell.opening


def play_match(
    names: list[str],
    games: int,
    seed: int = 1,
    processes: int = 1,
    folder: Path | None = None,
    edition: Path | None = None,
    console: Console | None = None,
) -> list[GameResult]:
    """Every player against every other on both sides, `games` for each seat; one name alone plays itself.

    With a folder, finished blocks are kept there, and a match that was stopped goes on.
    """
    variant = from_file(edition)
    mark = "" if variant == BASE else f"_{rules_mark(rules_of(variant))}"
    pairs = list(permutations(names, 2)) if len(names) > 1 else [(names[0], names[0])]
    cells = [Cell(f"{french}_{spanish}{mark}", french, spanish, games, variant) for french, spanish in pairs]
    blocks = [block for cell in cells for block in games_of(cell, range(seed, seed + games))]
    blocks.sort(key=lambda block: block.seeds[0])  # all pairings grow together
    store = JsonStore(folder)
    run(" vs ".join(names), blocks, play_games, store, runner(processes), console)
    return [GameResult(**row) for block in blocks for row in store.load(block)]
