"""Which cards the other side can hold, and how likely each hand is.

Counted from what lies open: a deck without its discards and the cards in play. Draws are taken to be uniform, the card
kept at the start (2.4) to be any of those offered; how the other plays is not weighed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from dosdemayo.engine import FRENCH, Ruleset, Side, View
from dosdemayo.engine.ids import CardId

Hand = tuple[CardId, ...]


class BeliefError(ValueError):
    """No position can look like this view."""


class Possibility(NamedTuple):
    """Equally likely hands: some cards for certain, and any others out of a pool."""

    certain: Hand
    pool: Hand
    others: int
    #: Of each of the hands.
    weight: int

    def hands(self) -> Iterator[Hand]:
        for others in combinations(self.pool, self.others):
            yield tuple(sorted((*self.certain, *others)))

    def total(self) -> int:
        return self.weight * comb(len(self.pool), self.others)

    def sample(self, rng: Random) -> Hand:
        return tuple(sorted((*self.certain, *rng.sample(self.pool, self.others))))


def possibilities(view: View, rules: Ruleset, side: Side) -> list[Possibility]:
    """Every hand of a side that cards seen so far leave possible."""
    seen = seen_cards(view)
    taken = tuple(card for card in rules.setup.hands[side] if card not in seen)
    choice = rules.setup.choice if side is FRENCH and view.phase != "french_choice" else ()
    pool = tuple(c for c in unseen_cards(view, rules, side) if c not in taken and c not in choice)
    found = []
    for held, weight in _held_choices(view, choice):
        others = view.hand_sizes[side] - len(taken) - len(held)
        if 0 <= others <= len(pool):
            found.append(Possibility(taken + held, pool, others, weight))
    if not found:
        raise BeliefError(f"no {side.label} hand of {view.hand_sizes[side]} fits the cards seen")
    return found


def seen_cards(view: View) -> set[CardId]:
    return {*view.discards[0], *view.discards[1], *(lying.card for lying in view.in_play)}


def unseen_cards(view: View, rules: Ruleset, side: Side) -> Iterator[CardId]:
    """Cards that may be in the hand. One that is played as soon as it is drawn never is (4.5)."""
    seen = seen_cards(view)
    return (card for card in rules.decks[side] if card not in seen and not rules.cards[card].immediate)


def _held_choices(view: View, choice: tuple[CardId, ...]) -> Iterator[tuple[Hand, int]]:
    """Which of the cards offered at the start may be in hand now, and in how many ways.

    One of them was kept, and it leaves the hand only by being played: so it is in hand or lies open. Each that is in
    hand or lies open may be the one, the others having been drawn. One played in turn 1, before any draw, is the one.
    """
    seen = seen_cards(view)
    hidden = tuple(card for card in choice if card not in seen)
    known = any(lying.card in choice and lying.turn == 1 for lying in view.in_play)
    for number in range(len(hidden) + 1):
        ways = 1 if known or not choice else len(choice) - len(hidden) + number
        if ways:
            for held in combinations(hidden, number):
                yield held, ways
