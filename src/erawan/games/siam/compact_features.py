"""Siam as a few whole numbers for learning on a GPU: what ``features.py`` writes as 300 floats, in 28 bytes.

| number | meaning |
|---|---|
| 0-24 | square a1, b1, …, e5: 0 empty, or the plane of ``features.py`` that shows the piece, plus 1 |
| 25 | the own reserve |
| 26 | the other side's reserve |
| 27 | 1 if the own side is to move, else 0 |

So 1 to 4 are own animals that face north, east, south, west, 5 to 8 the other side's, and 9 is a rock.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from erawan.core.compiled import kernel
from erawan.core.contract import Numbers, Vector
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.features import PIECE_PLANES, PLANES

OWN_RESERVE, OTHER_RESERVE, OWN_MOVE = sq.SQUARES, sq.SQUARES + 1, sq.SQUARES + 2
SIZE = sq.SQUARES + 3


class CompactSiamTag(NamedTuple):
    """The tag that selects Siam's kernels with these observations; all other sizes are those of ``SiamTag``."""

    state_size: int = k.STATE_SIZE
    action_count: int = k.ACTION_COUNT
    max_legal: int = k.MAX_LEGAL
    scratch_size: int = k.SiamTag().scratch_size
    seats: int = 2
    observation_size: int = SIZE


@kernel
def observe(state: Vector, side: int, out: Numbers) -> None:
    """Write the numbers of a position as a side sees it."""
    for square in range(sq.SQUARES):
        piece = state[k.BOARD + square]
        plane = k.facing_of(piece) + 4 * (k.owner(piece) != side) + 4 * (piece == k.ROCK)
        out[square] = (plane + 1) * (piece != k.EMPTY)
    out[OWN_RESERVE] = state[k.RESERVE + side]
    out[OTHER_RESERVE] = state[k.RESERVE + 1 - side]
    out[OWN_MOVE] = state[k.TO_MOVE] == side


def expand(compact: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Return the planes (float32[..., 12, 5, 5]) of compact observations (uint8[..., 28])."""
    squares = compact[..., None, : sq.SQUARES]
    pieces = squares == np.arange(1, PIECE_PLANES + 1, dtype=np.uint8)[:, None]
    reserves = compact[..., OWN_RESERVE:OWN_MOVE] / k.ANIMALS_A_SIDE
    same = np.concatenate([reserves, compact[..., OWN_MOVE:]], axis=-1)[..., None].repeat(sq.SQUARES, axis=-1)
    planes = np.concatenate([pieces, same], axis=-2).astype(np.float32)
    return planes.reshape(*compact.shape[:-1], PLANES, sq.SIZE, sq.SIZE)
