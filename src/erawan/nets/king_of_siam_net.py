"""The net of King of Siam in integers: the same values on every machine.

A position is the sum of some fifty rows of the net, one for each fact that holds (``king_of_siam_inputs.py``):

1. the rows, 256 bytes each, are summed, a bias added, and the sums clipped to 0 … 127 (``ONE`` is 1.0);
2. 32 sums of these, weighted by bytes (``HIDDEN_ONE`` is 1.0), are clipped to 0 … 127 in the same way;
3. their weighted sums plus a linear term, one number for each row, are the outputs in points.

There is a net for each number of players. For two players, and for four in teams, the one output is the log odds that
the side to move wins. For three players there is one output for each seat, beginning with the one to move. The chances
to win are the softmax of the outputs.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from erawan.core.compiled import compiled, large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.maps import load_map
from erawan.games.king_of_siam.setup import empty_vector
from erawan.nets.king_of_siam_inputs import MOST_INPUTS, count_rows, write_inputs
from erawan.nets.net_file import Arrays, forms_of, load_arrays, save_arrays, to_whole

WEIGHTS_FOLDER = Path(__file__).parent / "weights"
DEFAULT_MAP = "siam"
WIDTH = 256
HIDDEN = 32
MOST_BYTE = 127
ONE = 127
HIDDEN_SHIFT = 6
HIDDEN_ONE = 1 << HIDDEN_SHIFT
OUTPUT_SHIFT = 10
MOST_SCORE = 20_000
POINTS = 200
"""How many points make one unit of log odds."""


class KingOfSiamNet(NamedTuple):
    """The weights of the net, as integers."""

    rows: npt.NDArray[np.int8]
    """int8[rows, WIDTH]; ``ONE`` is 1.0."""
    row_bias: npt.NDArray[np.int16]
    """int16[WIDTH]; ``ONE`` is 1.0."""
    hidden: npt.NDArray[np.int8]
    """int8[HIDDEN, WIDTH]; ``HIDDEN_ONE`` is 1.0."""
    hidden_bias: npt.NDArray[np.int32]
    """int32[HIDDEN]; ``ONE * HIDDEN_ONE`` is 1.0."""
    output: npt.NDArray[np.int32]
    """int32[outputs, HIDDEN]; points for an input of ``ONE``, times ``1 << OUTPUT_SHIFT`` over ``ONE``."""
    linear: npt.NDArray[np.int16]
    """int16[rows, outputs]; points."""
    constant: npt.NDArray[np.int32]
    """int32[outputs]; points."""


class NetWork(NamedTuple):
    """Work space for one position."""

    inputs: Vector
    sums: npt.NDArray[np.int16]
    units: npt.NDArray[np.int32]
    points: Vector


@compiled
def make_work() -> NetWork:
    """Return work space for one position at a time."""
    return NetWork(
        np.empty(MOST_INPUTS, np.int64),
        np.empty(WIDTH, np.int16),
        np.empty(HIDDEN, np.int32),
        np.empty(k.MOST_PLAYERS, np.int64),
    )


def count_outputs(players: int) -> int:
    """Return how many outputs the net for a number of players has."""
    return 3 if players == 3 else 1


def quantise(weights: dict[str, npt.NDArray[np.float32]]) -> KingOfSiamNet:
    """Return a net in integers from the floating-point weights that training finds."""
    return KingOfSiamNet(
        rows=to_whole(weights["rows"], ONE, np.int8),
        row_bias=to_whole(weights["row_bias"], ONE, np.int16),
        hidden=to_whole(weights["hidden"], HIDDEN_ONE, np.int8),
        hidden_bias=to_whole(weights["hidden_bias"], ONE * HIDDEN_ONE, np.int32),
        output=to_whole(weights["output"], POINTS * (1 << OUTPUT_SHIFT) / ONE, np.int32),
        linear=to_whole(weights["linear"], POINTS, np.int16),
        constant=to_whole(weights["output_bias"], POINTS, np.int32),
    )


def save_net(net: KingOfSiamNet, path: Path) -> None:
    """Write a net to a file."""
    save_arrays(net._asdict(), path)


def load_net(path: Path, players: int) -> KingOfSiamNet:
    """Return the net of a file; raise ``ValueError`` if it is damaged or is none for this number of players."""
    arrays = load_arrays(path)
    if forms_of(arrays) != forms_of(_empty(count_rows(players), count_outputs(players))):
        raise ValueError(f"{path} holds no net of King of Siam for {players} players")
    return _read_only(KingOfSiamNet(**arrays))


def _empty(rows: int, outputs: int) -> Arrays:
    return {
        "rows": np.zeros((rows, WIDTH), np.int8),
        "row_bias": np.zeros(WIDTH, np.int16),
        "hidden": np.zeros((HIDDEN, WIDTH), np.int8),
        "hidden_bias": np.zeros(HIDDEN, np.int32),
        "output": np.zeros((outputs, HIDDEN), np.int32),
        "linear": np.zeros((rows, outputs), np.int16),
        "constant": np.zeros(outputs, np.int32),
    }


def _read_only(net: KingOfSiamNet) -> KingOfSiamNet:
    """Make the arrays of a net read-only, and return it: for a writable array Numba would compile the search again."""
    for array in net:
        array.flags.writeable = False
    return net


EMPTY_NET = _read_only(KingOfSiamNet(**_empty(0, 1)))
"""What a search gets that uses no net."""


@cache
def shipped_net(players: int) -> KingOfSiamNet:
    """Return the net of this package for a number of players; an empty one if there is none."""
    path = WEIGHTS_FOLDER / f"king_of_siam_{players}.npz"
    return load_net(path, players) if path.exists() else EMPTY_NET


@cache
def _usual_map() -> Vector:
    """Return the part of a state vector that describes the default map, on which nets are trained."""
    return empty_vector(2, load_map(DEFAULT_MAP))[k.HOME : k.FOLLOWERS]


def knows(net: KingOfSiamNet, vector: Vector) -> bool:
    """Return whether a net was trained for the map and the number of players of a position."""
    has_rows = len(net.rows) == count_rows(int(vector[k.PLAYERS]))
    return has_rows and np.array_equal(vector[k.HOME : k.FOLLOWERS], _usual_map())


MOST_ODDS = 8 * POINTS
"""The limit to which points are clipped."""
# Rounded, so that every machine gets the same numbers although the last digits of ``tanh`` and ``exp`` may differ.
_STEPS = 1 << 16
EXPECTED = np.round(np.tanh(np.arange(-MOST_ODDS, MOST_ODDS + 1) / (2 * POINTS)) * _STEPS) / _STEPS
"""The expected result for each number of points, from -1 to 1; the first entry is for ``-MOST_ODDS``."""
CHANCE = np.round(np.exp(np.arange(-2 * MOST_ODDS, 1) / POINTS) * (1 << 40))
"""A seat's chance to win relative to a seat that leads in points, by its distance; the last entry is for 0."""


