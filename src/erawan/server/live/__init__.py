"""Run live games: execute commands, store their events, broadcast them to subscribers."""
