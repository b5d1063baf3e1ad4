"""Two games that differ only in what one side keeps secret, and a server that plays either of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, SIDES, Ruleset, Seat, Side
from dosdemayo.engine.actions import Action, Choose, Deal, Pass, Write
from dosdemayo.notation import answer_to_json
from dosdemayo.table import History

Rows = list[tuple[Seat, Action]]


def random_rows(rules: Ruleset, rng: Random, silent: Side | None = None) -> Rows:
    """A whole game, in which one side may play no card. No order relies on a card in hand: a twin may hold another."""
    history = History.start(rules)
    while not history.over:
        for seat in [side for side in (*SIDES, CHANCE) if side in history.asked]:
            passes = seat is silent and history.window is not None
            history = history.answered(seat, Pass() if passes else _without_warning(history, seat, rng))
    return [(given.seat, given.action) for given in history.answers]


def _without_warning(history: History, seat: Seat, rng: Random) -> Action:
    while True:
        action = history.options(seat).sample(rng)
        if not isinstance(action, Write) or not history.game.check(history.state, seat, action):
            return action


def after(rules: Ruleset, rows: Rows) -> History:
    """The game after all of these answers."""
    history = History.start(rules)
    for seat, action in rows:
        history = history.answered(seat, action)
    return history


def hidden_cards(rules: Ruleset, rows: Rows, side: Side) -> list[str]:
    """Cards of a side that were never shown, and that nothing forces to be shown where they are drawn."""
    state = after(rules, rows).state
    cards = (*state.hands[side], *state.decks[side])
    start = rules.setup.hands[side]
    return [card for card in cards if not rules.cards[card].immediate and card not in start]


def twins(seed: int, side: Side, strict: bool = False, *, silent: bool = False) -> tuple[Rows, Rows]:
    """The same game twice, with the cards that a side never showed dealt otherwise, and kept otherwise."""
    rules, rng = base_rules(strict), Random(seed)
    while True:
        rows = random_rows(rules, rng, side if silent else None)
        swapped = _swapped(hidden_cards(rules, rows, side), rules.setup.choice, rng)
        twin = [(seat, _relabelled(action, swapped)) for seat, action in rows]
        if twin != rows:
            return rows, twin


def _swapped(hidden: list[str], choice: tuple[str, ...], rng: Random) -> dict[str, str]:
    """Each hidden card becomes another. Of the cards offered at the start one is kept: those change places."""
    free = [card for card in hidden if card not in choice]
    rng.shuffle(free)
    offered = choice if set(choice) <= set(hidden) else ()
    return dict(zip(free, free[1:] + free[:1], strict=True)) | dict(zip(offered, reversed(offered), strict=True))


def _relabelled(action: Action, swapped: dict[str, str]) -> Action:
    if isinstance(action, Choose | Deal):
        return replace(action, card=swapped.get(action.card, action.card))
    return action


class ScriptedDice(Random):
    """Whatever is asked, the script knows the answer."""

    def __init__(self, purpose: str, choice: int) -> None:
        super().__init__(0)
        self.purpose = purpose
        self._choice = choice

    def randrange(self, *_: Any) -> int:
        return self._choice


@dataclass
class Script:
    """Chance, as a game's rows tell it; everything else that is drawn is the same in every run."""

    rows: Rows
    rules: Ruleset

    def __post_init__(self) -> None:
        self._deals = dict(_deals(self.rules, self.rows))
        self._games = 0

    def dice(self, seed: str | None, purpose: str) -> Random:
        return ScriptedDice(purpose, self._deals.get(purpose, 0))

    def game_id(self) -> str:
        self._games += 1
        return f"twin{self._games}"

    def secret(self) -> bytes:
        return b"the same for both twins".ljust(32)


def _deals(rules: Ruleset, rows: Rows) -> Iterator[tuple[str, int]]:
    history = History.start(rules)
    for number, (seat, action) in enumerate(rows):
        if seat is CHANCE:
            yield f"chance/{number}", list(history.options(CHANCE)).index(action)
        history = history.answered(seat, action)


def as_json(rows: Rows) -> list[tuple[Seat, list[Any]]]:
    return [(seat, answer_to_json(action)) for seat, action in rows if seat is not CHANCE]


def forced_rows(rules: Ruleset, rows: Rows) -> list[bool]:
    """Which of the answers were passes for want of anything else: this is what nobody may learn."""
    return [given.forced for given in after(rules, rows).answers]
