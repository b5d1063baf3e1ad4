"""One game between two players in the readable engine, watched through its events."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from dosdemayo.ai.bot import Bot
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, Ruleset, Seat, State
from dosdemayo.engine.events import Event
from dosdemayo.lab.stepwise import opening
from dosdemayo.lab.study.records import column_names, fights, held, lost, played
from dosdemayo.notation import parse_order


class Watch:
    """Fills the row of one game."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self.row: dict[str, Any] = dict.fromkeys(column_names(rules), 0) | {"kept": ""}
        self.row |= {"opening_french": "", "opening_spanish": ""}
        for hand in rules.setup.hands:
            self._hold(hand, 1)

    def _hold(self, cards: tuple[str, ...], turn: int) -> None:
        for card in cards:
            if not self.row[held(card)]:
                self.row[held(card)] = turn

    def see(self, state: State, turn: int, events: list[Event]) -> None:
        """What happened in a turn, up to the position that it led to."""
        for event in events:
            self._see_event(turn, event.data | (event.secret or {}), event.code)
        for side in (FRENCH, SPANISH):
            self.row[lost(side.label, turn)] = max(self.row[lost(side.label, turn)], state.lost[side])

    def _see_event(self, turn: int, data: dict[str, Any], code: str) -> None:
        if code == "kept":
            self.row["kept"] = data["card"]
            self._hold((data["card"],), turn)
        elif code == "drew":
            self._hold((data["card"],), turn)
        elif code == "played" and not self.row[played(data["card"])]:
            self.row[played(data["card"])] = turn
        elif code == "fight":
            self.row[fights(data["area"])] += 1
        elif code == "revealed" and turn == 1:
            self.row[f"opening_{data['side']}"] = " ".join(sorted(data["orders"], key=parse_order))

    def finish(self, state: State) -> dict[str, Any]:
        assert state.outcome is not None
        for side in (FRENCH, SPANISH):
            for turn in range(state.turn, self._rules.turns + 1):
                self.row[lost(side.label, turn)] = state.lost[side]
        self.row |= {"winner": state.outcome.winner.label, "reason": state.outcome.reason, "turns": state.turn}
        return self.row


def generators(seed: np.random.SeedSequence) -> dict[Seat, Random]:
    """One for each seat, so that nobody's luck depends on how much another draws."""
    words = seed.generate_state(3, np.uint64)
    return {seat: Random(int(word)) for seat, word in zip((FRENCH, SPANISH, CHANCE), words, strict=True)}


def play_game(rules: Ruleset, bots: dict[Seat, Bot], seed: np.random.SeedSequence) -> dict[str, Any]:
    """The row of one game. Bots get views; chance answers at random."""
    game, rngs, watch = Game(rules), generators(seed), Watch(rules)
    state = opening(game)
    while state.outcome is None:
        seat = game.pending(state)[0].seat
        options = game.options(state, seat)
        if seat is CHANCE:
            action = options.sample(rngs[CHANCE])
        else:
            action = bots[seat].answer(game.view(state, seat), options, rngs[seat])
        turn = state.turn
        state, events = game.apply(state, seat, action)
        watch.see(state, turn, events)
    return watch.finish(state)
