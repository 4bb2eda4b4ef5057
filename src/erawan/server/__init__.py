"""The server: live games that are never lost and let nobody in; see docs/server.md.

``tables`` decides, without reading or writing anything; ``store`` keeps; ``live`` brings both together and tells
whoever watches; ``http`` is the way in.
"""
