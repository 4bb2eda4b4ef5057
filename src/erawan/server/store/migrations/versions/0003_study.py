"""Waiting webhook calls, tries at puzzles, analyses, studies, and the turns of finished games for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "calls",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("ix_calls_game", "calls", ["game_id"])
    op.create_table(
        "puzzle_tries",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(20), primary_key=True),
        sa.Column("tried_ms", sa.BigInteger, nullable=False),
        sa.Column("is_right", sa.Boolean, nullable=False),
        sa.Column("solved_ms", sa.BigInteger),
    )
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
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("title", sa.String(100), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("tree", sa.Text, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_studies_owner", "studies", ["owner"])
    op.create_table(
        "counted",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("variant", sa.String(60), nullable=False),
        sa.Column("ruler", sa.String(1)),
    )
    op.create_table(
        "positions",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("position", sa.String(40), nullable=False),
        sa.Column("turn", sa.String(10), nullable=False),
    )
    op.create_index("ix_positions_position", "positions", ["position"])
