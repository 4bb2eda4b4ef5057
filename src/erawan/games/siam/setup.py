"""Siam before the first turn: the options and the starting position (S1, S3.4, S4.3-S4.5). Nothing in it is random."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from erawan.core.contract import STATE_TYPE, Vector
from erawan.core.options import Option, OptionValue
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq

USUAL_REPETITION = 3
# Far beyond any game; it bounds what a position text can ask for.
MOST = 1_000_000

OPTIONS = (
    Option("push", "walk", "S3.4", choices=("walk", "line")),
    Option("repetition", USUAL_REPETITION, "S4.3", numbers=range(2, MOST + 1), also=(0,)),
    Option("opening_ban", False, "S4.4", choices=(False, True)),
    Option("turn_limit", 0, "S4.5", numbers=range(MOST + 1)),
)
ROCK_SQUARES = (11, 12, 13)  # S1.3: b3, c3, d3


def empty_vector(options: Mapping[str, OptionValue]) -> Vector:
    """Return a vector with these options and nothing on the board, elephants to move."""
    vector = np.zeros(k.STATE_SIZE, STATE_TYPE)
    vector[k.LINE_READING] = options["push"] == "line"
    vector[k.OPENING_BAN] = options["opening_ban"]
    vector[k.TURN_LIMIT] = options["turn_limit"]
    vector[k.REPETITION] = options["repetition"]
    vector[k.BOARD + sq.OUTSIDE] = k.WALL
    vector[k.RESERVE : k.RESERVE + 2] = k.ANIMALS_A_SIDE
    vector[k.BAN_LEFT] = k.BAN_TURNS if options["opening_ban"] else 0
    vector[k.TURNS_LEFT] = vector[k.TURN_LIMIT]
    return vector


def start_vector(options: Mapping[str, OptionValue]) -> Vector:
    """S1.3-S1.5: three rocks in the middle, all animals in reserve, elephants to move."""
    vector = empty_vector(options)
    for square in ROCK_SQUARES:
        place(vector, square, k.ROCK)
    return vector


def place(vector: Vector, square: int, piece: int) -> None:
    """Put a piece on an empty square, taking an animal from its reserve."""
    vector[k.BOARD + square] = piece
    vector[k.KEY] ^= k.KEYS[k.PIECE_CODES * square + piece]
    if piece != k.ROCK:
        vector[k.RESERVE + k.owner(piece)] -= 1


def give_move(vector: Vector, side: int) -> None:
    """Make a side the one to move."""
    if vector[k.TO_MOVE] != side:
        vector[k.TO_MOVE] = side
        vector[k.KEY] ^= k.KEYS[k.SIDE_KEY]
