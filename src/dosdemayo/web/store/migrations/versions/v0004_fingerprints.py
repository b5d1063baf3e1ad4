"""Fingerprints of games and answers; those that are there are taken as they are."""

import json
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_GAME = (
    *("id", "created", "opponent", "level", "strict", "edition", "edition_digest", "seed", "bank", "increment"),
    *("on_timeout", "deadline", "over", "entries", "audiences", "level_changes", "chat_lines", "rematch_by"),
    "rematch_game",
)
_SEAT = ("side", "computer", "name", "joined", "sealed", "no_card", "remaining", "running_since")
_TYPES: dict[str, Any] = {
    **dict.fromkeys(("audiences", "level_changes", "sealed", "no_card", "action"), sa.JSON(none_as_null=True)),
    **dict.fromkeys(("strict", "over", "computer", "joined"), sa.Boolean()),
    **dict.fromkeys(("created", "bank", "increment", "deadline", "remaining", "running_since", "at"), sa.Double()),
}
_AT_ONCE = 500


def upgrade() -> None:
    for name in ("games", "answers"):
        op.add_column(name, sa.Column("fingerprint", sa.String(64), nullable=False, server_default=""))
    games = [row["id"] for row in _rows("games", ("id",), sa.true())]
    for start in range(0, len(games), _AT_ONCE):
        _sign(games[start : start + _AT_ONCE])


def downgrade() -> None:
    for name in ("games", "answers"):
        op.drop_column(name, "fingerprint")


def _sign(games: list[str]) -> None:
    last = dict.fromkeys(games, "")
    for row in _rows("answers", ("game_id", "number", "seat", "action", "at"), _column("game_id").in_(games), "number"):
        game = row["game_id"]
        last[game] = _digest([last[game], row["number"], row["seat"], row["action"], row["at"]])
        _write("answers", last[game], sa.and_(_column("game_id") == game, _column("number") == row["number"]))
    # French before Spanish, as the sides are numbered.
    seats: dict[str, list[Any]] = {game: [] for game in games}
    for row in _rows("seats", ("game_id", *_SEAT), _column("game_id").in_(games), "side"):
        seats[row["game_id"]].append(_filled(row, _SEAT))
    for row in _rows("games", _GAME, _column("id").in_(games)):
        game = row["id"]
        _write("games", _digest([last[game], _filled(row, _GAME), *seats[game]]), _column("id") == game)


def _column(name: str) -> Any:
    return sa.column(name, _TYPES.get(name))


def _rows(table: str, columns: tuple[str, ...], where: Any, order: str | None = None) -> list[Any]:
    query = sa.select(*map(_column, columns)).select_from(sa.table(table)).where(where)
    return list(op.get_bind().execute(query if order is None else query.order_by(order)).mappings())


def _write(table: str, fingerprint: str, where: Any) -> None:
    target = sa.table(table, sa.column("fingerprint"))
    op.get_bind().execute(sa.update(target).where(where).values(fingerprint=fingerprint))


def _filled(row: Any, columns: tuple[str, ...]) -> dict[str, Any]:
    values = ((column, row[column]) for column in columns)
    return {column: float(value) if type(value) is int else value for column, value in values if value is not None}


def _digest(data: Any) -> str:
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
