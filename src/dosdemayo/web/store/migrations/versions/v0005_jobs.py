"""What the computer owes. Whether it does in games that are there is found out one by one, when a server has time."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.drop_index("ix_games_waiting_for_computer", "games")
    op.add_column("games", sa.Column("owed_since", sa.Double))
    op.add_column("games", sa.Column("leased_until", sa.Double))
    op.create_index("ix_games_owed_since", "games", ["owed_since"])
    op.execute("UPDATE games SET owed_since = created WHERE opponent = 'computer' AND NOT over")


def downgrade() -> None:
    op.drop_index("ix_games_owed_since", "games")
    op.drop_column("games", "leased_until")
    op.drop_column("games", "owed_since")
    op.create_index("ix_games_waiting_for_computer", "games", ["opponent", "over"])
