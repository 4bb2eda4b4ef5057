"""Keeping games: tables of a database, one writer, and the ways to move everything elsewhere."""
