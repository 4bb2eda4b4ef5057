"""Thinking about Siam: an alpha-beta search with an evaluation learnt from its own games, and levels of strength."""
