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
    # Empty for a person who chose none, or whose data was erased.
    Column("name", String(100), nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("colour", String(20)),
    # The login: the name in the form in which sign-in compares it, of people with a passphrase.
    Column("login", String(200)),
    Column("passphrase_hash", String(200)),
    # The skeleton of the name (domain/names.py) of people with a passphrase and of programs: no one else may have it.
    Column("skeleton", String(200)),
    Index("ix_people_login", "login", unique=True),
    Index("ix_people_skeleton", "skeleton", unique=True),
)

tokens = Table(
    "tokens",
    metadata,
    # Only a hash is stored: a reader of the database cannot play as another person.
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    # When it was last used, to the hour; null if not since it was made.
    Column("seen_ms", BigInteger),
    # Browser and system in a few words; never an address.
    Column("device", String(60)),
    Index("ix_tokens_person", "person_id"),
)

# The browsers in which a person has signed in before. Wrong passphrases from elsewhere do not keep them out.
devices = Table(
    "devices",
    metadata,
    Column("device_hash", String(64), primary_key=True),
    Column("person_id", String(32), primary_key=True),
    Column("made_ms", BigInteger, nullable=False),
    Index("ix_devices_person", "person_id"),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_ms", BigInteger, nullable=False),
    Column("made_by", String(32), nullable=False),
    Column("plan", Text, nullable=False),
    # Columns that follow from the events, for queries over many games.
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
    # The length of the plan, for the limit on what a person stores.
    Column("plan_bytes", Integer),
    # The name of the position of a running game in which help is off (domain/protected_positions.py); empty if it is
    # on; null for a game that an older version has stored.
    Column("protected", String(64)),
    Index("ix_games_made_by", "made_by"),
    Index("ix_games_status_due", "status", "due_ms"),
    Index("ix_games_status_waits", "status", "waits_for_opponent"),
    Index("ix_games_changed", "changed_ms"),
    Index("ix_games_protected", "protected"),
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
    # With the game the key: two writers can never both store the same event.
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
    # The person whose seat the link moves to another device; null for an invitation.
    Column("person_id", String(32)),
    Column("made_ms", BigInteger, nullable=False),
    Column("used_ms", BigInteger),
    Index("ix_links_game", "game_id"),
)

# The conditional turns of seats. They are not events, whose numbers would tell other players that there are some.
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
    # The key of the signature, by which the receiver knows that a call is from here.
    Column("secret", String(64), nullable=False),
    Column("made_ms", BigInteger, nullable=False),
)

# The waiting webhook calls, so that a restart loses none.
calls = Table(
    "calls",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # The event that made it their turn. By its number, a finished call is deleted and a newer one stays.
    Column("number", Integer, nullable=False),
    Index("ix_calls_game", "game_id"),
)

ratings = Table(
    "ratings",
    metadata,
    # A person by id, or a computer opponent by name.
    Column("player", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    # The number of games won in a row; below 0: minus the number of games in a row that were not won.
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person_id", String(32), primary_key=True),
    # The name of a puzzle that is, or was, part of the package.
    Column("puzzle", String(20), primary_key=True),
    # When the first attempt ended, and whether every turn of it was right.
    Column("tried_ms", BigInteger, nullable=False),
    Column("is_right", Boolean, nullable=False),
    Column("solved_ms", BigInteger),
)

# Failed puzzles, and when they are asked again (erawan/puzzles/review_schedule.py). Learned ones are deleted.
puzzle_reviews = Table(
    "puzzle_reviews",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("box", Integer, nullable=False),
    Column("due_ms", BigInteger, nullable=False),
)

# The days whose daily puzzle a person has solved.
puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("person_id", String(32), primary_key=True),
    # As in 2026-11-18.
    Column("day", String(10), primary_key=True),
    Column("solved_ms", BigInteger, nullable=False),
)

# The latest run of a person in each mode and game, and the personal best.
puzzle_runs = Table(
    "puzzle_runs",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("mode", String(10), primary_key=True),
    # Empty for runs with puzzles of both games.
    Column("game", String(40), primary_key=True),
    # Counts up with every change, also from one run to the next.
    Column("version", Integer, nullable=False),
    Column("run", Text, nullable=False),
    Column("runs", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("best_ms", BigInteger, nullable=False),
)

# The endgames that a person has won, each with the fewest own turns.
endgame_wins = Table(
    "endgame_wins",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("turns", Integer, nullable=False),
    Column("won_ms", BigInteger, nullable=False),
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
    # The length of the tree, for the limit on what a person stores.
    Column("tree_bytes", Integer),
    Index("ix_studies_owner", "owner"),
)

# Statistics of finished games. All of it follows from the games, and is deleted with them.
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
    # The canonical text, the same for all symmetries of the board; the turn is transformed with it.
    Column("position", String(40), nullable=False),
    Column("turn", String(10), nullable=False),
    Index("ix_positions_position", "position"),
)

# Users who may neither play nor write; null: until an administrator lifts the ban.
bans = Table(
    "bans",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("made_ms", BigInteger, nullable=False),
    Column("until_ms", BigInteger),
    # What the user is told.
    Column("reason", String(200), nullable=False),
)

# One row: raised with every ban, and every session that an administrator ends, so that running servers notice.
access_version = Table(
    "access_version",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
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

# Analyses of games. The id is a digest of what is analysed and how, so that nothing is analysed twice.
analyses = Table(
    "analyses",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("place", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    # "waiting" until it is "over"; after "stopped" or "failed" it may be requested again.
    Column("status", String(10), nullable=False),
    # The person who requested it, while it waits.
    Column("person_id", String(32)),
    Column("made_ms", BigInteger, nullable=False),
    Index("ix_analyses_status_made", "status", "made_ms"),
)

# The search result of each position of an analysis: an interrupted analysis continues after the last one.
thoughts = Table(
    "thoughts",
    metadata,
    Column("analysis_id", String(64), ForeignKey("analyses.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

# Work that one process at a time does: a clock, a computer's turn, the webhook calls of a person, an analysis.
leases = Table(
    "leases",
    metadata,
    # The kind of work and its subject, as in "turn:k3x9m2pq7rtw".
    Column("name", String(100), primary_key=True),
    # The process that does the work, and a number that is new with every claim: both are checked with each commit.
    Column("holder", String(100), nullable=False),
    Column("token", BigInteger, nullable=False),
    # By the clock of the database, so that the clocks of processes do not matter.
    Column("until_ms", BigInteger, nullable=False),
    Index("ix_leases_holder", "holder"),
)

# Searches that wait for engine workers. Everything follows from the games: a lost row costs a search, nothing else.
engine_jobs = Table(
    "engine_jobs",
    metadata,
    # What is searched: the kind, game, position and player. The same search is queued once.
    Column("id", String(160), primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("player", String(40), nullable=False),
    Column("seed", BigInteger, nullable=False),
    # The user for whom it is, and whether the game has subscribers: they decide which search starts next.
    Column("user_id", String(32), nullable=False),
    Column("is_watched", Boolean, nullable=False),
    Column("is_quick", Boolean, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    # The worker that searches until this moment of the database's clock; its result counts for this try only.
    Column("worker", String(100)),
    Column("until_ms", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("result", Text),
    Index("ix_engine_jobs_game", "game_id"),
)
