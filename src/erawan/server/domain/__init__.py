"""A game on the server as a value: its set-up, its events, and which commands are allowed. No input or output."""
