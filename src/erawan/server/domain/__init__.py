"""A game on the server as a value: its plan, its events, and the decisions about commands. No input or output."""
