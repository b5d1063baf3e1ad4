"""The tutor of a first game: what an answer gives away, said before it counts.

Everything is judged from the side's own view. Of the enemy's orders nothing is known while both write, so the enemy is
taken to stand still.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple

from dosdemayo.engine import FRENCH, OUTSIDE, Game, Ruleset, Side, State, View, enemy
from dosdemayo.engine.actions import Action, Allot, Pass, Write
from dosdemayo.engine.ids import Area, Rule
from dosdemayo.engine.orders import Order, Sheet
from dosdemayo.engine.positions import contested, initiative, judge, leaving, moved, stacks
from dosdemayo.engine.spaces import FrenchSheets, Options, WindowOptions
from dosdemayo.engine.view import open_position

#: Every code of a warning; its sentence is the message `tutor-<code>`.
WARNINGS = ("loses", "loses_surely", "loses_more", "outside", "gate", "card")
#: From so many turns before the last one on gates are looked at.
_LATE = 2
#: Ways to share cubes that are compared with the one chosen.
_WAYS = 250


@dataclass(frozen=True, slots=True)
class TutorWarning:
    """A code out of WARNINGS, the rule behind it, and what its sentence names."""

    code: str
    rule: Rule
    data: dict[str, Any] = field(default_factory=dict)


class _Move(NamedTuple):
    """An order, the fewest cubes that it takes away, and the most that it brings: the French decide later (6.3)."""

    order: Order
    takes: int
    brings: int


def heard(game: Game, state: State, side: Side, answer: Action) -> list[TutorWarning]:
    """What a side hears of an answer before it counts. A faulty sheet of strict play moves nobody."""
    if game.check(state, side, answer):
        return []
    return warnings(game.rules, game.view(state, side), game.options(state, side), answer)


def warnings(rules: Ruleset, view: View, options: Options, answer: Action) -> list[TutorWarning]:
    """What speaks against an answer that the rules allow. The same view gets the same warnings."""
    side = view.seat
    if side is None:
        return []
    before = open_position(view)
    if isinstance(answer, Write):
        known = _moves(rules, before, enemy(side), view.shown or ())
        after = _moved(before, side, _moves(rules, before, side, answer.orders), known)
        return [
            *_losses(rules, before, after, side, answer.orders, bool(view.shown)),
            *_left_outside(options, answer.orders),
            *_gates(rules, before, after, side),
        ]
    if isinstance(answer, Allot):
        return _allotment(rules, before, options, answer)
    if isinstance(answer, Pass) and isinstance(options, WindowOptions):
        return list(_last_chances(rules, view, options))
    return []


def _losses(
    rules: Ruleset, before: State, after: State, side: Side, sheet: Sheet, shown: bool
) -> Iterator[TutorWarning]:
    """Areas where an order of one's own loses cubes (7.2) that would not be lost without it."""
    for area in sorted({area for order in sheet for area in order.route if area != OUTSIDE}):
        if _lost(rules, after, side, area) > _lost(rules, before, side, area):
            surely = shown or _pinned(rules, before, enemy(side), area)
            yield _losing(rules, after, side, area, "loses_surely" if surely else "loses")


def _pinned(rules: Ruleset, state: State, side: Side, area: Area) -> bool:
    """Is there no cube of that side that may leave the fight (5.6)?"""
    return contested(state, area) and (side is FRENCH or not leaving(rules, state, Order(area, area)))


def _left_outside(options: Options, sheet: Sheet) -> Iterator[TutorWarning]:
    """Cubes that could enter by an order that is still to be had (5.4). That nobody moves is asked about anyway."""
    if not isinstance(options, FrenchSheets) or not sheet:
        return
    counted = {order for group in options.groups if group.counted for order in group.orders()}
    entering = {order.destination for order in sheet if order.origin == OUTSIDE}
    groups = [group for group in options.groups if group.origin == OUTSIDE and group.destinations[0] not in entering]
    if groups and len(counted.intersection(sheet)) < options.limit:
        yield TutorWarning("outside", "5.2", {"cubes": sum(group.cubes for group in groups)})


def _gates(rules: Ruleset, before: State, after: State, side: Side) -> Iterator[TutorWarning]:
    """Gates that the French give up (8.2): with these orders no cube of theirs can be there when the day ends."""
    left = rules.turns - before.turn
    if side is not FRENCH or left > _LATE:
        return
    for gate in rules.board.gates:
        if not _reaches(rules, after, gate, left) and _reaches(rules, before, gate, left + 1):
            yield _empty_gate(rules, gate)


