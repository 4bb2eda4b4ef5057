"""The table of positions already searched, shared by threads without locks.

An entry is two words: the position's key XOR the data, and the data. In a half-written entry the key does not match,
so a reader ignores it (Robert Hyatt's scheme). Two entries share a bucket: the first keeps the deeper search, the
second the latest one. The data, from the lowest bit:

=====  =====================================================================
0-9    the best action plus one, 0 for none
10-25  the value plus 32,768; wins count their distance from this position
26-27  whether the value is exact, at least or at most the true one
28-35  the depth it was searched to
36-62  the generation of searches that wrote it
=====  =====================================================================
"""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel
from erawan.core.contract import STATE_TYPE, Vector

ENTRY_WORDS = 2
BUCKET_WORDS = 4
AT_MOST, AT_LEAST, EXACT = 1, 2, 3
VALUE_SHIFT, BOUND_SHIFT, DEPTH_SHIFT, GENERATION_SHIFT = 10, 26, 28, 36
VALUE_ZERO = 1 << 15
SMALLEST_MB = 1 / 1024


def make_table(megabytes: float) -> Vector:
    """Return an empty table of at most that many megabytes; the number of buckets is a power of two."""
    buckets = 1 << (max(1, int(megabytes * 2**20) // (8 * BUCKET_WORDS)).bit_length() - 1)
    return np.zeros(buckets * BUCKET_WORDS, STATE_TYPE)


@kernel
def find_bucket(table: Vector, key: int) -> int:
    """Return where the bucket of a key begins."""
    return ((key ^ (key >> 29)) & (len(table) // BUCKET_WORDS - 1)) * BUCKET_WORDS


@kernel
def look_up(table: Vector, key: int) -> int:
    """Return the data kept for a key, 0 if there is none."""
    bucket = find_bucket(table, key)
    data = table[bucket + 1]
    if table[bucket] ^ data == key:
        return data  # type: ignore[no-any-return]
    data = table[bucket + 3]
    if table[bucket + 2] ^ data == key:
        return data  # type: ignore[no-any-return]
    return 0


@kernel
def store(table: Vector, key: int, action: int, value: int, bound: int, depth: int, generation: int) -> None:
    """Store the result of a search under a key."""
    bucket = find_bucket(table, key)
    data = (
        (action + 1)
        | ((value + VALUE_ZERO) << VALUE_SHIFT)
        | (bound << BOUND_SHIFT)
        | (depth << DEPTH_SHIFT)
        | (generation << GENERATION_SHIFT)
    )
    kept = table[bucket + 1]
    is_same = table[bucket] ^ kept == key
    # The first entry gives way to its own position, to a deeper search and to any newer generation.
    if not is_same and kept >> GENERATION_SHIFT == generation and depth_of(kept) > depth:
        bucket += ENTRY_WORDS
    table[bucket] = key ^ data
    table[bucket + 1] = data


@kernel
def action_of(data: int) -> int:
    """Return the best action, -1 if none is known."""
    return (data & 1023) - 1


@kernel
def value_of(data: int) -> int:
    """Return the value as seen from the position itself."""
    return ((data >> VALUE_SHIFT) & 0xFFFF) - VALUE_ZERO


@kernel
def bound_of(data: int) -> int:
    """Return AT_MOST, AT_LEAST or EXACT."""
    return (data >> BOUND_SHIFT) & 3


@kernel
def depth_of(data: int) -> int:
    """Return the depth of the search behind the value."""
    return (data >> DEPTH_SHIFT) & 255
