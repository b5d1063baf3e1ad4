"""Writing a game's rows: what has changed, one statement for each table.

The rows belong to no session: watching them would cost more than the rules do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import Table, bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncSession

from dosdemayo.web.store.tables import AnswerRow, Base, GameRow, SeatRow

Values: TypeAlias = dict[str, Any]
_GAMES, _SEATS, _ANSWERS = (table for row in (GameRow, SeatRow, AnswerRow) if isinstance(table := row.__table__, Table))
_UPDATE_GAME = update(_GAMES).where(_GAMES.c.id == bindparam("its_id"), _GAMES.c.fingerprint == bindparam("known"))
_UPDATE_SEAT = update(_SEATS).where(_SEATS.c.game_id == bindparam("its_game"), _SEATS.c.side == bindparam("its_side"))


class StaleGameError(Exception):
    """Somebody else has changed or removed the game since it was read. Nothing was written."""


def values(row: Base) -> Values:
    return {column: getattr(row, column) for column in row.__table__.columns.keys()}  # noqa: SIM118 - not a dict


async def add_game(
    session: AsyncSession, game: GameRow, seats: Sequence[SeatRow], answers: Sequence[AnswerRow]
) -> None:
    connection = await session.connection()
    await connection.execute(insert(_GAMES), values(game))
    await connection.execute(insert(_SEATS), list(map(values, seats)))
    if answers:
        await connection.execute(insert(_ANSWERS), list(map(values, answers)))


async def update_game(
    session: AsyncSession,
    before: Sequence[Values],
    game: GameRow,
    seats: Sequence[SeatRow],
    answers: Sequence[AnswerRow],
) -> None:
    """Given what the rows held before, the game's first. Raises StaleGameError."""
    connection = await session.connection()
    if changed := _changes(before[0], game):
        which = {"its_id": game.id, "known": before[0]["fingerprint"]}
        if (await connection.execute(_UPDATE_GAME, changed | which)).rowcount != 1:
            raise StaleGameError(game.id)
    for known, seat in zip(before[1:], seats, strict=True):
        if changed := _changes(known, seat):
            await connection.execute(_UPDATE_SEAT, changed | {"its_game": seat.game_id, "its_side": seat.side})
    if answers:
        await connection.execute(insert(_ANSWERS), list(map(values, answers)))


def _changes(before: Values, row: Base) -> Values:
    return {column: value for column, value in values(row).items() if value != before[column]}
