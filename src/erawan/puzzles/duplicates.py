"""Near-duplicates: puzzles so similar that the solution of one gives away the solution of the other.

**Siam**: the boards differ on at most ``MOST_SQUARES`` squares, after one of them is turned, mirrored, or given to the
other side. So a few animals that play no part make no new puzzle.

**King of Siam**: the same number of players on the same map, and at most ``MOST_DIFFERENCES`` differences, counted from
the seat to move. A difference is one follower more or fewer in a province or court, one card more or fewer in a hand,
or another controller of a province. So a follower that stands in another province counts as two. Not counted are the
order of the tiles and of the latest cards, passes, King markers and the protected swap.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

import numpy as np
import numpy.typing as npt

import erawan
from erawan.core.contract import Vector
from erawan.core.state import State
from erawan.games.king_of_siam import layout as l
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.features import SYMMETRIES
from erawan.puzzles.puzzle import Puzzle

MOST_SQUARES = 4
MOST_DIFFERENCES = 3

Features = npt.NDArray[np.int64]


class KnownPuzzles:
    """An index of puzzles by their features, to find near-duplicates."""

    def __init__(self, puzzles: Iterable[Puzzle] = ()) -> None:
        self._features: dict[str, list[Features]] = defaultdict(list)
        self._names: dict[str, list[str]] = defaultdict(list)
        for puzzle in puzzles:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        """Add a puzzle."""
        group, features, _ = _look_at(puzzle)
        self._features[group].append(features)
        self._names[group].append(puzzle.name)

    def near(self, puzzle: Puzzle) -> str | None:
        """Return the name of a near-duplicate among the puzzles; None if there is none."""
        group, _, images = _look_at(puzzle)
        if not self._features[group]:
            return None
        known = np.array(self._features[group])
        most = MOST_SQUARES if puzzle.game == "siam" else 2 * MOST_DIFFERENCES
        for image in images:
            difference = (known != image) if puzzle.game == "siam" else abs(known - image)
            near = np.flatnonzero(difference.sum(axis=1) <= most)
            if len(near):
                return self._names[group][int(near[0])]
        return None


def near_duplicates(puzzles: Iterable[Puzzle]) -> Iterator[tuple[Puzzle, str]]:
    """Yield every puzzle that is a near-duplicate of an earlier one, with the name of that one."""
    known = KnownPuzzles()
    for puzzle in puzzles:
        earlier = known.near(puzzle)
        if earlier is not None:
            yield puzzle, earlier
        known.add(puzzle)


def _look_at(puzzle: Puzzle) -> tuple[str, Features, list[Features]]:
    """Return the group within which a puzzle is compared, its features, and those of all its images."""
    state = erawan.parse(puzzle.position)
    if puzzle.game == "siam":
        images = list(_siam_images(state.vector))
        return puzzle.game, images[0], images
    features = _king_of_siam_features(state)
    return puzzle.position.partition(" ")[0], features, [features]


def _siam_images(vector: Vector) -> Iterator[Features]:
    """Yield the board turned and mirrored in every way, with the animals of the side to move as elephants."""
    for symmetry in SYMMETRIES:
        board = symmetry.transform(vector)[k.BOARD : k.BOARD + sq.SQUARES]
        if vector[k.TO_MOVE] == 1:
            is_animal = (board != k.EMPTY) & (board != k.ROCK)
            board = np.where(is_animal, (board - k.ELEPHANT + 4) % 8 + k.ELEPHANT, board)
        yield board


def _king_of_siam_features(state: State) -> Features:
    """Return one vector: followers by province and by seat, cards by seat, and the controllers as one-hot vectors.

    Seats begin with the one to move.
    """
    vector, seats, mover = state.vector, state.game.seats, state.to_move - 1
    courts = vector[l.COURT : l.COURT + l.FACTIONS * seats].reshape(seats, l.FACTIONS)
    hands = vector[l.HAND : l.HAND + l.CARDS * seats].reshape(seats, l.CARDS)
    owners = vector[l.OWNER : l.OWNER + l.PROVINCES]
    # Two controllers differ in two entries of their one-hot vectors, each of which counts a half.
    controllers = np.eye(l.BRITISH + 1, dtype=np.int64)[owners]
    return np.concatenate(
        [
            2 * vector[l.FOLLOWERS : l.FOLLOWERS + l.FACTIONS * l.PROVINCES],
            2 * np.roll(courts, -mover, axis=0).ravel(),
            2 * np.roll(hands, -mover, axis=0).ravel(),
            controllers.ravel(),
        ]
    )
