"""Random numbers inside kernels: repeatable, even, and the published scheme."""

import numpy as np
import pytest

from erawan.core import chance as c


def stream(seed, below, count):
    chance = np.empty(c.CHANCE_SIZE, np.int64)
    c.seed_chance(chance, seed)
    return [int(c.draw(chance, below)) for _ in range(count)]


def test_one_seed_one_stream():
    assert stream(7, 1000, 20) == stream(7, 1000, 20)
    assert stream(7, 1000, 20) != stream(8, 1000, 20)
    assert stream(7, 1000, 20) != stream(7 + 2**32, 1000, 20)


def test_the_scheme_is_xoroshiro64_star():
    # The published recurrence on the same two words, in plain integers.
    chance = np.empty(c.CHANCE_SIZE, np.int64)
    c.seed_chance(chance, 42)
    s0, s1 = (int(word) for word in chance)
    for _ in range(50):
        expected = (s0 * 0x9E3779BB & c.MASK) * 1000 >> 32
        assert c.draw(chance, 1000) == expected
        s1 ^= s0
        s0 = ((s0 << 26 | s0 >> 6) & c.MASK) ^ s1 ^ (s1 << 9 & c.MASK)
        s1 = (s1 << 13 | s1 >> 19) & c.MASK


@pytest.mark.parametrize("below", [2, 57, 144])
def test_numbers_are_even(below):
    # Chi-square with fixed seeds; the bound is exceeded by chance once in a million.
    count = 200 * below
    found = np.bincount(stream(3, below, count), minlength=below)
    freedom = below - 1
    chi_square = ((found - 200) ** 2 / 200).sum()
    assert chi_square < freedom + 4.75 * (2 * freedom) ** 0.5 + 15


def test_numbers_stay_below():
    assert set(stream(1, 1, 50)) == {0}
    assert max(stream(1, 3, 500)) == 2


def test_a_generator_is_never_all_zeros(monkeypatch):
    chance = np.empty(c.CHANCE_SIZE, np.int64)
    for seed in range(2000):
        c.seed_chance(chance, seed)
        assert chance.any()
    if not hasattr(c.seed_chance, "py_func"):  # only where the JIT is off can the mixing be replaced
        monkeypatch.setattr(c, "_times", lambda word, factor: 0)
        c.seed_chance(chance, 0)
        assert chance.tolist() == [1, 0]
