"""Positions that are looked at rather than played for: nothing of them is kept at a table."""
