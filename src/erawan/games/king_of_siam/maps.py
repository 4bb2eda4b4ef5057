"""Maps (K1.5): eight provinces, three homes and the borders, read from a TOML file and checked.

Two maps come with the game, as files in ``maps/``; a path ending in ``.toml`` names a file of the user's own.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from erawan.core.errors import MalformedError, OptionError, quote
from erawan.games.king_of_siam import layout as k

FOLDER = Path(__file__).parent / "maps"
FACTION_LETTERS = "RLM"
LARGEST_FILE = 64 * 1024
WIDTH, HEIGHT = 100, 160


@dataclass(frozen=True)
class Province:
    """One province: two letters, a name, and where it lies on a drawing ``WIDTH`` wide and ``HEIGHT`` high."""

    code: str
    name: str
    x: float
    y: float


@dataclass(frozen=True)
class Map:
    """A map that keeps K1.5."""

    name: str
    title: str
    provinces: tuple[Province, ...]
    homes: tuple[int, ...]
    """The home province of Rama, Lao and Malay."""
    borders: tuple[tuple[int, int], ...]
    digest: str
    """A digest of all that the rules depend on: codes, homes and borders."""

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The provinces' codes in map order."""
        return tuple(province.code for province in self.provinces)


def map_names() -> tuple[str, ...]:
    """Return the maps that come with the game."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load_map(name: str) -> Map:
    """Return a map by its name, or by the path of a file; files are read each time, since users edit their maps."""
    return read_map(Path(name)) if name.endswith(".toml") else _load_own(name)


@cache
def _load_own(name: str) -> Map:
    if name not in map_names():
        raise OptionError("map.unknown", rule="K1.5", name=quote(name), expected=", ".join(map_names()))
    return parse_map(_read_text(FOLDER / f"{name}.toml"))


def read_map(path: Path) -> Map:
    """Return the map in a file of the user's own.

    It may have the name of one of our maps only if codes, homes and borders are the same.
    """
    plan = parse_map(_read_text(path))
    # Positions begin with the map's name, and `siam:2 …` is read on our siam.
    if plan.name in map_names() and plan.digest != _load_own(plan.name).digest:
        raise MalformedError("map.name_taken", rule="K1.5", name=plan.name)
    return plan


def _read_text(path: Path) -> str:
    try:
        # Read at most the allowed size: the size that the system reports for a device is 0.
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise OptionError("map.unreadable", rule="K1.5", path=str(path), reason=reason or str(error)) from None
    if len(content) > LARGEST_FILE:
        raise MalformedError("map.too_large", rule="K1.5", path=str(path), most=LARGEST_FILE)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise MalformedError("map.not_toml", rule="K1.5", reason="UTF-8") from None


def parse_map(text: str) -> Map:
    """Return the map that a TOML text describes; raise ``MalformedError`` if it breaks K1.5."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Raised for invalid TOML, for numbers too long for Python, and for brackets nested too deeply.
        raise MalformedError("map.not_toml", rule="K1.5", reason=str(error)) from None
    return _build_map(table)


def _build_map(table: dict[str, Any]) -> Map:
    name = _text(table, "name")
    if not re.fullmatch(r"[a-z][a-z0-9_-]{0,30}", name):
        raise MalformedError("map.name", rule="K1.5", found=quote(name))
    provinces = _read_provinces(table)
    codes = [province.code for province in provinces]
    homes = _read_homes(table, codes)
    borders = _read_borders(table, codes)
    _check_connected(borders, codes)
    digest = hashlib.sha256(repr((codes, homes, sorted(borders))).encode()).hexdigest()[:12]
    return Map(name, _text(table, "title"), provinces, homes, borders, digest)


def _text(table: dict[str, Any], key: str, of: str = "") -> str:
    """Return a short text that any terminal can show: no line breaks, no escapes; ``of`` says whose it is."""
    value = table.get(key)
    if not isinstance(value, str) or not value.strip() or len(value) > 100 or not value.isprintable():
        raise MalformedError("map.field", rule="K1.5", name=of + key, found=quote(value))
    return value


