"""What the edition of a game is made of."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("games", sa.Column("edition_origin", sa.JSON))


def downgrade() -> None:
    op.drop_column("games", "edition_origin")
