"""The terminal app: whole games in a full screen, here or on a server; see docs/terminal.md."""