def _read_provinces(table: dict[str, Any]) -> tuple[Province, ...]:
    rows = table.get("provinces")
    if not isinstance(rows, list) or len(rows) != k.PROVINCES:
        count = len(rows) if isinstance(rows, list) else 0
        raise MalformedError("map.province_count", rule="K1.5", count=count)
    provinces = tuple(_read_province(row, number) for number, row in enumerate(rows, 1))
    codes = [province.code for province in provinces]
    for code in codes:
        if codes.count(code) > 1:
            raise MalformedError("map.code_twice", rule="K1.5", province=code)
    return provinces


def _read_province(row: Any, number: int) -> Province:
    """Return one province; an error names it by its code, and before that is known by its number in the list."""
    if not isinstance(row, dict):
        raise MalformedError("map.field", rule="K1.5", name=f"provinces[{number}]", found=quote(row))
    code = _text(row, "code", f"provinces[{number}].")
    if not re.fullmatch(r"[a-z]{2}", code):
        raise MalformedError("map.code", rule="K1.5", found=quote(code))
    x, y = row.get("x", 50), row.get("y", 80)
    for key, value, most in (("x", x, WIDTH), ("y", y, HEIGHT)):
        if type(value) not in (int, float) or not 0 <= value <= most:
            raise MalformedError("map.field", rule="K1.5", name=f"{code}.{key}", found=quote(value))
    return Province(code, _text(row, "name", f"{code}."), x, y)


def _read_homes(table: dict[str, Any], codes: list[str]) -> tuple[int, ...]:
    homes = table.get("homes")
    if not isinstance(homes, dict) or set(homes) != set(FACTION_LETTERS) or len(set(map(str, homes.values()))) != 3:
        raise MalformedError("map.homes", rule="K1.5", found=quote(homes))
    return tuple(_province(homes[letter], codes) for letter in FACTION_LETTERS)


def _read_borders(table: dict[str, Any], codes: list[str]) -> tuple[tuple[int, int], ...]:
    rows = table.get("borders")
    if not isinstance(rows, list):
        raise MalformedError("map.field", rule="K1.5", name="borders", found=quote(rows))
    borders = []
    for row in rows:
        ends = str(row).split("-")
        if len(ends) != 2 or ends[0] == ends[1]:
            raise MalformedError("map.border", rule="K1.5", found=quote(row))
        first, second = sorted(_province(end, codes) for end in ends)
        borders.append((first, second))
    return tuple(dict.fromkeys(borders))


def _province(code: object, codes: list[str]) -> int:
    if code not in codes:
        raise MalformedError("map.unknown_code", rule="K1.5", found=quote(code))
    return codes.index(str(code))


def _check_connected(borders: tuple[tuple[int, int], ...], codes: list[str]) -> None:
    reached = {0}
    for _ in codes:
        reached |= {end for border in borders if reached & set(border) for end in border}
    for province, code in enumerate(codes):
        if province not in reached:
            raise MalformedError("map.not_connected", rule="K1.5", province=code)


# ---- maps in the headers of records


def format_map(plan: Map) -> dict[str, Any]:
    """Return a map as a record carries it: the name and digest of one that comes with the game, else all of it."""
    value: dict[str, Any] = {"name": plan.name, "digest": plan.digest}
    if plan.name in map_names() and _load_own(plan.name) == plan:
        return value
    provinces = [vars(province).copy() for province in plan.provinces]
    homes = {letter: plan.codes[home] for letter, home in zip(FACTION_LETTERS, plan.homes, strict=True)}
    borders = ["-".join(plan.codes[end] for end in border) for border in plan.borders]
    return value | {"title": plan.title, "provinces": provinces, "homes": homes, "borders": borders}


def read_header_map(value: object) -> Map:
    """Return the map in a record's header; files are never opened for it, and its digest must be right."""
    if not isinstance(value, dict):
        raise MalformedError("record.map", rule="K1.5", found=quote(value))
    plan = _build_map(value) if "provinces" in value else _load_own(_text(value, "name"))
    if value.get("digest") != plan.digest:
        found = quote(value.get("digest"))
        raise MalformedError("record.map_digest", rule="K1.5", name=plan.name, found=found, expected=plan.digest)
    return plan
