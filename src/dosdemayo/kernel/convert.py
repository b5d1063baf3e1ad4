"""Positions of the readable engine as rows, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import numpy as np

from dosdemayo.engine.actions import Action, Draw, Write
from dosdemayo.engine.ids import SIDES, WINDOWS, Seat
from dosdemayo.engine.open_questions import (
    Allotment,
    CardWindow,
    Choice,
    Dealing,
    Denial,
    Discarding,
    Drawing,
    Question,
    Writing,
)
from dosdemayo.engine.orders import Order, Sheet
from dosdemayo.engine.positions import leaving
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import InPlay, Outcome, State
from dosdemayo.kernel import layout as at
from dosdemayo.kernel.data import areas_mask, cards_mask
from dosdemayo.kernel.layout import Ints


def code_of(order: Order) -> int:
    """An order as one number."""
    return order.origin | order.destination << at.GOAL_SHIFT | order.cubes << at.NUMBER_SHIFT


def order_of(code: int) -> Order:
    return Order(code & at.FIELD, code >> at.GOAL_SHIFT & at.FIELD, code >> at.NUMBER_SHIFT & at.FIELD)


def row_of(state: State, rules: Ruleset) -> Ints:
    """A position of the engine as a row."""
    row = np.zeros(at.ROW, np.int64)
    row[at.TURN], row[at.STEP] = state.turn, state.step
    row[at.WINNER] = at.NOBODY if state.outcome is None else state.outcome.winner
    row[at.REASON] = 0 if state.outcome is None else at.REASONS.index(state.outcome.reason)
    _fill_counts(row, state)
    _fill_cards(row, state, rules)
    for side in (at.FRENCH, at.SPANISH):
        _fill_sealed(row, side, state.sealed[side])
        if state.orders[side]:
            _fill_sheet(row, side, state.orders[side])
    for question in state.questions:
        _fill_question(row, question, rules)
    if row[at.ASKED] == at.ALLOTMENT:
        _announce(row, state, rules)
    return row


def _fill_counts(row: Ints, state: State) -> None:
    for place, counts in (
        (at.FRENCH_CUBES, state.cubes[0]),
        (at.SPANISH_CUBES, state.cubes[1]),
        (at.OUTSIDE, state.outside),
        (at.MOVED_IN, state.moved_in),
    ):
        row[place : place + len(counts)] = list(counts)
    row[at.RESERVE : at.RESERVE + 2] = state.reserve
    row[at.LOST : at.LOST + 2] = state.lost
    for place, counts in (
        (at.OCCUPIED, state.cubes[0]),
        (at.OCCUPIED + 1, state.cubes[1]),
        (at.ARRIVED, state.moved_in),
    ):
        row[place] = areas_mask(area for area, number in enumerate(counts) if number)
    row[at.FOUGHT] = areas_mask(state.fought)


def _fill_cards(row: Ints, state: State, rules: Ruleset) -> None:
    for place, piles in ((at.HANDS, state.hands), (at.DECKS, state.decks), (at.DISCARDS, state.discards)):
        row[place : place + 2] = [cards_mask(rules, pile) for pile in piles]
    row[at.IN_PLAY] = cards_mask(rules, (lying.card for lying in state.in_play))
    for lying in state.in_play:
        row[at.LYING + rules.places[lying.card]] = lying.area | lying.turn << 8
    row[at.USED] = cards_mask(rules, set(state.used))
    for card in state.used:
        row[at.LYING + rules.places[card]] += 1 << 16
    row[at.DENIED] = _sides_mask(state.denied)
    row[at.FIRST_WRITER] = at.NOBODY if state.first_writer is None else state.first_writer


def _fill_sealed(row: Ints, side: int, answer: Action | None) -> None:
    if answer is None:
        return
    row[at.SEALED] |= 1 << side
    if isinstance(answer, Write):
        _fill_sheet(row, side, answer.orders)
    elif answer == Draw(True):
        row[at.DRAWING] |= 1 << side


def _fill_sheet(row: Ints, side: int, orders: Sheet) -> None:
    place = at.SHEET + side * at.SHEET_SIZE
    row[place : place + 1 + len(orders)] = [len(orders), *map(code_of, orders)]


def _announce(row: Ints, state: State, rules: Ruleset) -> None:
    """Rule 6.3: how many cubes each Spanish order moves."""
    for place, order in enumerate(state.orders[at.SPANISH], at.SPANISH_SHEET + 1):
        row[place] |= leaving(rules, state, order) << at.ANNOUNCED_SHIFT


def _sides_mask(sides: Iterable[Seat]) -> int:
    return sum(1 << side for side in sides)


def _fill_question(row: Ints, question: Question, rules: Ruleset) -> None:
    """Called from the bottom of the stack to its top, so that the question asked now stands last."""
    match question:
        case Choice():
            row[at.ASKED] = at.CHOICE
        case Denial(side):
            row[at.ASKED], row[at.Q_SIDE] = at.DENY, side
        case Drawing(sides):
            row[at.ASKED], row[at.Q_SIDES] = at.DRAW, _sides_mask(sides)
        case Dealing(sides, dealt):
            row[at.ASKED], row[at.Q_SIDES] = at.DEAL, _sides_mask(sides)
            row[at.Q_DEALT] = 1 + rules.places[dealt[0]] if dealt else 0
        case Discarding(side, chooser, cards, window, then):
            row[at.ASKED], row[at.DISCARDING + side] = at.DISCARD, cards | (chooser == side) << 8
            if window is not None and then is not None:
                row[at.RESUME] = 1 + 2 * at.WINDOWS.index(window) + then
        case CardWindow(window, side, passes):
            row[at.ASKED], row[at.Q_WINDOW] = at.WINDOW, at.WINDOWS.index(window)
            row[at.Q_SIDE], row[at.Q_PASSES] = side, passes
        case Writing(sides):
            row[at.ASKED], row[at.Q_SIDES] = at.ORDERS, _sides_mask(sides)
        case Allotment():
            row[at.ASKED] = at.ALLOTMENT


def state_of(row: Ints, rules: Ruleset) -> State:
    """A row as a position of the engine. Piles that the engine keeps in the order of play come sorted."""
    fields: list[int] = row.tolist()
    cards = tuple(rules.cards)
    sheets = (_sheet(fields, at.FRENCH), _sheet(fields, at.SPANISH))
    return State(
        turn=fields[at.TURN],
        step=fields[at.STEP],
        questions=tuple(_questions(fields, rules)),
        cubes=(_counts(fields, at.FRENCH_CUBES, rules), _counts(fields, at.SPANISH_CUBES, rules)),
        outside=_counts(fields, at.OUTSIDE, rules),
        reserve=_pair(fields, at.RESERVE),
        lost=_pair(fields, at.LOST),
        hands=_piles(fields, at.HANDS, cards),
        decks=_piles(fields, at.DECKS, cards),
        discards=_piles(fields, at.DISCARDS, cards),
        in_play=tuple(_lying(fields, card, rules) for card in _cards(fields[at.IN_PLAY], cards)),
        used=tuple(card for card in _cards(fields[at.USED], cards) for _ in range(_uses(fields, card, rules))),
        denied=_sides(fields[at.DENIED]),
        sealed=(_sealed(fields, at.FRENCH, sheets[0]), _sealed(fields, at.SPANISH, sheets[1])),
        first_writer=None if fields[at.FIRST_WRITER] == at.NOBODY else Seat(fields[at.FIRST_WRITER]),
        orders=((), ()) if fields[at.ASKED] == at.ORDERS else sheets,
        moved_in=_counts(fields, at.MOVED_IN, rules),
        fought=tuple(area for area in range(at.AREAS) if fields[at.FOUGHT] >> area & 1),
        outcome=Outcome(Seat(fields[at.WINNER]), at.REASONS[fields[at.REASON]]) if fields[at.REASON] else None,
    )


def _counts(fields: list[int], place: int, rules: Ruleset) -> bytes:
    return bytes(fields[place : place + rules.board.size + 1])


def _pair(fields: list[int], place: int) -> tuple[int, int]:
    return fields[place], fields[place + 1]


@lru_cache(maxsize=4096)
def _cards(mask: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(card for place, card in enumerate(cards) if mask >> place & 1))


def _piles(fields: list[int], place: int, cards: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return _cards(fields[place], cards), _cards(fields[place + 1], cards)


def _lying(fields: list[int], card: str, rules: Ruleset) -> InPlay:
    told = fields[at.LYING + rules.places[card]]
    return InPlay(card, told & 0xFF, told >> 8 & 0xFF)


def _uses(fields: list[int], card: str, rules: Ruleset) -> int:
    return fields[at.LYING + rules.places[card]] >> 16


@lru_cache
def _sides(mask: int) -> tuple[Seat, ...]:
    """In the order in which the engine lists both."""
    return tuple(side for side in SIDES if mask >> side & 1)


def _sheet(fields: list[int], side: int) -> Sheet:
    place = at.SHEET + side * at.SHEET_SIZE
    return tuple(order_of(code) for code in fields[place + 1 : place + 1 + fields[place]])


def _sealed(fields: list[int], side: int, sheet: Sheet) -> Action | None:
    if not fields[at.SEALED] >> side & 1:
        return None
    return Write(sheet) if fields[at.ASKED] == at.ORDERS else Draw(bool(fields[at.DRAWING] >> side & 1))


def _questions(fields: list[int], rules: Ruleset) -> Iterator[Question]:
    asked = fields[at.ASKED]
    sides = _sides(fields[at.Q_SIDES])
    yield from _discardings(fields)
    if asked == at.CHOICE:
        yield Choice(rules.setup.choice)
    elif asked == at.DENY:
        yield Denial(Seat(fields[at.Q_SIDE]))
    elif asked == at.DRAW:
        yield Drawing(sides)
    elif asked == at.DEAL:
        yield Dealing(sides, (tuple(rules.cards)[fields[at.Q_DEALT] - 1],) if fields[at.Q_DEALT] else ())
    elif asked == at.WINDOW:
        yield CardWindow(WINDOWS[fields[at.Q_WINDOW]], Seat(fields[at.Q_SIDE]), fields[at.Q_PASSES])
    elif asked == at.ORDERS:
        yield from _writings(fields, sides)
    elif asked == at.ALLOTMENT:
        yield Allotment()


def _discardings(fields: list[int]) -> Iterator[Question]:
    window, then = divmod(fields[at.RESUME] - 1, 2)
    going_on = (WINDOWS[window], Seat(then)) if fields[at.RESUME] else (None, None)
    for side in (Seat.FRENCH, Seat.SPANISH):
        waiting = fields[at.DISCARDING + side]
        if waiting:
            yield Discarding(side, side if waiting >> 8 else Seat.CHANCE, waiting & 0xFF, *going_on)


def _writings(fields: list[int], sides: tuple[Seat, ...]) -> Iterator[Question]:
    """Where one side writes first and has not yet written, the other's question lies below."""
    if sides == (fields[at.FIRST_WRITER],):
        yield Writing((Seat(1 - sides[0]),))
    yield Writing(sides)
