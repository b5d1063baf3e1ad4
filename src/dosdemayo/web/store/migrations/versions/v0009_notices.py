"""The language of a player's notices. Where a player said nothing, notices stay in English."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("notice_language", sa.String(10)))


def downgrade() -> None:
    op.drop_column("seats", "notice_language")
