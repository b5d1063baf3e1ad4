"""A player that searches: sheets by double oracle over the turn, cards and numbers by trying each to the end."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random

import numpy as np

from dosdemayo.ai.asked import is_before_orders
from dosdemayo.ai.bot import ThinkingBot, Thought
from dosdemayo.ai.choices import sheets
from dosdemayo.ai.deeper import Deeper
from dosdemayo.ai.drawing import DrawProspects
from dosdemayo.ai.fast.evaluator import Evaluator
from dosdemayo.ai.fast.matrix import Payoffs, judge_answers, tries_of
from dosdemayo.ai.fast.windows import CARD_PRICE
from dosdemayo.ai.fast.workspace import workspace
from dosdemayo.ai.habits import habitual
from dosdemayo.ai.keeping import keep_card
from dosdemayo.ai.mutations import french_neighbours, spanish_neighbours
from dosdemayo.ai.shown import least_hurt
from dosdemayo.ai.turn_matrix import Mix, TurnMatrix
from dosdemayo.belief import sample
from dosdemayo.engine.actions import Action, Choose, Deny, Draw, Pass, Play
from dosdemayo.engine.ids import FRENCH, SPANISH, CardId, Seat, Side, enemy
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.spaces import AllotmentOptions, Choices, Options, WindowOptions
from dosdemayo.engine.state import State
from dosdemayo.engine.view import View
from dosdemayo.kernel.codec import decode, encode
from dosdemayo.kernel.convert import row_of
from dosdemayo.kernel.layout import ANSWER, Ints

#: What it is worth to keep a card that makes the Spanish show their sheet for one more turn.
_SPY_PRICE = 0.006
#: Enemy hands imagined for a sheet that will be shown.
_SHOWN_HANDS = 3


@dataclass(frozen=True)
class Budget:
    """How hard to think. Effort is counted in positions valued, so that the same view gives the same answer."""

    #: Enemy hands that are imagined.
    hands: int
    #: Order sheets thought of for each side.
    sheets: int
    #: Sheets of each side with which the double oracle starts.
    start: int
    #: Positions valued for one pair of sheets, and again after each round of mutations.
    effort: int
    #: Times that neighbours of the sheets in the mix are tried.
    mutations: int
    #: Ways to share cubes among orders that are tried when it comes to that.
    numbers: int = 150
    #: Sheets of one side that are all looked at in the last turn.
    endgame: int = 150
    #: Cells of the last turn but one that are valued by solving the last.
    deeper: int = 0


class Searcher(ThinkingBot):
    """`sentry` is who writes the last orders if no Spaniard is on the board, where somebody else does.

    A budget for looking deeper is spent in the last so many turns but one (`ahead`).
    """

    mixes = True

    def __init__(
        self, rules: Ruleset, evaluator: Evaluator, budget: Budget, sentry: Searcher | None = None, ahead: int = 1
    ) -> None:
        self.rules = rules
        self.budget = budget
        self.work = workspace(rules, evaluator)
        self.sentry = sentry
        self.ahead = ahead

    def _think(self, view: View, options: Options, rng: Random) -> Thought:
        assert view.asked is not None
        if isinstance(options, Choices):
            return Thought(self._choice(view, options, rng))
        if isinstance(options, WindowOptions):
            return self._card(view, options, rng)
        if isinstance(options, AllotmentOptions):
            return self.numbers(options, self._rows(view, rng))
        return self.orders(view, rng).thought(view.seat)

    def _choice(self, view: View, options: Choices, rng: Random) -> Action:
        assert view.seat is not None
        state, first = self.imagine(view, rng)[0][0], options.actions[0]
        if isinstance(first, Choose):
            return keep_card(self, state, options.actions, rng)
        prospects = DrawProspects(self.rules, state, view.seat, self.work, rng)
        return Deny(prospects.wants_to_deny()) if isinstance(first, Deny) else Draw(prospects.wants_to_draw())

    def imagine(self, view: View, rng: Random) -> tuple[list[State], Payoffs]:
        """Positions that this may be, one for each enemy hand thought of, and how likely each is."""
        found: dict[tuple[str, ...], list[State]] = {}
        assert view.seat is not None
        for _ in range(self.budget.hands):
            state = sample(view, self.rules, rng)
            found.setdefault(state.hands[enemy(view.seat)], []).append(state)
        weights = np.array([len(states) for states in found.values()], np.float64)
        return [states[0] for states in found.values()], weights / weights.sum()

    # ------------------------------------------------------------------------------------------------ orders

    def orders(self, view: View, rng: Random) -> Mix:
        """How to mix order sheets now: with a look into the last turn from the one before it, if the budget has any."""
        if self.sentry and view.turn == self.rules.turns and not any(view.cubes[SPANISH]):
            return self.sentry.orders(view, rng)
        if not self.looks_ahead(view) or view.first_writer is view.seat:
            return self.one_turn(view, rng)
        matrix, _, _ = self._solved(view, rng)
        following = Deeper(self.rules, matrix, self.work, rng)
        return _mixed(matrix, *following.solve(self.budget.start, self.budget.effort // 4, self.budget.deeper))

    def looks_ahead(self, view: View) -> bool:
        """From the last turn but one the turn that follows can be solved to the end of the game."""
        return self.budget.deeper > 0 and 0 < self.rules.turns - view.turn <= self.ahead

    def one_turn(self, view: View, rng: Random) -> Mix:
        """How to mix order sheets by what this turn alone brings."""
        if view.first_writer is view.seat:
            assert view.seat is not None
            return least_hurt(self._matrix(view.seat, view, *self.imagine(view, rng), rng))
        return _mixed(*self._solved(view, rng))

    def _solved(self, view: View, rng: Random) -> tuple[TurnMatrix, Payoffs, Payoffs]:
        """The turn with all sheets thought of, our mix, and the enemy's with each hand."""
        assert view.seat is not None
        states, weights = self.imagine(view, rng)
        matrix = self._matrix(view.seat, view, states, weights, rng)
        mine, theirs = matrix.solve(self.budget.start, self.budget.effort)
        for _ in range(self.budget.mutations):
            self._mutate(matrix, states[0], mine, theirs, view)
            mine, theirs = matrix.solve(self.budget.start, self.budget.effort)
        return matrix, mine, theirs

    def _matrix(self, side: Side, view: View, states: list[State], weights: Payoffs, rng: Random) -> TurnMatrix:
        """The turn as this side sees it."""
        if view.first_writer is side or side is not view.seat:
            states, weights = states[:_SHOWN_HANDS], weights[:_SHOWN_HANDS] / weights[:_SHOWN_HANDS].sum()
        rows = np.array([row_of(state, self.rules) for state in states])
        plans = (self.plans(FRENCH, view, states, rng), self.plans(SPANISH, view, states, rng))
        return TurnMatrix(side, rows, weights, self.work, plans)

    def plans(self, side: Side, view: View, states: list[State], rng: Random) -> list[Sheet]:
        if view.shown is not None and view.first_writer is side:
            return [view.shown]
        return sheets(self.rules, states[0], side, rng, self.budget.sheets, self.budget.endgame)

    def _sees_first(self, view: View, rng: Random) -> bool:
        """Is it worth a card to see the Spanish sheet before writing? More so the fewer turns are left for the card."""
        blind = self.one_turn(view, rng).value  # a sheet that is seen is valued without it, too
        seen = least_hurt(self._matrix(SPANISH, view, *self.imagine(view, rng), rng)).value
        return seen - blind > _SPY_PRICE * (self.rules.turns + 1 - view.turn)

    def shows_sheet(self, card: CardId) -> bool:
        """Is a look at the Spanish sheet all that the card gives?"""
        return [effect.name for effect in self.rules.cards[card].effects] == ["see_sheet"]

    def _mutate(self, matrix: TurnMatrix, state: State, mine: Payoffs, theirs: Payoffs, view: View) -> None:
        """Think of sheets that differ in one order from the two played most."""
        foe = enemy(matrix.side)
        mixes = {matrix.side: mine, foe: matrix.weights @ theirs}
        for side in (FRENCH, SPANISH):
            if view.shown is not None and view.first_writer is side:
                continue
            neighbours = french_neighbours if side is FRENCH else spanish_neighbours
            most_played = [matrix.chosen[side][k] for k in np.argsort(-mixes[side])[:2]]
            for place in most_played:
                matrix.add(side, neighbours(self.rules, state, matrix.sheets[side][place]))

    # ------------------------------------------------------------------------------------------------ cards, numbers

    def _card(self, view: View, options: WindowOptions, rng: Random) -> Thought:
        """Before the orders by habit, unless it is about seeing the enemy's; after them by trying."""
        if not is_before_orders(view):
            return self.card(view.seat, self._rows(view, rng))
        habit = habitual(self.rules, view, options)
        spies = [Play(card) for card, _ in options.plays if view.seat is FRENCH and self.shows_sheet(card)]
        if spies and habit in (Pass(), *spies):
            return Thought(spies[0] if self._sees_first(view, rng) else Pass())
        return Thought(habit)

    def card(self, side: Seat | None, rows: Ints) -> Thought:
        """The card to play in a window after the orders, in positions that this may be; or none."""
        tries = self.work.tries[: tries_of(rows[0], self.work)]
        answers = np.concatenate([np.zeros((1, ANSWER), np.int64), tries])
        return self._best(
            side, rows, answers, [Pass(), *(decode(self.rules, rows[0], row) for row in tries)], passing=CARD_PRICE
        )

    def numbers(self, options: AllotmentOptions, rows: Ints) -> Thought:
        """How many cubes had best carry out each French order."""
        ways = list(islice(options, self.budget.numbers))
        return self._best(FRENCH, rows, np.array([encode(self.rules, rows[0], way) for way in ways]), ways)

    def _rows(self, view: View, rng: Random) -> Ints:
        return np.array([row_of(state, self.rules) for state in self.imagine(view, rng)[0]])

    def _best(
        self, side: Seat | None, rows: Ints, answers: Ints, actions: list[Action], passing: float = 0.0
    ) -> Thought:
        """The best of some answers, tried one by one; the first, a pass, counts for so much more."""
        values = np.zeros(len(answers))
        judge_answers(rows, answers, self.work, values)
        gains = values.copy() if side is FRENCH else -values
        gains[0] += passing
        best = int(gains.argmax())
        worth = (values if side is FRENCH else 1.0 - values).tolist()
        return Thought(actions[best], worth[best], tried=dict(zip(actions, worth, strict=True)))


def _mixed(matrix: TurnMatrix, mine: Payoffs, theirs: Payoffs) -> Mix:
    """Our sheets with their chances, without what is hardly ever played."""
    places = zip(matrix.chosen[matrix.side], mine, strict=True)
    kept = [(matrix.sheets[matrix.side][place], float(chance)) for place, chance in places if chance > 0.02]
    total = sum(chance for _, chance in kept)
    sheets, chances = tuple(sheet for sheet, _ in kept), tuple(chance / total for _, chance in kept)
    return Mix(sheets, chances, matrix.expected(mine, theirs), matrix.replies(theirs))
