"""Games on an Erawan server, by its requests and its socket (docs/requests.md, docs/protocol.md)."""