def _last_chances(rules: Ruleset, view: View, options: WindowOptions) -> Iterator[TutorWarning]:
    """Cards that can be played now and never again."""
    window = view.asked and view.asked.kind.window
    for card in (rules.cards[name] for name, _ in options.plays):
        if card.until_turn == view.turn and card.effects and card.last_window is window:
            yield TutorWarning("card", card.rule, {"card": card.id})


def _allotment(rules: Ruleset, before: State, options: Options, answer: Allot) -> list[TutorWarning]:
    """Fights in which other numbers would lose fewer, and gates that they would hold. By now all orders are known."""

    def lost(state: State, side: Side) -> int:
        return sum(_lost(rules, state, side, area) for area in rules.board.areas)

    after = moved(rules, before, answer.cubes)
    others = [moved(rules, before, other.cubes) for other in islice(options, _WAYS) if isinstance(other, Allot)]
    mine, theirs = lost(after, FRENCH), lost(after, enemy(FRENCH))
    found: list[TutorWarning] = []
    if mine and any(lost(other, FRENCH) < mine and lost(other, enemy(FRENCH)) >= theirs for other in others):
        found += [
            _losing(rules, after, FRENCH, area, "loses_more")
            for area in rules.board.areas
            if _lost(rules, after, FRENCH, area)
        ]
    if before.turn == rules.turns:
        could = {gate for gate in rules.board.gates for other in others if other.cubes[FRENCH][gate]}
        found += [_empty_gate(rules, gate) for gate in sorted(could) if not after.cubes[FRENCH][gate]]
    return found


def _reaches(rules: Ruleset, state: State, gate: Area, steps: int) -> bool:
    """Can a French cube stand in a gate after so many turns?"""
    if steps and state.outside[gate]:
        return True
    reached = {gate}
    for _ in range(steps):
        reached |= {near for area in reached for near in rules.board.neighbours[area]}
    return any(state.cubes[FRENCH][area] for area in reached)


def _lost(rules: Ruleset, state: State, side: Side, area: Area) -> int:
    """How many cubes a side loses in a fight there (7.2)."""
    if not contested(state, area):
        return 0
    fight = judge(rules, state, area)
    return fight.lost if fight.loser == side.label else 0


def _losing(rules: Ruleset, state: State, side: Side, area: Area, code: str) -> TutorWarning:
    fight = judge(rules, state, area)
    french, spanish = fight.french.total, fight.spanish.total
    mine, theirs = (french, spanish) if side is FRENCH else (spanish, french)
    return TutorWarning(code, "7.2", {"area": area, "mine": mine, "theirs": theirs, "cubes": fight.lost})


def _empty_gate(rules: Ruleset, gate: Area) -> TutorWarning:
    return TutorWarning("gate", "8.2", {"area": gate, "turns": rules.turns})


def _moves(rules: Ruleset, state: State, side: Side, sheet: Sheet) -> list[_Move]:
    if side is not FRENCH:
        return [_Move(order, cubes, cubes) for order in sheet for cubes in (leaving(rules, state, order),)]
    return [_Move(order, 1, cubes - len(orders) + 1) for cubes, orders in stacks(state, sheet) for order in orders]


def _moved(state: State, side: Side, own: Sequence[_Move], others: Sequence[_Move]) -> State:
    """The position after movement (6.4, 6.5), as far as it is known."""
    cubes = [bytearray(each) for each in state.cubes]
    outside = bytearray(state.outside)
    for each, moves, met in ((side, own, others), (enemy(side), others, own)):
        for move in _not_pushed_back(state, each, moves, met):
            order = move.order
            source = outside if order.origin == OUTSIDE else cubes[each]
            source[order.destination if order.origin == OUTSIDE else order.origin] -= move.takes
            cubes[each][order.destination] += move.brings
    return state._replace(cubes=(bytes(cubes[0]), bytes(cubes[1])), outside=bytes(outside))


def _not_pushed_back(state: State, side: Side, moves: Iterable[_Move], met: Sequence[_Move]) -> Iterator[_Move]:
    ahead = initiative(state) is side
    for move in moves:
        meeting = [other.brings for other in met if other.order.route == move.order.route[::-1]]
        if not meeting or move.brings > meeting[0] or (move.brings == meeting[0] and ahead):
            yield move
