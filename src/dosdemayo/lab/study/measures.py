"""Numbers drawn from the games of a study."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from dosdemayo.engine import Ruleset
from dosdemayo.lab.stats import Estimate, Rate, Z, newcombe
from dosdemayo.lab.study.records import fights, held, lost, played

Array = npt.NDArray[np.float64]
Marks = npt.NDArray[np.bool_]
#: Fewer games than this say nothing about an opening.
ENOUGH = 30


class CardValue(NamedTuple):
    card: str
    side: str
    #: Games in which its owner held it at some time.
    held: int
    #: The owner's share of wins in those, against games in which as many cards were held but not this one.
    holding: Estimate
    #: Of the games in which it was held: the owner's wins where it was played, against those where it was not.
    playing: Estimate | None
    #: The same for the owner's cubes killed less cubes lost.
    cubes: Estimate
    #: The mean turn of its first play; none where nobody played it.
    turn: float | None


class OrderValue(NamedTuple):
    side: str
    order: str
    #: The writer's wins with this order on the first sheet, against those without.
    effect: Estimate


def texts(table: pa.Table, column: str) -> npt.NDArray[np.str_]:
    return np.asarray(table[column].to_pylist(), dtype=np.str_)


def numbers(table: pa.Table, column: str) -> npt.NDArray[np.int64]:
    return np.asarray(table[column].to_numpy(), dtype=np.int64)


def rate(marks: Marks) -> Rate:
    return Rate(int(marks.sum()), len(marks))


def shift(values: Array, marks: Marks, alike: npt.NDArray[np.int64]) -> Estimate | None:
    """The mean of what is marked against what is not, compared only among games that are alike in something.

    Each kind of game weighs as much as it has marked games; None where no kind has both.
    """
    total = value = variance = 0.0
    for kind in np.unique(alike[marks]):
        one, other = values[marks & (alike == kind)], values[~marks & (alike == kind)]
        if len(other):
            weight = float(len(one))
            total += weight
            value += weight * float(one.mean() - other.mean())
            variance += weight**2 * float(one.var() / len(one) + other.var() / len(other))
    if not total:
        return None
    half = Z * float(np.sqrt(variance)) / total
    return Estimate(value / total, value / total - half, value / total + half)


def margin(table: pa.Table, rules: Ruleset, side: str) -> Array:
    """Enemy cubes killed less own cubes lost, at the end of each game."""
    french, spanish = (numbers(table, lost(name, rules.turns)) for name in ("french", "spanish"))
    return np.asarray(spanish - french if side == "french" else french - spanish, np.float64)


def wins(table: pa.Table, side: str = "french") -> Marks:
    return np.asarray(texts(table, "winner") == side)


def pairings(table: pa.Table) -> list[tuple[str, pa.Table]]:
    """The games of each pairing, in the order in which they come."""
    names = np.char.add(np.char.add(texts(table, "french"), " vs "), texts(table, "spanish"))
    return [(str(name), table.filter(pa.array(names == name))) for name in dict.fromkeys(names.tolist())]


def reasons(table: pa.Table) -> dict[str, Rate]:
    """How games end: the winner and why."""
    counted = Counter(zip(table["winner"].to_pylist(), table["reason"].to_pylist(), strict=True))
    return {f"{winner}: {reason}": Rate(n, table.num_rows) for (winner, reason), n in counted.most_common()}


def losses_by_turn(table: pa.Table, rules: Ruleset, side: str) -> Array:
    """The mean losses of a side up to the end of each turn."""
    return np.array([numbers(table, lost(side, turn)).mean() for turn in range(1, rules.turns + 1)])


def fights_by_area(table: pa.Table, rules: Ruleset) -> dict[int, float]:
    """How often an area is fought over in a game, in the mean."""
    return {area: float(numbers(table, fights(area)).mean()) for area in rules.board.areas}


def card_values(table: pa.Table, rules: Ruleset) -> list[CardValue]:
    """Of every card that was held in some games and not in others.

    Longer games see more cards, whoever wins them; so only games with the same number of cards held are compared.
    """
    values = []
    for card in rules.cards.values():
        side = card.side.label
        won, had, turn = wins(table, side), numbers(table, held(card.id)) > 0, numbers(table, played(card.id))
        cards = _cards_held(table, rules, side)
        holding = shift(won.astype(float), had, cards)
        cubes = shift(margin(table, rules, side), had, cards)
        if holding is not None and cubes is not None:
            playing = newcombe(rate(won[had & (turn > 0)]), rate(won[had & (turn == 0)]))
            mean_turn = float(turn[turn > 0].mean()) if turn.any() else None
            values.append(CardValue(card.id, side, int(had.sum()), holding, playing, cubes, mean_turn))
    return values


def _cards_held(table: pa.Table, rules: Ruleset, side: str) -> npt.NDArray[np.int64]:
    """How many cards of its deck a side held in each game."""
    own = [numbers(table, held(card.id)) > 0 for card in rules.cards.values() if card.side.label == side]
    return np.asarray(np.sum(own, axis=0), np.int64)


def kept_cards(table: pa.Table) -> dict[str, Rate]:
    """French wins by the card kept from the start."""
    kept, won = texts(table, "kept"), wins(table)
    return {str(card): rate(won[kept == card]) for card in sorted(set(kept.tolist())) if card}


def opening_orders(table: pa.Table, side: str, least: int = ENOUGH) -> list[OrderValue]:
    """The value of each order of the first turn that was written, and left out, in enough games."""
    won = wins(table, side)
    sheets = [set(sheet.split()) for sheet in table[f"opening_{side}"].to_pylist()]
    values = []
    for order in sorted(set().union(*sheets)):
        written = np.array([order in sheet for sheet in sheets])
        effect = newcombe(rate(won[written]), rate(won[~written]))
        if effect is not None and least <= written.sum() <= len(written) - least:
            values.append(OrderValue(side, order, effect))
    return sorted(values, key=lambda value: value.effect.value, reverse=True)


def common_sheets(table: pa.Table, side: str, most: int = 10, least: int = ENOUGH) -> list[tuple[str, Rate]]:
    """The first sheets written most often, if often enough, and how their writer fared."""
    sheets, won = texts(table, f"opening_{side}"), wins(table, side)
    common = [sheet for sheet, number in Counter(sheets.tolist()).most_common(most) if number >= least]
    return [(sheet or "(none)", rate(won[sheets == sheet])) for sheet in common]
