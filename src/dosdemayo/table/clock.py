"""Each side's time: a bank, an increment for each answer, and what counts as its answer when it has run out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from dosdemayo.engine.actions import Action, Deny, Draw, Pass, Write
from dosdemayo.engine.ids import Kind
from dosdemayo.engine.spaces import Options
from dosdemayo.table.terms import SideState


def remaining(side: SideState, now: float) -> float:
    """What is left on a side's clock."""
    assert side.remaining is not None
    elapsed = 0.0 if side.running_since is None else now - side.running_since
    return max(0.0, side.remaining - elapsed)


class Outage(NamedTuple):
    """From when to when nobody could answer."""

    begin: float
    end: float


def given_back(side: SideState, outages: Iterable[Outage]) -> SideState:
    """The same with the clock stopped while nobody could answer; it goes on when that was over."""
    for begin, end in outages:
        if side.running_since is not None and side.running_since < end:
            side = replace(stopped(side, max(begin, side.running_since)), running_since=end)
    return side


def is_late(side: SideState, now: float) -> bool:
    return side.running_since is not None and remaining(side, now) <= 0


def stopped(side: SideState, now: float) -> SideState:
    if side.running_since is None:
        return side
    return replace(side, remaining=remaining(side, now), running_since=None)


def running(side: SideState, thinks: bool, now: float) -> SideState:
    """Let the clock run if the side has to answer, and stand still otherwise."""
    if side.remaining is None:
        return side
    if not thinks:
        return stopped(side, now)
    return side if side.running_since is not None else replace(side, running_since=now)


def credited(side: SideState, seconds: float, now: float) -> SideState:
    """Stop the clock for an answer and add the increment (or, for one that is taken back, take it away)."""
    if side.remaining is None:
        return side
    side = stopped(side, now)
    assert side.remaining is not None
    return replace(side, remaining=max(0.0, side.remaining + seconds))


def deadline(sides: Iterable[SideState]) -> float | None:
    """When the first of the running clocks runs out."""
    ends = [s.running_since + s.remaining for s in sides if s.running_since is not None and s.remaining is not None]
    return min(ends, default=None)


def default_answer(kind: Kind, options: Options) -> Action:
    """Rule-abiding and neutral: nothing is played, drawn, denied or ordered; one cube carries out each order."""
    neutral: dict[Kind, Action] = {Kind.DENY: Deny(False), Kind.DRAW: Draw(False), Kind.ORDERS: Write(())}
    if kind in neutral:
        return neutral[kind]
    return Pass() if kind.window is not None else next(iter(options))
