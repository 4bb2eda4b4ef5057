"""A real Chromium plays real games on a real server."""
