"""Names of the positions of running games in which help is off, and whether a line of turns shows one of them.

A line shows the position of a game if that position occurs anywhere in it: the engine's opinion of a later position
would help the player, too. The first positions of a game of Siam are known to everyone. They are protected only from
their players, and an opening counts as shown only if it is one of the last positions of the line.

A game that begins from a position or record of a user's choice is protected only from its players. Otherwise two users
could close a puzzle or lesson to everyone: they would only have to play it out against each other.

The name of the position is stored with each game, so that all processes find it: empty if help is on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256

from erawan.core.state import State
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.games.siam import squares as sq
from erawan.games.siam.canonical import canonical_position, symmetrical_boards
from erawan.games.siam.state import SiamState
from erawan.server.domain.permissions import is_between_people, is_protected
from erawan.server.domain.table import Table

OPENING_TURNS = 4
"""A position of Siam fewer turns after the usual start than this is an opening."""
NEARBY = 3
"""How many of the last positions of a line are compared with an opening."""
OPENING = "opening "
"""The prefix of the stored name of an opening."""
SET_UP = "set up "
"""The prefix of the stored name of a position in a game that did not begin from the usual start."""


def stored_name(table: Table) -> str:
    """Return the name of the present position of a game to store; empty if help in it is on."""
    if not is_protected(table):
        return ""
    if table.plan.is_set_up:
        return SET_UP + name_position(table.state)
    if not isinstance(table.state, SiamState) or table.ply >= OPENING_TURNS:
        return name_position(table.state)
    # A user who left a game against the computer after a few turns may still study its opening.
    return OPENING + name_position(table.state) if is_between_people(table) else ""


def name_position(state: State) -> str:
    """Return a name of the position; two positions have the same name if advice for one helps in the other.

    Siam: the board may be turned or mirrored. King of Siam: the hands are left out, since players guess them.
    """
    if isinstance(state, SiamState):
        return canonical_position(state)[0]
    if isinstance(state, KingOfSiamState):
        head, provinces, tiles, seats, to_move, *_ = str(state).split(" ")
        courts = "/".join(seat.partition(":")[0] for seat in seats.split("/"))
        return _shorten(f"{head} {provinces} {tiles} {courts} {to_move}")
    return _shorten(str(state))


def _shorten(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:40]


def shows_own(line: Sequence[State], names: Sequence[str], stored: str) -> bool:
    """Return whether a line shows the position with this stored name to a player of its game.

    ``names`` are the names of the positions of the line.
    """
    if stored.startswith(OPENING):
        return stored.removeprefix(OPENING) in names[-NEARBY:]
    name = stored.removeprefix(SET_UP)
    return name in names or follows_one(line[0], [name]) is not None


def follows_one(state: State, names: Iterable[str]) -> str | None:
    """Return the first named position of which one turn leads to a position of Siam; None if there is none.

    A player may have set up the position after a turn that they consider. Other games have too many turns to try.
    """
    if not isinstance(state, SiamState):
        return None
    boards, wanted = symmetrical_boards(state), name_position(state)
    for name in names:
        if _is_one_line_away(name, wanted, boards):
            before = _parse_name(state, name)
            if any(name_position(before.play(turn)) == wanted for turn in before.turns()):
                return name
    return None


def _is_one_line_away(name: str, wanted: str, boards: Iterable[str]) -> bool:
    """Return whether the other side is to move and only squares of one row or column differ, as after any turn (S4)."""
    if len(name) <= sq.SQUARES + 1 or name[sq.SQUARES + 1] == wanted[sq.SQUARES + 1]:
        return False
    for board in boards:
        changed = [at for at, (old, new) in enumerate(zip(name, board, strict=False)) if old != new]
        if len({at // sq.SIZE for at in changed}) == 1 or len({at % sq.SIZE for at in changed}) == 1:
            return True
    return False


def _parse_name(like: SiamState, name: str) -> SiamState:
    """Return the position with a name, in a game with the options of another position."""
    board, mover = name.split(" ")
    rows = [board[at : at + sq.SIZE] for at in range(0, len(board), sq.SIZE)]
    shown = "/".join(_narrow(row) for row in reversed(rows))
    parsed = like.game.parse(f"{shown} {mover[0]}")
    assert isinstance(parsed, SiamState)
    return parsed


def _narrow(row: str) -> str:
    """Return a row with numbers for its empty squares."""
    for count in range(sq.SIZE, 0, -1):
        row = row.replace("." * count, str(count))
    return row
