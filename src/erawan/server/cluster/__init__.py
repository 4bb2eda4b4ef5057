"""Messages between server processes, over Redis. Only the database is authoritative."""
