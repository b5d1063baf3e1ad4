"""Passes that nobody could but give.

At a table everybody is asked who, for all that is public, could act in a card window (9.5); whoever holds nothing for
it must pass. The ordinary rules do not ask them, and a written record leaves such passes out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dosdemayo.engine import Game, Ruleset, Seat, State
from dosdemayo.engine.actions import Action, Pass, Resign
from dosdemayo.engine.spaces import WindowOptions
from dosdemayo.records.record import Answer


def table_game(rules: Ruleset) -> Game:
    """The game that asks everybody who publicly could act."""
    return Game(replace(rules, asks_everyone=True))


def with_forced_passes(rules: Ruleset, answers: Sequence[tuple[Seat, Action]]) -> list[Answer]:
    """Answers to the ordinary rules, as a table would have got them. Raises Refused where one is not allowed.

    After the last answer the table rests where somebody is asked, unless nothing but such passes leads to the end.
    """
    game = table_game(rules)
    state = game.start()
    given: list[Answer] = []
    for seat, action in answers:
        if not isinstance(action, Resign):
            passes, state = _pass_over(game, state)
            given += passes
        state, _ = game.apply(state, seat, action)
        given.append(Answer(seat, action))
    passes, end = _pass_over(game, state)
    return given if end.outcome is None else given + passes


def without_forced_passes(rules: Ruleset, answers: Sequence[tuple[Seat, Action]]) -> list[Answer]:
    """The way back, from all answers that a table has got. Raises Refused where one is not allowed."""
    forced = set(forced_passes(rules, answers))
    return [Answer(*answer) for number, answer in enumerate(answers) if number not in forced]


def forced_passes(rules: Ruleset, answers: Sequence[tuple[Seat, Action]]) -> Iterator[int]:
    """The numbers of those among all answers that a table has got."""
    game = table_game(rules)
    state = game.start()
    for number, (seat, action) in enumerate(answers):
        if isinstance(action, Pass) and _must_pass(game, state) is seat:
            yield number
        state, _ = game.apply(state, seat, action)


def _pass_over(game: Game, state: State) -> tuple[list[Answer], State]:
    """The passes up to the next real question, and the position there."""
    passes = []
    while (seat := _must_pass(game, state)) is not None:
        passes.append(Answer(seat, Pass()))
        state, _ = game.apply(state, seat, Pass())
    return passes, state


def _must_pass(game: Game, state: State) -> Seat | None:
    """Who is asked in a card window and can only pass."""
    for seat, kind in game.pending(state):
        options = game.options(state, seat) if kind.window is not None else None
        if isinstance(options, WindowOptions) and not options:
            return seat
    return None
