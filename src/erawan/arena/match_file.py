"""The file that stores every game of a match, and that a resumed match reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from erawan.arena.match import Match
from erawan.core.errors import ErawanError, MalformedError
from erawan.core.files import can_append, writing
from erawan.records import Record, RecordError, append_record, read_records

FOLDER = Path("arena")
ENDING = ".erawan"


def default_path(match: Match, is_resumed: bool) -> Path:
    """Return the default path of a match: a name not taken yet, or the latest one if the match is resumed."""
    stem = _stem(match)
    path, number = FOLDER / (stem + ENDING), 1
    following = path
    while following.exists():
        path, number = following, number + 1
        following = FOLDER / f"{stem}-{number}{ENDING}"
    return path if is_resumed else following


def _stem(match: Match) -> str:
    limits = match.limits
    amounts = ((limits.seconds, "s"), (limits.nodes, "n"), (limits.depth, "d"))
    parts = [match.game.name, *match.names, *(f"{amount:g}{unit}" for amount, unit in amounts if amount is not None)]
    return re.sub(r"[^A-Za-z0-9.]+", "-", "-".join(parts))[:80].strip("-.")


def open_match_file(path: Path, is_resumed: bool) -> None:
    """Check that games can be stored in a file; never overwrite one."""
    with writing(path):
        if path.parent == FOLDER:
            FOLDER.mkdir(exist_ok=True)
        if path.exists() and path.stat().st_size and not is_resumed:
            raise ErawanError("arena.file_exists", path=str(path))
    can_append(path)


def read_match_file(path: Path, match: Match, on_error: Callable[[RecordError], None]) -> dict[tuple[int, int], Record]:
    """Return the games already played, by set-up and leg; refuse the file of another match.

    A game that was cut off while it was written goes to ``on_error`` and is played again.
    """
    found: dict[tuple[int, int], Record] = {}
    for record in read_records(path, on_error):
        key = record.tags.get("round"), record.tags.get("leg")
        if record.game != match.game or record.tags.get("arena") != match.settings() or not _is_key(key, match):
            raise MalformedError("arena.other_match", path=str(path))
        found.setdefault(key, record)  # type: ignore[arg-type]
    return found


def _is_key(key: tuple[object, object], match: Match) -> bool:
    setup, leg = key
    return type(setup) is int and type(leg) is int and setup >= 1 and 1 <= leg <= len(match.seatings)


def append_game(path: Path, record: Record) -> None:
    """Append a game to the file; when this returns, it is on the disk."""
    append_record(path, record)
