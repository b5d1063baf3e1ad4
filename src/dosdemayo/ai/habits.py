"""Rules of thumb for playing a card with each effect: on what, or not now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, cast

from dosdemayo.ai.tactics import losses
from dosdemayo.engine.actions import Action, Pass, Play, Target, Use
from dosdemayo.engine.cards import Card, Effect
from dosdemayo.engine.ids import FRENCH, SPANISH, Area, Side
from dosdemayo.engine.orders import OUTSIDE, Order, Step
from dosdemayo.engine.positions import strength
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.spaces import Rides, Targets, WindowOptions
from dosdemayo.engine.view import View
from dosdemayo.engine.vocabulary.places import Placed

#: What a habit gives: how good a moment it is (nothing below 0 is played) and the target.
Urge = tuple[float, Target]
NOT_NOW: Urge = (-1.0, None)


class Moment:
    """A view with the questions that habits ask of it."""

    def __init__(self, rules: Ruleset, view: View) -> None:
        self.rules = rules
        self.view = view
        self.french, self.spanish = view.cubes

    def swing(self, area: Area, french: int = 0, spanish: int = 0) -> int:
        """French losses less Spanish losses in the fight of an area, with so much more strength on either side."""
        position = cast(Any, self.view)
        ours = strength(self.rules, position, FRENCH, area).total + french
        theirs = strength(self.rules, position, SPANISH, area).total + spanish
        lost_here = min(losses(theirs, ours), self.french[area])
        return lost_here - min(losses(ours, theirs), self.spanish[area])

    def helped(self, side: Side, area: Area, by: int) -> int:
        """What so much more strength of a side in a fight is worth to it."""
        if side is FRENCH:
            return self.swing(area) - self.swing(area, french=by)
        return self.swing(area, spanish=by) - self.swing(area)

    def fills_gate(self, order: Order) -> bool:
        """Whether a French order of the last turn goes to a gate that is open otherwise (8.2)."""
        last = self.view.turn == self.rules.turns
        return last and order.destination in self.rules.board.gates and not self.french[order.destination]

    def at_stake(self, side: Side, area: Area) -> int:
        """What a side would lose in the fight of an area, less what it would win."""
        return self.swing(area) if side is FRENCH else -self.swing(area)


def best(urges: Iterable[Urge]) -> Urge:
    return max(urges, key=lambda urge: urge[0], default=NOT_NOW)


def always(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    return (1.0, next(iter(targets)))


def sometimes(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    return (0.2, None)


def lets_split(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    return (0.2, None) if card.side is SPANISH else NOT_NOW


def see_sheet(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    """Worth more the more Spanish groups there are to catch, once troops have come in."""
    groups = sum(number > 0 for number in moment.spanish)
    return (0.5, None) if moment.view.turn >= moment.rules.entry_turn + 1 and groups <= 5 else NOT_NOW


def lower_limit(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    """At once when it wins; else when a random discard might take it away."""
    if card.side is FRENCH:
        return NOT_NOW
    wins = moment.view.lost[FRENCH] >= moment.view.loss_limit - 1
    return (9.0 if wins else 0.1, None)


def added_order(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    """An attack on a group that is about to stand weaker, or a way in."""

    def urge(order: Order) -> float:
        stack = moment.view.outside[order.destination] if order.origin == OUTSIDE else moment.french[order.origin]
        goal = moment.spanish[order.destination]
        leaves = any(move.origin == order.destination for move in moment.view.orders[SPANISH])
        return losses(stack, goal) * (0.3 if leaves else 1.0) + (0.2 if order.origin == OUTSIDE else -0.1)

    return best((urge(cast(Order, order)), order) for order in targets)


def redirect(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    """Send a group where the French are stronger, or away from where it would win."""

    def urge(order: Order, goal: Area) -> float:
        group = moment.spanish[order.origin]
        into = losses(moment.french[goal], group) - losses(group, moment.french[goal])
        planned = moment.french[order.destination]
        return into + losses(group, planned) - losses(planned, group) - 0.5

    return best((urge(*cast(tuple[Order, Area], target)), target) for target in targets)


def cancel(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    """Stop the French order that brings most cubes into a fight or into the city, or that fills the last open gate;
    keep a Spanish group in a fight that it would lose."""

    def urge(order: Order) -> float:
        if card.side is FRENCH:
            return 0.1 + losses(moment.french[order.origin], moment.spanish[order.origin])
        stack = moment.view.outside[order.destination] if order.origin == OUTSIDE else moment.french[order.origin]
        entering = stack / 8 if order.origin == OUTSIDE else 0.0
        return losses(stack, moment.spanish[order.destination]) + entering + moment.fills_gate(order) - 0.5

    return best((urge(cast(Order, order)), order) for order in targets)


def ride(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    """All riders of one area into one fight that they win."""
    assert isinstance(targets, Rides)

    def urge(goal: Area, cubes: int) -> float:
        return losses(moment.french[goal] + cubes, moment.spanish[goal]) - 0.5

    return best(
        (urge(goal, cubes), (Step(area, goal, cubes),)) for area, cubes, goals in targets.sources for goal in goals
    )


def join_fight(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    """More cubes or more strength: where they change a fight for the better. Outside of fights, whenever it can be."""
    by = cast(Any, effect).bonus if effect.name == "strength" else cast(Any, effect).cubes
    placed = cast(Placed, effect)
    if cast(Any, effect).where != "fight":
        return always(moment, card, effect, targets)
    areas = [(placed.area or cast(Area, target), target) for target in targets]
    return best((moment.helped(card.side, area, by) - 0.5, target) for area, target in areas)


def fire_again(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    return best((-moment.at_stake(card.side, cast(Area, area)) - 0.5, area) for area in targets)


def protect(moment: Moment, card: Card, effect: Effect, targets: Targets) -> Urge:
    """Where most would be lost."""
    placed = cast(Placed, effect)
    areas = [(placed.area or cast(Area, target), target) for target in targets]
    return best((moment.at_stake(card.side, area) - 0.5, target) for area, target in areas if moment.french[area])


HABITS: dict[str, Callable[[Moment, Card, Effect, Targets], Urge]] = {
    "strength": join_fight,
    "close": always,
    "open": always,
    "split": lets_split,
    "shield": protect,
    "spare": protect,
    "loss_limit": lower_limit,
    "see_sheet": see_sheet,
    "add_order": added_order,
    "cancel": cancel,
    "redirect": redirect,
    "ride": ride,
    "recruit": join_fight,
    "strike": always,
    "fight_again": fire_again,
    "look": sometimes,
    "discard": always,
}


def card_urge(moment: Moment, card: Card, targets: Targets) -> Urge:
    """How good a moment it is for any of its effects. A card that only lies in play waits for one that needs it."""
    if not card.effects:
        served = any(card.id in moment.rules.cards[other].needs for other in moment.view.hand)
        return (0.9, None) if served else NOT_NOW
    urges = [HABITS[effect.name](moment, card, effect, targets) for effect in card.effects]
    aimed = (target for _, target in urges if target is not None)
    return max(urge for urge, _ in urges), next(chain(aimed, targets))


def habitual(rules: Ruleset, view: View, options: WindowOptions) -> Action:
    """The card that habit calls for most strongly, or none."""
    moment = Moment(rules, view)
    found: list[tuple[float, Action]] = [(0.0, Pass())]
    for cards, verb in ((options.plays, Play), (options.uses, Use)):
        for card, targets in cards:
            urge, target = card_urge(moment, rules.cards[card], targets)
            found.append((urge, verb(card, target)))
    return max(found, key=lambda item: item[0])[1]
