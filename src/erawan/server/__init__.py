"""The server: live games, studies and puzzles over HTTP and WebSocket; see docs/server.md.

``domain`` decides, without reading or writing anything; ``store`` stores; ``live`` runs games and sends their events;
``study`` looks at positions without a game; ``http`` has the routes. Each imports only those before it.
"""

from importlib.util import find_spec

from erawan.core.errors import OptionError

if find_spec("litestar") is None:
    raise OptionError("extra.missing", extra="server")
