"""Thousands of games at once: one compiled step for all of them, which also writes masks and observations."""
