"""Chapter 4: Preparation. Denial, then the draws at the same time, then immediate cards."""

from __future__ import annotations

from dataclasses import dataclass

from dosdemayo.engine.actions import Action, Deal, Deny, Draw
from dosdemayo.engine.draft import Draft
from dosdemayo.engine.events import Allowed, Declined, Denied, Drew
from dosdemayo.engine.ids import CHANCE, SIDES, CardId, Kind, Seat, Side, enemy, side_name
from dosdemayo.engine.options import Choices, Options
from dosdemayo.engine.problems import NotInDeck, Problem
from dosdemayo.engine.questions import Question, wrong_kind
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import State
from dosdemayo.engine.steps.card_window import play_immediate


def fewer_cards(draft: Draft, side: Side) -> int:
    """By how much a side's hand is smaller than the opponent's (Q-5: cards in hand only)."""
    return len(draft.hands[enemy(side)]) - len(draft.hands[side])


class Denials:
    """Rules 4.1 and 4.4 (a)."""

    name = "start"

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        if draft.turn == 1:
            return
        for side in SIDES:
            if fewer_cards(draft, side) >= rules.denial and draft.decks[enemy(side)]:
                draft.questions.append(Denial(side))


@dataclass(frozen=True, slots=True)
class Denial(Question):
    """Rule 4.3: does this side forbid the opponent's draw?"""

    kind = Kind.DENY
    phase = "deny"
    side: Side

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.side,)

    def options(self, rules: Ruleset, state: State, seat: Seat) -> Options:
        return Choices((Deny(False), Deny(True)), lambda action: "deny" if action.denied else "allow")

    def problems(self, rules: Ruleset, state: State, seat: Seat, action: Action) -> list[Problem]:
        return [] if isinstance(action, Deny) else wrong_kind(self.kind, action)

    def answer(self, rules: Ruleset, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, Deny)
        draft.questions.pop()
        if action.denied:
            own_draw_too = fewer_cards(draft, self.side) == rules.denial
            draft.denied = (enemy(self.side), self.side) if own_draw_too else (enemy(self.side),)
        draft.events.append((Denied if action.denied else Allowed)(side=side_name(self.side)))


class Draws:
    """Rules 4.2 and 4.4 (b)."""

    name = "draw"

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        if draft.turn == 1:
            return
        entitled = tuple(side for side in SIDES if draft.decks[side] and side not in draft.denied)
        if entitled:
            draft.questions.append(Drawing(entitled))


@dataclass(frozen=True, slots=True)
class Drawing(Question):
    """Draw or decline: asked of all entitled sides at the same time, sealed until all have answered."""

    kind = Kind.DRAW
    phase = "draw"
    sides: tuple[Side, ...]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple([side for side in self.sides if state.sealed[side] is None])

    def options(self, rules: Ruleset, state: State, seat: Seat) -> Options:
        return Choices((Draw(True), Draw(False)), lambda action: "draw" if action.drawn else "decline")

    def problems(self, rules: Ruleset, state: State, seat: Seat, action: Action) -> list[Problem]:
        return [] if isinstance(action, Draw) else wrong_kind(self.kind, action)

    def answer(self, rules: Ruleset, draft: Draft, seat: Seat, action: Action) -> None:
        draft.sealed[seat] = action
        if any(draft.sealed[side] is None for side in self.sides):
            return
        drawing = tuple(side for side in self.sides if draft.sealed[side] == Draw(True))
        draft.questions.pop()
        draft.sealed[:] = (None, None)
        for side in self.sides:
            if side not in drawing:
                draft.events.append(Declined(side=side_name(side)))
        if drawing:
            draft.questions.append(Dealing(drawing))


@dataclass(frozen=True, slots=True)
class Dealing(Question):
    """Rule 4.4 (c): chance turns up a card for each side that draws; immediate ones are played when all are drawn."""

    kind = Kind.DEAL
    phase = "draw"
    sides: tuple[Side, ...]
    dealt: tuple[CardId, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (CHANCE,)

    def options(self, rules: Ruleset, state: State, seat: Seat) -> Options:
        return Choices(tuple(Deal(card) for card in state.decks[self.sides[0]]), lambda action: action.card)

    def problems(self, rules: Ruleset, state: State, seat: Seat, action: Action) -> list[Problem]:
        if not isinstance(action, Deal):
            return wrong_kind(self.kind, action)
        if action.card not in state.decks[self.sides[0]]:
            return [NotInDeck(card=action.card, side=side_name(self.sides[0]))]
        return []

    def answer(self, rules: Ruleset, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, Deal)
        side = self.sides[0]
        draft.questions.pop()
        draft.take_from_deck(side, action.card)
        draft.events.append(Drew(side=side_name(side), card=action.card))
        dealt = (*self.dealt, action.card)
        if len(self.sides) > 1:
            draft.questions.append(Dealing(self.sides[1:], dealt))
            return
        play_immediate(rules, draft, [rules.cards[card] for card in dealt if rules.cards[card].immediate])
