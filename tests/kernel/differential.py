"""Both rule texts play the same decisions; after every answer their positions must be equal."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np

from dosdemayo.engine import Game, Refused, Seat, State
from dosdemayo.engine.actions import Action, Draw, Pass, Write
from dosdemayo.engine.events import CardPlayed, CardUsed
from dosdemayo.engine.orders import Order
from dosdemayo.engine.spaces import SpanishSheets
from dosdemayo.kernel import Kernel, decode, encode
from dosdemayo.kernel.layout import Ints

#: Answers other than a pass that are tried before a pass is believed.
INSISTENCE = 3


class MismatchError(AssertionError):
    """The engine and the kernel disagree."""


def settled(state: State) -> State:
    """A position without the order in which cards were discarded or used and sides denied, which no rule asks."""
    french, spanish = state.discards
    return state._replace(
        discards=(tuple(sorted(french)), tuple(sorted(spanish))),
        used=tuple(sorted(state.used)),
        denied=tuple(sorted(state.denied, reverse=True)),
    )


class Twins:
    """One game in both rule texts. `kernel` may be fed with other rules than `game`, to see that this is noticed."""

    def __init__(self, game: Game, kernel: Kernel, seed: int) -> None:
        self.game = game
        self.kernel = kernel
        self.rng = Random(seed)
        self.stream = kernel.streams(np.array([seed], np.uint64))
        self.eager = self.rng.random() < 0.7
        #: How often each card was played or used.
        self.played: Counter[str] = Counter()

    def play(self, state: State) -> State:
        """From a position to the end of the game."""
        row = self.kernel.rows([state])
        self.compare(state, row)
        while state.outcome is None:
            seat = self.rng.choice(self.game.pending(state)).seat
            action = self.action(state, row, seat)
            try:
                state, events = self.game.apply(state, seat, action)
            except Refused as refused:
                raise MismatchError(f"the engine refuses the kernel's {action}") from refused
            self.played.update(event.card for event in events if isinstance(event, CardPlayed | CardUsed))
            seats, answers = np.array([seat], np.int64), encode(self.kernel.rules, row[0], action)[None, :]
            if not self.kernel.legal(row, answers, seats)[0]:
                raise MismatchError(f"the kernel refuses {action}")
            self.kernel.step(row, answers, seats, out=row)
            self.compare(state, row)
        return state

    def compare(self, state: State, row: Ints) -> None:
        expected, got = settled(state), self.kernel.state(row[0])
        if expected != got:
            fields = [name for name in State._fields if getattr(expected, name) != getattr(got, name)]
            told = [f"{name}: {getattr(expected, name)} / {getattr(got, name)}" for name in fields]
            raise MismatchError("engine / kernel: " + "; ".join(told))

    def action(self, state: State, row: Ints, seat: Seat) -> Action:
        """From the kernel, which the engine must accept, or from the engine."""
        if self.rng.random() < 0.5:
            return self.kernel_action(row, seat)
        options = self.game.options(state, seat)
        action = options.sample(self.rng)
        if isinstance(options, SpanishSheets):
            return self.varied(options, action)
        for _ in range(INSISTENCE if self.eager else 0):
            if not isinstance(action, Pass) and action != Draw(False):
                break
            action = options.sample(self.rng)
        return action

    def varied(self, options: SpanishSheets, action: Action) -> Action:
        """Sheets that sampling alone gives seldom or never, all of them legal."""
        assert isinstance(action, Write)
        orders = list(action.orders)
        most = {group.origin: group.most for group in options.groups}
        if self.rng.random() < 0.2:  # the number of the whole group is written
            orders = [order if order.cubes else order._replace(cubes=most[order.origin]) for order in orders]
        risky = next((group for group in options.groups if group.risky), None)
        if self.eager and risky is not None:  # an order that needs a card still in hand (5.7)
            orders = [order for order in orders if order.origin != risky.origin]
            orders.append(Order(risky.origin, self.rng.choice(risky.risky)))
        return Write(tuple(orders))

    def kernel_action(self, row: Ints, seat: Seat) -> Action:
        answers = self.kernel.random_answers(row, self.stream, np.array([seat], np.int64))
        action = decode(self.kernel.rules, row[0], answers[0])
        if decode(self.kernel.rules, row[0], encode(self.kernel.rules, row[0], action)) != action:
            raise MismatchError(f"{action} is not read as it was written")
        return action
