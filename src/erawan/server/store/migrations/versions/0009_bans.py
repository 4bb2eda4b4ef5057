"""Bans of users, and the version by which running servers notice the work of administrators."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "bans",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("until_ms", sa.BigInteger),
        sa.Column("reason", sa.String(200), nullable=False),
    )
    op.create_table(
        "access_version",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
