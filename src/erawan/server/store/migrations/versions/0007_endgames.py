"""Endgames that were won in the trainer."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "endgame_wins",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(20), primary_key=True),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("won_ms", sa.BigInteger, nullable=False),
    )
