"""Standing answers: what is done about a side's cards while it is not there to be asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from dosdemayo.engine import Side, enemy
from dosdemayo.engine.actions import Action, Pass, Play
from dosdemayo.engine.cards import Card
from dosdemayo.engine.events import CardPlayed, CardUsed, WindowOpened
from dosdemayo.engine.ids import Area, CardId, Window
from dosdemayo.table.history import History, Logged

#: Windows in which the fights of the turn are still to come, and the cubes stand where they will fight.
_BEFORE_FIGHTS = (Window.AFTER_MOVEMENT, Window.RESOLUTION)


class Ask(StrEnum):
    """When a side wants to be asked, of all the windows in which it could play something."""

    ALWAYS = "always"
    #: Where a card would otherwise have had its last chance of the turn, or where the enemy has just played one.
    LAST_CHANCE = "last_chance"
    WHEN = "when"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """What a side has said of its cards in one turn. Nobody else learns of it."""

    turn: int
    ask: Ask
    #: Ask when an enemy order begins or ends in one of these areas,
    areas: tuple[Area, ...] = ()
    #: when the side would lose a cube in the fights as they stand,
    on_loss: bool = False
    #: or when the enemy has played a card this turn.
    on_card: bool = False
    #: Play this card then, without asking, where there is only one way to play it.
    card: CardId | None = None


def answer_for(standing: StandingAnswer, history: History, side: Side) -> Action | None:
    """What the side answers in the open card window without being asked; None where it is asked."""
    if not history.offers(side) or standing.ask is Ask.NEVER:
        return Pass()
    if standing.ask is Ask.LAST_CHANCE:
        return None if _is_last_chance(history, side) else Pass()
    if standing.ask is Ask.WHEN:
        return _wanted_play(standing, history, side) if _is_met(standing, history, side) else Pass()
    return None


def _is_met(standing: StandingAnswer, history: History, side: Side) -> bool:
    state = history.state
    touched = {area for order in state.orders[enemy(side)] for area in (order.origin, order.destination)}
    return (
        not touched.isdisjoint(standing.areas)
        or (standing.on_loss and history.window in _BEFORE_FIGHTS and history.game.loses_cubes(state, side))
        or (standing.on_card and any(_plays(side, (each for each in history.log if each.turn == state.turn))))
    )


def _wanted_play(standing: StandingAnswer, history: History, side: Side) -> Action | None:
    offered = (each for each in history.offers(side) if isinstance(each, Play) and each.card == standing.card)
    plays = list(islice(offered, 2))
    return plays[0] if len(plays) == 1 else None


def _is_last_chance(history: History, side: Side) -> bool:
    """Can a card be played that would have come too late in any other window of the turn?"""
    offers, cards = history.offers(side), history.game.rules.cards
    last = any(not _can_wait(cards[card], history.window) for card, _ in offers.plays)
    return last or bool(offers.uses) or any(_plays(side, _of_this_window(history)))


def _can_wait(card: Card, window: Window | None) -> bool:
    return all(effect.patient for effect in card.effects) and card.last_window is not window


def _plays(side: Side, logged: Iterator[Logged]) -> Iterator[CardPlayed | CardUsed]:
    """What the enemy of a side has played."""
    for each in logged:
        if isinstance(each.event, CardPlayed | CardUsed) and each.event.side == enemy(side).label:
            yield each.event


def _of_this_window(history: History) -> Iterator[Logged]:
    for each in reversed(history.log):
        if isinstance(each.event, WindowOpened):
            return
        yield each
