"""Reviews of failed puzzles, solved daily puzzles, and runs of puzzles with personal bests."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_FIRST_WAIT_MS = 600_000


def upgrade() -> None:
    """Add the tables. Puzzles that were failed before are to be reviewed."""
    op.create_table(
        "puzzle_reviews",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(20), primary_key=True),
        sa.Column("box", sa.Integer, nullable=False),
        sa.Column("due_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("solved_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "puzzle_runs",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("mode", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("run", sa.Text, nullable=False),
        sa.Column("runs", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("best_ms", sa.BigInteger, nullable=False),
    )
    tries = sa.table("puzzle_tries", *(sa.column(name) for name in ("person_id", "puzzle", "tried_ms", "is_right")))
    reviews = sa.table("puzzle_reviews", *(sa.column(name) for name in ("person_id", "puzzle", "box", "due_ms")))
    failed = sa.select(
        tries.c.person_id, tries.c.puzzle, sa.literal(0, sa.Integer), tries.c.tried_ms + _FIRST_WAIT_MS
    ).where(tries.c.is_right == sa.false())
    op.execute(reviews.insert().from_select(["person_id", "puzzle", "box", "due_ms"], failed))
