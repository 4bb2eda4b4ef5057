"""Analyses of games, and what was found about each position."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds both tables."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_analyses_status_made", "analyses", ["status", "made_ms"])
    op.create_table(
        "thoughts",
        sa.Column("analysis_id", sa.String(64), sa.ForeignKey("analyses.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
