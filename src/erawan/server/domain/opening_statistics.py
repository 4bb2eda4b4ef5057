"""Statistics of finished games: the positions and turns of Siam, and who ruled in King of Siam."""

from __future__ import annotations

from collections.abc import Iterator

from erawan.core.state import State
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.siam.canonical import canonical_position, canonical_turn
from erawan.games.siam.state import SiamState
from erawan.server.domain.table import Table

BRITISH = "B"


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
