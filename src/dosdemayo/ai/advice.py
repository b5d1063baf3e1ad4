"""The strong player's answer with what speaks for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

import numpy as np

from dosdemayo.ai.bot import Bot, Thought
from dosdemayo.ai.fast.matrix import Payoffs, judge_answers
from dosdemayo.ai.foresight import Outlook, PlayedOut, end_of_turn, outlook
from dosdemayo.ai.hints import Alternative, Expected, Hint, Reason
from dosdemayo.ai.search import Searcher
from dosdemayo.ai.turn_matrix import TurnMatrix
from dosdemayo.engine.actions import Action, Allot, Deny, Draw, Pass, Play, Use, Write
from dosdemayo.engine.game import Game
from dosdemayo.engine.ids import FRENCH, SIDES, Side, enemy
from dosdemayo.engine.orders import OUTSIDE, Sheet
from dosdemayo.engine.spaces import AllotmentOptions, Choices, Options, WindowOptions
from dosdemayo.engine.state import State
from dosdemayo.engine.view import View
from dosdemayo.kernel.codec import encode
from dosdemayo.kernel.convert import row_of
from dosdemayo.kernel.layout import Ints

#: Where the generator starts, whoever asks.
_SEED = 1808
_ALTERNATIVES = 3
_REPLIES = 3
#: Plans looked at beside those that would be played.
_OTHER_PLANS = 16
#: Imagined positions in which the engine plays the turn on.
_HANDS = 3
#: Ways to share cubes that are compared while the turn is played on.
_WAYS = 40
#: Fewer cubes than this are not worth a word.
_WORTH_SAYING = 0.3
_MOST_ORDERS_NAMED = 4
#: A sheet that is written more often is what the player writes.
_NEARLY_ALWAYS = 90
#: What is known of the enemy's sheets: each with its chance.
Replies = list[tuple[Sheet, float]]


class Adviser:
    """One question to a seat. Everything comes from its view."""

    def __init__(self, player: Bot, view: View) -> None:
        assert isinstance(player, Searcher)
        assert view.seat is not None
        self.player = player
        self.game = Game(player.rules)
        self.view = view
        self.side: Side = view.seat
        self.states, self.weights = player.imagine(view, self._rng())
        self.rows: Ints = np.array([row_of(state, self.player.rules) for state in self.states])

    def hint(self, options: Options) -> Hint:
        thought = self.player.think(self.view, options, self._rng())
        if isinstance(options, Choices):
            return Hint(thought.answer, reasons=tuple(self._why_chosen(thought.answer)))
        if isinstance(options, WindowOptions):
            return self._card(thought)
        if isinstance(options, AllotmentOptions):
            return self._numbers(thought)
        return self._orders(thought)

    def _rng(self) -> Random:
        return Random(_SEED)

    def _why_chosen(self, answer: Action) -> Iterator[Reason]:
        """Which of two cards is better is a matter of judgement: no reason is given for it."""
        if isinstance(answer, Draw):
            yield Reason("draw" if answer.drawn else "decline")
        elif isinstance(answer, Deny):
            yield self._why_denied(answer)

    def _why_denied(self, answer: Deny) -> Reason:
        foe = enemy(self.side)
        if not answer.denied:
            return Reason("allow", {"side": foe.label})
        own_draw_goes_on = self.view.hand_sizes[foe] - self.view.hand_sizes[self.side] > self.player.rules.denial
        return Reason("deny_free" if own_draw_goes_on else "deny_worth", {"side": foe.label})

    # ------------------------------------------------------------------------------------------------ orders

    def _orders(self, thought: Thought) -> Hint:
        shares = {action.orders: chance for action, chance in thought.mix if isinstance(action, Write)}
        shares = dict(sorted(shares.items(), key=lambda pair: -pair[1]))
        answer = next(iter(shares))
        replies = list(thought.replies) or self._best_replies(answer)
        plans = self.player.plans(self.side, self.view, self.states, self._rng())[:_OTHER_PLANS]
        sheets = list(dict.fromkeys([*shares, *plans, ()]))
        values = dict(zip(sheets, self._values(sheets, replies), strict=True))
        return Hint(
            Write(answer),
            round(100 * values[answer]),
            tuple(self._why_written(answer, shares[answer], values, replies)),
            tuple(_alternatives(answer, shares, values)),
            tuple(Expected(sheet, round(100 * share)) for sheet, share in replies[:_REPLIES]),
        )

    def _best_replies(self, sheet: Sheet) -> Replies:
        """What the enemy, who will see this sheet, had best write."""
        plans = self.player.plans(enemy(self.side), self.view, self.states, self._rng())
        matrix = self._matrix([sheet], plans)
        gains = np.einsum("tij,t->j", matrix.gains([0], list(range(len(plans)))), self.weights)
        return [(plans[int(gains.argmin())], 1.0)]

    def _values(self, sheets: list[Sheet], replies: Replies) -> list[float]:
        """What each sheet is worth to the side against what the enemy is thought to write."""
        chances = np.array([chance for _, chance in replies])
        matrix = self._matrix(sheets, [sheet for sheet, _ in replies])
        gains = matrix.gains(list(range(len(sheets))), list(range(len(replies))))
        return [float(value) for value in np.einsum("tij,t,j->i", gains, self.weights, chances / chances.sum())]

    def _matrix(self, own: list[Sheet], theirs: list[Sheet]) -> TurnMatrix:
        sheets = (own, theirs) if self.side is FRENCH else (theirs, own)
        return TurnMatrix(self.side, self.rows, self.weights, self.player.work, sheets)

    def _why_written(
        self, answer: Sheet, share: float, values: dict[Sheet, float], replies: Replies
    ) -> Iterator[Reason]:
        then, else_ = self._turn(answer, replies), self._turn((), replies)
        yield from self._what_is_known()
        yield from self._winning(then)
        if not answer:
            yield Reason("stay")
        yield from self._threats(then, else_)
        yield from self._purposes(answer, then)
        yield _losses(then)
        if values[answer] - values[()] >= 0.005:
            yield Reason("better", {"gain": _points(values[answer] - values[()])})
        if round(100 * share) < _NEARLY_ALWAYS:
            yield Reason("varies", {"share": round(100 * share)})

    def _what_is_known(self) -> Iterator[Reason]:
        if self.view.first_writer is self.side:
            yield Reason("will_be_seen")
        elif self.view.shown is not None:
            shown = [str(order) for order in self.view.shown]
            yield Reason("seen", {"side": enemy(self.side).label, "orders": shown})

    def _threats(self, then: Outlook, else_: Outlook) -> Iterator[Reason]:
        """Where cubes would be lost if nobody moved, and fewer are with these orders."""
        for (loser, area), cubes in sorted(else_.lost_in.items(), key=lambda item: -item[1]):
            if loser is self.side and cubes - then.lost_in.get((loser, area), 0.0) >= _WORTH_SAYING:
                yield Reason("threat", {"area": area, "side": enemy(self.side).label, "lost": round(cubes, 1)})
                return

    def _purposes(self, sheet: Sheet, then: Outlook) -> Iterator[Reason]:
        """What the orders are for, those that cost the enemy most first."""
        foe = enemy(self.side)
        hits = {order: then.lost_in.get((foe, order.destination), 0.0) for order in sheet}
        for order in sorted(sheet, key=lambda order: -hits[order])[:_MOST_ORDERS_NAMED]:
            data = {"order": str(order), "area": order.destination}
            if hits[order] >= _WORTH_SAYING:
                yield Reason("attack", data | {"lost": round(hits[order], 1)})
            elif self._is_open_gate(order.destination):
                yield Reason("gate", data)
            elif order.origin == OUTSIDE:
                yield Reason("enter", data)

    def _is_open_gate(self, area: int) -> bool:
        return area in self.player.rules.board.gates and not self.view.cubes[self.side][area]

    def _turn(self, sheet: Sheet, replies: Replies) -> Outlook:
        """The rest of the turn with this sheet, against each likely one of the enemy's."""
        return outlook(self._endings(sheet, replies[:_REPLIES]))

    def _endings(self, sheet: Sheet, replies: Replies) -> Iterator[tuple[float, PlayedOut]]:
        for state, weight in self._positions():
            for reply, chance in replies:
                sheets = {self.side: sheet, enemy(self.side): self._as_far_as_possible(state, reply)}
                yield weight * chance, self._played_on(PlayedOut(state, []), sheets)

    def _as_far_as_possible(self, state: State, reply: Sheet) -> Sheet:
        """A sheet that the enemy can write with the hand that is imagined here."""
        foe = enemy(self.side)
        if foe not in (decision.seat for decision in self.game.pending(state)):
            return reply  # it has written already
        problems = self.game.check(state, foe, Write(reply))
        return reply if all(problem.warning for problem in problems) else ()

    # ------------------------------------------------------------------------------------------------ cards, numbers

    def _why_untried(self, answer: Action) -> Iterator[Reason]:
        """An answer by rule of thumb has no reason that could be put into words, but for a look at a sheet."""
        if isinstance(answer, Play) and self.player.shows_sheet(answer.card):
            yield Reason("look_first", {"card": answer.card})

    def _card(self, thought: Thought) -> Hint:
        answer, values = thought.answer, thought.tried
        if not values:
            return Hint(answer, reasons=tuple(self._why_untried(answer)))
        if isinstance(answer, Play | Use):
            why = Reason("card_now", {"card": answer.card, "gain": _points(values[answer] - values[Pass()])})
        else:
            why = Reason("card_wait", {"gain": _points(max(0.0, max(values.values()) - values[Pass()]))})
        return self._compared(thought, why)

    def _numbers(self, thought: Thought) -> Hint:
        answer, values = thought.answer, thought.tried
        everybody = max(values, key=_sent)
        why = Reason("all_go")
        if _sent(answer) < _sent(everybody):
            gain = _points(values[answer] - values[everybody])
            why = Reason("numbers", {"cubes": _sent(everybody) - _sent(answer), "gain": gain})
        return self._compared(thought, why)

    def _compared(self, thought: Thought, why: Reason) -> Hint:
        """An answer among others that were tried one by one."""
        answer, values = thought.answer, thought.tried
        others = sorted((action for action in values if action != answer), key=lambda action: -values[action])
        then = outlook(self._after(answer))
        return Hint(
            answer,
            round(100 * values[answer]),
            (*self._winning(then), why, _losses(then)),
            tuple(Alternative(action, round(100 * values[action])) for action in others[:_ALTERNATIVES]),
        )

    def _after(self, answer: Action) -> Iterator[tuple[float, PlayedOut]]:
        for state, weight in self._positions():
            yield weight, self._played_on(PlayedOut(*self.game.apply(state, self.side, answer)), {})

    # ------------------------------------------------------------------------------------------------ both

    def _positions(self) -> Iterable[tuple[State, float]]:
        return list(zip(self.states, map(float, self.weights), strict=True))[:_HANDS]

    def _played_on(self, now: PlayedOut, sheets: dict[Side, Sheet]) -> PlayedOut:
        return end_of_turn(self.game, now, self.view.turn, sheets, self._sensible_numbers)

    def _sensible_numbers(self, state: State, options: AllotmentOptions) -> Action:
        """How the French would share their cubes there."""
        row = row_of(state, self.player.rules)
        ways = list(islice(options, _WAYS))
        values: Payoffs = np.zeros(len(ways))
        judge_answers(
            np.array([row]), np.array([encode(self.player.rules, row, way) for way in ways]), self.player.work, values
        )
        return ways[int(values.argmax())]

    def _winning(self, then: Outlook) -> Iterator[Reason]:
        chance = round(100 * then.won[self.side])
        if chance:
            yield Reason("wins", {"chance": chance})


def _alternatives(answer: Sheet, shares: dict[Sheet, float], values: dict[Sheet, float]) -> Iterator[Alternative]:
    """What would be written too, then what comes nearest to it."""
    rest = [sheet for sheet in values if sheet not in shares and values[sheet] <= values[answer]]
    others = [*(sheet for sheet in shares if sheet != answer), *sorted(rest, key=lambda sheet: -values[sheet])]
    for sheet in others[:_ALTERNATIVES]:
        yield Alternative(Write(sheet), round(100 * values[sheet]), round(100 * shares.get(sheet, 0.0)))


def _losses(then: Outlook) -> Reason:
    return Reason("losses", {side.label: round(then.lost[side], 1) for side in SIDES})


def _points(share: float) -> float:
    return round(100 * share, 1)


def _sent(way: Action) -> int:
    assert isinstance(way, Allot)
    return sum(number for _, number in way.cubes)
