"""Pages for people who write programs: the requests and the protocol, read from the types themselves."""

from __future__ import annotations

pages: tuple[()] = ()
