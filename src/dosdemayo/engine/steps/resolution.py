"""Chapter 7: Resolution."""

from __future__ import annotations

from typing import NamedTuple

from dosdemayo.engine.draft import Draft, contested_areas
from dosdemayo.engine.effects import spared, strength
from dosdemayo.engine.ids import FRENCH, SPANISH, Area, Side
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.steps.victory import after_last_turn


class Result(NamedTuple):
    area: Area
    french: int
    spanish: int
    loser: Side | None = None
    lost: int = 0


def judge(rules: Ruleset, draft: Draft, area: Area) -> Result:
    """Rule 7.2: the weaker group loses as many cubes as it goes into the stronger, never more than it has."""
    french, spanish = strength(rules, draft, FRENCH, area), strength(rules, draft, SPANISH, area)
    if french == spanish:
        return Result(area, french, spanish)
    loser = FRENCH if french < spanish else SPANISH
    times = max(french, spanish) // min(french, spanish)
    losses = min(times, draft.cubes[loser][area])
    return Result(area, french, spanish, loser, max(0, losses - spared(rules, draft, loser, area)))


def settle(draft: Draft, result: Result) -> None:
    draft.tell(
        "fight",
        "7.2",
        area=result.area,
        french=result.french,
        spanish=result.spanish,
        loser=None if result.loser is None else result.loser.label,
        lost=result.lost,
    )
    if result.loser is not None and result.lost:
        draft.eliminate(result.loser, result.area, result.lost, "7.2")


def fight_again(rules: Ruleset, draft: Draft, area: Area) -> None:
    """One more resolution of an area, with the same card bonuses."""
    settle(draft, judge(rules, draft, area))


class Fights:
    """Rules 7.1 and 7.3: every contested area, all at once."""

    name = "fights"

    def enter(self, rules: Ruleset, draft: Draft) -> None:
        results = [judge(rules, draft, area) for area in contested_areas(draft)]
        for result in results:
            settle(draft, result)
        draft.fought = tuple(result.area for result in results)


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
        draft.tell("turn", "7.5", turn=draft.turn)
