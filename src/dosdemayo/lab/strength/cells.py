"""What is played: cells of many games between the same two players under the same rules, and the studies they make."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from dosdemayo.ai.characters import characters
from dosdemayo.ai.levels import levels
from dosdemayo.content import base_edition
from dosdemayo.lab.arena import GameResult, play_game, warm
from dosdemayo.lab.strength import variants
from dosdemayo.lab.strength.players import LEARNED, LIGHT, WINS, Keeper, bot_of
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


class Rung(NamedTuple):
    """A player compared with another, on each side and against that other."""

    common: Cell
    as_french: Cell
    as_spanish: Cell


def rung(level: str, below: str, games: int = 1000) -> Rung:
    return Rung(match_cell(below, below, games), match_cell(level, below, games), match_cell(below, level, games))


def level_rungs() -> list[Rung]:
    """Each level and the one below."""
    return [rung(level, below) for below, level in pairwise(level.name for level in levels())]


def value_rung() -> Rung:
    """The learned evaluation and the hand-written one, with the same search and the same budget."""
    return rung(LEARNED, "strong", 400)


def grade_rung() -> Rung:
    """The learned evaluation, and one that was learned from wins and losses alone."""
    return rung(LEARNED, WINS, 400)


def character_rungs() -> list[Rung]:
    """The strong player of each other character, and the strong player as it is."""
    return [rung(f"strong-{character.name}", "strong", 400) for character in characters() if character.boldness]


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
        Study("ladder", "strength", tuple(cell for step in level_rungs() for cell in step)),
        Study("value", "strength", tuple(value_rung())),
        Study("grade", "strength", tuple(grade_rung())),
        Study("characters", "strength", tuple(cell for step in character_rungs() for cell in step)),
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
