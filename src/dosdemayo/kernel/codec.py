"""Actions of the readable engine as answers of the kernel, and back."""

from __future__ import annotations

from typing import cast

import numpy as np

from dosdemayo.engine.actions import (
    Action,
    Allot,
    Choose,
    Deal,
    Deny,
    Discard,
    Draw,
    Pass,
    Play,
    Resign,
    Target,
    Use,
    Write,
)
from dosdemayo.engine.orders import Order, Step
from dosdemayo.kernel import layout as at
from dosdemayo.kernel.convert import code_of, order_of
from dosdemayo.kernel.layout import CARDS, Ints


def encode(row: Ints, action: Action) -> Ints:
    """An action as an answer to what the row asks. Orders in force are named by their place."""
    numbers = _numbers(row, action)
    answer = np.zeros(at.ANSWER, np.int64)
    answer[: len(numbers)] = numbers
    return answer


def _numbers(row: Ints, action: Action) -> list[int]:
    match action:
        case Choose(card) | Deal(card) | Discard(card):
            return [CARDS.index(card)]
        case Deny(said) | Draw(said):
            return [int(said)]
        case Write(orders):
            return [len(orders), *map(code_of, orders)]
        case Allot(cubes):
            given = dict(cubes)
            return [len(given), *(given[order] for order in in_force(row, at.FRENCH))]
        case Play(card, target):
            return [at.PLAY + CARDS.index(card), *_target_numbers(row, CARDS.index(card), target)]
        case Use(card, target):
            return [at.USE + CARDS.index(card), *_target_numbers(row, CARDS.index(card), target)]
        case Resign():
            return [at.RESIGN]
        case Pass():
            return [at.PASS]


def in_force(row: Ints, side: int) -> list[Order]:
    """The orders of a side in the row, in the order of its sheet."""
    place = at.SHEET + side * at.SHEET_SIZE
    return [order_of(code) for code in row[place + 1 : place + 1 + row[place]].tolist()]


def _target_numbers(row: Ints, card: int, target: Target) -> list[int]:
    if card == at.MURAT:
        return [code_of(cast(Order, target))]
    if card in (at.PAZ, at.INTERCEPTADAS):
        return [in_force(row, at.SPANISH if card == at.PAZ else at.FRENCH).index(cast(Order, target))]
    if card == at.DESORDEN:
        order, goal = cast(tuple[Order, int], target)
        return [in_force(row, at.SPANISH).index(order), goal]
    if card == at.CABALLERIA:
        steps = cast(tuple[Step, ...], target)
        return [len(steps), *(code_of(Order(*step)) for step in steps)]
    return [] if target is None else [cast(int, target)]


def decode(row: Ints, answer: Ints) -> Action:
    """The action of the engine that an answer to what the row asks stands for."""
    head, asked = int(answer[at.HEAD]), row[at.ASKED]
    if head == at.RESIGN:
        return Resign()
    if asked == at.WINDOW:
        return _window_action(row, head, answer[1:].tolist())
    if asked == at.ORDERS:
        return Write(tuple(order_of(code) for code in answer[1 : 1 + head].tolist()))
    if asked == at.ALLOTMENT:
        return Allot(tuple(zip(in_force(row, at.FRENCH), answer[1:].tolist(), strict=False)))
    if asked in (at.DENY, at.DRAW):
        return Deny(bool(head)) if asked == at.DENY else Draw(bool(head))
    if asked == at.CHOICE:
        return Choose(CARDS[head])
    return Deal(CARDS[head]) if asked == at.DEAL else Discard(CARDS[head])


def _window_action(row: Ints, head: int, numbers: list[int]) -> Action:
    if head == at.PASS:
        return Pass()
    card = (head - at.PLAY) % at.CARD_COUNT
    kind = Play if head < at.USE else Use
    return kind(CARDS[card], _target(row, card, numbers))


def _target(row: Ints, card: int, numbers: list[int]) -> Target:
    if card == at.MURAT:
        return order_of(numbers[0])
    if card in (at.PAZ, at.INTERCEPTADAS):
        return in_force(row, at.SPANISH if card == at.PAZ else at.FRENCH)[numbers[0]]
    if card == at.DESORDEN:
        return in_force(row, at.SPANISH)[numbers[0]], numbers[1]
    if card == at.CABALLERIA:
        return tuple(Step(*order_of(code)) for code in numbers[1 : 1 + numbers[0]])
    return numbers[0] if at.AREA_CARDS >> card & 1 else None
