"""What a side sees, as numbers: named pieces of counts and marks, read from its View and from what it has written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from dosdemayo.engine import FRENCH, SPANISH, Side, View
from dosdemayo.engine.ids import WINDOWS
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.positions import stacks
from dosdemayo.lab.encoding import Encoding
from dosdemayo.lab.history import Codes
from dosdemayo.lab.stepwise import Position, Stepwise

Tensor = npt.NDArray[np.float32]

PHASES = ("french_choice", "deny", "draw", "discard", *WINDOWS, "write", "allotment", "over")
#: No count in a game is higher.
HIGHEST = 255


class Observer:
    """Pieces are public or the seat's own; their sizes depend on the rules alone."""

    def __init__(self, stepwise: Stepwise) -> None:
        self._stepwise = stepwise
        self._encoding: Encoding = stepwise.encoding
        start = stepwise.start()
        self.public_size: int = self.public(start).size
        self.private_size: int = self.private(start, FRENCH).size

    def observe(self, position: Position, side: Side) -> Tensor:
        return np.concatenate([self.public(position), self.private(position, side)])

    def public(self, position: Position) -> Tensor:
        """What every spectator sees."""
        return _joined(self._public_pieces(self._stepwise.game.view(position.state, None)).values())

    def private(self, position: Position, side: Side) -> Tensor:
        """Which side it is, its cards, and its answer in the making."""
        view = self._stepwise.game.view(position.state, side)
        pieces = {
            "side": [float(side is FRENCH), float(side is SPANISH)],
            "asked": [float(view.asked is not None)],
            "hand": self._cards(view.hand),
            "deck": self._cards(view.deck),
            "written": self._written(position, position.written[side]),
        }
        return _joined(pieces.values())

    def _public_pieces(self, view: View) -> dict[str, Any]:
        return {
            "turn": [view.turn],
            "phase": [float(phase == view.phase) for phase in PHASES],
            "cubes": [*view.cubes[0][1:], *view.cubes[1][1:]],
            "outside": view.outside[1:],
            "reserve": view.reserve,
            "lost": view.lost,
            "hand_sizes": view.hand_sizes,
            "deck_sizes": view.deck_sizes,
            "discards": self._cards((*view.discards[0], *view.discards[1])),
            "in_play": self._cards(lying.card for lying in view.in_play),
            "in_play_area": self._by_card({lying.card: lying.area for lying in view.in_play}),
            "in_play_turn": self._by_card({lying.card: lying.turn for lying in view.in_play}),
            "used": self._cards(view.used),
            "denied": [float(side in view.denied) for side in (FRENCH, SPANISH)],
            "loss_limit": [view.loss_limit],
            "orders": [*self._sheet(view.orders[0]), *self._sheet(view.orders[1])],
            "shown": self._sheet(view.shown or ()),
            "first_writer": [float(view.first_writer is side) for side in (FRENCH, SPANISH)],
            "moved_in": view.moved_in[1:],
            "fought": self._areas(view.fought),
        }

    def _cards(self, cards: Iterable[str]) -> list[float]:
        marked = set(cards)
        return [float(card in marked) for card in self._encoding.cards]

    def _by_card(self, values: dict[str, int]) -> list[float]:
        return [float(values.get(card, 0)) for card in self._encoding.cards]

    def _areas(self, areas: Iterable[int]) -> list[float]:
        marked = set(areas)
        return [float(area in marked) for area in self._encoding.rules.board.areas]

    def _sheet(self, orders: Sheet) -> list[float]:
        """By route: 1 for an order, and the number written on it."""
        values = dict.fromkeys(self._encoding.routes, 0.0)
        for order in orders:
            values[order.route] += 1 + order.cubes
        return list(values.values())

    def _written(self, position: Position, tokens: Codes) -> list[float]:
        """By token: 1 if it is written, and the number behind it. Numbers of an allotment stand at their orders."""
        values = [0.0] * self._stepwise.size
        allotted = [order for _, orders in stacks(position.state, position.state.orders[FRENCH]) for order in orders]
        for place, token in enumerate(tokens):
            number = self._encoding.number_of(token)
            if number < 0 or token >= len(self._encoding):
                values[token] += 1
            elif position.state.questions[-1].kind == "allotment":
                values[self._encoding.route(*allotted[place].route)] += number
            else:
                values[tokens[place - 1]] += number
        return values


def _joined(pieces: Iterable[Any]) -> Tensor:
    return np.concatenate([np.asarray(list(piece), np.float32) for piece in pieces])
