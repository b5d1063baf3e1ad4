"""Whole games between players in the readable engine, watched move by move."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from dosdemayo.ai.asked import asks_orders
from dosdemayo.ai.bot import Bot
from dosdemayo.ai.grading import gates_held, grade
from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Decision, Game, Ruleset, State
from dosdemayo.engine.actions import Action, Deal, Discard
from dosdemayo.engine.events import Event
from dosdemayo.engine.spaces import Options
from dosdemayo.lab.stepwise import opening


class Move(NamedTuple):
    """An answer that was given: the question, and the positions before and after it."""

    decision: Decision
    before: State
    after: State
    events: list[Event]
    #: Seconds of one core that it took to find the answer.
    seconds: float


def play(
    game: Game, bots: Sequence[Bot], rngs: Sequence[Random], chance: Callable[[Options], Action]
) -> Iterator[Move]:
    """A game to its end. Bots and their generators stand by side; a bot gets the view of its seat and nothing else."""
    state = opening(game)
    while state.outcome is None:
        decision = game.pending(state)[0]
        seat = decision.seat
        options = game.options(state, seat)
        began = time.process_time()
        action = chance(options) if seat is CHANCE else bots[seat].answer(game.view(state, seat), options, rngs[seat])
        seconds = time.process_time() - began
        after, events = game.apply(state, seat, action)
        yield Move(decision, state, after, events, seconds)
        state = after


class Decks:
    """Chance with decks shuffled beforehand: whoever plays, a seed deals the same cards in the same order.

    Each card has a place of its own, so that the others keep theirs where one is left out.
    """

    def __init__(self, rules: Ruleset, seed: str) -> None:
        self._rng = Random(f"{seed} discards")
        self._order = {card: Random(f"{seed} {card}").random() for side in SIDES for card in rules.decks[side]}

    def answer(self, options: Options) -> Action:
        choices = list(options)
        if isinstance(choices[0], Deal):
            return min((c for c in choices if isinstance(c, Deal)), key=lambda deal: self._order[deal.card])
        assert isinstance(choices[0], Discard)
        return choices[self._rng.randrange(len(choices))]


@dataclass(frozen=True)
class GameResult:
    french: str
    spanish: str
    seed: int
    winner: str
    reason: str
    turn: int
    kept: str
    spanish_left: int
    french_lost: int
    gates: int
    #: How far the French got, from 0 to 1.
    grade: float = 0.0
    #: Cubes lost up to the end of each turn that was played, by side.
    losses: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    #: Seconds of one core for each answer to a question of orders, and for the longest answer of all, by side.
    order_times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    longest: tuple[float, float] = (0.0, 0.0)


def play_game(rules: Ruleset, names: tuple[str, str], bots: tuple[Bot, Bot], seed: int) -> GameResult:
    """One game; each bot has its own luck, and the decks depend on the seed alone."""
    rngs = [Random(f"{seed} {name} {side}") for side, name in enumerate(names)]
    notes = _Notes()
    for move in play(Game(rules), bots, rngs, Decks(rules, str(seed)).answer):
        notes.add(move)
    return notes.result(rules, names, seed, move.after)


class _Notes:
    """What is kept of a game while it is played."""

    def __init__(self) -> None:
        self._kept = ""
        self._losses: tuple[list[int], list[int]] = ([], [])
        self._times: tuple[list[float], list[float]] = ([], [])
        self._longest = [0.0, 0.0]

    def add(self, move: Move) -> None:
        """The first French card is the one kept (2.4)."""
        seat, state = move.decision.seat, move.after
        if seat is not CHANCE:
            self._longest[seat] = max(self._longest[seat], move.seconds)
            if asks_orders(move.decision):
                self._times[seat].append(move.seconds)
        self._kept = self._kept or (state.hands[FRENCH][0] if state.hands[FRENCH] else "")
        for side in SIDES:
            del self._losses[side][move.before.turn - 1 :]
            self._losses[side].append(state.lost[side])

    def result(self, rules: Ruleset, names: tuple[str, str], seed: int, state: State) -> GameResult:
        assert state.outcome is not None
        return GameResult(
            *names,
            seed,
            winner=state.outcome.winner.label,
            reason=state.outcome.reason,
            turn=state.turn,
            kept=self._kept,
            spanish_left=sum(state.cubes[SPANISH]),
            french_lost=state.lost[FRENCH],
            gates=gates_held(rules, state),
            grade=round(grade(rules, state), 4),
            losses=self._losses,
            order_times=self._times,
            longest=(self._longest[0], self._longest[1]),
        )
