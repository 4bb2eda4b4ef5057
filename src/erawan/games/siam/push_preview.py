"""Preview a push before it is made: who pushes, who resists, the pieces that move, and the result (S3, S4.2).

The kernel decides whether a push is legal and who wins; this module only counts and names the pieces of the line.
"""

from __future__ import annotations

from dataclasses import dataclass

from erawan.core.contract import Vector
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq


@dataclass(frozen=True)
class Push:
    """A line that is pushed: squares from the one in front of the pusher on."""

    way: int
    line: tuple[int, ...]
    pushing: int
    """Animals that face the push way, the pusher included."""
    against: int
    """Animals that face against it."""
    rocks: int
    falls: int
    """The piece shoved over the edge; EMPTY if none."""
    nearest: int
    """The square of the animal nearest the far end that faces the push way; OUTSIDE if that is an entering pusher."""


def target_of(action: int) -> tuple[int, int, int]:
    """Return where an entry or a step comes from (OUTSIDE for an entry), where it goes, and which way."""
    if action < k.TURN_TO:
        return sq.OUTSIDE, int(sq.EDGE[action >> 2]), action & 3
    origin, way = int(k.ANIMAL_SQUARE[action]), int(sq.STEP_WAY[(action - k.STEP) >> 2])
    return origin, sq.next_square(origin, way), way


def push_of(vector: Vector, action: int) -> Push | None:
    """Return the push an action makes in this position, legal or not; None if it pushes nothing."""
    if k.TURN_TO <= action < k.STEP:
        return None
    origin, first, way = target_of(action)
    line = _line(vector, first, way)
    if not line:
        return None
    pieces = [int(vector[k.BOARD + square]) for square in line]
    facings = [-1 if piece == k.ROCK else k.facing_of(piece) for piece in pieces]
    helpers = [square for square, facing in zip(line, facings, strict=True) if facing == way]
    return Push(
        way=way,
        line=line,
        pushing=1 + len(helpers),
        against=facings.count(way ^ 2),
        rocks=pieces.count(k.ROCK),
        falls=pieces[-1] if not sq.is_open(line[-1], way) else k.EMPTY,
        nearest=helpers[-1] if helpers else origin,
    )


def _line(vector: Vector, first: int, way: int) -> tuple[int, ...]:
    """S3.3: the squares of the unbroken run of pieces that begins on a square."""
    line = []
    square = first
    while square != sq.OUTSIDE and vector[k.BOARD + square] != k.EMPTY:
        line.append(square)
        square = sq.next_square(square, way)
    return tuple(line)
