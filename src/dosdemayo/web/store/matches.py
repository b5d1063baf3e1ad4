"""From rows to a match, and what has changed in it back to rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from dosdemayo.engine import FRENCH, SIDES, SPANISH, Seat, Side
from dosdemayo.engine.ids import Window
from dosdemayo.notation import answer_from_json, answer_to_json
from dosdemayo.records import Clock, LevelChange, OnTimeout, Pledge, Proof
from dosdemayo.table import (
    USUAL_BEAT,
    Ask,
    Beat,
    CardManner,
    Dice,
    History,
    HistoryEntry,
    Match,
    Opponent,
    SideState,
    StandingAnswer,
    Terms,
    Undo,
)
from dosdemayo.table.clock import Outage, given_back
from dosdemayo.web.store.tables import AnswerRow, GameRow, SeatRow

#: How a taken-back answer stands among the answers, which only ever grow.
_UNDO = ["undo"]
#: What a beat knows of each side.
_OF_SIDES = ("ready", "waiting", "passed", "unseen")
_SEATS: dict[str, Seat] = {seat.label: seat for seat in Seat}


def by_side(seats: Iterable[SeatRow]) -> dict[Side, SeatRow]:
    found = {_SEATS[seat.side]: seat for seat in seats}
    return {FRENCH: found[FRENCH], SPANISH: found[SPANISH]}


def loaded(
    row: GameRow, seats: dict[Side, SeatRow], history: History, dice: Dice, outages: tuple[Outage, ...] = ()
) -> Match:
    terms = terms_of(row, seats)
    first = () if row.level is None else (LevelChange(1, row.level),)
    return Match(
        history,
        terms,
        dice,
        given_back(_side_state(seats[FRENCH]), outages),
        given_back(_side_state(seats[SPANISH]), outages),
        None if row.beat is None else _beat(row.beat).given_back(terms.beat, outages),
        complete=all(seat.joined for seat in seats.values()),
        levels=(*first, *(LevelChange(turn, level) for turn, level, _ in row.level_changes)),
        proof=None if row.proof is None else _proof(row.proof),
    )


def terms_of(row: GameRow, seats: dict[Side, SeatRow]) -> Terms:
    computer = next((side for side, seat in seats.items() if seat.computer), None)
    clock = None
    if row.bank is not None and row.increment is not None:
        clock = Clock(row.bank, row.increment, OnTimeout(row.on_timeout or OnTimeout.DEFAULT))
    return Terms(
        Opponent(row.opponent),
        computer,
        clock,
        CardManner(row.cards or (CardManner.STRICT if computer is None else CardManner.STANDING)),
        row.beat_seconds or USUAL_BEAT,
        confirms_reveal=computer is not None if row.confirms_reveal is None else row.confirms_reveal,
    )


def entries(rows: Iterable[AnswerRow]) -> Iterator[HistoryEntry]:
    for row in rows:
        action = Undo() if row.action == _UNDO else answer_from_json(row.action)
        yield HistoryEntry(_SEATS[row.seat], action, row.at)


def save(old: Match, new: Match, row: GameRow, seats: dict[Side, SeatRow], now: float) -> list[AnswerRow]:
    """Note in the rows how the match stands; the rows that are new, without their fingerprints."""
    for side, seat in seats.items():
        _note_side(seat, new[side])
    row.deadline, row.over = new.deadline, new.over
    row.beat = None if new.beat is None else _written_beat(new.beat)
    if new.proof is not None and new.proof is not old.proof:
        row.proof = written_proof(new.proof)
    chosen = new.levels[len(old.levels) :]
    if chosen:
        row.level_changes = [*row.level_changes, *([change.turn, change.level, now] for change in chosen)]
    known, row.entries = len(old.history.entries), len(new.history.entries)
    return [
        AnswerRow(game_id=row.id, number=number, seat=entry.seat.label, action=_written(entry), at=entry.at)
        for number, entry in enumerate(new.history.entries[known:], known)
    ]


def _written(entry: HistoryEntry) -> list[Any]:
    return _UNDO if isinstance(entry.action, Undo) else answer_to_json(entry.action)


def _side_state(seat: SeatRow) -> SideState:
    return SideState(
        sealed=None if seat.sealed is None else answer_from_json(seat.sealed),
        seal=None if seat.seal is None else Pledge(*seat.seal),
        standing=None if seat.standing is None else _standing(seat.standing),
        remaining=seat.remaining,
        running_since=seat.running_since,
    )


def _proof(found: dict[str, Any]) -> Proof:
    server, french, spanish = (Pledge(*found[whose]) for whose in ("server", "french", "spanish"))
    return Proof(server, french, spanish, tuple(Pledge(*seal) for seal in found["seals"]))


def written_proof(proof: Proof) -> dict[str, Any]:
    return {
        "server": list(proof.server),
        "french": list(proof.french),
        "spanish": list(proof.spanish),
        "seals": [list(seal) for seal in proof.seals],
    }


def _standing(found: dict[str, Any]) -> StandingAnswer:
    return StandingAnswer(**found | {"ask": Ask(found["ask"]), "areas": tuple(found["areas"])})


def _beat(found: dict[str, Any]) -> Beat:
    sides = {key: frozenset(side for side in SIDES if side.label in found.get(key, ())) for key in _OF_SIDES}
    return Beat(**found | sides | {"window": Window(found["window"])})


def _written_beat(beat: Beat) -> dict[str, Any]:
    return asdict(beat) | {key: sorted(side.label for side in getattr(beat, key)) for key in _OF_SIDES}


def _note_side(seat: SeatRow, state: SideState) -> None:
    seat.sealed = None if state.sealed is None else answer_to_json(state.sealed)
    seat.seal = None if state.seal is None else list(state.seal)
    seat.standing = None if state.standing is None else asdict(state.standing)
    seat.remaining, seat.running_since = state.remaining, state.running_since
