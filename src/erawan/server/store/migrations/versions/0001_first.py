"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("made_by", sa.String(32), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer, nullable=False),
        sa.Column("waits_for_opponent", sa.Boolean, nullable=False),
        sa.Column("due_ms", sa.BigInteger),
        sa.Column("winners", sa.String(20)),
        sa.Column("reason", sa.String(40)),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_games_status_due", "games", ["status", "due_ms"])
    op.create_index("ix_games_status_waits", "games", ["status", "waits_for_opponent"])
    op.create_index("ix_games_changed", "games", ["changed_ms"])
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person_id", sa.String(32)),
    )
    op.create_index("ix_seats_person", "seats", ["person_id"])
    op.create_index("ix_seats_kind_person", "seats", ["kind", "person_id"])
    op.create_table(
        "events",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("command", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("used_ms", sa.BigInteger),
    )
    op.create_index("ix_links_game", "links", ["game_id"])
    op.create_table(
        "outages",
        sa.Column("began_ms", sa.BigInteger, primary_key=True),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
