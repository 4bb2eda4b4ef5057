"""Conditional turns: what a seat will play, or that it will pass for a while, when its turn comes.

Only its owner knows of it. It is kept beside the events, not among them, and looked at after everything that happens:
``settle`` says what is left of it. Whatever remains for the seat to move is then played like any turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
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

Text: TypeAlias = Annotated[str, Meta(max_length=200)]


class PreparedTurns(Struct, frozen=True, tag="turns", tag_field="kind"):
    """Turns to be made one after another."""

    line: int
    ply: int
    """From which turn on the others' turns count for the next step."""
    steps: tuple[Step, ...]


class StandingPass(Struct, frozen=True, tag="pass", tag_field="kind"):
    """Passes until somebody plays a card, or for as long as this struggle lasts."""

    line: int
    ply: int
    until: Literal["card", "struggle"]
    settled: int
    """How many struggles were over when it was said."""


Prepared: TypeAlias = PreparedTurns | StandingPass

encode_prepared = Encoder().encode
decode_prepared = Decoder(Prepared).decode


def settled_in(state: State) -> int:
    """How many struggles are over in a position of King of Siam (K3.1)."""
    return int(state.vector[SETTLED]) if isinstance(state, KingOfSiamState) else 0


def suppose_turn(state: State, seat: int) -> State:
    """The same position as if it were the seat's turn now, so that a turn for later can be put together in it."""
    if seat == state.to_move:
        return state
    if not isinstance(state, KingOfSiamState):
        rows, _, _ = str(state).partition(" ")
        return state.game.parse(f"{rows} {'ER'[seat - 1]}")
    # Made again as a pickle is: what lies on the piles belongs to it, and no text tells that.
    kind, (game, vector, *rest) = state.__reduce__()
    supposed = vector.copy()
    supposed[TO_MOVE] = seat - 1
    return kind(game, supposed, *rest)  # type: ignore[no-any-return]


def turn_of(prepared: Prepared) -> str:
    """The turn that comes next."""
    return PASS_TEXT if isinstance(prepared, StandingPass) else prepared.steps[0].turn


def settle(prepared: Prepared, table: Table, seat: int) -> Prepared | None:
    """What is left of it as the table stands; None once it has been done, or can no longer be."""
    if not table.is_running or prepared.line != table.line or seat not in table.people:
        return None
    left = _standing(prepared, table) if isinstance(prepared, StandingPass) else _after_own_turn(prepared, table, seat)
    if left is None or (table.state.to_move == seat and not _is_legal(table.state, turn_of(left))):
        return None
    return left


def _standing(prepared: StandingPass, table: Table) -> StandingPass | None:
    if prepared.until == "struggle":
        return prepared if settled_in(table.state) == prepared.settled else None
    made = table.played[prepared.ply :]
    return prepared if all(played.turn == PASS_TEXT for played in made) else None


def _after_own_turn(prepared: PreparedTurns, table: Table, seat: int) -> PreparedTurns | None:
    """What is left once the seat's own turns since are taken off; None if they, or those of others, were different."""
    for ply in range(prepared.ply, table.ply):
        if table.played[ply].seat != seat:
            continue
        step, *rest = prepared.steps
        if not rest or _same(table.states[ply], step.turn) != table.played[ply].turn:
            return None
        prepared = replace(prepared, steps=tuple(rest), ply=ply + 1)
    return prepared if _goes_as_expected(prepared, table, seat) else None


def _goes_as_expected(prepared: PreparedTurns, table: Table, seat: int) -> bool:
    expected = prepared.steps[0].expect
    made = range(prepared.ply, table.ply)
    if not expected:
        return True
    if len(made) > len(expected) or (table.state.to_move == seat and len(made) < len(expected)):
        return False
    return all(
        _same(table.states[ply], text) == table.played[ply].turn for ply, text in zip(made, expected, strict=False)
    )


def _same(state: State, text: str) -> str | None:
    """The one text of a turn; None if it cannot be read."""
    try:
        return state.format_turn(state.parse_turn(text))
    except ErawanError:
        return None


def _is_legal(state: State, turn: str) -> bool:
    try:
        state.play(turn)
    except ErawanError:
        return False
    return True
