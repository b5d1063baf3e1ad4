"""Rules of thumb for playing each card: on what, or not now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from dosdemayo.ai.tactics import losses
from dosdemayo.engine.actions import Action, Pass, Play, Target, Use
from dosdemayo.engine.ids import FRENCH, SPANISH, Area, CardId
from dosdemayo.engine.orders import OUTSIDE, Order, Step
from dosdemayo.engine.positions import strength
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.spaces import Rides, Targets, WindowOptions
from dosdemayo.engine.view import View

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


def best(urges: Iterable[Urge]) -> Urge:
    return max(urges, key=lambda urge: urge[0], default=NOT_NOW)


def always(moment: Moment, targets: Targets) -> Urge:
    return (1.0, next(iter(targets)))


def napoleon(moment: Moment, targets: Targets) -> Urge:
    """Worth more the more Spanish groups there are to catch, once troops have come in."""
    groups = sum(number > 0 for number in moment.spanish)
    return (0.5, None) if moment.view.turn >= moment.rules.entry_turn + 1 and groups <= 5 else NOT_NOW


def ruiz(moment: Moment, targets: Targets) -> Urge:
    """At once when it wins; else when a random discard might take it away."""
    wins = moment.view.lost[FRENCH] >= moment.view.loss_limit - 1
    return (9.0 if wins else 0.1, None)


def alcalde(moment: Moment, targets: Targets) -> Urge:
    """Only together with the card that it makes playable."""
    return (0.9, None) if "jacinto_ruiz" in moment.view.hand else NOT_NOW


def added_order(moment: Moment, targets: Targets) -> Urge:
    """Murat: an attack on a group that is about to stand weaker, or a way in."""

    def urge(order: Order) -> float:
        stack = moment.view.outside[order.destination] if order.origin == OUTSIDE else moment.french[order.origin]
        goal = moment.spanish[order.destination]
        leaves = any(move.origin == order.destination for move in moment.view.orders[SPANISH])
        return losses(stack, goal) * (0.3 if leaves else 1.0) + (0.2 if order.origin == OUTSIDE else -0.1)

    return best((urge(cast(Order, order)), order) for order in targets)


def redirect(moment: Moment, targets: Targets) -> Urge:
    """Desorden: send a group where the French are stronger, or away from where it would win."""

    def urge(order: Order, goal: Area) -> float:
        group = moment.spanish[order.origin]
        into = losses(moment.french[goal], group) - losses(group, moment.french[goal])
        planned = moment.french[order.destination]
        return into + losses(group, planned) - losses(planned, group) - 0.5

    return best((urge(*cast(tuple[Order, Area], target)), target) for target in targets)


def cancel_spanish(moment: Moment, targets: Targets) -> Urge:
    """Paz: keep the biggest group from leaving a fight that it would lose, or from running away."""

    def urge(order: Order) -> float:
        return 0.1 + losses(moment.french[order.origin], moment.spanish[order.origin])

    return best((urge(cast(Order, order)), order) for order in targets)


def intercept(moment: Moment, targets: Targets) -> Urge:
    """Stop the order that brings most cubes into a fight."""

    def urge(order: Order) -> float:
        stack = moment.view.outside[order.destination] if order.origin == OUTSIDE else moment.french[order.origin]
        return losses(stack, moment.spanish[order.destination]) - 0.5

    return best((urge(cast(Order, order)), order) for order in targets)


def ride(moment: Moment, targets: Targets) -> Urge:
    """Caballería: all riders of one area into one fight that they win."""
    assert isinstance(targets, Rides)

    def urge(goal: Area, cubes: int) -> float:
        return losses(moment.french[goal] + cubes, moment.spanish[goal]) - 0.5

    return best(
        (urge(goal, cubes), (Step(area, goal, cubes),)) for area, cubes, goals in targets.sources for goal in goals
    )


def help_french(moment: Moment, targets: Targets) -> Urge:
    """Tropas: where one more cube changes the fight for the better."""
    areas = [cast(Area, area) for area in targets]
    return best((moment.swing(area) - moment.swing(area, french=1) - 0.5, area) for area in areas)


def fire_again(moment: Moment, targets: Targets) -> Urge:
    return best((-moment.swing(cast(Area, area)) - 0.5, area) for area in targets)


def protect(moment: Moment, targets: Targets) -> Urge:
    """Molina and the heroines: where most would be lost."""
    areas = [cast(Area, area) for area in targets]
    return best((-moment.swing(area) - 0.5, area) for area in areas if moment.french[area])


def help_spanish(card: CardId) -> Callable[[Moment, Targets], Urge]:
    """Daoiz and Velarde: where their bonus changes the fight for the better."""

    def urge(moment: Moment, targets: Targets) -> Urge:
        bonus = cast(Any, moment.rules.cards[card]).bonus
        home = cast(Any, moment.rules.cards[card]).area
        return best(
            (moment.swing(cast(Area, area or home), spanish=bonus) - moment.swing(cast(Area, area or home)) - 0.5, area)
            for area in targets
        )

    return urge


HABITS: dict[CardId, Callable[[Moment, Targets], Urge]] = {
    "murat": added_order,
    "ordenes_de_napoleon": napoleon,
    "artilleria": always,
    "caballeria": ride,
    "tropas_de_elite": help_french,
    "fuego_cerrado": fire_again,
    "desorden": redirect,
    "paz_paz": cancel_spanish,
    "jose_blas_molina": protect,
    "luis_daoiz": help_spanish("luis_daoiz"),
    "pedro_velarde": help_spanish("pedro_velarde"),
    "jacinto_ruiz": ruiz,
    "alcalde_de_mostoles": alcalde,
    "presos_de_la_carcel": always,
    "soldados_se_escapan": always,
    "manolas": always,
    "un_tiesto": always,
    "ordenes_interceptadas": intercept,
    "heroinas": protect,
}


def habitual(rules: Ruleset, view: View, options: WindowOptions) -> Action:
    """The card that habit calls for most strongly, or none."""
    moment = Moment(rules, view)
    found: list[tuple[float, Action]] = [(0.0, Pass())]
    for cards, verb in ((options.plays, Play), (options.uses, Use)):
        for card, targets in cards:
            urge, target = HABITS[card](moment, targets)
            found.append((urge, verb(card, target)))
    return max(found, key=lambda item: item[0])[1]
