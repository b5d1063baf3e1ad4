"""Each side's time: a bank, an increment for each answer, and what counts as its answer when it has run out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dosdemayo.engine import Side
from dosdemayo.engine.actions import Action, Deny, Draw, Pass, Write
from dosdemayo.engine.options import Options
from dosdemayo.web.store.tables import GameRow, SeatRow


def remaining(seat: SeatRow, now: float) -> float:
    """What is left on a side's clock."""
    assert seat.remaining is not None
    elapsed = 0.0 if seat.running_since is None else now - seat.running_since
    return max(0.0, seat.remaining - elapsed)


def stop(seat: SeatRow, now: float) -> None:
    if seat.running_since is not None:
        seat.remaining = remaining(seat, now)
        seat.running_since = None


def run(seats: Mapping[Side, SeatRow], thinking: Iterable[Side], now: float) -> None:
    """Let exactly these sides' clocks run."""
    for side, seat in seats.items():
        if seat.remaining is None:
            continue
        if side not in thinking:
            stop(seat, now)
        elif seat.running_since is None:
            seat.running_since = now


def answered(game: GameRow, seat: SeatRow, now: float, answers: int) -> None:
    """Stop the clock for an answer given (or, with -1, taken back) and add the increment for each."""
    if seat.remaining is not None and game.increment is not None:
        stop(seat, now)
        seat.remaining = max(0.0, seat.remaining + answers * game.increment)


def deadline(seats: Iterable[SeatRow]) -> float | None:
    """When the first of the running clocks runs out."""
    ends = [s.running_since + s.remaining for s in seats if s.running_since is not None and s.remaining is not None]
    return min(ends, default=None)


def default_answer(kind: str, options: Options) -> Action:
    """Rule-abiding and neutral: nothing is played, drawn, denied or ordered; one cube carries out each order."""
    if kind == "deny":
        return Deny(False)
    if kind == "draw":
        return Draw(False)
    if kind == "orders":
        return Write(())
    return next(iter(options)) if kind in ("french_choice", "allotment") else Pass()
