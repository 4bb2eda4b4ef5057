"""The net of Siam in integers: the same values on every machine, quick enough for each node of a search.

A position is eleven rows of the net (``siam_lines.py``: five rows, five columns, the reserves):

1. the rows, 64 bytes each, are summed, a bias added, and the sums clipped to 0 … 127 (``ONE`` is 1.0);
2. 32 sums of these, weighted by bytes (``HIDDEN_ONE`` is 1.0), are clipped to 0 … 127 in the same way;
3. their weighted sum plus a linear term, one number for each row, is the value in points.

A file of weights holds one array for each of these (``net_file.py``).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from erawan.core.compiled import large_kernel
from erawan.core.contract import Vector
from erawan.nets.net_file import Arrays, forms_of, load_arrays, save_arrays, to_whole
from erawan.nets.siam_line_patterns import PATTERNS_A_POSITION, ROW_OF, ROWS, line_indices

WIDTH = 64
HIDDEN = 32
MOST_BYTE = 127
ONE = 127
HIDDEN_SHIFT = 6
HIDDEN_ONE = 1 << HIDDEN_SHIFT
OUTPUT_SHIFT = 10
MOST_SCORE = 20_000
POINTS = 200
"""How many points of value make one unit of log odds."""

TRAINED_NET_FILE = Path(__file__).parent / "weights/siam.npz"
"""The net that the engine plays with; docs/training.md says how it was learned."""


class SiamNet(NamedTuple):
    """The weights of the net, as integers."""

    rows: npt.NDArray[np.int8]
    """int8[ROWS, WIDTH]; ``ONE`` is 1.0."""
    row_bias: npt.NDArray[np.int16]
    """int16[WIDTH]; ``ONE`` is 1.0."""
    hidden: npt.NDArray[np.int8]
    """int8[HIDDEN, WIDTH]; ``HIDDEN_ONE`` is 1.0."""
    hidden_bias: npt.NDArray[np.int32]
    """int32[HIDDEN]; ``ONE * HIDDEN_ONE`` is 1.0."""
    output: npt.NDArray[np.int32]
    """int32[HIDDEN]; points for an input of ``ONE``, times ``1 << OUTPUT_SHIFT`` over ``ONE``."""
    linear: npt.NDArray[np.int16]
    """int16[ROWS]; points."""
    constant: npt.NDArray[np.int32]
    """int32[1]; points."""
    row_of: npt.NDArray[np.int32]
    """int32[WEIGHT_COUNT]; the row of each pattern. Not part of the file."""


def quantise(weights: dict[str, npt.NDArray[np.float32]]) -> SiamNet:
    """Return a net in integers from the floating-point weights that training finds."""
    return SiamNet(
        rows=to_whole(weights["rows"], ONE, np.int8),
        row_bias=to_whole(weights["row_bias"], ONE, np.int16),
        hidden=to_whole(weights["hidden"], HIDDEN_ONE, np.int8),
        hidden_bias=to_whole(weights["hidden_bias"], ONE * HIDDEN_ONE, np.int32),
        output=to_whole(weights["output"], POINTS * (1 << OUTPUT_SHIFT) / ONE, np.int32)[0],
        linear=to_whole(weights["linear"], POINTS, np.int16)[:, 0],
        constant=to_whole(weights["output_bias"], POINTS, np.int32),
        row_of=ROW_OF,
    )


def save_net(net: SiamNet, path: Path) -> None:
    """Write a net to a file."""
    save_arrays(_weights_of(net), path)


def load_net(path: Path) -> SiamNet:
    """Return the net of a file; raise ``ValueError`` if the file is damaged, or its arrays have other shapes."""
    arrays = load_arrays(path)
    wanted = forms_of(_weights_of(EMPTY_NET))
    wanted["rows"], wanted["linear"] = (np.dtype(np.int8), (ROWS, WIDTH)), (np.dtype(np.int16), (ROWS,))
    if forms_of(arrays) != wanted:
        raise ValueError(f"{path} holds no net of Siam")
    return _read_only(SiamNet(**arrays, row_of=ROW_OF))


@cache
def load_trained_net() -> SiamNet:
    """Return the net that comes with the package."""
    return load_net(TRAINED_NET_FILE)


def _weights_of(net: SiamNet) -> Arrays:
    arrays = net._asdict()
    del arrays["row_of"]
    return arrays


def _read_only(net: SiamNet) -> SiamNet:
    """Make the arrays of a net read-only, and return it.

    To Numba, read-only arrays have another type than writable ones. With one type for all nets, it compiles the search
    only once.
    """
    for array in net:
        array.flags.writeable = False
    return net


EMPTY_NET = _read_only(
    SiamNet(
        np.zeros((0, WIDTH), np.int8),
        np.zeros(WIDTH, np.int16),
        np.zeros((HIDDEN, WIDTH), np.int8),
        np.zeros(HIDDEN, np.int32),
        np.zeros(HIDDEN, np.int32),
        np.zeros(0, np.int16),
        np.zeros(1, np.int32),
        ROW_OF,
    )
)
"""What a search gets that uses no net."""


@large_kernel
def net_score(state: Vector, net: SiamNet, indices: Vector, sums: npt.NDArray[np.int16]) -> int:
    """Return the value of a running position for the side to move, in points.

    ``indices`` (int64[PATTERNS_A_POSITION]) and ``sums`` (int16[WIDTH]) are work space. Every intermediate number fits
    in 16 or 32 bits and is cast to that size, so that the compiler can vectorise the loops.
    """
    line_indices(state, indices)
    points = int(net.constant[0])
    for i in range(WIDTH):
        sums[i] = net.row_bias[i]
    for pattern in range(PATTERNS_A_POSITION):
        row = net.row_of[indices[pattern]]
        points += int(net.linear[row])
        for i in range(WIDTH):
            sums[i] += net.rows[row, i]
    for i in range(WIDTH):
        sums[i] = min(max(sums[i], 0), MOST_BYTE)
    total = 0
    for unit in range(HIDDEN):
        found = np.int32(net.hidden_bias[unit])
        for i in range(WIDTH):
            found = np.int32(found + np.int32(sums[i]) * np.int32(net.hidden[unit, i]))
        total += min(max(int(found) >> HIDDEN_SHIFT, 0), MOST_BYTE) * int(net.output[unit])
    return max(-MOST_SCORE, min(MOST_SCORE, points + (total >> OUTPUT_SHIFT)))
