"""Re-dealing all that a seat cannot see changes nothing it receives: its view, its options, and what it is told.

Two games go side by side from a position and its re-deal, by the same public moves. Draws and the choice at the start
differ where they are secret. A window stops for a hidden side in one game and not in the other, because the hands
differ; there the hidden side passes, which is no event. So what a seat is told is compared between two questions that
do not hang on a hidden hand, not answer by answer: when a game stops is what a table must hide (9.5).
"""

from __future__ import annotations

from random import Random

import pytest

from dosdemayo.belief import sample
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, Seat, Side, State, enemy
from dosdemayo.engine.actions import Action, Choose, Deal, Discard, Pass, Play, Use, Write
from dosdemayo.engine.events import Event
from dosdemayo.engine.open_questions import CardWindow
from dosdemayo.testing import play_random

RULES = base_rules()
GAME = Game(RULES)
BLOCKS, GAMES = 8, 12
READERS: list[Seat | None] = [FRENCH, SPANISH, None]
TAKE_A_CARD = {card.id for card in RULES.cards.values() if any(effect.name == "discard" for effect in card.effects)}
#: How many questions two games are followed.
LENGTH = 40


class NoCommonMoveError(Exception):
    """Nothing public can be done that both hidden hands allow."""


class SideBySide:
    """A game and its re-deal, with what everybody has been told since the two were last compared."""

    def __init__(self, reader: Seat | None, state: State, rng: Random) -> None:
        self.reader = reader
        self.rng = rng
        self.states = [state, sample(GAME.view(state, reader), RULES, rng)]
        self.told: list[dict[Seat | None, list[Event]]] = [self._silence(), self._silence()]

    def _silence(self) -> dict[Seat | None, list[Event]]:
        return {FRENCH: [], SPANISH: [], None: []}

    @property
    def comparable(self) -> bool:
        """A view does not tell whether a pass came before; without that both games must ask the same."""
        true, redealt = self.states
        hidden_answer = any(true.sealed[side] for side in (FRENCH, SPANISH) if side is not self.reader)
        return true.questions == redealt.questions and not hidden_answer

    def apply(self, game: int, seat: Seat, action: Action) -> None:
        self.states[game], events = GAME.apply(self.states[game], seat, action)
        for reader, told in self.told[game].items():
            told += [event.seen_by(reader) for event in events]

    def hidden_window(self, game: int) -> CardWindow | None:
        questions = self.states[game].questions
        question = questions[-1] if questions else None
        return question if isinstance(question, CardWindow) and question.side is not self.reader else None

    def pass_hidden_windows(self) -> None:
        """Hidden sides play a card that both hands hold, or pass, until neither game waits for one of them."""
        while self.hidden_window(0) or self.hidden_window(1):
            first, second = self.hidden_window(0), self.hidden_window(1)
            if first is not None and first == second:
                action = self.common_play(first.side)
                self.apply(0, first.side, action)
                self.apply(1, first.side, action)
                continue
            game = min((0, 1), key=self.progress)
            window = self.hidden_window(game)
            assert window is not None
            self.apply(game, window.side, Pass())

    def progress(self, game: int) -> tuple[bool, int, int, int]:
        """How far a game is; one that waits for nobody hidden waits for the other game."""
        window, state = self.hidden_window(game), self.states[game]
        return window is None, state.turn, state.step, window.passes if window else 0

    def common_play(self, side: Side) -> Action:
        options = [GAME.options(state, side) for state in self.states]
        plays = [options[0].sample(self.rng) for _ in range(6)]
        return next((play for play in plays if play in options[1] and not self.lays_open(play)), Pass())

    def compare(self) -> bool:
        """Assert that the reader, and a spectator, can tell no difference; was there one for the hidden side?"""
        views = [GAME.view(state, self.reader) for state in self.states]
        assert views[0] == views[1]
        if views[0].asked is not None and self.reader is not None:
            shown = [GAME.options(state, self.reader).to_json() for state in self.states]
            assert shown[0] == shown[1]
        for eyes in (self.reader, None):
            assert self.told[0][eyes] == self.told[1][eyes]
        hidden = SPANISH if self.reader is None else enemy(self.reader)
        differed = self.told[0][hidden] != self.told[1][hidden] or self.states[0].hands != self.states[1].hands
        self.told = [self._silence(), self._silence()]
        return differed

    def move(self) -> None:
        """One question that is open in both games is answered alike, and secret draws differently."""
        pending = GAME.pending(self.states[0])
        seat, _ = pending[self.rng.randrange(len(pending))]
        action = GAME.options(self.states[0], seat).sample(self.rng)
        self.apply(1, seat, self.same_for_the_reader(seat, action))
        self.apply(0, seat, action)

    def same_for_the_reader(self, seat: Seat, action: Action) -> Action:
        """What the other game answers: the same, unless the reader cannot see it, or the other hand forbids it."""
        other = self.states[1]
        if self.lays_open(action):
            raise NoCommonMoveError
        if seat is self.reader:
            return action
        if isinstance(action, Choose):
            return GAME.options(other, seat).sample(self.rng)
        if isinstance(action, Deal) and RULES.cards[action.card].side is not self.reader:
            deck = other.decks[RULES.cards[action.card].side]
            ordinary = [card for card in deck if not RULES.cards[card].immediate]
            return action if RULES.cards[action.card].immediate else Deal(self.rng.choice(ordinary))
        if action not in GAME.options(other, seat):
            assert isinstance(action, Discard | Write)
            raise NoCommonMoveError
        return action

    def lays_open(self, action: Action) -> bool:
        """A hand of one card is laid open by C-F2 and C-F5 without a question to chance; are the two different?"""
        hands = [state.hands[SPANISH] for state in self.states]
        takes = isinstance(action, Deal | Play | Use) and action.card in TAKE_A_CARD
        return takes and len(hands[0]) == 1 and hands[0] != hands[1]


def follow(pair: SideBySide) -> tuple[int, int]:
    """How many times the games were compared, and how often the hidden side saw something else."""
    compared = differed = 0
    for _ in range(LENGTH):
        pair.pass_hidden_windows()
        differed += pair.compare()
        compared += 1
        if not GAME.pending(pair.states[0]):
            break
        try:
            pair.move()
        except NoCommonMoveError:
            break
    return compared, differed


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("reader", READERS, ids=["french", "spanish", "spectator"])
def test_a_redeal_changes_nothing_for_the_reader(block: int, reader: Seat | None) -> None:
    compared = differed = 0
    for number in range(GAMES):
        rng = Random(f"{block}/{number}")
        for played in play_random(GAME, rng):
            if rng.random() > 0.12 or played.decision.seat is CHANCE:
                continue
            pair = SideBySide(reader, played.before, rng)
            if pair.comparable:
                result = follow(pair)
                compared, differed = compared + result[0], differed + result[1]
    assert compared > 300
    assert differed > compared // 4


def test_what_is_told_to_the_owner_is_a_secret_indeed() -> None:
    """The comparison would notice: seen with the owner's eyes the two games are not the same."""
    start = GAME.start()
    pair = SideBySide(SPANISH, start, Random(0))
    pair.apply(0, FRENCH, Choose("murat"))
    pair.apply(1, FRENCH, Choose("artilleria"))
    pair.pass_hidden_windows()
    assert pair.told[0][SPANISH] == pair.told[1][SPANISH]
    assert pair.told[0][FRENCH] != pair.told[1][FRENCH]
    pair.reader = FRENCH
    with pytest.raises(AssertionError):
        pair.compare()
