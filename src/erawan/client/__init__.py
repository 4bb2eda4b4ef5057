"""A Python client of the server's API, asynchronous (``AsyncClient``) and synchronous (``Client``).

Both offer the same methods: sign in, create, join and list games, watch a game and play it. A watched game reconnects
automatically and misses nothing. docs/client.md shows how to use it; docs/protocol.md and docs/requests.md describe the
API.
"""

from importlib.util import find_spec

from erawan.core.errors import OptionError

if any(find_spec(name) is None for name in ("httpx", "msgspec", "websockets")):
    raise OptionError("extra.missing", extra="client")

from erawan.client.api import AsyncClient
from erawan.client.credentials import Credentials
from erawan.client.errors import ServerError, ServerUnreachableError, to_phrase
from erawan.client.game_reducer import GameState, reduce_game
from erawan.client.synchronous import Client, WatchedGame
from erawan.client.watched_game import AsyncWatchedGame, Disconnected, GameEvent
from erawan.protocol.requests import NewGame
from erawan.protocol.seats_and_clocks import Anyone, ByLink, Days, Here, Minutes, NoClock, Opponent

__all__ = [
    "Anyone",
    "AsyncClient",
    "AsyncWatchedGame",
    "ByLink",
    "Client",
    "Credentials",
    "Days",
    "Disconnected",
    "GameEvent",
    "GameState",
    "Here",
    "Minutes",
    "NewGame",
    "NoClock",
    "Opponent",
    "ServerError",
    "ServerUnreachableError",
    "WatchedGame",
    "reduce_game",
    "to_phrase",
]
