"""What people have made of puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the table of first tries."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(20), primary_key=True),
        sa.Column("tried_ms", sa.BigInteger, nullable=False),
        sa.Column("is_right", sa.Boolean, nullable=False),
        sa.Column("solved_ms", sa.BigInteger),
    )
