"""Positions of running games in which help is off, and whether a line of turns shows one of them.

A line shows the position of a game if that position occurs anywhere in it: the engine's opinion of a later position
would help the player, too. The first positions of a game of Siam are known to everyone. So an opening counts as shown
only if it is one of the last positions of the line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from erawan.core.state import State
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.games.siam.canonical import canonical_position
from erawan.games.siam.state import SiamState
from erawan.server.domain.permissions import is_between_people
from erawan.server.domain.table import Table

OPENING_TURNS = 4
"""A position of Siam fewer turns after the usual start than this is an opening."""
NEARBY = 3
"""How many of the last positions of a line are compared with an opening."""


@dataclass(frozen=True)
class ProtectedPosition:
    """The present position of a running game in which help is off."""

    game: str
    """The id of the game."""
    state: State
    name: str
    is_opening: bool
    is_between_people: bool


def protect(table: Table) -> ProtectedPosition:
    """Return the present position of a game in which help is off."""
    is_usual_start = isinstance(table.state, SiamState) and not table.plan.is_set_up
    return ProtectedPosition(
        table.id,
        table.state,
        name_position(table.state),
        is_usual_start and table.ply < OPENING_TURNS,
        is_between_people(table),
    )


def name_position(state: State) -> str:
    """Return a name of the position; two positions have the same name if advice for one helps in the other.

    Siam: the board may be turned or mirrored. King of Siam: the hands are left out, since players guess them.
    """
    if isinstance(state, SiamState):
        return canonical_position(state)[0]
    if isinstance(state, KingOfSiamState):
        head, provinces, tiles, seats, to_move, *_ = str(state).split(" ")
        courts = "/".join(seat.partition(":")[0] for seat in seats.split("/"))
        return f"{head} {provinces} {tiles} {courts} {to_move}"
    return str(state)


def find_shown(line: Sequence[State], protected: Iterable[ProtectedPosition]) -> ProtectedPosition | None:
    """Return the protected position that a line of positions shows; None if it shows none."""
    names = [name_position(state) for state in line]
    for position in protected:
        if position.state.game.name != line[0].game.name:
            continue
        if position.name in (names[-NEARBY:] if position.is_opening else names):
            return position
        # A player may have set up the position after a turn that they consider.
        if not position.is_opening and _follows(line[0], position.state):
            return position
    return None


def _follows(state: State, before: State) -> bool:
    """Return whether one turn leads from one position of Siam to another; other games have too many turns to try."""
    if not isinstance(before, SiamState) or state.to_move == before.to_move:
        return False
    wanted = name_position(state)
    return any(name_position(before.play(turn)) == wanted for turn in before.turns())
