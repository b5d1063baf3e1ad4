"""Carrying out the script of a case: its answers where they fit, and the engine's own where it says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dosdemayo.engine import Decision, Ruleset
from dosdemayo.engine.actions import Action, Allot, Choose, Deal, Deny, Discard, Draw, Pass, Play, Resign, Use, Write
from dosdemayo.engine.game import Refused
from dosdemayo.engine.ids import CHANCE, SPANISH, CardId, Kind, Seat
from dosdemayo.engine.problems import NotInHand, ProblemBase
from dosdemayo.notation import NotationError, answer_from_json
from dosdemayo.records.cases.fields import CaseError, seat, short, wrong
from dosdemayo.records.cases.position import Start
from dosdemayo.records.cases.problems import NeverAsked, NeverPlayable, OverBefore

#: What each kind of answer answers (None: a card window), and the rule against it where nobody asked.
ANSWERS: dict[type, tuple[Kind | None, str]] = {
    Choose: (Kind.FRENCH_CHOICE, "2.4"),
    Deny: (Kind.DENY, "4.3"),
    Draw: (Kind.DRAW, "4.2"),
    Discard: (Kind.DISCARD, "9.2"),
    Write: (Kind.ORDERS, "3.1"),
    Allot: (Kind.ALLOTMENT, "6.3"),
    Play: (None, "9.4"),
    Use: (None, "9.4"),
    Pass: (None, "9.4"),
}
Item = tuple[Seat, Action]


def read_script(data: Any, rules: Ruleset) -> list[Item]:
    if data is None:
        return []
    if not isinstance(data, list):
        raise wrong("script", f"must be a list of answers, not {short(data)}")
    return [_read_item(item, f"script[{index}]", rules) for index, item in enumerate(data)]


def _read_item(item: Any, field: str, rules: Ruleset) -> Item:
    if not isinstance(item, list) or len(item) < 2:
        raise wrong(field, f"must be [side, verb, ...], not {short(item)}")
    who, answer = seat(item[0], field), item[1:]
    if answer[0] == "command":
        answer = ["use", _commander(rules), *answer[1:]]
    try:
        action = answer_from_json(answer)
    except NotationError as error:
        raise wrong(field, str(error)) from error
    if isinstance(action, Deal):
        raise wrong(field, "a draw is no question to chance: it follows decks")
    return who, action


def _commander(rules: Ruleset) -> CardId:
    """The card that the verb `command` uses: one that adds an order in later turns too."""
    return next((card.id for card in rules.cards.values() if card.uses and card.effect("add_order")), "command")


class Run:
    """One case on its way through the engine."""

    def __init__(self, start: Start, finish: bool) -> None:
        self.game = start.game
        self.decks = start.decks
        self.state = start.state
        self.first_turn = start.state.turn
        self.finish = finish
        #: Why the item that waits was refused where it was last possible.
        self.refusals: Sequence[ProblemBase] = []
        if start.kept is not None:
            self._apply(Seat.FRENCH, Choose(start.kept))
        if not self.state.questions:
            self.state, _ = self.game.resume(self.state)
        self._deal()

    def carry_out(self, script: list[Item]) -> None:
        for index, (who, action) in enumerate(script):
            self.refusals = []
            while not self._fits(who, action):
                self._stand_in(index, who, action)
            try:
                self._apply(who, action)
            except Refused as refused:
                raise _cannot(index, refused.problems) from refused
        while self.finish and self.state.turn == self.first_turn and self.game.pending(self.state):
            if not self._answer_by_default():
                return

    def _fits(self, who: Seat, action: Action) -> bool:
        """Does this answer what is asked now?"""
        if isinstance(action, Resign):
            return self.state.outcome is None
        kind = ANSWERS[type(action)][0]
        if not any(
            d.seat is who and (d.kind is kind if kind else d.kind.window) for d in self.game.pending(self.state)
        ):
            return False
        if not isinstance(action, Play | Use):
            return True
        self.refusals = self.game.check(self.state, who, action)
        return not self.refusals

    def _stand_in(self, index: int, who: Seat, action: Action) -> None:
        if not self._answer_by_default():
            raise _cannot(index, self.refusals or [self._why_never(who, action)])

    def _why_never(self, who: Seat, action: Action) -> ProblemBase:
        """The item waited for a question that never came."""
        if isinstance(action, Play | Use):
            held = who is not CHANCE and action.card in self.state.hands[who]
            lying = isinstance(action, Use) and any(lying.card == action.card for lying in self.state.in_play)
            if not held and not lying:
                return NotInHand(card=action.card)
            return NeverPlayable(rule=self.game.rules.cards[action.card].rule, card=action.card)
        if self.state.outcome is not None:
            return OverBefore(reason=self.state.outcome.reason)
        asked = tuple((decision.seat.label, decision.kind) for decision in self.game.pending(self.state))
        return NeverAsked(rule=ANSWERS[type(action)][1], seat=who.label, asked=asked)

    def _answer_by_default(self) -> bool:
        """Pass, decline or allow for whoever is asked, the Spanish first; with `finish` also an empty sheet."""
        decisions = sorted(self.game.pending(self.state), key=lambda decision: decision.seat is not SPANISH)
        answer = self._default(decisions[0]) if decisions else None
        if answer is None:
            return False
        self._apply(decisions[0].seat, answer)
        return True

    def _default(self, decision: Decision) -> Action | None:
        if decision.kind.window is not None:
            return Pass()
        if decision.kind is Kind.ORDERS and self.finish and self.state.turn == self.first_turn:
            return Write(())
        defaults: dict[Kind, Action] = {Kind.DRAW: Draw(False), Kind.DENY: Deny(False)}
        return defaults.get(decision.kind)

    def _apply(self, who: Seat, action: Action) -> None:
        self.state, _ = self.game.apply(self.state, who, action)
        self._deal()

    def _deal(self) -> None:
        """Chance deals in the order of `decks`."""
        while any(decision.kind is Kind.DEAL for decision in self.game.pending(self.state)):
            bag = {action.card for action in self.game.options(self.state, CHANCE) if isinstance(action, Deal)}
            card = next(card for deck in self.decks for card in deck if card in bag)
            self.state, _ = self.game.apply(self.state, CHANCE, Deal(card))

    def ordered_deck(self, side: Seat) -> list[CardId]:
        return [card for card in self.decks[side] if card in self.state.decks[side]]


def _cannot(index: int, problems: Sequence[ProblemBase]) -> CaseError:
    return CaseError(f"script[{index}] cannot be carried out", problems)
