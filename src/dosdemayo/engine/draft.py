"""The mutable twin of a State that lives inside one `apply`, and the few ways in which things on the table change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from dosdemayo.engine.events import Event, Lost, Over, Reason
from dosdemayo.engine.ids import FRENCH, Area, CardId, Rule, Side, enemy, side_name
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.state import InPlay, Outcome, State

if TYPE_CHECKING:
    from dosdemayo.engine.actions import Action
    from dosdemayo.engine.questions import Question


class Draft:
    """Same field names as State, so that whatever reads a position reads both."""

    __slots__ = (
        "cubes",
        "decks",
        "denied",
        "discards",
        "events",
        "first_writer",
        "fought",
        "hands",
        "in_play",
        "lost",
        "moved_in",
        "orders",
        "outcome",
        "outside",
        "questions",
        "reserve",
        "sealed",
        "step",
        "turn",
        "used",
    )

    def __init__(self, state: State) -> None:
        self.turn = state.turn
        self.step = state.step
        self.questions: list[Question] = list(state.questions)
        self.cubes = (bytearray(state.cubes[0]), bytearray(state.cubes[1]))
        self.outside = bytearray(state.outside)
        self.reserve = list(state.reserve)
        self.lost = list(state.lost)
        self.hands: list[tuple[CardId, ...]] = list(state.hands)
        self.decks: list[tuple[CardId, ...]] = list(state.decks)
        self.discards: list[tuple[CardId, ...]] = list(state.discards)
        self.in_play = state.in_play
        self.used = state.used
        self.denied = state.denied
        self.sealed: list[Action | None] = list(state.sealed)
        self.first_writer = state.first_writer
        self.orders: list[Sheet] = list(state.orders)
        self.moved_in = bytearray(state.moved_in)
        self.fought = state.fought
        self.outcome = state.outcome
        self.events: list[Event] = []

    def freeze(self) -> State:
        return State(
            self.turn,
            self.step,
            tuple(self.questions),
            (bytes(self.cubes[0]), bytes(self.cubes[1])),
            bytes(self.outside),
            (self.reserve[0], self.reserve[1]),
            (self.lost[0], self.lost[1]),
            (self.hands[0], self.hands[1]),
            (self.decks[0], self.decks[1]),
            (self.discards[0], self.discards[1]),
            self.in_play,
            self.used,
            self.denied,
            (self.sealed[0], self.sealed[1]),
            self.first_writer,
            (self.orders[0], self.orders[1]),
            bytes(self.moved_in),
            self.fought,
            self.outcome,
        )

    def take_from_deck(self, side: Side, card: CardId) -> None:
        self.decks[side] = without(self.decks[side], card)
        self.hands[side] = tuple(sorted((*self.hands[side], card)))

    def take_from_hand(self, side: Side, card: CardId) -> None:
        self.hands[side] = without(self.hands[side], card)

    def discard_from_hand(self, side: Side, card: CardId) -> None:
        self.take_from_hand(side, card)
        self.discards[side] += (card,)

    def put_in_play(self, card: CardId, area: Area) -> None:
        self.in_play = tuple(sorted((*self.in_play, InPlay(card, area, self.turn))))

    def leave_play(self, side: Side, card: CardId) -> None:
        self.in_play = tuple(lying for lying in self.in_play if lying.card != card)
        self.discards[side] += (card,)

    def recruit(self, side: Side, area: Area, number: int) -> None:
        """Cubes join a group from the reserve."""
        self.reserve[side] -= number
        self.cubes[side][area] += number

    def eliminate(self, side: Side, area: Area, number: int, rule: Rule, card: CardId | None = None) -> None:
        """Cubes of a side are lost, by fight or by the card that struck (9.6)."""
        self.cubes[side][area] -= number
        self.lost[side] += number
        self.events.append(Lost(rule=rule, side=side_name(side), area=area, cubes=number, card=card))

    def end(self, winner: Side, reason: Reason, rule: Rule) -> None:
        self.outcome = Outcome(winner, reason)
        self.questions.clear()
        self.events.append(Over(rule=rule, winner=side_name(winner), reason=reason))


#: What a rule reads: a finished position or one in the making.
Position: TypeAlias = State | Draft


def without(cards: Sequence[CardId], card: CardId) -> tuple[CardId, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


def holds(position: Position, side: Side, area: Area) -> bool:
    """Rule 1.5: a cube there, and no enemy cube."""
    return position.cubes[side][area] > 0 and position.cubes[enemy(side)][area] == 0


def contested(position: Position, area: Area) -> bool:
    """Rule 1.5: cubes of both sides."""
    return position.cubes[0][area] > 0 and position.cubes[1][area] > 0


def contested_areas(position: Position) -> list[Area]:
    french, spanish = position.cubes
    return [area for area, number in enumerate(french) if number and spanish[area]]


def arrived(position: Position, area: Area) -> int:
    """French cubes that moved into an area this turn and are still there (D-1, Q-117)."""
    return min(position.moved_in[area], position.cubes[FRENCH][area])


def initiative(position: Position) -> Side:
    """Rule 1.7: who has eliminated more; in a tie the Spanish."""
    return FRENCH if position.lost[enemy(FRENCH)] > position.lost[FRENCH] else enemy(FRENCH)
