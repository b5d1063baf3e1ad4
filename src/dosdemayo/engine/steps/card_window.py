"""Chapter 9: card windows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from dosdemayo.engine.actions import Action, Discard, Pass, Play, Target, Use
from dosdemayo.engine.cards import Card, Stays
from dosdemayo.engine.draft import Draft, Position, initiative
from dosdemayo.engine.events import CardPlayed, CardUsed, Discarded, Expired, WindowOpened
from dosdemayo.engine.ids import CHANCE, FRENCH, CardId, Kind, Seat, Side, Window, enemy, side_name, window_kind
from dosdemayo.engine.options import Choices, Options, WindowOptions
from dosdemayo.engine.problems import (
    BadTarget,
    NoObject,
    NoSuchCard,
    NotInHand,
    NotInPlay,
    Problem,
    UsedThisTurn,
    WrongTurn,
    WrongWindow,
)
from dosdemayo.engine.questions import Question, wrong_kind
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import State
from dosdemayo.engine.steps.victory import loss_limit_reached
from dosdemayo.engine.targets import Targets, written_target

#: By far the most frequent events, made once.
_OPENED = {window: WindowOpened(window=window) for window in Window}


@dataclass(frozen=True, slots=True)
class OpenWindow:
    """The step of a turn at which a card window opens."""

    name: Window

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        draft.events.append(_OPENED[self.name])
        ask_next(rules, draft, self.name, initiative(draft), passes=0)


@dataclass(frozen=True, slots=True)
class CardWindow(Question):
    """Rule 9.4: does this side play a card, use one that lies in play, or pass?"""

    window: Window
    side: Side
    passes: int

    @property
    def kind(self) -> Kind:
        return window_kind(self.window)

    @property
    def phase(self) -> str:
        return self.window.value

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.side,)

    def options(self, rules: Ruleset, state: State, seat: Seat) -> Options:
        return window_options(rules, state, self.window, self.side)

    def problems(self, rules: Ruleset, state: State, seat: Seat, action: Action) -> list[Problem]:
        if isinstance(action, Pass):
            return []
        if isinstance(action, Play):
            return play_problems(rules, state, self.window, self.side, action)
        if isinstance(action, Use):
            return use_problems(rules, state, self.window, self.side, action)
        return wrong_kind(self.kind, action)

    def answer(self, rules: Ruleset, draft: Draft, seat: Seat, action: Action) -> None:
        draft.questions.pop()
        if isinstance(action, Pass):
            ask_next(rules, draft, self.window, enemy(self.side), self.passes + 1)
            return
        assert isinstance(action, Play | Use)
        act = play_card if isinstance(action, Play) else use_card
        act(rules, draft, rules.cards[action.card], action.target)
        if loss_limit_reached(rules, draft):
            return
        waiting = draft.questions[-1] if draft.questions else None
        if isinstance(waiting, Discarding):
            draft.questions[-1] = replace(waiting, window=self.window, then=enemy(self.side))
        else:
            ask_next(rules, draft, self.window, enemy(self.side), passes=0)


@dataclass(frozen=True, slots=True)
class Discarding(Question):
    """Cards leave a hand, picked one by one; inside a card window that goes on only then (Q-112)."""

    kind = Kind.DISCARD
    side: Side
    #: Who picks.
    chooser: Seat = CHANCE
    #: How many are still to go.
    cards: int = 1
    #: The card window in which this happens, if one is open, and who is asked in it next.
    window: Window | None = None
    then: Side | None = None

    @property
    def phase(self) -> str:
        return "discard" if self.window is None else self.window.value

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.chooser,)

    def options(self, rules: Ruleset, state: State, seat: Seat) -> Options:
        return Choices(tuple(Discard(card) for card in state.hands[self.side]), lambda action: action.card)

    def problems(self, rules: Ruleset, state: State, seat: Seat, action: Action) -> list[Problem]:
        if not isinstance(action, Discard):
            return wrong_kind(self.kind, action)
        if action.card not in state.hands[self.side]:
            return [NotInHand(card=action.card, side=side_name(self.side))]
        return []

    def answer(self, rules: Ruleset, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, Discard)
        draft.questions.pop()
        lose_card(draft, self.side, action.card)
        if not ask_discard(draft, replace(self, cards=self.cards - 1)) and self.window and self.then is not None:
            ask_next(rules, draft, self.window, self.then, passes=0)


def ask_discard(draft: Draft, asked: Discarding) -> bool:
    """Ask which card goes, only where there is a choice; a hand that must go whole goes."""
    if len(draft.hands[asked.side]) > asked.cards > 0:
        draft.questions.append(asked)
        return True
    if asked.cards:
        for card in draft.hands[asked.side]:
            lose_card(draft, asked.side, card)
    return False


def lose_card(draft: Draft, side: Side, card: CardId) -> None:
    draft.discard_from_hand(side, card)
    draft.events.append(Discarded(side=side_name(side), card=card))


def ask_next(rules: Ruleset, draft: Draft, window: Window, side: Side, passes: int) -> None:
    """Ask the side whose turn it is; one that cannot act is passed over in silence (9.5)."""
    is_asked = could_act if rules.asks_everyone else can_act
    while passes < 2:
        if is_asked(rules, draft, window, side):
            draft.questions.append(CardWindow(window, side, passes))
            return
        side, passes = enemy(side), passes + 1


def can_act(rules: Ruleset, position: Position, window: Window, side: Side) -> bool:
    """Does this side hold a card that it can play now, or can it use one in play?"""
    return _acts_with(rules, position, window, side, position.hands[side])


def could_act(rules: Ruleset, position: Position, window: Window, side: Side) -> bool:
    """The same for all that is public: could it hold one?"""
    return _acts_with(rules, position, window, side, possible_hand(rules, position, side))


def _acts_with(rules: Ruleset, position: Position, window: Window, side: Side, hand: Iterable[CardId]) -> bool:
    """Asked twice in each of six windows, and mostly of cards that have no part in it: those are passed over first."""
    cards = rules.cards
    for card in hand:
        if window in cards[card].windows and playable_on(rules, position, window, card):
            return True
    for lying in position.in_play:
        if cards[lying.card].uses and usable_on(rules, position, window, side, lying.card):
            return True
    return False


def possible_hand(rules: Ruleset, position: Position, side: Side) -> list[CardId]:
    """Cards that a side may hold; until its first draw only those with which it starts (2.3, 2.4)."""
    if not position.hands[side]:
        return []
    deck, setup = rules.decks[side], rules.setup
    choice = setup.choice if side is FRENCH else ()
    kept = len(setup.hands[side]) + bool(choice)
    unseen = (*setup.hands[side], *choice) if len(position.decks[side]) == len(deck) - kept else deck
    gone = {*position.discards[side], *(lying.card for lying in position.in_play)}
    return [card for card in unseen if card not in gone]


def window_options(rules: Ruleset, position: Position, window: Window, side: Side) -> WindowOptions:
    plays = ((card, playable_on(rules, position, window, card)) for card in position.hands[side])
    uses = ((lying.card, usable_on(rules, position, window, side, lying.card)) for lying in position.in_play)
    return WindowOptions(
        tuple((card, targets) for card, targets in plays if targets),
        tuple((card, targets) for card, targets in uses if targets),
    )


def playable_on(rules: Ruleset, position: Position, window: Window, card_id: CardId) -> Targets | None:
    card = rules.cards[card_id]
    if window not in card.windows or not card.from_turn <= position.turn <= card.until_turn:
        return None
    return card.targets(rules, position)


def usable_on(rules: Ruleset, position: Position, window: Window, side: Side, card_id: CardId) -> Targets | None:
    card = rules.cards[card_id]
    if not card.uses or card.side is not side:
        return None
    return card.targets_in_play(rules, position, window)


def play_problems(rules: Ruleset, state: State, window: Window, side: Side, action: Play) -> list[Problem]:
    if action.card not in rules.cards:
        return [NoSuchCard(card=action.card)]
    card = rules.cards[action.card]
    if action.card not in state.hands[side]:
        return [NotInHand(card=card.id)]
    if window not in card.windows:
        return [WrongWindow(rule=card.rule, card=card.id, window=window, windows=tuple(sorted(card.windows)))]
    if not card.from_turn <= state.turn <= card.until_turn:
        first, last = card.from_turn, card.until_turn
        return [WrongTurn(rule=card.rule, card=card.id, turn=state.turn, from_turn=first, until_turn=last)]
    return _target_problems(card, card.targets(rules, state), action.target)


def use_problems(rules: Ruleset, state: State, window: Window, side: Side, action: Use) -> list[Problem]:
    if all(lying.card != action.card or rules.cards[lying.card].side != side for lying in state.in_play):
        return [NotInPlay(card=action.card)]
    card = rules.cards[action.card]
    if state.used.count(card.id) >= max(card.uses, 1):
        return [UsedThisTurn(rule=card.rule, card=card.id)]
    return _target_problems(card, card.targets_in_play(rules, state, window), action.target)


def _target_problems(card: Card, targets: Targets, target: Target) -> list[Problem]:
    if not targets:
        return [NoObject(rule=card.rule, card=card.id)]
    if target not in targets:
        return [BadTarget(rule=card.rule, card=card.id, target=written_target(target))]
    return []


def play_card(rules: Ruleset, draft: Draft, card: Card, target: Target) -> None:
    """From hand to the table: it stays or is discarded face up (9.3), and takes effect."""
    draft.take_from_hand(card.side, card.id)
    _lay_down(draft, card, target, stays=card.stays is not Stays.NO)
    card.play(rules, draft, target)


def play_immediate(rules: Ruleset, draft: Draft, cards: list[Card]) -> None:
    """Rule 4.5. All are out of the hands before the first acts; one without an object is discarded (Q-113, Q-114)."""
    for card in cards:
        draft.take_from_hand(card.side, card.id)
    for card in cards:
        acts = bool(card.targets(rules, draft))
        _lay_down(draft, card, None, stays=acts and card.stays is not Stays.NO)
        if acts:
            card.play(rules, draft, None)


def _lay_down(draft: Draft, card: Card, target: Target, *, stays: bool) -> None:
    if stays:
        draft.put_in_play(card.id, target if isinstance(target, int) else 0)
        draft.used += (card.id,)
    else:
        draft.discards[card.side] += (card.id,)
    shown = written_target(target)
    draft.events.append(CardPlayed(rule=card.rule, side=side_name(card.side), card=card.id, target=shown))


def use_card(rules: Ruleset, draft: Draft, card: Card, target: Target) -> None:
    draft.used += (card.id,)
    shown = written_target(target)
    draft.events.append(CardUsed(rule=card.rule, side=side_name(card.side), card=card.id, target=shown))
    card.play(rules, draft, target)


class Expiry:
    """Cards whose time is over are discarded, in the order of the card list."""

    def __init__(self, name: str, stays: Stays) -> None:
        self.name = name
        self.stays = stays

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        if not draft.in_play:
            return
        lying = {card.card: card.turn for card in draft.in_play if rules.cards[card.card].stays is self.stays}
        for card in rules.cards.values() if lying else ():
            if card.id in lying and self._over(draft, lying[card.id]):
                draft.leave_play(card.side, card.id)
                draft.events.append(Expired(rule=card.rule, card=card.id))

    def _over(self, draft: Draft, played: int) -> bool:
        return self.stays is Stays.TURN or played < draft.turn
