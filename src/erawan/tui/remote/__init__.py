"""Games on an Erawan server, by its requests and its socket (docs/requests.md, docs/protocol.md)."""

from importlib.util import find_spec

from erawan.core.errors import OptionError

if find_spec("msgspec") is None or find_spec("websockets") is None:
    raise OptionError("extra.missing", extra="tui")
