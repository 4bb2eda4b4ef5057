"""Protected names, sessions with their devices, known devices, and the stored size of games and studies."""

import sqlalchemy as sa
from alembic import op

from erawan.server.domain.user_names import skeleton_of

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns, and fill those whose values follow from stored data.

    All of them are nullable. To change a column, SQLite copies the table, which would delete rows that refer to it.
    """
    op.add_column("people", sa.Column("skeleton", sa.String(200)))
    _protect_names()
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)
    op.add_column("tokens", sa.Column("seen_ms", sa.BigInteger))
    op.add_column("tokens", sa.Column("device", sa.String(60)))
    op.create_table(
        "devices",
        sa.Column("device_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person_id"])
    op.add_column("games", sa.Column("plan_bytes", sa.Integer))
    op.execute("UPDATE games SET plan_bytes = length(plan)")
    op.create_index("ix_games_made_by", "games", ["made_by"])
    op.add_column("studies", sa.Column("tree_bytes", sa.Integer))
    op.execute("UPDATE studies SET tree_bytes = length(tree)")


def _protect_names() -> None:
    """Store the skeletons of registered users and programs; of two that look alike the older one has the name."""
    people = sa.table(
        "people", *(sa.column(name) for name in ("id", "name", "skeleton", "is_bot", "passphrase_hash", "made_ms"))
    )
    is_protected = sa.or_(people.c.is_bot, people.c.passphrase_hash.is_not(None))
    query = sa.select(people.c.id, people.c.name).where(is_protected, people.c.name != "")
    found: dict[str, str] = {}
    for row in op.get_bind().execute(query.order_by(people.c.is_bot, people.c.made_ms, people.c.id)).all():
        found.setdefault(skeleton_of(row.name), row.id)
    for skeleton, person in found.items():
        op.execute(people.update().where(people.c.id == person).values(skeleton=skeleton))
