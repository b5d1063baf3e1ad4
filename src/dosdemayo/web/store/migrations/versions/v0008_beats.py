"""Card windows as beats, and standing answers. In games from before all of it is empty, and they go on as they were."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("games", sa.Column("cards", sa.String(10)))
    op.add_column("games", sa.Column("beat_seconds", sa.Double))
    op.add_column("games", sa.Column("beat", sa.JSON(none_as_null=True)))
    op.add_column("games", sa.Column("confirms_reveal", sa.Boolean))
    op.add_column("seats", sa.Column("standing", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("seats", "standing")
    for column in ("cards", "beat_seconds", "beat", "confirms_reveal"):
        op.drop_column("games", column)
