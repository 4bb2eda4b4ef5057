"""The JSON Schema of all protocol types, by msgspec.

The OpenAPI document of the server takes its components from here, and the TypeScript types of the browser app are
generated from that document.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

from erawan.protocol import (
    analyses,
    coaching,
    commands,
    errors,
    final_tables,
    messages,
    openings,
    phrases,
    puzzle_modes,
    puzzles,
    requests,
    seats_and_clocks,
    studies,
)

_MODULES = (
    commands,
    seats_and_clocks,
    phrases,
    final_tables,
    messages,
    requests,
    studies,
    analyses,
    coaching,
    puzzle_modes,
    puzzles,
    openings,
    errors,
)
_BASES = (commands.Command, messages.Message)
_DEFINITIONS = "#/$defs/{name}"


def schema_components(ref_template: str = _DEFINITIONS) -> dict[str, dict[str, Any]]:
    """Return the JSON Schema of every type by name, and of the unions ``Incoming`` and ``Outgoing``."""
    types = [struct for module in _MODULES for struct in _structs(module)]
    (incoming, outgoing, *_), components = msgspec.json.schema_components(
        [messages.Incoming, messages.Outgoing, *types], ref_template=ref_template
    )
    for struct in types:
        if _is_always_complete(struct):
            components[struct.__name__]["required"] = list(struct.__struct_encode_fields__)
    return {**components, "Incoming": incoming, "Outgoing": outgoing}


def message_schema() -> dict[str, Any]:
    """Return one JSON Schema document for a message of the WebSocket in either direction."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A message of Erawan's WebSocket",
        "anyOf": [{"$ref": _DEFINITIONS.format(name=name)} for name in ("Incoming", "Outgoing")],
        "$defs": schema_components(),
    }


def _structs(module: ModuleType) -> list[type[Struct]]:
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__ and kind not in _BASES]


def _is_always_complete(struct: type[Struct]) -> bool:
    """Return whether every field is always sent, as in responses; requests and messages may omit defaults."""
    config = struct.__struct_config__
    return config.tag_field is None and not config.omit_defaults and not config.forbid_unknown_fields
