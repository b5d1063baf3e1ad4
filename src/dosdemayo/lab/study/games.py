"""The games of a block: a row for each, watched through the events of the readable engine or in the kernel."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from dosdemayo.ai.bot import Bot
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, Ruleset, State
from dosdemayo.engine.events import CardKept, CardPlayed, Drew, Event, Fight, Revealed
from dosdemayo.lab.games import play
from dosdemayo.lab.players import RANDOM, player
from dosdemayo.lab.study.plan import Batch
from dosdemayo.lab.study.records import Columns, column_names, fights, held, lost, played
from dosdemayo.lab.variants import rules_of
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
            self._see_event(turn, event)
        for side in (FRENCH, SPANISH):
            self.row[lost(side.label, turn)] = max(self.row[lost(side.label, turn)], state.lost[side])

    def _see_event(self, turn: int, event: Event) -> None:
        match event:
            case CardKept(card=str(card)):
                self.row["kept"] = card
                self._hold((card,), turn)
            case Drew(card=str(card)):
                self._hold((card,), turn)
            case CardPlayed(card=card) if not self.row[played(card)]:
                self.row[played(card)] = turn
            case Fight(area=area):
                self.row[fights(area)] += 1
            case Revealed(side=side, orders=orders) if turn == 1:
                self.row[f"opening_{side}"] = " ".join(sorted(orders, key=parse_order))

    def finish(self, state: State) -> dict[str, Any]:
        assert state.outcome is not None
        for side in (FRENCH, SPANISH):
            for turn in range(state.turn, self._rules.turns + 1):
                self.row[lost(side.label, turn)] = state.lost[side]
        self.row |= {"winner": state.outcome.winner.label, "reason": state.outcome.reason, "turns": state.turn}
        return self.row


def generators(seed: np.random.SeedSequence) -> list[Random]:
    """One for each seat, so that nobody's luck depends on how much another draws."""
    return [Random(int(word)) for word in seed.generate_state(3, np.uint64)]


def play_row(rules: Ruleset, bots: tuple[Bot, Bot], seed: np.random.SeedSequence) -> dict[str, Any]:
    """The row of one game; chance answers at random."""
    rngs, watch = generators(seed), Watch(rules)
    for move in play(Game(rules), bots, rngs, lambda options: options.sample(rngs[CHANCE])):
        watch.see(move.after, move.before.turn, move.events)
    return watch.finish(move.after)


def play_batch(block: Batch) -> Columns:
    """All games of a block. Random players play in the kernel; with a bot at the table the readable engine serves."""
    rules = rules_of(block.variant)
    if set(block.pairing) == {RANDOM}:
        from dosdemayo.lab.study.fast import play_random_games  # loads Numba

        columns = play_random_games(rules, np.asarray(block.seeds().generate_state(block.games, np.uint64), np.uint64))
    else:
        bots = player(block.pairing.french, rules), player(block.pairing.spanish, rules)
        rows = [play_row(rules, bots, seed) for seed in block.seeds().spawn(block.games)]
        columns = {name: [row[name] for row in rows] for name in column_names(rules)}
    labels: Columns = {
        "french": [block.pairing.french] * block.games,
        "spanish": [block.pairing.spanish] * block.games,
        "block": [block.number] * block.games,
        "game": list(range(block.games)),
    }
    return labels | {name: column for name, column in columns.items() if name not in labels}
