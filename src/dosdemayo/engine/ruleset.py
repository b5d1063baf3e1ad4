"""Everything that is fixed for a game: the board, the cards, the set-up and the limits of one edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from dosdemayo.engine.board import Board
from dosdemayo.engine.cards import QUESTIONS, Card, Effect
from dosdemayo.engine.ids import Area, CardId, Side


@dataclass(frozen=True)
class Setup:
    """Chapter 2. Pairs are indexed by side."""

    cubes: tuple[tuple[tuple[Area, int], ...], tuple[tuple[Area, int], ...]]
    outside: tuple[tuple[Area, int], ...]
    reserve: tuple[int, int]
    #: Cards taken into hand at once (2.3).
    hands: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    #: Cards of which the French keep one (2.4).
    choice: tuple[CardId, ...]


@dataclass(frozen=True)
class Ruleset:
    """The board, the cards, the set-up and the limits by which a game is played."""

    board: Board
    setup: Setup
    #: All cards in the order of the tables in the card list.
    cards: Mapping[CardId, Card]
    turns: int
    loss_limit: int
    #: Counted French orders a turn (5.4).
    order_limit: int
    #: Entry from outside is allowed from this turn on (5.2).
    entry_turn: int
    #: From this difference in hand sizes a draw can be denied (4.3).
    denial: int
    #: Strict orders accept a faulty set and void it; assisted ones refuse it (5.7).
    strict: bool = False
    #: In a card window, ask every side that for all that is public could act, and not only one that can (9.5).
    asks_everyone: bool = False

    @cached_property
    def decks(self) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
        """All cards of each side, sorted."""
        french, spanish = (tuple(sorted(c.id for c in self.cards.values() if c.side == side)) for side in (0, 1))
        return french, spanish

    @cached_property
    def places(self) -> Mapping[CardId, int]:
        """For each card its place in the list of all cards."""
        return {card: place for place, card in enumerate(self.cards)}

    @cached_property
    def answering(self) -> Mapping[str, Mapping[CardId, tuple[Effect, ...]]]:
        """For each question the cards that have an answer, and by which effects: asking others would be in vain."""

        def answers(effect: Effect, question: str) -> bool:
            return getattr(type(effect), question) is not getattr(Effect, question)

        found: dict[str, dict[CardId, tuple[Effect, ...]]] = {question: {} for question in QUESTIONS}
        for question, cards in found.items():
            for card in self.cards.values():
                effects = tuple(effect for effect in card.effects if answers(effect, question))
                if effects:
                    cards[card.id] = effects
        return found

    def counts(self, origin: Area) -> bool:
        """Rule 5.4: does a French order from here count towards the limit?"""
        return origin not in self.board.main_streets

    def cubes_of(self, side: Side) -> int:
        """Rule 1.4: how many cubes a side has in all."""
        deployed = sum(number for _, number in self.setup.cubes[side])
        waiting = sum(number for _, number in self.setup.outside) if side == Side.FRENCH else 0
        return deployed + waiting + self.setup.reserve[side]
