"""Compact observations of Siam: 28 bytes that hold the same as the 300 numbers."""

from random import Random

import numpy as np

from erawan.core.contract import kernels_of
from erawan.games.siam.compact_features import OTHER_RESERVE, OWN_MOVE, OWN_RESERVE, SIZE, expand
from erawan.games.siam.state import Siam


def observed(state, side):
    """Return both observations of a position."""
    planes, compact = np.empty(300, np.float32), np.full(SIZE, 255, np.uint8)
    kernels_of(Siam.tag).observe(state.vector, side, planes)
    kernels_of(Siam.compact_tag).observe(state.vector, side, compact)
    return planes.reshape(12, 5, 5), compact


def test_bytes_and_planes_hold_the_same():
    chance, state, seen = Random(5), Siam().start(), []
    for _ in range(150):
        for side in range(2):
            planes, compact = observed(state, side)
            assert np.array_equal(expand(compact), planes)
            seen.append((planes, compact))
        state = state.play(chance.choice(state.turns()))
        if state.outcome is not None:
            state = Siam().start()
    planes, compact = (np.array(each) for each in zip(*seen, strict=True))
    assert np.array_equal(expand(compact), planes)
    assert set(np.unique(compact[:, :25])) == set(range(10))


def test_the_numbers_of_a_position():
    state = Siam().parse("5/5/1###1/5/S3w R")
    _, compact = observed(state, 1)
    assert compact[:5].tolist() == [7, 0, 0, 0, 4]  # their animal faces south, the own one west
    assert compact[10:15].tolist() == [0, 9, 9, 9, 0]
    assert (compact[OWN_RESERVE], compact[OTHER_RESERVE], compact[OWN_MOVE]) == (4, 4, 1)
    assert observed(state, 0)[1][OWN_MOVE] == 0


def test_all_other_sizes_and_kernels_are_siams():
    usual, compact = Siam.tag._asdict(), Siam.compact_tag._asdict()
    assert {**usual, "observation_size": SIZE} == compact
    ours, theirs = vars(kernels_of(Siam.compact_tag)), vars(kernels_of(Siam.tag))
    assert {name for name in ours if ours[name] is not theirs[name]} == {"observe"}
