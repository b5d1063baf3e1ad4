"""Chapter 2: Setup."""

from __future__ import annotations

from dataclasses import dataclass

from dosdemayo.engine.actions import Action, Choose
from dosdemayo.engine.draft import Draft, without
from dosdemayo.engine.events import CardKept
from dosdemayo.engine.ids import FRENCH, SPANISH, CardId, Kind, Seat
from dosdemayo.engine.options import Choices, Options
from dosdemayo.engine.problems import NotOffered, Problem
from dosdemayo.engine.questions import Question, wrong_kind
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import State


@dataclass(frozen=True, slots=True)
class Choice(Question):
    """Rule 2.4: which of these cards do the French keep, unseen by the Spanish?"""

    kind = Kind.FRENCH_CHOICE
    phase = "french_choice"
    cards: tuple[CardId, ...]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (FRENCH,)

    def options(self, rules: Ruleset, state: State, seat: Seat) -> Options:
        return Choices(tuple(Choose(card) for card in self.cards), lambda action: action.card)

    def problems(self, rules: Ruleset, state: State, seat: Seat, action: Action) -> list[Problem]:
        if not isinstance(action, Choose):
            return wrong_kind(self.kind, action)
        if action.card not in self.cards:
            return [NotOffered(card=action.card, offered=self.cards)]
        return []

    def answer(self, rules: Ruleset, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, Choose)
        draft.questions.pop()
        draft.take_from_deck(FRENCH, action.card)
        draft.events.append(CardKept(side="french", card=action.card))


def opening(rules: Ruleset) -> State:
    """The board as it stands before the first question (2.1–2.3)."""
    board, setup = rules.board, rules.setup
    decks = list(rules.decks)
    for side in (FRENCH, SPANISH):
        for card in setup.hands[side]:
            decks[side] = without(decks[side], card)
    return State(
        turn=1,
        step=0,
        questions=(Choice(setup.choice),),
        cubes=(board.counts(setup.cubes[0]), board.counts(setup.cubes[1])),
        outside=board.counts(setup.outside),
        reserve=setup.reserve,
        lost=(0, 0),
        hands=setup.hands,
        decks=(decks[0], decks[1]),
        discards=((), ()),
        in_play=(),
        used=(),
        denied=(),
        sealed=(None, None),
        first_writer=None,
        orders=((), ()),
        moved_in=board.empty(),
        fought=(),
        outcome=None,
    )
