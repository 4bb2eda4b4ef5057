"""The position of each running game in which help is off, so that every process refuses help in it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column. A server fills it for the games that run now (``study/fair_play.py``)."""
    op.add_column("games", sa.Column("protected", sa.String(64)))
    op.create_index("ix_games_protected", "games", ["protected"])
