"""Games at random: every question is answered by a sample of its options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from dosdemayo.engine import Decision, Game, State
from dosdemayo.engine.actions import Action
from dosdemayo.engine.events import Event
from dosdemayo.records import Header, Record

#: More questions than a game can ask: ten turns of draws, sheets, numbers and windows, and 22 cards.
MOST_QUESTIONS = 400


class Played(NamedTuple):
    """A position, who was asked and answered what, and what came of it."""

    before: State
    decision: Decision
    action: Action
    after: State
    events: list[Event]


class EndlessGameError(AssertionError):
    """A game that asks more questions than a game can have."""


def play_random(game: Game, rng: Random, start: State | None = None) -> Iterator[Played]:
    """One game, answer by answer, from the setup or another position to its end."""
    state = game.start() if start is None else start
    for _ in range(MOST_QUESTIONS):
        pending = game.pending(state)
        if not pending:
            return
        decision = pending[rng.randrange(len(pending))]
        action = game.options(state, decision.seat).sample(rng)
        after, events = game.apply(state, decision.seat, action)
        yield Played(state, decision, action, after, events)
        state = after
    raise EndlessGameError(f"more than {MOST_QUESTIONS} questions")


def random_game(game: Game, rng: Random) -> list[Played]:
    return list(play_random(game, rng))


def random_record(game: Game, rng: Random, header: Header | None = None) -> Record:
    """A finished game as a record; the header must tell of the same rules."""
    record = Record(header or Header(strict=game.rules.strict))
    for played in play_random(game, rng):
        record.append(played.decision.seat, played.action)
    return record
