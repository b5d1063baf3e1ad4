"""What is played: cells of many games between the same two players under the same rules, and the studies they make."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from dosdemayo.ai.levels import levels
from dosdemayo.content import base_edition
from dosdemayo.lab.arena import GameResult, play_game, warm
from dosdemayo.lab.strength import variants
from dosdemayo.lab.strength.players import LIGHT, Keeper, bot_of
from dosdemayo.lab.strength.variants import BASE, Variant, rules_of

#: An opening choice that alternates with the seed.
BY_TURNS = "by turns"
#: Games kept together: a run that is stopped loses what is under way, a block for each process.
BLOCK = 10


class Cell(NamedTuple):
    key: str
    french: str
    spanish: str
    #: How many games are promised.
    games: int
    variant: Variant = BASE
    #: The card kept (2.4), `BY_TURNS`, or nothing where the French choose.
    opening: str = ""


class Study(NamedTuple):
    name: str
    #: The page that tells it, and the folder of its data.
    page: str
    cells: tuple[Cell, ...]


class Block(NamedTuple):
    cell: Cell
    seeds: tuple[int, ...]


def match_cell(french: str, spanish: str, games: int = 1000) -> Cell:
    return Cell(f"{french}-{spanish}", french, spanish, games)


def ladder() -> Study:
    """For each level and the one below: each as the French and as the Spanish against the one below."""
    names = [level.name for level in levels()]
    steps = (((below, below), (level, below), (below, level)) for below, level in pairwise(names))
    return Study("ladder", "strength", tuple(match_cell(*pair) for step in steps for pair in step))


def balance() -> Study:
    """The strongest against itself, with each opening choice."""
    strongest = levels()[-1].name
    choices = base_edition()["setup.french_choice"]
    cells = (Cell(f"opening-{card}", strongest, strongest, 1000, opening=card) for card in choices)
    return Study("balance", "balance", tuple(cells))


def light_cell(variant: Variant) -> Cell:
    return Cell(f"light-{variant.key}", LIGHT, LIGHT, 400, variant, BY_TURNS)


def _variants(name: str, tried: Iterable[Variant]) -> Study:
    return Study(name, "balance", tuple(light_cell(variant) for variant in (BASE, *tried)))


def studies() -> dict[str, Study]:
    found = (
        ladder(),
        balance(),
        _variants("cards", variants.cards()),
        _variants("parameters", variants.parameters()),
        _variants("edges", variants.edges()),
    )
    return {study.name: study for study in found}


def kept_card(cell: Cell, seed: int) -> str:
    """The opening choice that is prescribed for a game, if any; of a single card there is nothing to choose."""
    choice = rules_of(cell.variant).setup.choice
    return choice[seed % len(choice)] if cell.opening == BY_TURNS else cell.opening


def play_block(block: Block) -> list[GameResult]:
    return list(_games(*block))


def _games(cell: Cell, seeds: Iterable[int]) -> Iterator[GameResult]:
    french, spanish = (bot_of(name, cell.variant) for name in (cell.french, cell.spanish))
    warm(french, spanish)
    for seed in seeds:
        card = kept_card(cell, seed)
        bots = (Keeper(french, card) if card else french, spanish)
        yield play_game(rules_of(cell.variant), (cell.french, cell.spanish), bots, seed)
