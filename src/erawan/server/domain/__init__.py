"""A game on the server as a value: what it was made with, what has happened, what may happen next."""
