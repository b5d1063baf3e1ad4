"""What each audience has seen, and the computer's levels, in the game's own row: one row is read for an answer."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("entries", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("audiences", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("games", sa.Column("level_changes", sa.JSON, nullable=False, server_default="[]"))
    op.execute("UPDATE games SET entries = (SELECT count(*) FROM answers WHERE answers.game_id = games.id)")
    audiences: dict[str, dict[str, list[object]]] = {}
    for game, audience, *seen in _rows("SELECT game_id, audience, revision, digest, moved FROM audiences"):
        audiences.setdefault(game, {})[audience] = list(seen)
    _fill("audiences", audiences)
    levels: dict[str, list[list[object]]] = {}
    for game, *change in _rows("SELECT game_id, turn, level, at FROM levels ORDER BY game_id, number"):
        levels.setdefault(game, []).append(list(change))
    _fill("level_changes", levels)
    op.drop_table("audiences")
    op.drop_table("levels")


def downgrade() -> None:
    op.create_table(
        "levels",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "audiences",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("audience", sa.String(10), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
    )
    for game, found in _rows("SELECT id, audiences FROM games"):
        for audience, (number, digest, moved) in _read(found).items():
            _add("audiences", game_id=game, audience=audience, revision=number, digest=digest, moved=moved)
    for game, found in _rows("SELECT id, level_changes FROM games"):
        for number, (turn, level, at) in enumerate(_read(found)):
            _add("levels", game_id=game, number=number, turn=turn, level=level, at=at)
    for column in ("entries", "audiences", "level_changes"):
        op.drop_column("games", column)


def _rows(query: str) -> list[Any]:
    return list(op.get_bind().execute(sa.text(query)))


def _fill(column: str, values: dict[str, Any]) -> None:
    games = sa.table("games", sa.column("id"), sa.column(column, sa.JSON))
    for game, value in values.items():
        op.get_bind().execute(sa.update(games).where(games.c.id == game).values({column: value}))


def _read(found: Any) -> Any:
    """PostgreSQL hands JSON over as it is, SQLite as text."""
    return json.loads(found) if isinstance(found, str) else found


def _add(table: str, **values: object) -> None:
    op.get_bind().execute(sa.insert(sa.table(table, *map(sa.column, values))).values(**values))
