"""The types of the protocol for the browser: ``web/src/lib/protocol.ts``, written from the same types the server uses.

``python -m tools.write_typescript`` writes the file anew; a test says whether it is current.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import inspect as i

from erawan.protocol import messages, openings, puzzles, requests, studies
from erawan.protocol.analyses import Analysed, AnalysisView, ThoughtView
from erawan.protocol.studies import Place, Tree

FILE = Path(__file__).resolve().parents[1] / "web/src/lib/protocol.ts"

LONGEST_LINE = 120

_ROOTS = {
    "Incoming": messages.Incoming,
    "Outgoing": messages.Outgoing,
    "NewGame": requests.NewGame,
    "MadeGame": requests.MadeGame,
    "SeatLink": requests.SeatLink,
    "Me": requests.Me,
    "Games": requests.Games,
    "Catalogue": requests.Catalogue,
    "MapInfo": requests.MapInfo,
    "Turns": requests.Turns,
    "Profile": requests.Profile,
    "WebhookInfo": requests.WebhookInfo,
    "Export": requests.Export,
    "Addresses": requests.Addresses,
    "Place": Place,
    "PuzzleList": puzzles.PuzzleList,
    "Tried": puzzles.Tried,
    "Solution": puzzles.Solution,
    "Tree": Tree,
    "ThoughtView": ThoughtView,
    "Studies": studies.Studies,
    "StudyView": studies.StudyView,
    "FoundGames": studies.FoundGames,
    "Openings": openings.Openings,
    "Numbers": openings.Numbers,
    "Analysed": Analysed,
    "AnalysisView": AnalysisView,
}
_PLAIN = {
    i.StrType: "string",
    i.IntType: "number",
    i.FloatType: "number",
    i.BoolType: "boolean",
    i.NoneType: "null",
    i.AnyType: "unknown",
}


def typescript() -> str:
    """Return the text of the file."""
    structs: dict[str, i.StructType] = {}
    aliases = [f"export type {name} = {_type(i.type_info(root), structs)}" for name, root in _ROOTS.items()]
    written: dict[str, str] = {}
    while structs.keys() - written.keys():
        name = min(structs.keys() - written.keys())
        written[name] = "\n".join(_interface(name, structs[name], structs))
    unions = [_wrap(alias) for alias in aliases if not alias.endswith(f"= {alias.split()[2]}")]
    parts = [written[name] for name in sorted(written)] + unions
    return "// Written by python -m tools.write_typescript; do not change it by hand.\n\n" + "\n\n".join(parts) + "\n"


def _wrap(alias: str) -> str:
    """Put each part of a union on a line of its own, where one line would be too long."""
    name, parts = alias.split(" = ")
    return alias if len(alias) <= LONGEST_LINE else "\n  | ".join([f"{name} =", *parts.split(" | ")])


def _interface(name: str, struct: i.StructType, structs: dict[str, i.StructType]) -> Iterator[str]:
    told = (struct.cls.__doc__ or "").strip().splitlines()
    if told:
        yield f"/** {told[0]} */"
    yield f"export interface {name} {{"
    if struct.tag_field:
        yield f'  {struct.tag_field}: "{struct.tag}"'
    # What has its default is left out by those that say so, and may be left out of what is sent.
    is_sparse = struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        is_given = field.required or not (is_sparse or _is_sent(struct))
        yield f"  {field.encode_name}{'' if is_given else '?'}: {_type(field.type, structs)}"
    yield "}"


def _is_sent(struct: i.StructType) -> bool:
    """Return whether the browser sends it: the server is strict with those."""
    return bool(struct.forbid_unknown_fields)


def _type(info: i.Type, structs: dict[str, i.StructType]) -> str:
    if isinstance(info, i.Metadata):
        return _type(info.type, structs)
    if isinstance(info, i.StructType):
        known = structs.setdefault(info.cls.__name__, info)
        assert known.cls is info.cls, f"two types are called {info.cls.__name__}"
        return info.cls.__name__
    if isinstance(info, i.UnionType):
        return " | ".join(_type(each, structs) for each in info.types)
    if isinstance(info, i.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, i.ListType | i.VarTupleType):
        inner = _type(info.item_type, structs)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, i.TupleType):
        return f"[{', '.join(_type(each, structs) for each in info.item_types)}]"
    if isinstance(info, i.DictType):
        return f"Record<string, {_type(info.value_type, structs)}>"
    return _PLAIN[type(info)]


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
