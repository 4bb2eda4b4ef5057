"""The table returns stored entries, and nothing for other keys."""

import numpy as np

from erawan.search.siam import transposition_table as t


def test_a_stored_entry_can_be_looked_up():
    table = t.make_table(1)
    assert len(table) * 8 == 2**20
    for action, value, bound, depth in (
        (-1, -30_000, t.AT_MOST, 0),
        (499, 30_000, t.EXACT, 99),
        (0, -1, t.AT_LEAST, 3),
    ):
        for key in (5, -7, 2**62 + 12345, -(2**63)):
            t.store(table, key, action, value, bound, depth, 2**26)
            data = t.look_up(table, key)
            assert (t.action_of(data), t.value_of(data), t.bound_of(data), t.depth_of(data)) == (
                action,
                value,
                bound,
                depth,
            )
            assert t.look_up(table, key ^ 2**50) == 0


def test_deeper_searches_stay_until_a_newer_generation():
    table = t.make_table(t.SMALLEST_MB / 32)
    assert len(table) == t.BUCKET_WORDS
    t.store(table, 1, 10, 100, t.EXACT, 9, 1)
    t.store(table, 2, 20, 200, t.EXACT, 3, 1)
    assert t.action_of(t.look_up(table, 1)) == 10
    assert t.action_of(t.look_up(table, 2)) == 20
    t.store(table, 3, 30, 300, t.EXACT, 4, 1)
    assert t.look_up(table, 2) == 0
    t.store(table, 4, 40, 400, t.EXACT, 1, 2)
    assert t.look_up(table, 1) == 0
    assert t.action_of(t.look_up(table, 4)) == 40


def test_a_torn_entry_is_not_read():
    table = t.make_table(1)
    t.store(table, 77, 1, 5, t.EXACT, 2, 1)
    where = np.flatnonzero(table)
    table[where[1]] ^= 1 << 12
    assert t.look_up(table, 77) == 0
