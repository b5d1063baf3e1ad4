"""The rules of a game as one flat array of integers, made from the same Ruleset as the readable engine's."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from dosdemayo.engine.cards import Card, Effect, Stays
from dosdemayo.engine.ids import FRENCH, SPANISH
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.kernel import rules_layout as at
from dosdemayo.kernel.layout import AREAS, CARD_COUNT, MAX_CUBES, WINDOW_COUNT, WINDOWS, Ints

#: What is picked for an effect.
AIMS = {
    "add_order": at.NEW_ORDER,
    "cancel": at.ENEMY_ORDER,
    "redirect": at.NEW_GOAL,
    "ride": at.RIDERS,
}
_WORDS = {"any": at.ANYTHING, "fight": at.A_FIGHT, "group": at.A_GROUP, "held": at.A_HOLD}
_ORDERS = {"any": at.ANY_ORDER, "counted": at.COUNTED, "free": at.FREE, "outside": at.FROM_OUTSIDE}
#: The number that an effect is about.
_NUMBERS: dict[str, Callable[[Any], int]] = {
    "strength": lambda effect: effect.bonus,
    "close": lambda effect: areas_mask(effect.areas),
    "split": lambda effect: effect.groups,
    "spare": lambda effect: effect.cubes,
    "loss_limit": lambda effect: effect.limit,
    "cancel": lambda effect: _ORDERS[effect.which],
    "recruit": lambda effect: effect.cubes,
    "strike": lambda effect: effect.cubes,
    "discard": lambda effect: effect.cards | (effect.by == "enemy") << 8,
}


def kernel_data(rules: Ruleset) -> Ints:
    """Refuses rules that the kernel's fixed sizes cannot hold."""
    _check(rules)
    data = np.zeros(at.PLAYABLE + (rules.turns + 1) * WINDOW_COUNT, np.int64)
    data[at.TURNS] = rules.turns
    data[at.BASE_LOSS_LIMIT] = rules.loss_limit
    data[at.ORDER_LIMIT] = rules.order_limit
    data[at.ENTRY_TURN] = rules.entry_turn
    data[at.DENIAL] = rules.denial
    data[at.STRICT] = rules.strict
    data[at.CHOICES] = cards_mask(rules, rules.setup.choice)
    _fill_board(data, rules)
    _fill_decks(data, rules)
    for number, card in enumerate(rules.cards.values()):
        _fill_card(data, number, card)
        _fill_act(data, rules, number, card, card.effects)
        _fill_act(data, rules, CARD_COUNT + number, card, tuple(e for e in card.effects if not e.lasting))
    return data


def cards_mask(rules: Ruleset, cards: Iterable[str]) -> int:
    return sum(1 << rules.places[card] for card in cards)


def areas_mask(areas: Iterable[int]) -> int:
    return sum(1 << area for area in areas)


def aim_of(card: Card) -> int:
    """What is picked when a card is played."""
    aiming = [effect.name for effect in card.effects if effect.aim]
    return AIMS.get(aiming[0], at.AN_AREA) if aiming else at.NOTHING


def _check(rules: Ruleset) -> None:
    if rules.board.size >= AREAS:
        raise ValueError(f"the kernel holds {AREAS - 1} areas, not {rules.board.size}")
    if max(rules.cubes_of(FRENCH), rules.cubes_of(SPANISH)) > MAX_CUBES:
        raise ValueError(f"the kernel holds {MAX_CUBES} cubes a side")
    if len(rules.cards) > CARD_COUNT:
        raise ValueError(f"the kernel holds {CARD_COUNT} cards, not {len(rules.cards)}")


def _fill_board(data: Ints, rules: Ruleset) -> None:
    board = rules.board
    data[at.GATES] = areas_mask(board.gates)
    data[at.MAIN_STREETS] = areas_mask(board.main_streets)
    data[at.ENTRIES] = areas_mask(board.entries)
    for area, near in enumerate(board.neighbours):
        data[at.ADJACENT + area] = areas_mask(near)
        data[at.DEGREE + area] = len(near)
        data[at.NEIGHBOURS + area * AREAS : at.NEIGHBOURS + area * AREAS + len(near)] = near


