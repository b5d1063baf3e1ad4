"""What a seat remembers of a game, its own answers and what it saw, as codes that lose nothing it could learn.

Codes are the tokens of the action encoding and, behind them, a few words for who did what. Whatever follows from the
answers by the rules (moves, fights, expiry) is left out: a seat that remembers the answers can work it out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from dosdemayo.engine.actions import Action, Allot, Pass, Play, Use, Write
from dosdemayo.engine.events import (
    Allotted,
    CardPlayed,
    CardUsed,
    Discarded,
    Drew,
    Event,
    Revealed,
    Shown,
    SideEvent,
    TurnBegan,
)
from dosdemayo.engine.ids import FRENCH, SPANISH, WINDOWS, Side
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.spaces import target_json
from dosdemayo.lab.encoding import DONE, Encoding
from dosdemayo.lab.partial_answers import word
from dosdemayo.notation import parse_order

Codes = tuple[int, ...]

#: Who did what, before the tokens that say on what.
WORDS = (
    "turn",
    "own",
    "denied",
    "allowed",
    "drew",
    "declined",
    "discarded",
    "lost-card",
    "played",
    "used",
    "shown",
    "revealed",
    "allotted",
)
#: What a seat learns about the enemy; its own answers it knows.
_OF_ENEMY = {"denied", "allowed", "drew", "declined", "discarded", "played", "used", "shown", "revealed"}


@dataclass(frozen=True)
class Memory:
    """Turns answers and events into codes, and codes into words."""

    encoding: Encoding

    @cached_property
    def names(self) -> tuple[str, ...]:
        return (*self.encoding.names, *WORDS)

    def _word(self, word: str) -> int:
        return len(self.encoding) + WORDS.index(word)

    def own(self, action: Action) -> Codes:
        """A seat's own answer."""
        return (self._word("own"), *self._tokens(action))

    def _tokens(self, action: Action) -> Codes:
        if isinstance(action, Write):
            return (*self.encoding.sheet(action.orders), DONE)
        if isinstance(action, Allot):
            return tuple(self.encoding.number(cubes) for _, cubes in action.cubes)
        if isinstance(action, Play | Use):
            return (self.encoding.card(action.card), *self._target(target_json(action.target)))
        return (DONE,) if isinstance(action, Pass) else (word(self.encoding, action),)

    def learned(self, seat: Side, event: Event) -> Codes:
        """What an event adds to what a seat knows."""
        match event.seen_by(seat):
            case TurnBegan():
                return (self._word("turn"),)
            case Allotted(moves=moves) if seat is SPANISH:
                return (self._word("allotted"), *(self.encoding.number(move.cubes) for move in moves))
            case Drew(card=str(card)):
                return (self._word("drew"), self.encoding.card(card))
            case Discarded(side=side, card=card) if side == seat.label:
                return (self._word("lost-card"), self.encoding.card(card))
            case SideEvent(side=side) as told if side != seat.label and told.code in _OF_ENEMY:
                return (self._word(told.code), *self._payload(told))
            case _:
                return ()

    def _payload(self, told: SideEvent) -> Codes:
        """What an event about the enemy says beside its name."""
        match told:
            case Shown(orders=orders) | Revealed(orders=orders):
                return self.encoding.sheet(parse_order(order) for order in orders)
            case CardPlayed(card=card, target=target) | CardUsed(card=card, target=target):
                return (self.encoding.card(card), *self._target(target))
            case Discarded(card=card):
                return (self.encoding.card(card),)
            case _:
                return ()

    def _target(self, target: Any) -> Codes:
        """A target as events show it: nothing, an area, an order, an order and an area, or steps."""
        if target is None:
            return ()
        if isinstance(target, int):
            return (self.encoding.area(target),)
        if isinstance(target, str):
            return self.encoding.order(parse_order(target))
        if isinstance(target[0], str):
            return (*self._target(target[0]), self.encoding.area(target[1]))
        return tuple(
            code for a, b, cubes in target for code in (self.encoding.route(a, b), self.encoding.number(cubes))
        )

    def text(self, codes: Iterable[int]) -> str:
        return " ".join(self.names[code] for code in codes)


@dataclass(frozen=True)
class Bounds:
    """How long a game can get, for libraries that want to know before it begins."""

    rules: Ruleset

    @property
    def french_orders(self) -> int:
        """Counted orders, one from a card, and one along each way out of a main street; a cube for each."""
        board = self.rules.board
        free = sum(len(board.neighbours[area]) for area in board.main_streets)
        return min(self.rules.cubes_of(FRENCH), self.rules.order_limit + 1 + free)

    @property
    def spanish_orders(self) -> int:
        return self.rules.cubes_of(SPANISH)

    @property
    def chance_answers(self) -> int:
        """Each card is drawn once, and can be discarded at random once."""
        return 2 * len(self.rules.cards)

    @property
    def _card_tokens(self) -> int:
        """Cards of a game: each played once, on its target (two tokens for each cube that rides), and one more pass."""
        return 8 * len(self.rules.cards) + 2 * self.rules.cubes_of(FRENCH)

    @property
    def moves(self) -> int:
        """Tokens written in a game, those written at the same time counted once."""
        writing = max(self.french_orders, 2 * self.spanish_orders) + 1
        used_cards_and_passes = 5 + 2 * len(WINDOWS)
        preparation = 3
        turn = preparation + writing + self.french_orders + used_cards_and_passes
        return 1 + self.rules.turns * turn + self._card_tokens

    @property
    def codes(self) -> int:
        """What one seat remembers of a game."""
        french_sheet, spanish_sheet = 2 + self.french_orders, 2 + 2 * self.spanish_orders
        allotment = 1 + self.french_orders
        passes = 2 * len(WINDOWS)
        preparation, used_cards = 8, 5
        # A sheet that was shown is also revealed.
        turn = 1 + french_sheet + 2 * spanish_sheet + allotment + passes + preparation + used_cards
        return 2 + self.rules.turns * turn + self._card_tokens + 2 * len(self.rules.cards)
