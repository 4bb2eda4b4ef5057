"""Several devices per user, colours, passphrases, ratings, webhooks, titles of games, and conditional turns."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Move tokens to a table of their own, and add the new tables and columns."""
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tokens_person", "tokens", ["person_id"])
    op.execute("INSERT INTO tokens (token_hash, person_id, made_ms) SELECT token_hash, id, made_ms FROM people")
    with op.batch_alter_table("people") as people:
        people.drop_column("token_hash")
        people.add_column(sa.Column("colour", sa.String(20)))
        people.add_column(sa.Column("login", sa.String(200)))
        people.add_column(sa.Column("passphrase_hash", sa.String(200)))
    op.create_index("ix_people_login", "people", ["login"], unique=True)
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("title", sa.String(100)))
    op.create_table(
        "prepared",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "webhooks",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best_streak", sa.Integer, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
    )
