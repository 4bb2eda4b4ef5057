"""Games on an Erawan server, by its requests and its socket (docs/requests.md, docs/protocol.md)."""

from importlib.util import find_spec

from erawan.core.errors import OptionError

if any(find_spec(name) is None for name in ("httpx", "msgspec", "websockets")):
    raise OptionError("extra.missing", extra="tui")