def _fill_decks(data: Ints, rules: Ruleset) -> None:
    def those(wanted: Callable[[Card], bool]) -> int:
        return cards_mask(rules, (card.id for card in rules.cards.values() if wanted(card)))

    data[at.IMMEDIATE] = those(lambda card: card.immediate)
    data[at.STAYING] = those(lambda card: card.stays is not Stays.NO)
    data[at.STAYING_TURN] = those(lambda card: card.stays is Stays.TURN)
    data[at.STAYING_MOVEMENT] = those(lambda card: card.stays is Stays.NEXT_MOVEMENT)
    data[at.IDLE] = those(lambda card: not card.effects)
    data[at.USABLE] = those(lambda card: card.uses > 0)
    for side in (FRENCH, SPANISH):
        data[at.DECK + side] = cards_mask(rules, rules.decks[side])
    for place, effect in enumerate(at.EFFECTS):
        data[at.HAVING + place] = those(lambda card, effect=effect: card.effect(effect) is not None)  # type: ignore[misc]
    for turn in range(rules.turns + 1):
        for place, window in enumerate(WINDOWS):
            playable = those(lambda c, t=turn, w=window: w in c.windows and c.from_turn <= t <= c.until_turn)  # type: ignore[misc]
            data[at.PLAYABLE + turn * WINDOW_COUNT + place] = playable


def _fill_card(data: Ints, number: int, card: Card) -> None:
    data[at.USES + number] = card.uses
    data[at.USED_IN + number] = sum(1 << WINDOWS.index(window) for window in card.windows)
    for effect in card.effects:
        place = at.EFFECTS.index(effect.name)
        data[at.AT_ONCE + number] |= (not effect.lasting) << place
        if effect.name in _NUMBERS:
            data[at.NUMBER + place * CARD_COUNT + number] = _NUMBERS[effect.name](effect)
        data[at.PLACE + place * CARD_COUNT + number] = getattr(effect, "area", 0)
        if effect.name == "recruit":
            data[at.RECRUITED_AT + number] = _word(effect)


def _fill_act(data: Ints, rules: Ruleset, act: int, card: Card, effects: tuple[Effect, ...]) -> None:
    """What must be for these effects of a card to have their objects."""
    names = {effect.name for effect in effects}
    data[at.AIM + act] = aim_of(card) if any(effect.aim for effect in effects) else at.NOTHING
    data[at.NEEDED + act] = cards_mask(rules, card.needs)
    data[at.HELD + act] = areas_mask(card.held)
    data[at.PICKED + act] = areas_mask(rules.board.areas)
    places = 0
    for effect in effects:
        area, word = getattr(effect, "area", 0), _word(effect)
        if area:
            data[at.FIXED + (word - 1) * at.ACTS + act] |= (word > 0) << area
            places |= word > 0
        elif effect.aim == "area":
            data[at.PICKED_WITH + act] |= 1 << word
            near = getattr(effect, "near", 0)
            data[at.PICKED + act] &= areas_mask((near, *rules.board.neighbours[near])) if near else -1
    further = (
        (at.NEEDS_CARDS, card.needs),
        (at.NEEDS_AREAS, card.held),
        (at.NEEDS_PLACES, places),
        (at.NEEDS_RESERVE, "recruit" in names),
        (at.NEEDS_CLOSED, "open" in names),
    )
    data[at.FURTHER + act] = sum(bit for bit, needed in further if needed)


def _word(effect: Effect) -> int:
    """What must stand where the effect acts."""
    special = {"strike": at.A_PREY, "fight_again": at.A_RESULT}
    return special.get(effect.name, _WORDS[getattr(effect, "where", "any")])
