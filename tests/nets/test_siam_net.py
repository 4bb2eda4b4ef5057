"""The net of Siam in integers: the same values as plain Python, and an error for a damaged file."""

from random import Random

import numpy as np
import pytest

from erawan.games.siam.state import Siam
from erawan.nets import siam_net as sn
from erawan.nets.siam_line_patterns import (
    BACKWARDS_OF,
    PATTERNS,
    PATTERNS_A_POSITION,
    RESERVES,
    ROW_OF,
    ROWS,
    line_indices,
)
from erawan.search.limits import Limits
from erawan.search.siam.engine import NET, EngineSettings, SiamEngine


def make_net(seed: int = 1) -> sn.SiamNet:
    chance = np.random.default_rng(seed)
    return sn.quantise(
        {
            "rows": chance.uniform(-0.4, 0.4, (ROWS, sn.WIDTH)),
            "row_bias": chance.uniform(0, 1, sn.WIDTH),
            "hidden": chance.uniform(-0.5, 0.5, (sn.HIDDEN, sn.WIDTH)),
            "hidden_bias": chance.uniform(0, 1, sn.HIDDEN),
            "output": chance.uniform(-1, 1, (1, sn.HIDDEN)),
            "linear": chance.uniform(-1, 1, (ROWS, 1)),
            "output_bias": chance.uniform(-1, 1, 1),
        }
    )


def random_positions(count: int) -> list[np.ndarray]:
    chance, found, state = Random(3), [], Siam().start()
    while len(found) < count:
        state = state.play(chance.choice(state.turns()))
        if state.outcome is not None:
            state = Siam().start()
        found.append(state.vector)
    return found


def plain_score(vector: np.ndarray, net: sn.SiamNet) -> int:
    """Compute the value as the docstring of the module describes it, in Python integers."""
    indices = np.empty(PATTERNS_A_POSITION, np.int64)
    line_indices(vector, indices)
    rows = [int(net.row_of[index]) for index in indices]
    first = [
        min(max(int(net.row_bias[i]) + sum(int(net.rows[row, i]) for row in rows), 0), 127) for i in range(sn.WIDTH)
    ]
    total = 0
    for unit in range(sn.HIDDEN):
        found = int(net.hidden_bias[unit]) + sum(
            value * int(weight) for value, weight in zip(first, net.hidden[unit], strict=True)
        )
        total += min(max(found >> sn.HIDDEN_SHIFT, 0), 127) * int(net.output[unit])
    points = int(net.constant[0]) + sum(int(net.linear[row]) for row in rows) + (total >> sn.OUTPUT_SHIFT)
    return max(-sn.MOST_SCORE, min(sn.MOST_SCORE, points))


def test_score_equals_plain_arithmetic():
    net = make_net()
    indices, sums = np.empty(PATTERNS_A_POSITION, np.int64), np.empty(sn.WIDTH, np.int16)
    values = set()
    for vector in random_positions(30):
        value = sn.net_score(vector, net, indices, sums)
        assert value == plain_score(vector, net)
        values.add(value)
    assert len(values) > 20


def test_line_and_its_mirror_image_share_a_row():
    assert ROWS == 49_572
    assert len(np.unique(ROW_OF)) == ROWS
    for pattern in (0, 1, 0o12345, 0o70214, 0o33333):
        kinds = [(pattern >> 3 * place) & 7 for place in range(5)]
        mirrored = sum(BACKWARDS_OF[kind] << 3 * (4 - place) for place, kind in enumerate(kinds))
        for first in range(0, RESERVES, PATTERNS):
            assert ROW_OF[first + pattern] == ROW_OF[first + mirrored]


def test_file_is_checked(tmp_path):
    net = make_net()
    path = tmp_path / "net.npz"
    sn.save_net(net, path)
    loaded = sn.load_net(path)
    assert all(np.array_equal(ours, theirs) for ours, theirs in zip(net, loaded, strict=True))
    with np.load(path) as file:
        arrays = dict(file)
    arrays["hidden"] = arrays["hidden"].copy()
    arrays["hidden"][3, 5] ^= 1
    np.savez_compressed(path, **arrays)
    with pytest.raises(ValueError, match="damaged"):
        sn.load_net(path)


def test_engine_plays_with_a_net():
    engine = SiamEngine(EngineSettings(table_mb=1.0), seed=1)
    state = Siam().start()
    classic = engine.think(state, Limits(nodes=500))
    engine.use_net(make_net())
    found = engine.think(state, Limits(nodes=500))
    again = engine.think(state, Limits(nodes=500))
    assert found.evaluation != classic.evaluation
    assert (found.lines, found.nodes) == (again.lines, again.nodes)


def test_package_brings_a_trained_net():
    assert sn.TRAINED_NET_FILE.stat().st_size <= 4_000_000
    net = sn.load_trained_net()
    assert not net.rows.flags.writeable
    found = SiamEngine(EngineSettings(table_mb=1.0, knowledge=NET), seed=1).think(Siam().start(), Limits(nodes=500))
    with_net = SiamEngine(EngineSettings(table_mb=1.0), seed=1)
    with_net.use_net(net)
    assert found.evaluation == with_net.think(Siam().start(), Limits(nodes=500)).evaluation
