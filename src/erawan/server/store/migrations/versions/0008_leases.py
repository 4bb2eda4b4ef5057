"""Leases of work among server processes, and the queue of engine workers."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "leases",
        sa.Column("name", sa.String(100), primary_key=True),
        sa.Column("holder", sa.String(100), nullable=False),
        sa.Column("token", sa.BigInteger, nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])
    op.create_table(
        "engine_jobs",
        sa.Column("id", sa.String(160), primary_key=True),
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("is_watched", sa.Boolean, nullable=False),
        sa.Column("is_quick", sa.Boolean, nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(100)),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_index("ix_engine_jobs_game", "engine_jobs", ["game_id"])
