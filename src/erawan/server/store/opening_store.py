"""Stored statistics of finished games, counted once per game, and queries over many games.

Counted are the positions and turns of Siam, and who ruled in King of Siam.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import exists, func, insert, literal, not_, select

from erawan.core.state import State
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.siam.canonical import canonical_position, canonical_turn
from erawan.games.siam.state import SiamState
from erawan.server.domain.table import Table
from erawan.server.store import schema as s
from erawan.server.store.database import Reader
from erawan.server.store.writer import Change

BRITISH = "B"
_IS_UNCOUNTED = not_(exists().where(s.counted.c.game_id == s.games.c.id))


@dataclass(frozen=True)
class TurnCount:
    """The number of times that a turn was played in a position, in all games with the same winners.

    ``winners`` is ``1`` or ``2``, or empty for draws.
    """

    turn: str
    winners: str
    count: int


@dataclass(frozen=True)
class VariantEndingCount:
    """The number of games of a variant that ended in one way."""

    variant: str
    ruler: str | None
    reason: str
    winners: str
    count: int


# ---- what is counted of a game


def positions_of(table: Table) -> Iterator[tuple[str, str]]:
    """Yield the canonical text of every position of a game of Siam, and that of the turn played there."""
    for state, played in zip(table.states, table.played, strict=False):
        assert isinstance(state, SiamState)
        name, symmetries = canonical_position(state)
        yield name, canonical_turn(played.turn, symmetries)


def variant_of(table: Table) -> str:
    """Return the key of games that are counted together: map and number of players of King of Siam."""
    return f"{table.game.map.name}:{table.game.seats}" if isinstance(table.game, KingOfSiam) else ""


def ruler_of(state: State) -> str | None:
    """Return who rules at the end of a game of King of Siam: a faction, or the British; None if it did not end."""
    outcome = state.outcome
    if outcome is None or not isinstance(state.game, KingOfSiam):
        return None
    return str(outcome.decided.get("ruler", BRITISH))


# ---- stored counts


async def uncounted_games(reader: Reader, since_ms: int, most: int) -> list[str]:
    """Return finished games that are not counted yet and changed after a given time, the oldest first."""
    is_late = s.games.c.changed_ms >= since_ms
    # An expression, not the column: by the index of the states SQLite would walk through every finished game.
    is_over = s.games.c.status + "" == "over"
    query = select(s.games.c.id).where(is_late, is_over, _IS_UNCOUNTED)
    return [row.id for row in await reader.rows(query.order_by(s.games.c.changed_ms).limit(most))]


async def count_uncounted_games(reader: Reader) -> int:
    """Return the number of finished games that are not counted yet."""
    query = select(func.count().label("left")).select_from(s.games).where(s.games.c.status == "over", _IS_UNCOUNTED)
    return int((await reader.rows(query))[0].left)


def count_game(table: Table) -> Change:
    """Return the change that adds a finished game to the statistics."""
    row = {"game_id": table.id, "variant": variant_of(table), "ruler": ruler_of(table.state)}
    statements = [(insert(s.counted), row)]
    if table.game.name == "siam":
        positions = [
            {"game_id": table.id, "ply": ply, "position": position, "turn": turn}
            for ply, (position, turn) in enumerate(positions_of(table))
        ]
        statements += [(insert(s.positions), positions)] if positions else []  # type: ignore[list-item]
    return Change(statements)


def mark_as_counted(game_id: str) -> Change:
    """Return the change that marks a game as counted but adds nothing to the statistics. It ignores a deleted game."""
    columns = "game_id", "variant"
    row = select(s.games.c.id, literal("")).where(s.games.c.id == game_id)
    return Change([(insert(s.counted).from_select(columns, row), None)])


async def turns_played_in(reader: Reader, position: str) -> Sequence[TurnCount]:
    """Return how often each turn was played in a position of Siam, by winners."""
    query = (
        select(s.positions.c.turn, s.games.c.winners, func.count().label("found"))
        .join(s.games, s.games.c.id == s.positions.c.game_id)
        .where(s.positions.c.position == position)
        .group_by(s.positions.c.turn, s.games.c.winners)
    )
    return [TurnCount(row.turn, row.winners or "", row.found) for row in await reader.rows(query)]


async def endings_of_games(reader: Reader) -> Sequence[VariantEndingCount]:
    """Return how the finished games of King of Siam ended."""
    columns = s.counted.c.variant, s.counted.c.ruler, s.games.c.reason, s.games.c.winners
    query = (
        select(*columns, func.count().label("found"))
        .join(s.games, s.games.c.id == s.counted.c.game_id)
        .where(s.games.c.game == "king-of-siam", s.counted.c.variant != "")
        .group_by(*columns)
    )
    rows = await reader.rows(query)
    return [VariantEndingCount(row.variant, row.ruler, row.reason or "", row.winners or "", row.found) for row in rows]
