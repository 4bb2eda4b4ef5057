"""Conditional turns: the turns that a seat has prepared, or a standing pass, for when its turn comes.

Only the person who holds the seat sees them. They are stored beside the events, not among them. After every
event ``update_prepared`` drops those that were played or have become impossible. When it is the seat's turn, the next
one is played like any other turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.games.king_of_siam.layout import SETTLED, TO_MOVE
from erawan.games.king_of_siam.notation import PASS_TEXT
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.protocol.commands import Step

if TYPE_CHECKING:
    from erawan.server.domain.table import Table


class PreparedTurns(Struct, frozen=True, tag="turns", tag_field="kind"):
    """Turns to be played one after another."""

    line: int
    ply: int
    """The number of turns after which turns count for the next step's expectations."""
    steps: tuple[Step, ...]


class StandingPass(Struct, frozen=True, tag="pass", tag_field="kind"):
    """Passes until another seat plays a card, or until the present struggle is over."""

    line: int
    ply: int
    until: Literal["card", "struggle"]
    settled: int
    """How many struggles were over when the pass was prepared."""


Prepared: TypeAlias = PreparedTurns | StandingPass

encode_prepared = Encoder().encode
decode_prepared = Decoder(Prepared).decode


def count_settled_struggles(state: State) -> int:
    """Return how many struggles are over in a position of King of Siam (K3.1); 0 in other games."""
    return int(state.vector[SETTLED]) if isinstance(state, KingOfSiamState) else 0


def with_seat_to_move(state: State, seat: int) -> State:
    """Return the same position with this seat to move: in it the seat chooses a turn for later."""
    if seat == state.to_move:
        return state
    if not isinstance(state, KingOfSiamState):
        rows, _, _ = str(state).partition(" ")
        return state.game.parse(f"{rows} {'ER'[seat - 1]}")
    # Rebuild the state as pickle does: its text does not contain the piles of cards.
    kind, (game, vector, *rest) = state.__reduce__()
    supposed = vector.copy()
    supposed[TO_MOVE] = seat - 1
    return kind(game, supposed, *rest)  # type: ignore[no-any-return]


def next_turn(prepared: Prepared) -> str:
    """Return the prepared turn that comes next."""
    return PASS_TEXT if isinstance(prepared, StandingPass) else prepared.steps[0].turn


def update_prepared(prepared: Prepared, table: Table, seat: int) -> Prepared | None:
    """Return the rest of a seat's conditional turns; None once they were played or have become impossible."""
    if not table.is_running or prepared.line != table.line or seat not in table.people:
        return None
    if isinstance(prepared, StandingPass):
        left: Prepared | None = prepared if _is_pass_standing(prepared, table) else None
    else:
        left = _drop_played_steps(prepared, table, seat)
    if left is None or (table.state.to_move == seat and not _is_legal(table.state, next_turn(left))):
        return None
    return left


def _is_pass_standing(prepared: StandingPass, table: Table) -> bool:
    """Return whether the condition for passing still holds."""
    if prepared.until == "struggle":
        return count_settled_struggles(table.state) == prepared.settled
    return all(played.turn == PASS_TEXT for played in table.played[prepared.ply :])


def _drop_played_steps(prepared: PreparedTurns, table: Table, seat: int) -> PreparedTurns | None:
    """Remove the steps that were played since; return None if any seat played another turn than expected."""
    for ply in range(prepared.ply, table.ply):
        if table.played[ply].seat != seat:
            continue
        step, *rest = prepared.steps
        if not rest or _normalize_turn(table.states[ply], step.turn) != table.played[ply].turn:
            return None
        prepared = replace(prepared, steps=tuple(rest), ply=ply + 1)
    return prepared if _matches_expectation(prepared, table, seat) else None


def _matches_expectation(prepared: PreparedTurns, table: Table, seat: int) -> bool:
    """Return whether the turns that other seats have played so far are those that the next step expects."""
    expected = prepared.steps[0].expect
    plies = range(prepared.ply, table.ply)
    if not expected:
        return True
    if len(plies) > len(expected) or (table.state.to_move == seat and len(plies) < len(expected)):
        return False
    return all(
        _normalize_turn(table.states[ply], text) == table.played[ply].turn
        for ply, text in zip(plies, expected, strict=False)
    )


def _normalize_turn(state: State, text: str) -> str | None:
    """Return a turn in its standard notation; None if it cannot be read."""
    try:
        return state.format_turn(state.parse_turn(text))
    except ErawanError:
        return None


def _is_legal(state: State, turn: str) -> bool:
    """Return whether a turn can be read and is legal; it is not played."""
    try:
        return state.refusal(turn) is None
    except ErawanError:
        return False
