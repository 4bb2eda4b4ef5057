"""The server's time: it follows a wall clock that jumps ahead, and does not go back with one that is set back."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from erawan.server.domain.clock import merge_spans
from erawan.server.domain.server_time import SMALLEST_JUMP_MS, ServerTime

HOUR_MS = 3_600_000
NOW = 1_800_000_000_000


class Machine:
    """A machine with a wall clock that tests set, and a monotonic clock."""

    def __init__(self):
        self.wall_ms = NOW
        self.monotonic_ms = 5000
        self.time = ServerTime(lambda: self.wall_ms, lambda: self.monotonic_ms)

    def wait(self, ms):
        self.wall_ms += ms
        self.monotonic_ms += ms


@pytest.fixture
def machine():
    return Machine()


def test_it_runs_with_the_wall_clock(machine):
    assert machine.time.now_ms() == NOW
    machine.wait(HOUR_MS)
    assert machine.time.now_ms() == NOW + HOUR_MS
    assert machine.time.follow_wall_clock() == 0


def test_it_follows_a_jump_ahead_only_when_asked(machine):
    machine.wall_ms += HOUR_MS
    assert machine.time.now_ms() == NOW
    assert machine.time.follow_wall_clock() == HOUR_MS
    assert machine.time.now_ms() == NOW + HOUR_MS
    assert machine.time.follow_wall_clock() == 0


def test_it_ignores_corrections_that_are_small(machine):
    machine.wall_ms += SMALLEST_JUMP_MS - 1
    assert machine.time.follow_wall_clock() == 0
    assert machine.time.now_ms() == NOW


def test_it_goes_on_when_the_wall_clock_is_set_back(machine):
    machine.wall_ms -= HOUR_MS
    assert machine.time.follow_wall_clock() == 0
    machine.wait(1000)
    assert machine.time.now_ms() == NOW + 1000
    assert machine.time.behind_wall_ms == -HOUR_MS


def test_it_continues_after_a_stored_time_that_lies_ahead(machine):
    assert machine.time.continue_after(NOW - HOUR_MS) == 0
    assert machine.time.now_ms() == NOW
    assert machine.time.continue_after(NOW + HOUR_MS) == HOUR_MS
    machine.wait(1000)
    assert machine.time.now_ms() == NOW + HOUR_MS + 1000


def test_the_time_of_the_database_takes_the_place_of_the_wall_clock(machine):
    machine.time.follow_database(NOW - HOUR_MS)
    assert machine.time.now_ms() == NOW - HOUR_MS, "before its first use it may go back"
    machine.wall_ms += HOUR_MS
    assert (machine.time.follow_wall_clock(), machine.time.behind_wall_ms) == (0, 0)
    machine.wait(1000)
    assert machine.time.now_ms() == NOW - HOUR_MS + 1000
    # Small differences are the time that the answer took; later the time never goes back.
    for database_ms in (NOW - HOUR_MS + 1000 + SMALLEST_JUMP_MS - 1, NOW - 2 * HOUR_MS):
        machine.time.follow_database(database_ms)
        assert machine.time.now_ms() == NOW - HOUR_MS + 1000
    machine.time.follow_database(NOW)
    assert machine.time.now_ms() == NOW


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 10)).map(lambda found: (found[0], sum(found)))))
def test_merged_spans_hold_the_same_time_once_and_in_order(spans):
    merged = merge_spans(spans)
    ends = [end for span in merged for end in span]
    assert ends == sorted(ends)
    assert all(first[1] < second[0] for first, second in pairwise(merged))
    covered = [{at for began, ended in found for at in range(began, ended)} for found in (spans, merged)]
    assert covered[0] == covered[1]
