"""What is measured: the studies, and the cells of games that each consists of."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import NamedTuple

from dosdemayo.ai.characters import characters
from dosdemayo.ai.levels import levels
from dosdemayo.content import base_edition
from dosdemayo.lab import variants
from dosdemayo.lab.arena import BY_TURNS, Cell
from dosdemayo.lab.players import BEFORE, EIGHTFOLD, LEARNED, LIGHT
from dosdemayo.lab.variants import BASE, Variant


class Study(NamedTuple):
    name: str
    #: The page that shows it, and the folder of its data.
    page: str
    cells: tuple[Cell, ...]

    def only(self, keys: Collection[str]) -> Study:
        """The study of these cells alone, or of all if none is named."""
        known = [cell.key for cell in self.cells]
        if unknown := [key for key in keys if key not in known]:
            raise ValueError(f"{self.name} has no cell {unknown[0]!r}, but {', '.join(known)}")
        return self._replace(cells=tuple(cell for cell in self.cells if not keys or cell.key in keys))


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


def before_rung() -> Rung:
    """The strongest, and the same search with an evaluation that was learned as it was learned before."""
    return rung(levels()[-1].name, BEFORE)


def character_rungs() -> list[Rung]:
    """The strong player of each other character, and the strong player as it is."""
    return [rung(f"strong-{character.name}", "strong", 400) for character in characters() if character.boldness]


def between_strongest() -> Cell:
    """The strongest against itself, with an opening choice of its own."""
    strongest = levels()[-1].name
    return match_cell(strongest, strongest, 2000)


def balance() -> Study:
    """The strongest against itself, with an opening choice of its own and with each prescribed."""
    own = between_strongest()
    choices = base_edition()["setup.french_choice"]
    cells = (own._replace(key=f"opening-{card}", games=500, opening=card) for card in choices)
    return Study("balance", "balance", (own, *cells))


def effort() -> Study:
    """The strongest with eight times the effort, as the French and on both sides: does more thinking win more?"""
    usual = between_strongest()
    cells = (match_cell(EIGHTFOLD, spanish, 200) for spanish in (usual.spanish, EIGHTFOLD))
    return Study("effort", "balance", (usual, *cells))


def heavy() -> Study:
    """The strongest without each French card of which something is ours: how much hangs on one card?"""
    own = between_strongest()
    cells = (
        own._replace(key=f"{own.key}-{variant.key}", games=400, variant=variant)
        for variant in variants.cards()
        if base_edition().cards[variant.left_out]["side"] == "french"
    )
    return Study("heavy", "balance", (own, *cells))


def light_cell(variant: Variant, games: int = 400) -> Cell:
    return Cell(f"light-{variant.key}", LIGHT, LIGHT, games, variant, BY_TURNS)


def _variants(name: str, tried: Iterable[Variant], games: int = 400) -> Study:
    return Study(name, "balance", tuple(light_cell(variant, games) for variant in (BASE, *tried)))


def studies() -> dict[str, Study]:
    found = (
        Study("ladder", "strength", tuple(cell for step in level_rungs() for cell in step)),
        Study("value", "strength", tuple(value_rung())),
        Study("before", "strength", tuple(before_rung())),
        Study("characters", "strength", tuple(cell for step in character_rungs() for cell in step)),
        balance(),
        _variants("cards", variants.cards(), 1000),
        heavy(),
        _variants("parameters", variants.parameters()),
        _variants("edges", variants.edges()),
        effort(),
    )
    return {study.name: study for study in found}
