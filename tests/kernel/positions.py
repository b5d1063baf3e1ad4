"""Random positions in the middle of a game, where cards lie and fights go on that random play seldom reaches."""

from __future__ import annotations

from random import Random

from dosdemayo.engine import FRENCH, SPANISH, Game, InPlay, Ruleset, State
from dosdemayo.engine.cards import Card, Stays
from dosdemayo.engine.open_questions import step_named

#: Steps of a turn at which a position may stand.
STEPS = ("start", "preparation", "orders", "write", "after_movement", "resolution", "after_resolution")
#: Those by which cubes have moved in this turn, and by which fights were resolved.
MOVED = STEPS[-3:]
FOUGHT = STEPS[-1:]
#: Where French and Spanish cubes often stand: where cards need them.
FAVOURITES = ((3, 7, 15, 16, 20), (3, 7, 9, 18, 20))


def random_position(game: Game, rng: Random) -> State:
    """Stands at a question or is over already."""
    rules = game.rules
    start = game.start()
    name = rng.choice(STEPS)
    turn = rng.randint(1, rules.turns)
    lost = (rng.randrange(rules.loss_limit), rng.randrange(6))
    reserve = (rng.randint(0, rules.setup.reserve[0]), rng.randint(0, rules.setup.reserve[1]))
    outside = bytes(min(cubes, rng.randint(0, 5)) for cubes in start.outside)
    french = _scattered(rules, rng, rules.cubes_of(FRENCH) - lost[0] - reserve[0] - sum(outside), FAVOURITES[0])
    spanish = _scattered(rules, rng, rules.cubes_of(SPANISH) - lost[1] - reserve[1], FAVOURITES[1])
    moved = bytes(rng.randint(0, number) if rng.random() < 0.6 else 0 for number in french)
    contested = [area for area in rules.board.areas if french[area] and spanish[area]]
    state = start._replace(
        turn=turn,
        step=step_named(name),
        questions=(),
        cubes=(french, spanish),
        outside=outside,
        reserve=reserve,
        lost=lost,
        moved_in=moved if name in MOVED else rules.board.empty(),
        fought=tuple(area for area in contested if rng.random() < 0.8) if name in FOUGHT else (),
    )
    state = _with_cards(rules, rng, state)
    closable = {"artilleria", "presos_de_la_carcel"} <= set(rules.cards) and sum(french) > 2
    return game.resume(_with_closed_streets(state) if closable and rng.random() < 0.25 else state)[0]


def _scattered(rules: Ruleset, rng: Random, cubes: int, favourites: tuple[int, ...]) -> bytes:
    """Cubes in a few areas, so that groups are large and often meet."""
    areas = rng.sample(rules.board.areas, rng.randint(0, 6))
    areas += [area for area in favourites if rng.random() < 0.7]
    return rules.board.counts((rng.choice(areas or favourites), 1) for _ in range(max(0, cubes)))


def _with_cards(rules: Ruleset, rng: Random, state: State) -> State:
    hands: list[list[str]] = [[], []]
    decks: list[list[str]] = [[], []]
    discards: list[list[str]] = [[], []]
    in_play = []
    for card in sorted(rules.cards.values(), key=lambda card: card.id):
        if card.stays is not Stays.NO and rng.random() < 0.4:
            in_play.append(_lying(rules, rng, state, card))
        else:
            pile = discards if rng.random() < 0.1 else decks if card.immediate or rng.random() < 0.3 else hands
            pile[card.side].append(card.id)
    return state._replace(hands=_pair(hands), decks=_pair(decks), discards=_pair(discards), in_play=tuple(in_play))


def _with_closed_streets(state: State) -> State:
    """The same with two areas closed, Spanish groups beside them and the card that opens them in hand."""
    french, spanish = bytearray(state.cubes[FRENCH]), bytearray(state.cubes[SPANISH])
    for street, beside in ((15, 9), (16, 18)):
        spanish[beside] += spanish[street]
        spanish[street] = 0
        if not french[street]:
            french[french.index(max(french))] -= 1
            french[street] = 1
    others = tuple(lying for lying in state.in_play if lying.card not in ("artilleria", "presos_de_la_carcel"))
    return state._replace(
        cubes=(bytes(french), bytes(spanish)),
        moved_in=bytes(min(pair) for pair in zip(state.moved_in, french, strict=True)),
        in_play=tuple(sorted((InPlay("artilleria", 0, 1), *others))),
        hands=(_without(state.hands[0]), tuple(sorted((*_without(state.hands[1]), "presos_de_la_carcel")))),
        decks=(_without(state.decks[0]), _without(state.decks[1])),
        discards=(_without(state.discards[0]), _without(state.discards[1])),
        fought=tuple(area for area in state.fought if french[area] and spanish[area]),
    )


def _without(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card for card in cards if card not in ("artilleria", "presos_de_la_carcel"))


def _lying(rules: Ruleset, rng: Random, state: State, card: Card) -> InPlay:
    area = rng.choice(rules.board.areas) if any(effect.aim == "area" for effect in card.effects) else 0
    earlier = state.turn - 1 if card.stays is not Stays.TURN and state.turn > 1 else state.turn
    return InPlay(card.id, area, rng.choice((earlier, state.turn)))


def _pair(piles: list[list[str]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(piles[0]), tuple(piles[1])
