"""What this turn will probably come to if nobody plays a further card: the engine plays it to its end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from dosdemayo.ai.asked import asks_orders
from dosdemayo.engine.actions import Action, Pass, Write
from dosdemayo.engine.events import Event, Lost
from dosdemayo.engine.game import Game
from dosdemayo.engine.ids import CHANCE, FRENCH, SIDES, SPANISH, Area, Side
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.spaces import AllotmentOptions
from dosdemayo.engine.state import State

#: Shares the cubes of a position among its orders.
Numbers = Callable[[State, AllotmentOptions], Action]
_SIDES = {side.label: side for side in SIDES}


class PlayedOut(NamedTuple):
    """A position, and what has happened in the turn on the way to it."""

    state: State
    events: list[Event]


class Outlook(NamedTuple):
    """On the average, by side: cubes lost, where, and how often the game is won at once."""

    lost: tuple[float, float]
    lost_in: Mapping[tuple[Side, Area], float]
    won: tuple[float, float]


def end_of_turn(game: Game, now: PlayedOut, turn: int, sheets: Mapping[Side, Sheet], numbers: Numbers) -> PlayedOut:
    """Play a turn on as long as it lasts, with these sheets where orders are still to be written."""
    state, events = now.state, list(now.events)
    while state.questions and state.turn == turn:
        decision = game.pending(state)[0]
        options = game.options(state, decision.seat)
        action: Action = Pass()
        if decision.seat is CHANCE:
            action = next(iter(options))
        elif asks_orders(decision):
            action = Write(sheets[decision.seat])
        elif isinstance(options, AllotmentOptions):
            action = numbers(state, options)
        state, news = game.apply(state, decision.seat, action)
        events += news
    return PlayedOut(state, events)


def outlook(endings: Iterable[tuple[float, PlayedOut]]) -> Outlook:
    """The average of endings, each with its weight."""
    lost_in: defaultdict[tuple[Side, Area], float] = defaultdict(float)
    won, total = [0.0, 0.0], 0.0
    for weight, (state, events) in endings:
        total += weight
        for event in events:
            if isinstance(event, Lost):
                lost_in[_SIDES[event.side], event.area] += weight * event.cubes
        if state.outcome is not None:
            won[state.outcome.winner] += weight
    shares = {place: cubes / total for place, cubes in lost_in.items()}
    lost = tuple(sum(cubes for (loser, _), cubes in shares.items() if loser is side) for side in (FRENCH, SPANISH))
    return Outlook((lost[0], lost[1]), shares, (won[0] / total, won[1] / total))
