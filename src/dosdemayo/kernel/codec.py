"""Actions of the readable engine as answers of the kernel, and back."""

from __future__ import annotations

from itertools import islice
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
from dosdemayo.engine.cards import Card
from dosdemayo.engine.ids import enemy
from dosdemayo.engine.orders import Order, Step
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.kernel import layout as at
from dosdemayo.kernel.convert import code_of, order_of
from dosdemayo.kernel.data import aim_of
from dosdemayo.kernel.layout import Ints
from dosdemayo.kernel.rules_layout import AN_AREA, ENEMY_ORDER, NEW_GOAL, NEW_ORDER, RIDERS


def encode(rules: Ruleset, row: Ints, action: Action) -> Ints:
    """An action as an answer to what the row asks. Orders in force are named by their place."""
    numbers = _numbers(rules, row, action)
    answer = np.zeros(at.ANSWER, np.int64)
    answer[: len(numbers)] = numbers
    return answer


def _numbers(rules: Ruleset, row: Ints, action: Action) -> list[int]:
    match action:
        case Choose(card) | Deal(card) | Discard(card):
            return [rules.places[card]]
        case Deny(said) | Draw(said):
            return [int(said)]
        case Write(orders):
            return [len(orders), *map(code_of, orders)]
        case Allot(cubes):
            given = dict(cubes)
            return [len(given), *(given[order] for order in in_force(row, at.FRENCH))]
        case Play(card, target):
            return [at.PLAY + rules.places[card], *_target_numbers(row, rules.cards[card], target)]
        case Use(card, target):
            return [at.USE + rules.places[card], *_target_numbers(row, rules.cards[card], target)]
        case Resign():
            return [at.RESIGN]
        case Pass():
            return [at.PASS]


def in_force(row: Ints, side: int) -> list[Order]:
    """The orders of a side in the row, in the order of its sheet."""
    place = at.SHEET + side * at.SHEET_SIZE
    return [order_of(code) for code in row[place + 1 : place + 1 + row[place]].tolist()]


def _target_numbers(row: Ints, card: Card, target: Target) -> list[int]:
    aim = aim_of(card)
    if aim == NEW_ORDER:
        return [code_of(cast(Order, target))]
    if aim == ENEMY_ORDER:
        return [in_force(row, enemy(card.side)).index(cast(Order, target))]
    if aim == NEW_GOAL:
        order, goal = cast(tuple[Order, int], target)
        return [in_force(row, at.SPANISH).index(order), goal]
    if aim == RIDERS:
        steps = cast(tuple[Step, ...], target)
        return [len(steps), *(code_of(Order(*step)) for step in steps)]
    return [] if target is None else [cast(int, target)]


def decode(rules: Ruleset, row: Ints, answer: Ints) -> Action:
    """The action of the engine that an answer to what the row asks stands for."""
    head, asked = int(answer[at.HEAD]), row[at.ASKED]
    if head == at.RESIGN:
        return Resign()
    if asked == at.WINDOW:
        return _window_action(rules, row, head, answer[1:].tolist())
    if asked == at.ORDERS:
        return Write(tuple(order_of(code) for code in answer[1 : 1 + head].tolist()))
    if asked == at.ALLOTMENT:
        return Allot(tuple(zip(in_force(row, at.FRENCH), answer[1:].tolist(), strict=False)))
    if asked in (at.DENY, at.DRAW):
        return Deny(bool(head)) if asked == at.DENY else Draw(bool(head))
    if asked == at.CHOICE:
        return Choose(_card_at(rules, head))
    return Deal(_card_at(rules, head)) if asked == at.DEAL else Discard(_card_at(rules, head))


def _card_at(rules: Ruleset, place: int) -> str:
    return next(islice(rules.cards, place, None))


def _window_action(rules: Ruleset, row: Ints, head: int, numbers: list[int]) -> Action:
    if head == at.PASS:
        return Pass()
    card = rules.cards[_card_at(rules, (head - at.PLAY) % at.CARD_COUNT)]
    kind = Play if head < at.USE else Use
    return kind(card.id, _target(row, card, numbers))


def _target(row: Ints, card: Card, numbers: list[int]) -> Target:
    aim = aim_of(card)
    if aim == NEW_ORDER:
        return order_of(numbers[0])
    if aim == ENEMY_ORDER:
        return in_force(row, enemy(card.side))[numbers[0]]
    if aim == NEW_GOAL:
        return in_force(row, at.SPANISH)[numbers[0]], numbers[1]
    if aim == RIDERS:
        return tuple(Step(*order_of(code)) for code in numbers[1 : 1 + numbers[0]])
    return numbers[0] if aim == AN_AREA else None
