"""The types of all requests, responses, commands and events of the server's API.

This package imports nothing but msgspec, so that clients can use it without the server. ``messages`` and ``commands``
go over the WebSocket; ``requests``, ``studies``, ``analyses``, ``puzzles``, ``puzzle_modes``, ``openings`` and
``errors`` are bodies of HTTP requests and responses. ``json_schema`` describes all of them as JSON Schema.
"""
