"""The keys of the positions that a game has gone through, shared by all states of one line of play.

A draw by repetition depends on every position so far. Were each state to own its keys, a game of n turns would take
n² / 2 of them. So the states of a line share one array: each knows how many keys from the front are its own. The state
that owns all of them may add the next key at the end. When another turn is played from an earlier state, its keys are
copied first. Nothing that a state owns ever changes, so states stay immutable.
"""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel
from erawan.core.contract import STATE_TYPE, Vector

# Room that a full array gets: half of its length, and at least this.
LEAST_ROOM = 8


@kernel
def add_key(keys: Vector, count: int, position_key: int) -> int:
    """Write a key behind the first ``count`` keys; return how often it is among them, this time included."""
    occurrences = 1
    for i in range(count):
        occurrences += keys[i] == position_key
    keys[count] = position_key
    return occurrences


class RepetitionKeys:
    """The first ``count`` keys of an array, which other states of the same line of play may share."""

    __slots__ = ("_count", "_next_places", "_shared")

    def __init__(self, shared: Vector, count: int, next_places: list[int]) -> None:
        self._shared = shared
        self._count = count
        self._next_places = next_places
        """A list with one number: the first place of the shared array that no state owns. Empty while a state takes it.

        ``pop`` is one step of the interpreter, so two threads never get the same place.
        """

    @classmethod
    def of_array(cls, keys: Vector) -> RepetitionKeys:
        """Return the keys of an array, which nothing else may change."""
        return cls(keys, len(keys), [len(keys)])

    @property
    def array(self) -> Vector:
        """The keys: int64[count]. The array is shared: do not change it."""
        return self._shared[: self._count]

    def add(self, position_key: int) -> tuple[RepetitionKeys, int]:
        """Return new keys with one more, and how often that one is among them; this object does not change."""
        shared, places = self._take_place()
        occurrences = add_key(shared, self._count, position_key)
        places.append(self._count + 1)
        return RepetitionKeys(shared, self._count + 1, places), int(occurrences)

    def _take_place(self) -> tuple[Vector, list[int]]:
        """Return an array with a free place behind these keys, and the list for its next free place."""
        if self._count == len(self._shared):
            return self._copy(max(LEAST_ROOM, self._count // 2)), []
        try:
            place = self._next_places.pop()
        except IndexError:
            # Another thread is adding a key.
            return self._copy(1), []
        if place == self._count:
            return self._shared, self._next_places
        # Another state of the line has taken the place behind these keys.
        self._next_places.append(place)
        return self._copy(1), []

    def _copy(self, room: int) -> Vector:
        """Return a copy of these keys in an array with ``room`` free places."""
        copied = np.empty(self._count + room, STATE_TYPE)
        copied[: self._count] = self.array
        return copied
