"""What must hold at every position of every game, and for every edition."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from dosdemayo.engine import FRENCH, SPANISH, Game, Ruleset, State
from dosdemayo.testing.play import play_random


def position_faults(rules: Ruleset, state: State) -> list[str]:
    """Cubes (1.4) and cards (1.8) that were created, lost or doubled."""
    faults = []
    for side in (FRENCH, SPANISH):
        cubes = sum(state.cubes[side]) + state.reserve[side] + state.lost[side]
        cubes += sum(state.outside) if side is FRENCH else 0
        if cubes != rules.cubes_of(side):
            faults.append(f"1.4: {cubes} {side.label} cubes, not {rules.cubes_of(side)}")
        lying = [card.card for card in state.in_play if rules.cards[card.card].side is side]
        cards = sorted([*state.hands[side], *state.decks[side], *state.discards[side], *lying])
        if tuple(cards) != rules.decks[side]:
            faults.append(f"1.8: the {side.label} cards are {cards}")
    return faults


def options_faults(game: Game, state: State, rng: Random, iterated: int = 3) -> Iterator[str]:
    """Dead ends, and options that `check` or `contains` do not agree with."""
    if (state.outcome is None) is not bool(game.pending(state)):
        yield "8: a game is over if and only if nobody is asked"
    for seat, kind in game.pending(state):
        options = game.options(state, seat)
        first = [action for action, _ in zip(options, range(iterated), strict=False)]
        if not first:
            yield f"{kind}: no option"
        for action in [*first, options.sample(rng)]:
            if action not in options:
                yield f"{kind}: {action} is offered, but not contained"
            if any(not problem.warning for problem in game.check(state, seat, action)):
                yield f"{kind}: {action} is offered, but refused"


def check_ruleset(rules: Ruleset, games: int = 20, seed: int = 0) -> list[str]:
    """Everything wrong with an edition that reading or some random games can show; empty when it plays well."""
    faults = list(_data_faults(rules))
    if faults:
        return faults
    game = Game(rules)
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        for played in play_random(game, rng):
            faults += position_faults(rules, played.after)
            faults += options_faults(game, played.after, rng)
            if faults:
                return [f"game {number}, turn {played.after.turn}: {fault}" for fault in faults]
    return []


def _data_faults(rules: Ruleset) -> Iterator[str]:
    if not rules.setup.choice:
        yield "2.4: there is no card to choose from"
    for card in rules.setup.choice:
        if rules.cards[card].side is not FRENCH:
            yield f"2.4: {card} is no French card"
    for side in (FRENCH, SPANISH):
        for card in rules.setup.hands[side]:
            if rules.cards[card].side is not side:
                yield f"2.3: {card} is no {side.label} card"
    for area in rules.board.areas:
        if not rules.board.neighbours[area]:
            yield f"1.2: area {area} is joined to none"
