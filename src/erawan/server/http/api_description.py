"""Descriptions made from the types themselves, so that they cannot be out of date.

A type's docstring says what it is; a field's is the string below it, or the description in its ``Meta``. From these
come the page of the protocol and the page of the requests, as Markdown: in ``docs/`` and, as HTML, on the server.

``make docs`` writes both into ``docs/``; a test says when that is due.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as mi

from erawan.protocol import messages as p

TEXTS = Path(__file__).parents[1] / "texts"
AnyStruct = type[Struct]

# ---- one type


@cache
def field_notes(module: str) -> dict[str, dict[str, str]]:
    """What is written below each field of each class of a module."""
    study_tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: dict(_notes(node)) for node in study_tree.body if isinstance(node, ast.ClassDef)}


def _notes(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for statement, below in zip(node.body, node.body[1:], strict=False):
        if not (isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            yield statement.target.id, inspect.cleandoc(str(below.value.value))


def _note(struct: AnyStruct, field: mi.Field) -> str:
    """What is known of a field: from the class that has it, or from its type."""
    for kind in struct.__mro__:
        if kind.__module__ in sys.modules and kind.__module__.startswith("erawan."):
            note = field_notes(kind.__module__).get(kind.__name__, {}).get(field.name)
            if note:
                return note
    return " ".join(_descriptions(field.type))


def _descriptions(kind: mi.Type) -> Iterator[str]:
    if isinstance(kind, mi.Metadata):
        if kind.extra_json_schema and "description" in kind.extra_json_schema:
            yield kind.extra_json_schema["description"]
        yield from _descriptions(kind.type)
    elif isinstance(kind, mi.UnionType):
        for part in kind.types:
            yield from _descriptions(part)


def describe_struct(struct: AnyStruct, level: int = 3) -> str:
    """A section about a type: what it is, and a table of its fields."""
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    lines = [f"{'#' * level} {_title(struct, info)}", "", _told(struct), ""]
    rows = [f'| `{info.tag_field}` | `"{info.tag}"` | Which kind it is. |'] if info.tag is not None else []
    rows += [_field_row(struct, field) for field in info.fields]
    return "\n".join([*lines, "| field | type | what it is |", "|---|---|---|", *rows, ""])


def _title(struct: AnyStruct, info: mi.StructType) -> str:
    return f"`{info.tag}`" if info.tag_field == "t" else struct.__name__


def _told(struct: AnyStruct) -> str:
    return _plain(inspect.cleandoc(struct.__doc__ or ""))


def _plain(text: str) -> str:
    """A docstring as Markdown on one line."""
    return " ".join(text.replace("``", "`").split())


def _field_row(struct: AnyStruct, field: mi.Field) -> str:
    told = _plain(_note(struct, field))
    if not field.required:
        told = f"{told} {_default(field)}".strip()
    return f"| `{field.encode_name}` | {_cell(format_type(field.type))} | {_cell(told)} |"


def _default(field: mi.Field) -> str:
    shown = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    if shown in (None, "", [], {}):
        return "May be left out."
    return f"If left out: `{msgspec.json.encode(shown).decode()}`."


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def anchor(name: str) -> str:
    """Where a heading is found on its page, as GitHub names it."""
    return re.sub(r"[^a-z0-9 _-]", "", name.lower()).replace(" ", "-")


def format_type(kind: mi.Type) -> str:
    """A type in words, with links to the types described on the same page."""
    if isinstance(kind, mi.Metadata):
        return format_type(kind.type)
    if isinstance(kind, mi.UnionType):
        return " or ".join(format_type(part) for part in kind.types)
    if isinstance(kind, mi.StructType):
        info = mi.type_info(kind.cls)
        assert isinstance(info, mi.StructType)
        return f"[{kind.cls.__name__}](#{anchor(_title(kind.cls, info))})"
    if isinstance(kind, mi.LiteralType):
        return " or ".join(f'`"{value}"`' for value in kind.values)
    if isinstance(kind, mi.ListType | mi.VarTupleType):
        return f"list of {format_type(kind.item_type)}" + _range(kind.min_length, kind.max_length, "entries")
    if isinstance(kind, mi.TupleType):
        return "list of " + ", ".join(format_type(part) for part in kind.item_types)
    if isinstance(kind, mi.DictType):
        return f"object of {format_type(kind.value_type)}"
    return _format_plain(kind)


def _format_plain(kind: mi.Type) -> str:
    if isinstance(kind, mi.StrType):
        pattern = f", `{kind.pattern}`" if kind.pattern else ""
        return "string" + _range(kind.min_length, kind.max_length, "characters") + pattern
    if isinstance(kind, mi.IntType):
        return "integer" + _range(kind.ge, kind.le)
    names = {mi.FloatType: "number", mi.BoolType: "boolean", mi.NoneType: "null", mi.AnyType: "anything"}
    return names[type(kind)]


def _range(least: float | None, most: float | None, of: str = "") -> str:
    if most is None:
        return ""
    shown = f"{least:,} to {most:,}" if least is not None else f"up to {most:,}"
    return f", {shown} {of}".rstrip()


def parts_of(structs: Iterable[AnyStruct]) -> list[AnyStruct]:
    """The types these are made of, each once, in the order in which they are met."""
    found: dict[AnyStruct, None] = {}

    def visit(kind: mi.Type) -> None:
        if isinstance(kind, mi.StructType) and kind.cls not in found:
            found[kind.cls] = None
            for field in kind.fields:
                visit(field.type)
        for part in getattr(kind, "types", ()):
            visit(part)
        for name in ("type", "item_type", "value_type"):
            if hasattr(kind, name):
                visit(getattr(kind, name))

    given = list(structs)
    for struct in given:
        visit(mi.type_info(struct))
    return [struct for struct in found if struct not in given]


# ---- the pages


def protocol_page() -> str:
    """The page of the protocol: the hand-written introduction, then every message."""
    incoming, outgoing = get_args(p.Incoming), get_args(p.Outgoing)
    sections = [
        (TEXTS / "protocol.md").read_text(encoding="utf-8"),
        "## What you may send\n",
        *map(describe_struct, incoming),
        "## What the server sends\n",
        *map(describe_struct, outgoing),
        "## What messages are made of\n",
        *map(describe_struct, parts_of([*incoming, *outgoing])),
    ]
    return "\n".join(sections).rstrip() + "\n"


def requests_page(schema: Mapping[str, Any], structs: Mapping[str, AnyStruct]) -> str:
    """The page of the requests: the introduction, then every operation of an OpenAPI schema and the types it needs."""
    sections = [(TEXTS / "requests.md").read_text(encoding="utf-8"), "## Requests\n"]
    named: list[str] = []
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            sections.append(_operation(method.upper(), path, operation))
            named += re.findall(r'"#/components/schemas/(\w+)"', json.dumps(operation))
    needed = [structs[name] for name in dict.fromkeys(named) if name in structs]
    sections += ["## What they hold\n", *map(describe_struct, [*needed, *parts_of(needed)])]
    return "\n".join(sections).rstrip() + "\n"


def _operation(method: str, path: str, operation: Mapping[str, Any]) -> str:
    lines = [f"### {method} `{path}`", "", _plain(operation.get("description", "")), ""]
    rows = [_parameter_row(parameter) for parameter in operation.get("parameters", [])]
    if rows:
        lines += ["| parameter | in | type | what it is |", "|---|---|---|---|", *rows, ""]
    if "requestBody" in operation:
        lines += [f"Body: {_content(operation['requestBody'])}.", ""]
    good, bad = _split_answers(operation["responses"])
    lines += [f"Answer: {', '.join(f'{status} with {_content(answer)}' for status, answer in good)}."]
    lines += [f"Errors: {', '.join(bad)}.", ""] if bad else [""]
    return "\n".join(lines)


def _split_answers(responses: Mapping[str, Any]) -> tuple[list[tuple[str, Any]], list[str]]:
    good = [(status, answer) for status, answer in responses.items() if status < "400"]
    return good, [status for status in responses if status >= "400"]


def _parameter_row(parameter: Mapping[str, Any]) -> str:
    schema = parameter["schema"]
    told = parameter.get("description") or schema.get("description") or ""
    return f"| `{parameter['name']}` | {parameter['in']} | {_cell(_schema_words(schema))} | {_cell(told)} |"


def _schema_words(schema: Mapping[str, Any]) -> str:
    if "enum" in schema:
        return " or ".join(f'`"{value}"`' for value in schema["enum"] if value is not None)
    kinds = [part.get("type") for part in schema.get("oneOf", [schema])]
    words = " or ".join(str(kind) for kind in kinds if kind != "null")
    return words + (f", `{schema['pattern']}`" if "pattern" in schema else "")


def _content(answer: Mapping[str, Any]) -> str:
    for kind, content in answer.get("content", {}).items():
        schema = content.get("schema", {})
        names = [part["$ref"].rsplit("/", 1)[1] for part in schema.get("oneOf", [schema]) if "$ref" in part]
        return " or ".join(f"[{name}](#{_anchor_of(name)})" for name in names) or f"`{kind}`"
    return "nothing"


def _anchor_of(name: str) -> str:
    struct = all_structs().get(name)
    if struct is None:
        return anchor(name)
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    return anchor(_title(struct, info))


@cache
def all_structs() -> dict[str, AnyStruct]:
    """Every type that requests and messages are made of, by name."""
    from erawan.protocol import analyses, commands, errors, openings, puzzles, requests, seats_and_clocks, studies

    modules = (p, commands, seats_and_clocks, requests, studies, analyses, puzzles, openings, errors)
    return {
        name: found
        for module in modules
        for name, found in vars(module).items()
        if isinstance(found, type) and issubclass(found, Struct)
    }


def app_schema(app: Any) -> dict[str, Any]:
    """The OpenAPI schema of an application."""
    schema: dict[str, Any] = json.loads(msgspec.json.encode(app.openapi_schema.to_schema()))
    return schema
