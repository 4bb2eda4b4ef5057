"""The tables of the database. Texts inside them (plan, body) are JSON of the types in ``erawan.server.domain``.

A change here needs a migration in ``migrations/versions`` beside it; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    # Empty for somebody who chose none, or had their data erased.
    Column("name", String(100), nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("colour", String(20)),
    # The name as it is compared, of those who can come back by it and a passphrase.
    Column("login", String(200)),
    Column("passphrase_hash", String(200)),
    Index("ix_people_login", "login", unique=True),
)

tokens = Table(
    "tokens",
    metadata,
    # The token itself is nowhere: who reads the database cannot play as anybody.
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Index("ix_tokens_person", "person_id"),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_ms", BigInteger, nullable=False),
    Column("made_by", String(32), nullable=False),
    Column("plan", Text, nullable=False),
    # What follows from the events and is kept for questions about many games at once.
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("to_move", Integer, nullable=False),
    Column("waits_for_opponent", Boolean, nullable=False),
    Column("due_ms", BigInteger),
    Column("winners", String(20)),
    Column("reason", String(40)),
    Column("changed_ms", BigInteger, nullable=False),
    Column("title", String(100)),
    Index("ix_games_status_due", "status", "due_ms"),
    Index("ix_games_status_waits", "status", "waits_for_opponent"),
    Index("ix_games_changed", "changed_ms"),
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person_id", String(32)),
    Index("ix_seats_person", "person_id"),
    Index("ix_seats_kind_person", "kind", "person_id"),
)

events = Table(
    "events",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # With the game the key: two writers can never both make the same turn.
    Column("number", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("person_id", String(32)),
    Column("command", String(64)),
    Column("body", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    # Whose seat the link moves to another device; nobody's for an invitation.
    Column("person_id", String(32)),
    Column("made_ms", BigInteger, nullable=False),
    Column("used_ms", BigInteger),
    Index("ix_links_game", "game_id"),
)

# What seats mean to do when their turn comes. No events: their numbers would tell the others that there is something.
prepared = Table(
    "prepared",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("url", Text, nullable=False),
    # By it whoever listens there knows that a call is from here; it is made for nothing else.
    Column("secret", String(64), nullable=False),
    Column("made_ms", BigInteger, nullable=False),
)

# The calls that still have to be made, so that a restart forgets none.
calls = Table(
    "calls",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # The event after which it became their turn: a call that was made leaves a newer one waiting.
    Column("number", Integer, nullable=False),
    Index("ix_calls_game", "game_id"),
)

ratings = Table(
    "ratings",
    metadata,
    # A person, or an opponent of ours by its name.
    Column("player", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    # How many in a row were won, or below 0 were not.
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person_id", String(32), primary_key=True),
    # The name of a puzzle that is kept in the package, or was.
    Column("puzzle", String(20), primary_key=True),
    # When the first try ended, and whether it was right from its first turn to its last.
    Column("tried_ms", BigInteger, nullable=False),
    Column("is_right", Boolean, nullable=False),
    Column("solved_ms", BigInteger),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("title", String(100), nullable=False),
    Column("game", String(40), nullable=False),
    Column("tree", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    Index("ix_studies_owner", "owner"),
)

# What finished games tell together. All of it follows from the games, and goes with them.
counted = Table(
    "counted",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # King of Siam: the map and the number of players.
    Column("variant", String(60), nullable=False),
    # The faction that ruled in the end, or B for the British.
    Column("ruler", String(1)),
)

positions = Table(
    "positions",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    # The same for all that are one but for turning and mirroring the board; the turn is turned with it.
    Column("position", String(40), nullable=False),
    Column("turn", String(10), nullable=False),
    Index("ix_positions_position", "position"),
)

outages = Table(
    "outages",
    metadata,
    Column("began_ms", BigInteger, primary_key=True),
    Column("ended_ms", BigInteger, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
)

# Analyses of games, named by a digest of what is analysed and how, so that nothing is thought about twice.
analyses = Table(
    "analyses",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("place", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    # "waiting" until it is "over"; "stopped" or "failed" it may be asked for again.
    Column("status", String(10), nullable=False),
    # Who asked, for as long as it waits.
    Column("person_id", String(32)),
    Column("made_ms", BigInteger, nullable=False),
    Index("ix_analyses_status_made", "status", "made_ms"),
)

# What was found about each position of an analysis: a search that was cut off goes on after the last one.
thoughts = Table(
    "thoughts",
    metadata,
    Column("analysis_id", String(64), ForeignKey("analyses.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
