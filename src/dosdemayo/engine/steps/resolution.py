"""Chapter 7: Resolution."""

from __future__ import annotations

from dosdemayo.engine.draft import Draft, Position, contested_areas
from dosdemayo.engine.effects import spared, strength
from dosdemayo.engine.events import Fight, TurnBegan
from dosdemayo.engine.ids import FRENCH, SPANISH, Area, CardId, side_name
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.steps.victory import after_last_turn


def judge(rules: Ruleset, position: Position, area: Area) -> Fight:
    """Rule 7.2: the weaker group loses as many cubes as it goes into the stronger, never more than it has."""
    french, spanish = strength(rules, position, FRENCH, area), strength(rules, position, SPANISH, area)
    weaker, stronger = sorted((french.total, spanish.total))
    loser, times, due, spares = None, 0, 0, dict[CardId, int]()
    if weaker < stronger:
        loser = FRENCH if french.total == weaker else SPANISH
        times = stronger // weaker
        due = min(times, position.cubes[loser][area])
        spares = spared(rules, position, loser, area)
    lost = max(0, due - sum(spares.values()))
    return Fight(
        area=area,
        french=french,
        spanish=spanish,
        loser=None if loser is None else side_name(loser),
        stronger=stronger,
        weaker=weaker,
        times=times,
        due=due,
        spared=due - lost,
        spared_by=tuple(spares),
        lost=lost,
    )


def settle(draft: Draft, fight: Fight) -> None:
    draft.events.append(fight)
    if fight.lost:
        loser = FRENCH if fight.loser == "french" else SPANISH
        draft.eliminate(loser, fight.area, fight.lost, fight.rule)


def fight_again(rules: Ruleset, draft: Draft, area: Area) -> None:
    """One more resolution of an area, with the same card bonuses."""
    settle(draft, judge(rules, draft, area))


class Fights:
    """Rules 7.1 and 7.3: every contested area, all at once."""

    name = "fights"

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        fights = [judge(rules, draft, area) for area in contested_areas(draft)]
        for fight in fights:
            settle(draft, fight)
        draft.fought = tuple(fight.area for fight in fights)


class EndOfTurn:
    """Rule 7.5, after the cards "this turn" have gone; rule 8.2 after the last turn."""

    name = "end"

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        draft.used = draft.denied = draft.fought = ()
        draft.first_writer = None
        draft.orders[:] = ((), ())
        draft.moved_in = bytearray(len(draft.moved_in))
        if draft.turn == rules.turns:
            after_last_turn(rules, draft)
            return
        draft.turn += 1
        draft.step = 0
        draft.events.append(TurnBegan(turn=draft.turn))
