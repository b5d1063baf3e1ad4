"""Whole positions that look to a seat exactly as its view does."""

from __future__ import annotations

from random import Random

from dosdemayo.belief.hands import BeliefError, Hand, possibilities, seen_cards
from dosdemayo.belief.questions import next_step, open_questions
from dosdemayo.engine import FRENCH, SPANISH, Game, Ruleset, Seat, Side, State, View, enemy
from dosdemayo.engine.actions import Action, Write
from dosdemayo.engine.ids import CardId
from dosdemayo.engine.positions import barred_areas, mending_card
from dosdemayo.engine.view import open_position

#: Deals that are tried until one explains why somebody is asked; each has at least a chance of one in some dozens.
_TRIES = 2000


def sample(view: View, rules: Ruleset, rng: Random) -> State:
    """A position that this view may be of: hidden hands re-dealt, the other's sealed answer chosen anew.

    What a view does not tell (whether a side that is not asked has passed or was passed over) is filled in somehow.
    While chance takes a card in a card window (Q-112) there is nothing to imagine: chance answers before anybody looks.
    """
    bags = {side: possibilities(view, rules, side) for side in hidden_sides(view)}
    weights = {side: [possibility.total() for possibility in bag] for side, bag in bags.items()}
    for _ in range(_TRIES):
        dealt = {side: rng.choices(bag, weights[side])[0].sample(rng) for side, bag in bags.items()}
        state = _consistent(view, rules, dealt)
        if state is not None:
            return _with_sealed(view, rules, state, rng)
    raise BeliefError("no deal explains what is asked and ordered")


def hands(view: View, rules: Ruleset, side: Side | None = None) -> list[tuple[Hand, int]]:
    """Every hand that the hidden side can hold, with its relative weight; a spectator says which side is meant."""
    side = side if side is not None else _opponent(view)
    found: dict[Hand, int] = {}
    for possibility in possibilities(view, rules, side):
        for hand in possibility.hands():
            if view.seat is None or _consistent(view, rules, {side: hand}) is not None:
                found[hand] = found.get(hand, 0) + possibility.weight
    return sorted(found.items())


def hidden_sides(view: View) -> tuple[Side, ...]:
    return tuple(side for side in (FRENCH, SPANISH) if side is not view.seat)


def _opponent(view: View) -> Side:
    if view.seat is None:
        raise BeliefError("a spectator sees neither hand: say which side is meant")
    return enemy(view.seat)


def _consistent(view: View, rules: Ruleset, dealt: dict[Side, Hand]) -> State | None:
    """The position with these hidden hands, if they explain what is asked and what could be written."""
    state = _assembled(view, rules, dealt)
    questions = open_questions(view, rules, state)
    if questions is None or not all(_could_write(view, rules, state, side) for side in hidden_sides(view)):
        return None
    return state._replace(questions=questions)


def _could_write(view: View, rules: Ruleset, state: State, side: Side) -> bool:
    """Rule 5.7: in assisted play an order into a closed area needs the card that opens it."""
    if rules.strict or view.phase not in ("write", "movement"):
        return True
    sheet = (view.shown or ()) if view.first_writer is side and view.phase == "write" else view.orders[side]
    barred = barred_areas(rules, state, side)
    if all(order.destination not in barred for order in sheet):
        return True
    return mending_card(rules, state.hands[side], "closed_area") is not None


def _assembled(view: View, rules: Ruleset, dealt: dict[Side, Hand]) -> State:
    """What lies open, these hidden hands, and neither a question nor what others have sealed."""
    own = {} if view.seat is None else {view.seat: view.hand}
    held = {FRENCH: (), SPANISH: ()} | own | dealt
    seen = seen_cards(view)

    def deck(side: Side) -> tuple[CardId, ...]:
        return tuple(card for card in rules.decks[side] if card not in seen and card not in held[side])

    return open_position(view)._replace(
        step=next_step(view),
        hands=(held[FRENCH], held[SPANISH]),
        decks=(deck(FRENCH), deck(SPANISH)),
        sealed=(_known_answer(view, FRENCH), _known_answer(view, SPANISH)),
    )


def _known_answer(view: View, side: Seat) -> Action | None:
    if view.shown is not None and side is view.first_writer:
        return Write(view.shown)
    return view.sealed if side is view.seat else None


def _with_sealed(view: View, rules: Ruleset, state: State, rng: Random) -> State:
    """The other side's secret answer, if it has given one, as any that it could have given."""
    for side in view.answered:
        if state.sealed[side] is None:
            over = state.outcome is not None
            answer = Write(()) if over else Game(rules).options(state, side).sample(rng)
            sealed = list(state.sealed)
            sealed[side] = answer
            state = state._replace(sealed=(sealed[FRENCH], sealed[SPANISH]))
    return state
