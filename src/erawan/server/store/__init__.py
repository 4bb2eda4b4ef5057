"""Store games, users, studies and statistics in SQLite or PostgreSQL."""
