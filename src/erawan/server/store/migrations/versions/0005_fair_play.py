"""Turn off hints in unfinished games between people: earlier versions allowed them without telling the players."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Change the plans. Hints that were used left no trace, so these games stay unrated."""
    games = sa.table("games", *(sa.column(name) for name in ("id", "plan", "status", "plan_bytes")))
    query = sa.select(games.c.id, games.c.plan).where(games.c.status != "over")
    for row in op.get_bind().execute(query).all():
        plan = json.loads(row.plan)
        people = sum(seat["kind"] != "level" for seat in plan["seats"])
        if plan.get("hints") and people > 1:
            text = json.dumps({**plan, "hints": False, "is_casual": True}, separators=(",", ":"))
            values = {"plan": text, "plan_bytes": len(text.encode())}
            op.execute(games.update().where(games.c.id == row.id).values(**values))
