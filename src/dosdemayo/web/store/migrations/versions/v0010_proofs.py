"""Proofs of dealing and sealed answers. In games from before they are empty, and dice go on to deal."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("games", sa.Column("proof", sa.JSON(none_as_null=True)))
    op.add_column("seats", sa.Column("seal", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("seats", "seal")
    op.drop_column("games", "proof")