# Each step casts numbers to 32 or 16 bits, in which they always fit, so that the compiler can vectorise the loops.


@large_kernel
def add_rows(net: KingOfSiamNet, inputs: Vector, count: int, sums: npt.NDArray[np.int16]) -> None:
    """Step 1: write the clipped sums of the rows of a position."""
    for i in range(WIDTH):
        sums[i] = net.row_bias[i]
    at = 0
    while at + 4 <= count:  # four rows at once, so that the sums are read and written less often
        a, b, c, d = inputs[at], inputs[at + 1], inputs[at + 2], inputs[at + 3]
        for i in range(WIDTH):
            two = np.int16(np.int16(net.rows[a, i]) + np.int16(net.rows[b, i]))
            more = np.int16(np.int16(net.rows[c, i]) + np.int16(net.rows[d, i]))
            sums[i] += np.int16(two + more)
        at += 4
    while at < count:
        row = inputs[at]
        for i in range(WIDTH):
            sums[i] += net.rows[row, i]
        at += 1
    for i in range(WIDTH):
        sums[i] = min(max(sums[i], 0), MOST_BYTE)


@large_kernel
def _add_hidden(net: KingOfSiamNet, sums: npt.NDArray[np.int16], units: npt.NDArray[np.int32]) -> None:
    """Step 2, before clipping."""
    for unit in range(HIDDEN):
        found = np.int32(net.hidden_bias[unit])
        for i in range(WIDTH):
            found = np.int32(found + np.int32(sums[i]) * np.int32(net.hidden[unit, i]))
        units[unit] = found


@large_kernel
def net_points(net: KingOfSiamNet, count: int, work: NetWork) -> None:
    """Write the outputs, in points, for a position with ``count`` inputs."""
    add_rows(net, work.inputs, count, work.sums)
    _add_hidden(net, work.sums, work.units)
    for output in range(len(net.constant)):
        total = 0
        for unit in range(HIDDEN):
            total += min(max(int(work.units[unit]) >> HIDDEN_SHIFT, 0), MOST_BYTE) * int(net.output[output, unit])
        points = int(net.constant[output]) + (total >> OUTPUT_SHIFT)
        for at in range(count):
            points += int(net.linear[work.inputs[at], output])
        work.points[output] = max(-MOST_SCORE, min(MOST_SCORE, points))


@large_kernel
def net_values(state: Vector, net: KingOfSiamNet, work: NetWork, values: Numbers) -> None:
    """Write the result that each seat can expect in a running position, from -1 to 1; 0 for seats without a player."""
    net_points(net, write_inputs(state, work.inputs), work)
    players, mover, points = state[k.PLAYERS], state[k.TO_MOVE], work.points
    if len(net.constant) == 1:
        worth = EXPECTED[max(-MOST_ODDS, min(MOST_ODDS, points[0])) + MOST_ODDS]
        for seat in range(k.MOST_PLAYERS):
            values[seat] = 0.0 if seat >= players else worth if (seat ^ mover) & 1 == 0 else -worth
        return
    most = max(points[0], points[1], points[2])
    total = 0.0
    for ahead in range(players):
        points[ahead] = max(-2 * MOST_ODDS, points[ahead] - most) + 2 * MOST_ODDS
        total += CHANCE[points[ahead]]
    for ahead in range(players):
        values[(mover + ahead) % players] = 2.0 * CHANCE[points[ahead]] / total - 1.0
    values[players] = 0.0
