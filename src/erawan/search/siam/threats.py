"""Immediate wins: whether a side could push a rock off the board if it were to move (S4.1, S4.2).

Only a rock on the edge can leave, so the walk starts from such rocks and goes back along the line that would push
them. It finds the same turns as trying every legal one, at a small part of the cost.
"""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Vector
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq

NONE = -1


def _step_actions() -> list[int]:
    """For each square and way the action that pushes that way from it; NONE over the edge."""
    found = {(int(s), int(w)): i for i, (s, w) in enumerate(zip(sq.STEP_FROM, sq.STEP_WAY, strict=True))}
    return [
        k.STEP + 4 * found[square, way] + way if (square, way) in found else NONE
        for square in range(sq.SQUARES)
        for way in range(4)
    ]


PUSH_ACTION = np.array(_step_actions(), np.int64)


@kernel
def has_rock_on_edge(state: Vector) -> bool:
    """Return whether a rock stands on the edge; without one, no turn wins at once."""
    found = 0
    for edge in range(sq.EDGES):
        found += state[k.BOARD + sq.EDGE[edge]] == k.ROCK
    return found > 0


@large_kernel
def winning_push(state: Vector, side: int) -> int:
    """Return an action with which the side would win at once if it were to move; NONE if there is none."""
    for edge in range(sq.EDGES):
        square = sq.EDGE[edge]
        if state[k.BOARD + square] == k.ROCK:
            for way in range(4):
                if not sq.is_open(square, way):
                    action = _push_off(state, side, square, way)
                    if action != NONE:
                        return action
    return NONE


@kernel
def _push_off(state: Vector, side: int, rock: int, way: int) -> int:
    """Return an action that pushes the rock of an edge square off the board and wins for the side.

    NONE if there is none.
    """
    has_nearest = False
    first = rock
    behind = sq.next_square(rock, way ^ 2)
    while state[k.BOARD + behind] != k.EMPTY and behind != sq.OUTSIDE:
        piece = state[k.BOARD + behind]
        if piece != k.ROCK and k.facing_of(piece) == way:
            # S4.2: the animal nearest the rock that faces it decides which side wins, even if the other side pushes.
            if not has_nearest and k.owner(piece) != side:
                return NONE
            has_nearest = True
            if k.owner(piece) == side and not k.is_banned(state, first) and k.can_push(state, first, way):
                return PUSH_ACTION[4 * behind + way]  # type: ignore[no-any-return]
        first = behind
        behind = sq.next_square(behind, way ^ 2)
    can_enter = behind == sq.OUTSIDE and state[k.RESERVE + side] > 0 and not k.is_banned(state, first)
    if can_enter and k.can_push(state, first, way):
        return k.ENTER + 4 * sq.edge_index(first) + way
    return NONE
