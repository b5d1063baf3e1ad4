"""Reading a game's rows, and writing what has changed in them, one statement for each table.

The rows belong to no session: watching them would cost more than the rules do.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import ClauseElement, Table, Update, bindparam, insert, select, update

from dosdemayo.web.store.tables import AnswerRow, Base, GameRow, SeatRow

Values: TypeAlias = dict[str, Any]
#: Runs a query with these values.
Reader: TypeAlias = Callable[[ClauseElement, Values], Awaitable[Sequence[Any]]]
#: Runs a statement with these values, and says how many rows it changed.
Runner: TypeAlias = Callable[[ClauseElement, Values], Awaitable[int]]
_GAMES, _SEATS, _ANSWERS = (table for row in (GameRow, SeatRow, AnswerRow) if isinstance(table := row.__table__, Table))
_ADD_GAME, _ADD_SEAT, _ADD_ANSWER = (insert(table) for table in (_GAMES, _SEATS, _ANSWERS))
_UPDATE_GAME = update(_GAMES).where(_GAMES.c.id == bindparam("its_id"), _GAMES.c.fingerprint == bindparam("known"))
_UPDATE_SEAT = update(_SEATS).where(_SEATS.c.game_id == bindparam("its_game"), _SEATS.c.side == bindparam("its_side"))

_READ_GAME = select(*_GAMES.c, *_SEATS.c).join_from(_GAMES, _SEATS).where(_GAMES.c.id == bindparam("game"))
_READ_AND_LOCK_GAME = _READ_GAME.with_for_update(of=_GAMES)
_OF_GAME, _OF_SEAT = _GAMES.columns.keys(), _SEATS.columns.keys()
_READ_ANSWERS = (
    select(_ANSWERS)
    .where(_ANSWERS.c.game_id == bindparam("game"), _ANSWERS.c.number.between(bindparam("first"), bindparam("last")))
    .order_by(_ANSWERS.c.number)
)


class StaleGameError(Exception):
    """Somebody else has changed or removed the game since it was read. Nothing was written."""


def values(row: Base) -> Values:
    held = vars(row)
    return {column: held.get(column) for column in row.__table__.columns.keys()}  # noqa: SIM118 - not a dict


async def read_game(read: Reader, game: str, *, lock: bool) -> tuple[GameRow, list[SeatRow]] | None:
    found = await read(_READ_AND_LOCK_GAME if lock else _READ_GAME, {"game": game})
    if not found:
        return None
    end = len(_OF_GAME)
    row = GameRow(**dict(zip(_OF_GAME, found[0][:end], strict=True)))
    return row, [SeatRow(**dict(zip(_OF_SEAT, both[end:], strict=True))) for both in found]


async def read_answers(read: Reader, row: GameRow, known: int) -> list[AnswerRow]:
    """Those that follow the ones that are known, as far as the game's row knows of them: more may have come since."""
    found = await read(_READ_ANSWERS, {"game": row.id, "first": known, "last": row.entries - 1})
    return [AnswerRow(**answer._asdict()) for answer in found]


async def add_game(run: Runner, game: GameRow, seats: Sequence[SeatRow], answers: Sequence[AnswerRow]) -> None:
    await run(_ADD_GAME, values(game))
    for seat in seats:
        await run(_ADD_SEAT, values(seat))
    for answer in answers:
        await run(_ADD_ANSWER, values(answer))


async def update_game(
    run: Runner, before: Sequence[Values], game: GameRow, seats: Sequence[SeatRow], answers: Sequence[AnswerRow]
) -> None:
    """Given what the rows held before, the game's first. Raises StaleGameError."""
    if changed := _changes(before[0], game):
        which = {"its_id": game.id, "known": before[0]["fingerprint"]}
        if await run(_setting(_UPDATE_GAME, tuple(changed)), changed | which) != 1:
            raise StaleGameError(game.id)
    for known, seat in zip(before[1:], seats, strict=True):
        if changed := _changes(known, seat):
            which = {"its_game": seat.game_id, "its_side": seat.side}
            await run(_setting(_UPDATE_SEAT, tuple(changed)), changed | which)
    for answer in answers:
        await run(_ADD_ANSWER, values(answer))


def _changes(before: Values, row: Base) -> Values:
    return {column: value for column, value in values(row).items() if value != before[column]}


@cache
def _setting(update: Update, columns: tuple[str, ...]) -> Update:
    """One for each set of columns that change together: there are few."""
    return update.values({column: bindparam(column) for column in columns})
