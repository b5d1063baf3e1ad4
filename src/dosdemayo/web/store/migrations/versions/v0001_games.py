"""Games, seats, answers and what belongs to them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_game() -> sa.Column[str]:
    return sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "server",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("opponent", sa.String(20), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("strict", sa.Boolean, nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("edition_digest", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(100)),
        sa.Column("bank", sa.Double),
        sa.Column("increment", sa.Double),
        sa.Column("on_timeout", sa.String(20)),
        sa.Column("deadline", sa.Double, index=True),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("chat_lines", sa.Integer, nullable=False),
        sa.Column("rematch_by", sa.String(10)),
        sa.Column("rematch_game", sa.String(32)),
        sa.Index("ix_games_waiting_for_computer", "opponent", "over"),
    )
    op.create_table(
        "seats",
        _of_game(),
        sa.Column("side", sa.String(10), primary_key=True),
        sa.Column("computer", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("sealed", sa.JSON(none_as_null=True)),
        sa.Column("draft", sa.JSON(none_as_null=True)),
        sa.Column("draft_question", sa.Integer),
        sa.Column("no_card", sa.JSON(none_as_null=True)),
        sa.Column("remaining", sa.Double),
        sa.Column("running_since", sa.Double),
        sa.Column("webhook", sa.String(500)),
        sa.Column("mail", sa.String(200)),
        sa.Column("mail_code", sa.String(6)),
        sa.Column("mail_tries", sa.Integer, nullable=False),
        sa.Column("noticed", sa.Integer),
    )
    op.create_table(
        "audiences",
        _of_game(),
        sa.Column("audience", sa.String(10), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
    )
    op.create_table(
        "answers",
        _of_game(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(10), nullable=False),
        sa.Column("action", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "chat",
        _of_game(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("side", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "connections",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("audience", sa.String(10), nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for table in ("connections", "chat", "answers", "audiences", "seats", "games", "server"):
        op.drop_table(table)
