"""The positions of one game. Only a few are kept in memory; the others are computed again when they are needed.

It keeps the start, every 64th position, and the latest ones. So a long game takes little memory, and any position is
at most 63 turns away from one that is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from erawan.core.state import State

CHECKPOINT_TURNS = 64
RECENT = 8
"""How many of the latest positions are kept: broadcasts and conditional turns need them."""


class PositionHistory(Sequence[State]):
    """Every position of a game, the present one last: number n is the position after n turns."""

    def __init__(self, start: State) -> None:
        self._turns: list[str] = []
        self._kept: dict[int, State] = {0: start}

    def append(self, turn: str, after: State) -> None:
        """Add the position after one more turn."""
        self._turns.append(turn)
        self._kept[len(self._turns)] = after
        outdated = len(self._turns) - RECENT
        if outdated % CHECKPOINT_TURNS:
            self._kept.pop(outdated, None)

    def truncate(self, ply: int) -> None:
        """Remove the positions after the first ``ply`` turns."""
        present = self[ply]
        del self._turns[ply:]
        self._kept = {at: state for at, state in self._kept.items() if at < ply}
        self._kept[ply] = present

    def copy(self) -> PositionHistory:
        """Return the same positions; another thread may read them while this history grows."""
        found = PositionHistory(self._kept[0])
        found._turns = self._turns.copy()
        found._kept = self._kept.copy()
        return found

    @property
    def kept_count(self) -> int:
        """The number of positions in memory."""
        return len(self._kept)

    def __len__(self) -> int:
        return len(self._turns) + 1

    @overload
    def __getitem__(self, index: int) -> State: ...

    @overload
    def __getitem__(self, index: slice) -> list[State]: ...

    def __getitem__(self, index: int | slice) -> State | list[State]:
        if isinstance(index, slice):
            return list(self)[index]
        ply = range(len(self))[index]
        if ply in self._kept:
            return self._kept[ply]
        return next(self.since(ply))

    def __iter__(self) -> Iterator[State]:
        return self.since(0)

    def since(self, ply: int) -> Iterator[State]:
        """Yield the position after ``ply`` turns and all later ones, each played at most once."""
        at = ply
        while at not in self._kept:
            at -= 1
        state = self._kept[at]
        while at < ply:
            state = state.play(self._turns[at])
            at += 1
        yield state
        for turn in self._turns[at:]:
            at += 1
            state = self._kept.get(at) or state.play(turn)
            yield state
